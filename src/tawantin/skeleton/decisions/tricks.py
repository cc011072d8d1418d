"""A trick: one leads a card, the other answers; then both draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import ONLY, Frame

from ..actions import LAY
from ..events import CardDrawn, CardLaid, TrickWon
from ..state import State


def wins(card: int, against: int, low_wins: bool) -> bool:
    """The higher card takes the trick; with the option, the lower one."""
    return (card < against) if low_wins else (card > against)


@dataclass(slots=True)
class Lead(Frame):
    """The seat lays any card of its hand."""

    seat: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [LAY[card] for card in state.players[seat].hand]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.laid = _lay(state, seat, action, events)
        state.frames[-1] = Answer(1 - seat)


@dataclass(slots=True)
class Answer(Frame):
    """The other seat answers; whoever wins the trick leads the next one."""

    seat: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [LAY[card] for card in state.players[seat].hand]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        card = _lay(state, seat, action, events)
        winner = seat if wins(card, state.laid, state.low_wins) else 1 - seat
        state.players[winner].tricks += 1
        state.laid = 0
        if events is not None:
            events.tell(TrickWon(winner))
        _draw(state, winner, chance, events)
        if state.players[winner].hand:
            state.frames[-1] = Lead(winner)
        else:
            state.frames.pop()


def _lay(state: State, seat: int, action: Action, events: EventLog | None) -> int:
    card = LAY.number(action)
    state.players[seat].hand.remove(card)
    state.seen.append(card)
    if events is not None:
        events.reveal()  # nobody else knew the card: undo stops here
        events.tell(CardLaid(seat, str(card)))
    return card


def _draw(state: State, first: int, chance: Chance, events: EventLog | None) -> None:
    """Both draw a card, the winner first, as long as there is one for each."""
    if len(state.deck) < len(state.players):
        return
    for seat in (first, 1 - first):
        card = draw(state.deck, chance)
        player = state.players[seat]
        player.hand = sorted([*player.hand, card])
        if events is not None:
            events.reveal()
            events.secret(only(seat), CardDrawn(seat, str(card)), CardDrawn(seat, None))
