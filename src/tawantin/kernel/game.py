"""A game: what it is, and the verbs with which everybody plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

import msgspec

from .about import Value
from .actions import Action, ActionTable
from .chance import Chance, LiveChance
from .codec import Codec
from .components import Components
from .errors import BadSeats, BadState, GameOver, IllegalAction, NotYourTurn
from .events import Event, EventLog
from .features import Features
from .frames import State, advance
from .meaning import Id
from .numbers import Numbers
from .outcome import Outcome
from .reasons import NOT_OFFERED, Cause, Reason, not_asked
from .speech import Line, SeatName, Speech
from .tuning import Tuning

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Rules(Generic[S]):
    """What a game provides; the kernel derives the verbs from it. All functions are plain."""

    actions: ActionTable
    state: type[S]
    classes: tuple[type, ...]
    """The other dataclasses that a state may hold: players, frames."""
    start: Callable[[int, Mapping[str, Value], Chance, EventLog | None], S]
    """Set the game up for a number of seats, with settled options, up to the first frame."""
    view: Callable[[S, int | None], msgspec.Struct]
    """What a seat, or a spectator (None), may see; built from nothing, field by field."""
    view_type: type[msgspec.Struct]
    """What a view is; its fields declare what they mean (see `kernel.meaning`)."""
    redeal: Callable[[S, int | None, Chance], S]
    """A copy in which all that the seat (or spectator) cannot know is dealt anew."""
    points: Callable[[S], list[dict[str, int]]]
    """By seat, where the points so far came from."""
    scores: Callable[[S], list[int]]
    """By seat, the score as the players see it now."""
    outcome: Callable[[S], Outcome]
    """How the game ended; called when no frame is left."""
    invariants: Callable[[S], Iterable[str]]
    """A sentence for each invariant that does not hold."""
    most_decisions: Callable[[int], int]
    """The bound on decisions in a game, by number of seats."""
    evaluate: Callable[[S], list[float]]
    """By seat, the final score to be expected. For bots, which call it on redealt copies."""
    prefer: Callable[[S, int, Sequence[Action]], list[float]]
    """How good each legal action looks to the seat, at little cost. For bots, likewise."""
    describe: Callable[[Any, Speech, SeatName], list[Line]]
    """A view in lines of text, for the terminal."""
    seat_view: Callable[[Any, S, int], msgspec.Struct] | None = None
    """A seat's view, made from what a spectator sees of the same position; `view` must use it too.
    For games where that is less work: when several look on, what all see is built once."""
    observe: Callable[[S, int, Numbers, int], None] | None = None
    """Write what a seat sees, from a place of a vector of zeros on: the numbers that the layout of
    its view has (`kernel.layout`), straight from the position. Without it the view is written."""
    refusal: Callable[[S, int, Action], Reason | None] | None = None
    """Why a seat that must decide cannot do an action now, None if it can; written apart from the
    frames' lists, as the rulebook reads. A game without it gives one general reason."""
    causes: tuple[Cause, ...] = ()
    """Every kind of reason that `refusal` can give."""
    events: tuple[type[Event], ...] = ()
    """Everything that can happen; the fields declare what they mean."""
    silent: tuple[type[Event], ...] = ()
    """Events that logs leave out, because the position shows them."""
    things: tuple[Id, ...] = ()
    """The kinds of things that actions touch, besides those in views and events."""
    arguments: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of action, the kinds of things that its arguments name besides its targets."""
    tuning: Tuning = field(default_factory=Tuning)
    """The settings with which bots play it best."""
    features: Features[S] | None = None
    """What its evaluation can be learned from; without them bots go by `evaluate`."""
    law_options: tuple[Mapping[str, Value], ...] = ()
    """Sets of options under which the laws are tried, besides the defaults and the presets."""
    to_come: Callable[[S, int | None], list[dict[str, int]]] | None = None
    """By seat, what would be added to its points if the game ended now, as far as the viewer can
    tell. For games that score at their end."""
    round: Callable[[S], int] | None = None
    """Which round it is: scores are kept by round when a game has ended."""
    course: Callable[[S], tuple[int, int]] | None = None
    """Which round it is as people count them, from 1 (0: before the first), and how many there are
    at most: lists of games tell it."""
    check_components: Callable[[], Iterable[str]] = field(default=tuple)
    """Checks beyond those of loading: returns what is right, or raises `BadComponents`."""


class Game(Generic[S]):
    """A game as a value: its rules, made with one set of components.

    Get one by `tawantin.game("chocolatl")`; with other components it is another one beside it.

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

    def __init__(self, components: Components, rules: Rules[S]) -> None:
        self.components: Final = components
        self.about: Final = components.about
        self.id: Final = components.about.id
        self.digest: Final = components.digest
        """Of the components: games of one id and one digest are the same game."""
        self.rules: Final = rules
        self.actions: Final = rules.actions
        self.actions.digest = components.digest
        self._codec = Codec(rules.state, rules.classes)

    def __repr__(self) -> str:
        return f"<{self.id} {self.digest}>"

    def __reduce__(self) -> tuple[object, ...]:
        # Another process finds the game by its digest, or builds it from the file sent along.
        return (_found, (self.id, self.digest, self.components.text))

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
        """Refuse a number of players that the game does not support."""
        if seats not in self.about.seats:
            numbers = [str(number) for number in self.about.seats]
            words = " or ".join(filter(None, [", ".join(numbers[:-1]), numbers[-1]]))
            raise BadSeats(f"{self.about.name['en']} is for {words} players, not {seats}.")

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now: none when the game is over, sometimes several at once."""
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

    def refusal(self, state: S, seat: int, action: Action) -> Reason | None:
        """Why the seat cannot do the action now; None exactly if it is legal.

        >>> import tawantin
        >>> game = tawantin.game("chocolatl")
        >>> state = game.new(seats=3, chance=tawantin.LiveChance(seed=1))
        >>> str(game.refusal(state, 0, game.actions.parse("use_die")))
        'no_black_die(need=1, have=0)'
        """
        actors = self.actors(state)
        if seat not in actors:
            return not_asked(actors)
        if self.rules.refusal is not None:
            return self.rules.refusal(state, seat, action)
        return None if action in self.legal(state, seat) else NOT_OFFERED()

    def outcome(self, state: S) -> Outcome | None:
        """None while the game is going on, otherwise how it ended."""
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

    def to_come(self, state: S, seat: int | None) -> list[dict[str, int]]:
        """By seat, what would be added if the game ended now, as the seat (or a spectator) can
        tell; empty where nothing is ever added, and when the game is over."""
        rule = self.rules.to_come
        return [] if rule is None or not state.frames else rule(state, seat)

    def to_json(self, state: S) -> bytes:
        """The whole state, secrets included, as JSON."""
        return self._codec.to_json(state)

    def from_json(self, text: bytes | str) -> S:
        """The state written as JSON."""
        state = self._codec.from_json(text)
        if not isinstance(state, self.rules.state):
            raise BadState(f"The saved state is not a position of {self.id}.")
        return state


def _found(name: str, digest: str, text: str) -> Game[Any]:
    from .registry import recall

    return recall(name, digest, text)
