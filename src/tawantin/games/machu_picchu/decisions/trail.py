"""The Inca trail: scouts move, stations promise rewards, the summit gives sacrifice cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.bits import members
from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import ONLY, Frame

from ..actions import CARD_BACK
from ..components import (
    CARDS,
    DRAW,
    GOODS,
    MISSED_DRAW_POINTS,
    STATION_AMOUNT,
    STATION_FIELD,
    STATION_GOOD,
    STATIONS,
    SUMMIT,
    WRAP_TO,
)
from ..events import (
    CardGivenBack,
    CardsDrawn,
    DrawMissed,
    ReturnedCardDrawn,
    ScoutMoved,
    StationReached,
    TrailRewardPaid,
)
from ..state import HANDS, POOL, Player, State


def gain(state: State, player: Player, good: int, amount: int) -> int:
    """Give pieces from the bank, as far as it has them; the number given."""
    stock = state.bank[good]
    if amount > stock:
        amount = stock
    state.bank[good] = stock - amount
    player.goods[good] += amount
    return amount


def move_scout(
    state: State, seat: int, steps: int, chance: Chance, events: EventLog | None
) -> None:
    """Move field by field; at the summit cards are drawn before the remaining steps."""
    player = state.players[seat]
    while steps > 0:
        origin = player.scout
        field = min(origin + steps, SUMMIT)
        steps -= field - origin
        if events is not None:
            events.tell(ScoutMoved(seat, origin, field))
        for station, place in enumerate(STATION_FIELD):
            if origin < place <= field:
                _pass_station(state, seat, station, events)
        if field < SUMMIT:
            player.scout = field
            return
        player.scout = WRAP_TO
        back = draw_cards(state, seat, chance, events)
        if back:
            state.frames.append(GiveBack(seat, back, steps))
            return


def _pass_station(state: State, seat: int, station: int, events: EventLog | None) -> None:
    good, amount = STATION_GOOD[station], STATION_AMOUNT[station]
    state.players[seat].pending[good] += amount
    state.rewards_due = True
    if events is not None:
        events.tell(StationReached(seat, STATIONS[station], GOODS[good], amount))


def pay_rewards(state: State, first: int, events: EventLog | None) -> None:
    """Pay what stations promised, clockwise from `first`, as far as the bank can."""
    players = state.players
    seats = len(players)
    for offset in range(seats):
        seat = (first + offset) % seats
        pending = players[seat].pending
        for good, amount in enumerate(pending):
            if amount:
                pending[good] = 0
                paid = gain(state, players[seat], good, amount)
                if events is not None:
                    events.tell(TrailRewardPaid(seat, GOODS[good], paid))
    state.rewards_due = False


def draw_cards(state: State, seat: int, chance: Chance, events: EventLog | None) -> int:
    """Draw for a scout at the summit; the number of cards to give back."""
    player = state.players[seat]
    count = min(DRAW, state.deck_size())
    if not count:
        player.missed += 1
        if events is not None:
            events.tell(DrawMissed(seat, MISSED_DRAW_POINTS))
        return 0
    from_pool = min(count, len(state.pool))
    from_row = count - from_pool
    drawn = [draw(state.pool, chance) for _ in range(from_pool)] + state.row[:from_row]
    for card in drawn:
        player.hand |= 1 << card
    if events is not None:
        _tell_draw(state, seat, drawn, from_row, events)
    del state.row[:from_row], state.givers[:from_row]
    _learn_draw(state, seat, from_pool, from_row)
    return count - 1


def _tell_draw(state: State, seat: int, drawn: list[int], from_row: int, events: EventLog) -> None:
    from_pool, back = len(drawn) - from_row, len(drawn) - 1
    names = [CARDS[card] for card in drawn]
    events.secret(
        only(seat),
        CardsDrawn(seat, len(names), from_pool, from_row, back, names),
        CardsDrawn(seat, len(names), from_pool, from_row, back, None),
    )
    for giver, card in zip(state.givers, state.row[:from_row], strict=False):
        if giver != seat:
            events.tell(ReturnedCardDrawn(seat, CARDS[card]), only(giver))
    events.reveal()


def _learn_draw(state: State, seat: int, from_pool: int, from_row: int) -> None:
    """What each player can tell of the cards' places after a draw of `seat`."""
    hand = HANDS + seat
    row = HANDS + len(state.players)
    for other, player in enumerate(state.players):
        knows = player.knows
        if other == seat:
            unknown = ~player.hand
            for place, cards in enumerate(knows):
                knows[place] = cards & unknown
            knows[hand] = player.hand
        else:
            cards = knows[hand]
            if from_pool:
                cards |= knows[POOL]
            for place in range(row, row + from_row):
                cards |= knows[place]
            knows[hand] = cards
        del knows[row : row + from_row]
        if not state.pool:
            knows[POOL] = 0


def give_back(state: State, seat: int, card: int, events: EventLog | None) -> None:
    """Put a card of the hand under the deck, where only its giver knows it."""
    bit = 1 << card
    hand = HANDS + seat
    state.players[seat].hand ^= bit
    state.row.append(card)
    state.givers.append(seat)
    for other, player in enumerate(state.players):
        knows = player.knows
        if other == seat:
            knows[hand] ^= bit
            knows.append(bit)
        else:
            knows.append(knows[hand])
    if events is not None:
        place = len(state.row)
        events.secret(
            only(seat), CardGivenBack(seat, place, CARDS[card]), CardGivenBack(seat, place, None)
        )


@dataclass(slots=True)
class GiveBack(Frame):
    """The owner of the scout gives cards back, one by one, then the scout goes on."""

    seat: int
    left: int
    steps: int
    """What is left of the scout's move."""

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [CARD_BACK[card] for card in members(state.players[seat].hand)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        give_back(state, seat, CARD_BACK.number(action), events)
        if self.left > 1:
            state.frames[-1] = GiveBack(seat, self.left - 1, self.steps)
        else:
            state.frames.pop()
            move_scout(state, seat, self.steps, chance, events)
