"""What must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from .components import (
    ALL_CARDS,
    ALL_MOONS,
    BONUS_MAX,
    BONUS_UNIT,
    CLERGY,
    CLERGY_COUNT,
    CLERGY_TOTAL,
    CORN,
    CORN_PER_MOON,
    DAILY,
    DISTRICT_KIND,
    DISTRICTS,
    FIRST_DAY,
    GOODS,
    INCAS,
    LAST_DAY,
    PRODUCT,
    PRODUCTION,
    SLOTS,
    START_CARDS,
    STOCK,
    SUMMIT,
    TILES_TO_END_DAY,
    WORKERS_OF,
)
from .decisions.day import MoonNight, ServiceNight, Turn
from .decisions.people import ServiceReward
from .decisions.trail import GiveBack
from .redeal import places
from .state import CLERGY_COMPLETE, CONQUEST, DECK_EMPTY, PLAYING, UNLIMITED, State


def invariants(state: State) -> Iterator[str]:
    """A sentence for each invariant that does not hold."""
    yield from _goods(state)
    yield from _pieces(state)
    yield from _cards(state)
    yield from _time(state)
    yield from _ending(state)


def _goods(state: State) -> Iterator[str]:
    for good, name in enumerate(GOODS):
        limited = state.corn_limited if good == CORN else state.goods_limited
        total = state.bank[good] + state.market[good]
        total += sum(player.goods[good] for player in state.players)
        for district in range(DAILY):
            if DISTRICT_KIND[district] == PRODUCTION and PRODUCT[WORKERS_OF[district]] == good:
                total += state.bonus[district] * BONUS_UNIT[district]
        if good == CORN:
            total += state.time_corn
        if total != STOCK[good] + (0 if limited else UNLIMITED):
            yield f"there are {total} pieces of {name} in all"
        if state.bank[good] < 0 or any(player.goods[good] < 0 for player in state.players):
            yield f"somebody has fewer than no {name}"
        if not 0 <= state.market[good] <= SLOTS:
            yield f"the market has {state.market[good]} pieces of {name}"
    for district, units in enumerate(state.bonus):
        if not 0 <= units <= BONUS_MAX[district]:
            yield f"{DISTRICTS[district]} has {units} bonus units"


def _pieces(state: State) -> Iterator[str]:
    incas = INCAS[len(state.players)]
    for seat, player in enumerate(state.players):
        if player.supply + player.sundial + sum(player.incas) != incas:
            yield f"seat {seat} does not have {incas} discs"
        if min(player.supply, player.sundial, *player.incas, *player.clergy) < 0:
            yield f"seat {seat} has fewer than no pieces"
        if not 0 <= player.scout < SUMMIT:
            yield f"the scout of seat {seat} is on field {player.scout}"
    for kind, name in enumerate(CLERGY):
        owned = sum(player.clergy[kind] for player in state.players)
        if owned != state.taken[kind] or not 0 <= owned <= CLERGY_COUNT[kind]:
            yield f"{owned} tiles of {name} are owned and {state.taken[kind]} are taken"
    moons = state.moons
    for player in state.players:
        if moons & player.moons:
            yield "a moon tile is in two places"
        moons |= player.moons
    if moons != ALL_MOONS:
        yield "a moon tile is missing"


def _cards(state: State) -> Iterator[str]:
    deck = sum(1 << card for card in [*state.pool, *state.row])
    seen = deck
    for player in state.players:
        if seen & player.hand:
            yield "a card is in two places"
        seen |= player.hand
    if seen != ALL_CARDS or deck.bit_count() != state.deck_size():
        yield "a card is missing or there twice"
    if len(state.givers) != len(state.row):
        yield "the row under the deck has places that are nobody's"
    place_of = places(state)
    drawing = state.frames[-1] if state.frames else None
    for seat, player in enumerate(state.players):
        drawn = player.hand.bit_count() - START_CARDS
        if isinstance(drawing, GiveBack) and drawing.seat == seat:
            drawn -= drawing.left
        if drawn < 0:
            yield f"seat {seat} holds too few cards"
        if len(player.knows) != 1 + len(state.players) + len(state.row):
            yield f"seat {seat} knows of other places than there are"
        elif any(not player.knows[place] >> card & 1 for card, place in enumerate(place_of)):
            yield f"seat {seat} rules out a place where a card is"


def _time(state: State) -> Iterator[str]:
    seats = len(state.players)
    top = state.frames[-1] if state.frames else None
    night = any(isinstance(frame, (MoonNight, ServiceNight)) for frame in state.frames)
    if not FIRST_DAY[seats] <= state.day <= LAST_DAY:
        yield f"it is day {state.day}"
    nights = LAST_DAY - state.day - night
    if state.frames and state.time_corn != CORN_PER_MOON * nights:
        yield f"{state.time_corn} corn lies on the time track with {nights} nights to come"
    taken = sum(player.moons.bit_count() for player in state.players)
    if taken > TILES_TO_END_DAY + seats - 1:
        yield f"{taken} moon tiles are taken"
    # A game that ends in the night has no frames left to say so, and no tile has to be put back.
    by_day = state.frames and not night and state.day < LAST_DAY
    if by_day and (state.sun >= 0) != (taken >= TILES_TO_END_DAY):
        yield f"{taken} moon tiles are taken and the sun tile is with {state.sun}"
    due = any(any(player.pending) for player in state.players)
    if due != state.rewards_due or (due and isinstance(top, Turn)):
        yield "trail rewards are due at the wrong time"
    if state.turn == 1 and isinstance(top, Turn) and any(p.sundial for p in state.players):
        yield "an Inca is still on the sundial in the morning"
    if isinstance(top, ServiceReward) and not (night or state.day == LAST_DAY):
        yield "the sundial pays by day"


def _ending(state: State) -> Iterator[str]:
    complete = sum(state.taken) == CLERGY_TOTAL
    empty = not state.deck_size()
    if state.frames:
        if state.ending != PLAYING:
            yield "the game is over and goes on"
    elif state.ending == PLAYING:
        yield "the game stopped without an ending"
    elif state.ending == CONQUEST and (complete or empty or state.day != LAST_DAY):
        yield "the city was conquered although it was saved"
    elif state.ending == CLERGY_COMPLETE and not complete:
        yield "the city was saved without its clergy"
    elif state.ending == DECK_EMPTY and not empty:
        yield "the city was saved with cards in the deck"
