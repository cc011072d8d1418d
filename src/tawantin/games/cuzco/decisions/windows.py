"""God cards that answer an event: whether their owner is asked, and what they do then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import PASS, WINDOWS, played
from ..mechanics.tray import pay, payable, put_away, sources, tell_hint
from ..state import State
from .gods import effect_03, effect_05, effect_09, effect_10, effect_12, may_09, may_12

Effect = Callable[[State, int, int, Chance, EventLog | None], None]


def _always(state: State, seat: int, argument: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Answer:
    """A card that answers an event: whether it helps, and what it does."""

    may: Callable[[State, int, int], bool]
    effect: Effect
    chooses: bool = False
    """It has choices of its own and goes to the discard after them."""
    beneath: bool = False
    """What it allows lies beneath the window, and goes if it is not played."""


ANSWERS: Final[dict[int, Answer]] = {
    3: Answer(_always, effect_03),
    5: Answer(_always, effect_05, beneath=True),
    9: Answer(may_09, effect_09, chooses=True),
    10: Answer(_always, effect_10),
    12: Answer(may_12, effect_12),
}


_BENEATH: Final = [number for number, answer in ANSWERS.items() if answer.beneath]


def opens(state: State, number: int, seat: int, argument: int) -> int:
    """The sources from which the card can be played in answer to an event; 0 if not at all."""
    ways = sources(state, seat, number)
    if ways and not ANSWERS[number].may(state, seat, argument):
        return 0
    return ways


@dataclass(slots=True)
class Window(Frame):
    """Whether to play a card in answer to an event: no, from the hand, or by a medallion."""

    number: int
    seat: int
    argument: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Nobody is asked who cannot play the card."""
        if events is not None and ANSWERS[self.number].may(state, self.seat, self.argument):
            tell_hint(state, self.seat, self.number, events)
        if payable(state, state.players[self.seat]) >> self.number & 1 and self.waits(state):
            return True
        self._close(state)
        return False

    def waits(self, state: State) -> bool:
        """Whether the player can play the card."""
        return opens(state, self.number, self.seat, self.argument) != 0

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the event."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """No, hand, medallion."""
        return WINDOWS[self.number - 1][opens(state, self.number, seat, self.argument)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Pay and do what the card says."""
        if action is PASS:
            self._close(state)
            return
        state.frames.pop()
        answer = ANSWERS[self.number]
        pay(state, seat, self.number, played(action)[1], events)
        if not answer.chooses:
            put_away(state, chance, events)
        answer.effect(state, seat, self.argument, chance, events)

    def _close(self, state: State) -> None:
        state.frames.pop()
        if self.number in _BENEATH:
            state.frames.pop()


def ask(state: State, number: int, seat: int, argument: int, events: EventLog | None) -> None:
    """Open the window of a card if the player can play it now."""
    if events is not None and ANSWERS[number].may(state, seat, argument):
        tell_hint(state, seat, number, events)
    if payable(state, state.players[seat]) >> number & 1 and opens(state, number, seat, argument):
        state.frames.append(Window(number, seat, argument))
