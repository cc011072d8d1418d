"""What must be true in every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .components import (
    BLACK_DICE,
    COURT,
    DECKS,
    DIE_ITEM,
    HAND_SIZE,
    LOWEST_FIELD,
    MARKER_STONES,
    NO_CARD,
    NOBODY,
    OWN_MARKERS_ITEM,
    PYRAMID,
    ROUNDS,
    ROW_ENDS,
    START_CARDS,
    TEMPLE,
    VILLAGE,
)
from .decisions.locations import FirstPlacer, Village
from .state import State


def invariants(state: State) -> Iterator[str]:
    """A sentence for each thing that should never be so."""
    yield from _cards(state)
    yield from _pieces(state)
    yield from _score_track(state)
    yield from _round(state)


def _cards(state: State) -> Iterator[str]:
    improvements = Counter(state.box)
    for seat, player in enumerate(state.players):
        laid = [value for value in player.overview if value != NO_CARD]
        offered = [] if player.offering == NO_CARD else [player.offering]
        if len(player.hand) + len(laid) != HAND_SIZE + 1 - len(offered):
            yield f"seat {seat} has {len(player.hand)} cards in hand and {len(laid)} laid"
        if player.hand != sorted(player.hand):
            yield f"the hand of seat {seat} is not sorted: {player.hand}"
        own = Counter(player.hand) + Counter(laid) + Counter(offered) + Counter(player.given_up)
        if own != Counter(START_CARDS) + Counter(player.taken):
            yield f"seat {seat} has lost or gained cards: {sorted(own.elements())}"
        if len(player.taken) != len(player.given_up):
            yield f"seat {seat} took {len(player.taken)} and gave up {len(player.given_up)} cards"
        improvements.update(player.taken)
    for deck, card in zip(state.decks, state.open_cards, strict=True):
        improvements.update(deck)
        if card != NO_CARD:
            improvements[card] += 1
    if improvements != Counter(DECKS[0]) + Counter(DECKS[1]):
        yield f"the improvement cards are {sorted(improvements.elements())}"


def _pieces(state: State) -> Iterator[str]:
    held = sum(player.dice for player in state.players)
    if state.dice_supply + state.die_on_board + held != BLACK_DICE:
        yield f"black dice: {state.dice_supply} in the supply and {held} held"
    for seat, player in enumerate(state.players):
        in_pyramid = state.pyramid.count(seat) - player.substitutes
        if player.markers + state.huts.count(seat) + in_pyramid != MARKER_STONES:
            yield f"seat {seat} has lost or gained markers"
        if player.substitutes and (player.markers or not state.endings or player.substitutes > 2):
            yield f"seat {seat} uses {player.substitutes} substitutes without need"
        if player.tiles != state.huts.count(seat):
            yield f"seat {seat} has {player.tiles} tiles for {state.huts.count(seat)} huts"
    if len(state.row_winners) != sum(len(state.pyramid) >= end for end in ROW_ENDS):
        yield f"{len(state.row_winners)} rows are paid, with {len(state.pyramid)} markers"
    begin = 0
    for winner, end in zip(state.row_winners, ROW_ENDS, strict=False):
        if winner not in state.pyramid[begin:end]:
            yield f"seat {winner} was paid for a row without a marker of its own"
        begin = end


def _score_track(state: State) -> Iterator[str]:
    if sorted(state.discs) != list(range(len(state.players))):
        yield f"the discs are {state.discs}"
    for seat, player in enumerate(state.players):
        on_track = sum(player.points[:OWN_MARKERS_ITEM])
        if on_track != state.scores[seat]:
            yield f"seat {seat} stands on {state.scores[seat]}, its items say {on_track}"
        if state.scores[seat] < LOWEST_FIELD and not state.allow_negative_scores:
            yield f"seat {seat} stands below field {LOWEST_FIELD}"
        if state.frames and any(player.points[OWN_MARKERS_ITEM : DIE_ITEM + 1]):
            yield f"seat {seat} has final points before the end"


def _round(state: State) -> Iterator[str]:
    """Each round gives out one hut and one die and places two markers."""
    if not 0 <= state.round <= ROUNDS:
        yield f"the round is {state.round}"
    top = state.frames[-1] if state.frames else None
    done = COURT if top is None else state.face_up
    village_open = isinstance(top, Village) or (done == VILLAGE and state.die_on_board)
    visited = done > VILLAGE or (done == VILLAGE and not village_open)
    huts = state.round - (0 if visited or not state.round else 1)
    if len(state.huts) != huts:
        yield f"{len(state.huts)} huts stand in round {state.round}"
    if state.die_on_board == visited and state.round:
        yield "the black die of the round is where it should not be"
    placed = done > PYRAMID or (done == PYRAMID and len(state.pyramid) == 2 * state.round)
    if len(state.pyramid) != 2 * (state.round - (0 if placed or not state.round else 1)):
        yield f"{len(state.pyramid)} markers stand in the pyramid in round {state.round}"
    if isinstance(top, FirstPlacer) and len(state.pyramid) + 1 not in ROW_ENDS:
        yield "somebody is asked who places first though it cannot matter"
    holders = {state.chocolatl, state.old_man}
    taken = state.round > 1 or state.face_up > TEMPLE
    if taken and (NOBODY in holders or len(holders) == 1):
        yield f"Chocolatl is with {state.chocolatl}, the old man with {state.old_man}"
    if state.endings and len(set(state.endings)) != len(state.endings):
        yield f"a reason for the end is counted twice: {state.endings}"
