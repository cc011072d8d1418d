"""A game: what it is, and the verbs with which everybody plays it."""

from __future__ import annotations

import gc
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from . import components
from .actions import Action, ActionTable
from .chance import Chance, LiveChance
from .codec import Codec
from .components import About, Components, Value
from .errors import BadComponents, BadSeats, BadState, GameOver, IllegalAction, NotYourTurn
from .events import EventLog
from .frames import State, advance
from .outcome import Outcome

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Rules(Generic[S]):
    """What a game brings; the kernel makes the verbs of it. All functions are plain."""

    actions: ActionTable
    state: type[S]
    classes: tuple[type, ...]
    """The other dataclasses that a state may hold: players, frames."""
    start: Callable[[int, Mapping[str, Value], Chance, EventLog | None], S]
    """Set the game up for a number of seats, with settled options, up to the first frame."""
    view: Callable[[S, int | None], msgspec.Struct]
    """What a seat, or a spectator (None), may see; built from nothing, field by field."""
    redeal: Callable[[S, int | None, Chance], S]
    """A copy in which all that the seat (or spectator) cannot know is dealt anew."""
    points: Callable[[S], list[dict[str, int]]]
    """By seat, where the points so far came from."""
    scores: Callable[[S], list[int]]
    """By seat, the score as the players see it now."""
    outcome: Callable[[S], Outcome]
    """How the game ended; called when no frame is left."""
    invariants: Callable[[S], Iterable[str]]
    """A sentence for each thing that should never be so."""
    most_decisions: Callable[[int], int]
    """The bound on decisions in a game, by number of seats."""
    evaluate: Callable[[S], list[float]]
    """By seat, the final score to be expected. For bots, which call it on redealt copies."""
    prefer: Callable[[S, int, Sequence[Action]], list[float]]
    """How good each legal action looks to the seat, at little cost. For bots, likewise."""
    describe: Callable[[Any], str]
    """A view as text for the terminal."""
    law_options: tuple[Mapping[str, Value], ...] = ()
    """Sets of options under which the laws are tried, besides the defaults and the presets."""
    check_components: Callable[[], Iterable[str]] = field(default=tuple)
    """What `tawantin components` tells beyond what loading already refuses: a line a check."""


class Game(Generic[S]):
    """A game with its rules loaded. Get one by `tawantin.game("chocolatl")`.

    >>> import tawantin
    >>> game = tawantin.game("chocolatl")
    >>> state = game.new(seats=3, chance=tawantin.LiveChance(seed=1))
    >>> game.actors(state)
    (0, 1, 2)
    >>> game.legal(state, 0)[4].text
    'offer 4'
    >>> game.apply(state, 0, "offer 4")
    >>> game.actors(state)
    (1, 2)
    """

    def __init__(self, about: About, digest: str, rules: Rules[S]) -> None:
        self.about: Final = about
        self.id: Final = about.id
        self.digest: Final = digest
        self.rules: Final = rules
        self.actions: Final = rules.actions
        self._codec = Codec((rules.state, *rules.classes))

    def new(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        events: EventLog | None = None,
    ) -> S:
        """A new game, set up and waiting for its first decision."""
        self.check_seats(seats)
        chance = LiveChance() if chance is None else chance
        state = self.rules.start(seats, self.about.settle(options), chance, events)
        advance(state, chance, events)
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if seats not in self.about.seats:
            numbers = [str(number) for number in self.about.seats]
            told = " or ".join(filter(None, [", ".join(numbers[:-1]), numbers[-1]]))
            raise BadSeats(f"{self.about.name['en']} is for {told} players, not {seats}.")

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now: none when the game is over, several at once at times."""
        return state.frames[-1].actors(state) if state.frames else ()

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Everything the seat may do now, by ascending index; empty if it has nothing to decide."""
        if seat not in self.actors(state):
            return ()
        return state.frames[-1].legal(state, seat)

    def apply(
        self,
        state: S,
        seat: int,
        action: Action | str,
        chance: Chance | None = None,
        events: EventLog | None = None,
    ) -> None:
        """Do it. What is not legal is refused and leaves the state as it was."""
        if not state.frames:
            raise GameOver("The game is over.")
        if seat not in self.actors(state):
            raise NotYourTurn(f"Seat {seat} has nothing to decide now.")
        if isinstance(action, str):
            action = self.actions.parse(action)
        if action not in state.frames[-1].legal(state, seat):
            raise IllegalAction(f"{action.text!r} is not possible for seat {seat} now.")
        self.step(state, seat, action, LiveChance() if chance is None else chance, events)

    def step(
        self, state: S, seat: int, action: Action, chance: Chance, events: EventLog | None = None
    ) -> None:
        """`apply` for callers that took the action from `legal` themselves: nothing is checked."""
        state.frames[-1].apply(state, seat, action, chance, events)
        advance(state, chance, events)

    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on, else how it ended."""
        return None if state.frames else self.rules.outcome(state)

    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """What the seat, or a spectator (None), may see."""
        return self.rules.view(state, seat)

    def redeal(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that the seat cannot know is dealt anew."""
        return self.rules.redeal(state, seat, chance)

    def scores(self, state: S) -> list[int]:
        """By seat, the score so far."""
        return self.rules.scores(state)

    def points(self, state: S) -> list[dict[str, int]]:
        """By seat, where the score so far came from."""
        return self.rules.points(state)

    def to_json(self, state: S) -> bytes:
        """The whole state, secrets included, as JSON."""
        return self._codec.to_json(state)

    def from_json(self, text: bytes | str) -> S:
        """The state written as JSON."""
        state = self._codec.from_json(text)
        if not isinstance(state, self.rules.state):
            raise BadState(f"The saved state is not a position of {self.id}.")
        return state


@dataclass(frozen=True)
class Descriptor:
    """What a package registers under the entry-point group ``tawantin.games``.

    It knows where the game's files are and loads nothing until asked.
    """

    id: str
    components_path: Path
    rules_module: str
    """The module that has `RULES`."""

    @cached_property
    def components(self) -> Components:
        """The components file in force, read and checked."""
        path = components.replacements().get(self.id, self.components_path)
        found = components.read(path)
        if found.about.id != self.id:
            raise BadComponents(f"{path.name} is for {found.about.id!r}, not for {self.id!r}.")
        return found

    @property
    def about(self) -> About:
        """What the game is, without loading its rules."""
        return self.components.about

    @cached_property
    def game(self) -> Game[Any]:
        """The game, with its rules loaded."""
        loaded = self.components
        rules = importlib.import_module(self.rules_module).RULES
        # The tables of a game live as long as the process: the collector, which games keep busy
        # with short-lived frames, need not walk through them again and again.
        gc.collect()
        gc.freeze()
        return Game(loaded.about, loaded.digest, rules)
