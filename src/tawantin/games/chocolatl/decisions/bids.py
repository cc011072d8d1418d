"""The bids: three ways to lay twelve cards at six locations, two at each.

All players lay their cards at the same time and in secret. A bid is made in small steps, in the
order of the locations; where a hand leaves no choice the step is done by itself. A player has
finished with the last step, and nothing is shown before everybody has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import SimultaneousFrame

from ..actions import FIRST, SECOND, first_cards, pair_bids, pair_of, second_cards
from ..components import COURT, HAND_SIZE, LOCATION_IDS, NO_CARD
from ..events import CardsLaid, FirstCardsOpened
from ..state import Player, State
from .seats import EVERYBODY, SEATS


@dataclass(slots=True)
class Bids(SimultaneousFrame):
    """What the simultaneous bids have in common."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if not state.deciding:
            state.deciding = EVERYBODY[len(state.players)]
        return True

    def actors(self, state: State) -> tuple[int, ...]:
        return SEATS[state.deciding]


def finish(state: State, seat: int) -> bool:
    """The seat has finished its bid; True if it was the last one."""
    state.deciding &= ~(1 << seat)
    if state.deciding:
        return False
    state.frames.pop()
    return True


@dataclass(slots=True)
class BidAll(Bids):
    """Red: all twelve cards at once."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        hand = state.players[seat].hand
        return pair_bids(next_pair(hand), hand)

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        low, high = pair_of(action)
        lay_pair(state, seat, low, high, events)
        hand = state.players[seat].hand
        if len(hand) == 2:
            lay_pair(state, seat, hand[0], hand[1], events)
            finish(state, seat)


@dataclass(slots=True)
class BidLocation(Bids):
    """Gold: two cards for this location alone."""

    location: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self.location < COURT:
            return Bids.run(self, state, chance, events)
        for seat, player in enumerate(state.players):
            low, high = player.hand
            lay_pair(state, seat, low, high, events)
        state.frames.pop()
        return False

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return pair_bids(self.location, state.players[seat].hand)

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        low, high = pair_of(action)
        lay_pair(state, seat, low, high, events)
        finish(state, seat)


@dataclass(slots=True)
class BidFirst(Bids):
    """Green: one card at every location; when all have done so, these are turned up."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        hand = state.players[seat].hand
        return first_cards(next_first(hand), hand)

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        player = state.players[seat]
        location = next_first(player.hand)
        value = FIRST[location].number(action)
        lay_card(player, 2 * location - 2, value)
        if events is not None:
            events.tell(CardsLaid(seat, LOCATION_IDS[location], [value]), only(seat))
        if location == COURT and finish(state, seat):
            state.first_cards_open = True
            if events is not None:
                events.reveal()
                events.tell(FirstCardsOpened([each.overview[::2] for each in state.players]))


@dataclass(slots=True)
class BidSecond(Bids):
    """Green: the other card at every location, with the first ones in view."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        hand = state.players[seat].hand
        return second_cards(next_second(hand), hand)

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        hand = state.players[seat].hand
        value = SECOND[next_second(hand)].number(action)
        self._lay(state, seat, value, events)
        while hand and hand[0] == hand[-1]:
            self._lay(state, seat, hand[0], events)
        if not hand:
            finish(state, seat)

    def _lay(self, state: State, seat: int, value: int, events: EventLog | None) -> None:
        player = state.players[seat]
        location = next_second(player.hand)
        lay_card(player, 2 * location - 1, value)
        if events is not None:
            events.tell(CardsLaid(seat, LOCATION_IDS[location], [value]), only(seat))


def next_pair(hand: Sequence[int]) -> int:
    """The location of the next pair: with 12 cards in hand the first, with 2 the last."""
    return COURT + 1 - len(hand) // 2


def next_first(hand: Sequence[int]) -> int:
    """The location of the next first card of a green round."""
    return HAND_SIZE + 1 - len(hand)


def next_second(hand: Sequence[int]) -> int:
    """The location of the next second card of a green round."""
    return COURT + 1 - len(hand)


def lay_card(player: Player, place: int, value: int) -> None:
    """Lay one card of the hand on a place of the overview card."""
    player.hand.remove(value)
    player.overview[place] = value


def lay_pair(state: State, seat: int, low: int, high: int, events: EventLog | None) -> None:
    """Lay two cards at the next location."""
    player = state.players[seat]
    location = next_pair(player.hand)
    lay_card(player, 2 * location - 2, low)
    lay_card(player, 2 * location - 1, high)
    if events is not None:
        events.tell(CardsLaid(seat, LOCATION_IDS[location], [low, high]), only(seat))


def take_back(player: Player) -> None:
    """Take all cards from the overview card into the hand."""
    player.hand = sorted(player.overview)
    player.overview = [NO_CARD] * HAND_SIZE
