"""Discs, ranks and points."""

from __future__ import annotations

from itertools import pairwise

from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.outcome import Outcome
from tawantin.kernel.outcome import rank as rank_players

from .components import (
    BLACK_DIE,
    DIE_ITEM,
    END_MARK,
    HIGHEST_OFFERING_ITEM,
    HOLDS_CHOCOLATL_ITEM,
    HOLDS_OLD_MAN_ITEM,
    ITEM_IDS,
    LOWEST_FIELD,
    MAJORITY_ITEM,
    NO_CARD,
    NOBODY,
    OFFERING_ITEM,
    OWN_MARKERS_ITEM,
    POINTS_FOR_CHOCOLATL,
    POINTS_FOR_HIGHEST_OFFERING,
    POINTS_FOR_MAJORITY,
    POINTS_FOR_OLD_MAN,
    POINTS_PER_MARKER,
    SCORE_REACHED,
)
from .events import DiscMoved, FinalDieRolled, FinalScore, LastRoundSet, OfferingsRevealed, Tie
from .state import State


def add_points(state: State, seat: int, change: int, item: int, events: EventLog | None) -> None:
    """Move a disc. It comes to lie on top of the discs on its new field."""
    old = state.scores[seat]
    new = old + change
    if new < LOWEST_FIELD and not state.allow_negative_scores:
        new = LOWEST_FIELD
    if new == old:
        return
    state.scores[seat] = new
    state.discs.remove(seat)
    state.discs.append(seat)
    state.players[seat].points[item] += new - old
    if events is not None:
        events.tell(DiscMoved(seat, ITEM_IDS[item], old, new, new - old))
    if new >= END_MARK:
        set_last_round(state, SCORE_REACHED, events)


def set_last_round(state: State, ending: str, events: EventLog | None) -> None:
    """Note a reason why this round is the last one; it stays so, whatever happens."""
    if ending not in state.endings:
        state.endings.append(ending)
        if events is not None:
            events.tell(LastRoundSet(ending))


def tie_order(state: State) -> list[int]:
    """All seats, the winner of ties first.

    The holder of Chocolatl wins every tie, then the disc further back, then the one higher up.
    """
    order = state.discs[::-1]
    order.sort(key=state.scores.__getitem__)
    if state.chocolatl != NOBODY:
        order.remove(state.chocolatl)
        order.insert(0, state.chocolatl)
    return order


def ranking(state: State) -> list[int]:
    """All seats by their bids, the highest bidder first."""
    order = tie_order(state)
    order.sort(key=state.bids.__getitem__, reverse=True)  # a stable sort: ties stay in order
    return order


def ties(state: State, order: list[int]) -> list[Tie]:
    """Who is ahead of an equal bid in a ranking, and by what."""
    equals = []
    for ahead, behind in pairwise(order):
        if state.bids[ahead] != state.bids[behind]:
            continue
        by = "higher_up"
        if ahead == state.chocolatl:
            by = "chocolatl"
        elif state.scores[ahead] < state.scores[behind]:
            by = "further_back"
        equals.append(Tie(ahead, behind, by))
    return equals


def stack(state: State, field: int) -> list[int]:
    """The discs on a field of the score track, from bottom to top."""
    return [seat for seat in state.discs if state.scores[seat] == field]


def _open_points(state: State, seat: int) -> dict[int, int]:
    """By item, what everybody can see that the end will bring a seat, if nothing changes."""
    markers = [state.pyramid.count(other) for other in range(len(state.players))]
    items = {OWN_MARKERS_ITEM: POINTS_PER_MARKER * markers[seat]}
    if markers[seat] == max(markers) > 0:
        items[MAJORITY_ITEM] = POINTS_FOR_MAJORITY
    if seat == state.chocolatl:
        items[HOLDS_CHOCOLATL_ITEM] = POINTS_FOR_CHOCOLATL
    if seat == state.old_man:
        items[HOLDS_OLD_MAN_ITEM] = POINTS_FOR_OLD_MAN
    return items


def to_come(state: State, viewer: int | None) -> list[dict[str, int]]:
    """By seat, what the end would add now: figures and pyramid, and of one's own the offering."""
    by_seat = []
    for seat, player in enumerate(state.players):
        items = _open_points(state, seat)
        if seat == viewer and player.offering != NO_CARD:
            items[OFFERING_ITEM] = player.offering
        by_seat.append({ITEM_IDS[item]: points for item, points in items.items() if points})
    return by_seat


def final_scoring(state: State, chance: Chance, events: EventLog | None) -> None:
    """Turn the offerings up and book the points of the end; discs need not be moved for them."""
    players = state.players
    offerings = [player.offering for player in players]
    if events is not None:
        events.reveal()
        events.tell(OfferingsRevealed(offerings))
    for seat, player in enumerate(players):
        points = player.points
        for item, gained in _open_points(state, seat).items():
            points[item] = gained
        points[OFFERING_ITEM] = player.offering
        if player.offering == max(offerings):
            points[HIGHEST_OFFERING_ITEM] = POINTS_FOR_HIGHEST_OFFERING
        if player.dice:
            pips = BLACK_DIE[chance.pick(len(BLACK_DIE))]
            player.dice -= 1
            state.dice_supply += 1
            points[DIE_ITEM] = pips
            if events is not None:
                events.tell(FinalDieRolled(seat, pips))
    if events is not None:
        for seat, items in enumerate(itemised(state)):
            shown = {item: value for item, value in items.items() if value}
            events.tell(FinalScore(seat, shown, sum(items.values())))


def itemised(state: State) -> list[dict[str, int]]:
    """By seat, where the points so far came from."""
    return [dict(zip(ITEM_IDS, player.points, strict=True)) for player in state.players]


def scores(state: State) -> list[int]:
    """By seat, the points so far: the score track, and at the end the final scoring with it."""
    return [sum(player.points) for player in state.players]


def outcome(state: State) -> Outcome:
    """Most points win; a tie is for the higher offering, then it is shared."""
    offerings = [[player.offering] for player in state.players]
    return rank_players(itemised(state), offerings, state.endings[0])
