"""The six locations: what the bidders get there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import HUT, HUT_OR_DIE, PLACE_FIRST, WHO_PLACES_FIRST
from ..components import BREWERY as BREWERY_LOCATION
from ..components import (
    BREWERY_FIRST,
    BREWERY_ITEM,
    BREWERY_SECOND,
    COURT_ITEM,
    DECK_IDS,
    DOUBLE_PLACEMENT_MARGIN,
    FIGURE_IDS,
    LARGE,
    LAST_MARKER_PLACED,
    LAST_ROUND_POINTS,
    LOCATION_IDS,
    LOWEST_AT_BREWERY,
    LOWEST_ITEM,
    NO_CARD,
    NOBODY,
    OLD_MAN_ITEM,
    PLANTATIONS,
    PLANTATIONS_ITEM,
    PYRAMID,
    PYRAMID_FULL,
    ROW_ENDS,
    ROW_OF_SPACE,
    ROW_POINTS,
    ROWS_ITEM,
    SMALL,
    SPACES,
    TEMPLE,
    TEMPLE_ITEM,
    TEMPLE_POINTS,
    VILLAGE,
)
from ..events import (
    BidsRanked,
    CardsBoxed,
    CardTaken,
    DieTaken,
    FigureTaken,
    HutBuilt,
    MarkerPlaced,
    RowFilled,
)
from ..scoring import add_points, ranking, set_last_round, tie_order, ties
from ..state import State


@dataclass(slots=True)
class Resolve(Frame):
    """Rank the bids at the location once, then give out what there is."""

    location: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        location = self.location
        order = ranking(state)
        if events is not None:
            events.tell(BidsRanked(LOCATION_IDS[location], list(order), ties(state, order)))
        state.frames.pop()
        if location == TEMPLE:
            temple(state, order, events)
        elif location == PLANTATIONS:
            plantations(state, order, events)
        elif location == VILLAGE:
            state.frames.append(Village(order[0], order[1]))
        elif location == PYRAMID:
            pyramid(state, order, events)
        elif location == BREWERY_LOCATION:
            brewery(state, order, events)
        else:
            court(state, order, events)
        return False


# ---- 1 ----------------------------------------------------------------------------------------


def temple(state: State, order: list[int], events: EventLog | None) -> None:
    """The highest bidder takes Chocolatl and a point, the lowest takes the old man."""
    first, lowest = order[0], order[-1]
    if events is not None:
        events.tell(FigureTaken(FIGURE_IDS[0], first, _holder(state.chocolatl)))
    state.chocolatl = first
    add_points(state, first, TEMPLE_POINTS, TEMPLE_ITEM, events)
    if events is not None:
        events.tell(FigureTaken(FIGURE_IDS[1], lowest, _holder(state.old_man)))
    state.old_man = lowest
    add_points(state, lowest, state.old_man_immediate_points, OLD_MAN_ITEM, events)


def _holder(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ---- 2 ----------------------------------------------------------------------------------------


def plantations(state: State, order: list[int], events: EventLog | None) -> None:
    """The three highest bidders harvest the highest, the middle and the lowest white die."""
    for seat, pips in zip(order, state.white_dice, strict=False):
        add_points(state, seat, pips, PLANTATIONS_ITEM, events)


# ---- 3 ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Village(Frame):
    """The highest bidder builds a hut or takes the black die, the second gets the other."""

    first: int
    second: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.first]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return HUT_OR_DIE

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        state.frames.pop()
        if action is HUT:
            build_hut(state, self.first, events)
            take_die(state, self.second, events)
        else:
            take_die(state, self.first, events)
            build_hut(state, self.second, events)


def build_hut(state: State, seat: int, events: EventLog | None) -> None:
    """A marker on the next free site, and a bonus tile for the rest of the game."""
    player = state.players[seat]
    player.markers -= 1
    player.tiles += 1
    state.huts.append(seat)
    if events is not None:
        events.tell(HutBuilt(seat, len(state.huts), player.tiles))
    if player.markers == 0:
        set_last_round(state, LAST_MARKER_PLACED, events)


def take_die(state: State, seat: int, events: EventLog | None) -> None:
    """The black die of this round; it may be used from the next location on."""
    player = state.players[seat]
    player.dice += 1
    state.die_on_board = False
    if events is not None:
        events.tell(DieTaken(seat, player.dice))


# ---- 4 ----------------------------------------------------------------------------------------


def pyramid(state: State, order: list[int], events: EventLog | None) -> None:
    """Two markers: both of the highest bidder if clearly ahead, else one each of the first two.

    Who places first can only matter where the row has one space left.
    """
    first, second = order[0], order[1]
    if state.bids[first] - state.bids[second] >= DOUBLE_PLACEMENT_MARGIN:
        place_marker(state, first, events)
        place_marker(state, first, events)
    elif len(state.pyramid) + 1 in ROW_ENDS:
        state.frames.append(FirstPlacer(first, second))
    else:
        place_marker(state, first, events)
        place_marker(state, second, events)


@dataclass(slots=True)
class FirstPlacer(Frame):
    """The highest bidder says who fills the row and who begins the next."""

    first: int
    second: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.first]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return WHO_PLACES_FIRST

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        state.frames.pop()
        if action is PLACE_FIRST:
            place_marker(state, self.first, events)
            place_marker(state, self.second, events)
        else:
            place_marker(state, self.second, events)
            place_marker(state, self.first, events)


def place_marker(state: State, seat: int, events: EventLog | None) -> None:
    """The next space from the bottom; a full row pays the player with most markers in it.

    Whoever has no marker left places a substitute, which counts as their own.
    """
    player = state.players[seat]
    space = len(state.pyramid)
    row = ROW_OF_SPACE[space]
    substitute = player.markers == 0
    state.pyramid.append(seat)
    if events is not None:
        events.tell(MarkerPlaced(seat, row + 1, space + 1, substitute))
    if substitute:
        player.substitutes += 1
    else:
        player.markers -= 1
        if player.markers == 0:
            set_last_round(state, LAST_MARKER_PLACED, events)
    if space + 1 == ROW_ENDS[row]:
        fill_row(state, row, events)
    if space + 1 == SPACES:
        set_last_round(state, PYRAMID_FULL, events)


def fill_row(state: State, row: int, events: EventLog | None) -> None:
    """One player scores a row: most markers in it, ties as in bids."""
    markers = [seat for space, seat in enumerate(state.pyramid) if ROW_OF_SPACE[space] == row]
    winner = max(tie_order(state), key=markers.count)  # of equals the first in the order of ties
    state.row_winners.append(winner)
    if events is not None:
        events.tell(RowFilled(row + 1, winner, ROW_POINTS[row]))
    add_points(state, winner, ROW_POINTS[row], ROWS_ITEM, events)


# ---- 5 ----------------------------------------------------------------------------------------


def brewery(state: State, order: list[int], events: EventLog | None) -> None:
    """The first two get the points of the round, then the lowest bidder loses some."""
    add_points(state, order[0], BREWERY_FIRST[state.round], BREWERY_ITEM, events)
    add_points(state, order[1], BREWERY_SECOND[state.round], BREWERY_ITEM, events)
    add_points(state, order[-1], LOWEST_AT_BREWERY, LOWEST_ITEM, events)


# ---- 6 ----------------------------------------------------------------------------------------


def court(state: State, order: list[int], events: EventLog | None) -> None:
    """The first two take the open cards, the higher first; in the last round points instead."""
    if state.endings:
        box = [card for card in state.open_cards if card != NO_CARD]
        if box:
            state.box += box
            if events is not None:
                events.tell(CardsBoxed(box))
        state.open_cards = [NO_CARD, NO_CARD]
        for seat, points in zip(order, LAST_ROUND_POINTS, strict=False):
            add_points(state, seat, points, COURT_ITEM, events)
        return
    higher = LARGE if state.open_cards[LARGE] >= state.open_cards[SMALL] else SMALL
    exchange(state, order[0], higher, events)
    exchange(state, order[1], LARGE + SMALL - higher, events)


def exchange(state: State, seat: int, deck: int, events: EventLog | None) -> None:
    """Take the open card of a deck, then give up the lowest of all, of equals the old one."""
    player = state.players[seat]
    card = state.open_cards[deck]
    state.open_cards[deck] = NO_CARD
    player.taken.append(card)
    overview = player.overview
    lowest = min(overview)
    given_up = lowest if lowest <= card else card
    if given_up == lowest:
        # The new card will be taken into the hand with the others at the end of the round.
        overview[overview.index(lowest)] = card
    player.given_up.append(given_up)
    if events is not None:
        events.tell(CardTaken(seat, DECK_IDS[deck], card, given_up))
