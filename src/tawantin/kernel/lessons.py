"""Lessons: positions of a game in which the right move must be found, as data.

A game's `lessons.toml` has them in the order in which they are taught::

    [[lesson]]
    id = "village"
    rule = "village"                 # the paragraph of the rules that it teaches
    seats = 3
    seat = 0                         # who is taught
    seed = 7                         # of all chance, the moves at random included
    options = { ... }                # as at a table; none need be given
    play = ["offer 4", "?3", "until village *"]
    right = ["village hut"]          # patterns of the moves that count as right
    better = ["village hut"]         # those of them that tie a second knot; none need be given
    values = { lead = 3 }            # what its sentences name; a thing goes by ``type:id``
    again = [{ seed = 9, values = { lead = 5 } }]   # the same with other numbers

`play` leads to the position: a move (by whoever must decide first, or by a seat: ``2: offer 4``),
``?`` or ``?N`` for moves at random, ``others`` for moves at random by all others who must decide
now, ``until PATTERN`` for moves at random until the seat is asked and could do such a move.

The sentences are messages of the game's locale: ``lesson-ID-title``, ``lesson-ID`` (the task),
``lesson-ID-hint`` (for a move that is possible and not meant), ``lesson-ID-right`` (what is known
afterwards) and, with `better`, ``lesson-ID-better`` (what the better answer is). A move that is not
possible is answered by its reason.

A lesson may have several tasks, one after the other: ``[[lesson.task]]`` with `right` (and
`better`) each; then the others play, and the next is asked. Their sentences are ``lesson-ID-1``,
``lesson-ID-1-hint``, ``lesson-ID-1-right`` and so on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from .about import Value
from .actions import Action
from .chance import LiveChance
from .errors import BadComponents, IllegalAction, TawantinError
from .events import EventLog
from .game import Game
from .toml import Table

FILE: Final = "lessons.toml"
_MOST: Final = 5_000
"""Random moves after which `until` gives up."""
_UNTIL: Final = "until "


@dataclass(frozen=True, slots=True)
class Task:
    """One move to be found."""

    right: tuple[str, ...]
    better: tuple[str, ...] = ()

    def is_right(self, action: Action) -> bool:
        """Whether a move counts as right."""
        return any(fnmatchcase(action.text, pattern) for pattern in self.right)

    def is_better(self, action: Action) -> bool:
        """Whether a move is the better one of those that count as right."""
        return any(fnmatchcase(action.text, pattern) for pattern in self.better)


@dataclass(frozen=True, slots=True)
class Take:
    """One position of a lesson: the first, or one with other numbers."""

    seed: int
    play: tuple[str, ...]
    tasks: tuple[Task, ...]
    values: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson, learned by doing it once."""

    id: str
    rule: str
    seats: int
    seat: int
    options: dict[str, Value]
    takes: tuple[Take, ...]

    @property
    def sentences(self) -> tuple[str, ...]:
        """The messages of its tasks, without what is behind them (``-hint``, ``-right``)."""
        count = len(self.takes[0].tasks)
        own = f"lesson-{self.id}"
        return (own,) if count == 1 else tuple(f"{own}-{n}" for n in range(1, count + 1))


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of the game in a folder; none if it has no file of them."""
    path = folder / FILE
    if not path.is_file():
        return ()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path}: {error}.") from error
    lessons = tuple(_lesson(table) for table in Table(data, "", str(path)).tables("lesson"))
    ids = [lesson.id for lesson in lessons]
    if len(set(ids)) < len(ids):
        raise BadComponents(f"{path}: two lessons have the same id.")
    return lessons


def _lesson(table: Table) -> Lesson:
    seats = table.integer("seats", 1, 8)
    options = table.table("options").data if "options" in table else {}
    first = _take(table, table)
    others = table.tables("again") if "again" in table else ()
    return Lesson(
        id=table.text("id"),
        rule=table.text("rule"),
        seats=seats,
        seat=table.integer("seat", 0, seats - 1),
        options=dict(options),
        takes=(first, *(_take(one, table) for one in others)),
    )


def _take(table: Table, first: Table) -> Take:
    """A position; whatever a further one leaves out is as in the first."""
    play = table if "play" in table else first
    values = table.table("values").data if "values" in table else {}
    return Take(
        seed=table.integer("seed", 0, 1_000_000),
        play=play.texts("play"),
        tasks=_tasks(table, first),
        values={name: _value(name, value, table) for name, value in values.items()},
    )


def _tasks(table: Table, first: Table) -> tuple[Task, ...]:
    if "task" in first:
        return tuple(_task(one, one) for one in first.tables("task"))
    return (_task(table if "right" in table else first, table),)


def _task(right: Table, better: Table) -> Task:
    return Task(right.texts("right"), better.texts("better") if "better" in better else ())


def _value(name: str, value: object, table: Table) -> int | str:
    if type(value) is int or type(value) is str:
        return value
    raise table.complain("values", f"must have a number or a text as {name}")


class Scene:
    """A lesson's position, reached by playing; the same each time."""

    def __init__(
        self, game: Game[Any], lesson: Lesson, take: int = 0, done: Sequence[str] = ()
    ) -> None:
        """`done`: the moves that solved the tasks before."""
        self.game: Final = game
        self.lesson: Final = lesson
        self.take: Final = lesson.takes[take]
        self.done: Final = len(done)
        self.task: Final = self.take.tasks[self.done]
        self._chance: Final = LiveChance(self.take.seed)
        self.state: Final[Any] = game.new(lesson.seats, lesson.options, self._chance)
        for step in self.take.play:
            self._play(step)
        for task, move in zip(self.take.tasks, done, strict=False):
            self._solve(task, move)
        if lesson.seat not in game.actors(self.state):
            raise self._complain("leads to a position where its seat has nothing to decide")
        if not self.right():
            raise self._complain("has no right move that is possible")

    def _complain(self, problem: str) -> BadComponents:
        return BadComponents(f"Lesson {self.lesson.id!r} of {self.game.id} {problem}.")

    def _solve(self, task: Task, move: str) -> None:
        """A task is solved: its move is made, and the others play until the seat is asked again."""
        action = self.game.actions.parse(move)
        if action not in self.legal() or not task.is_right(action):
            raise IllegalAction(f"{move!r} does not solve a task of the lesson {self.lesson.id!r}.")
        self.game.step(self.state, self.lesson.seat, action, self._chance)
        while self.lesson.seat not in self.game.actors(self.state):
            self._at_random(self._actor())

    def _play(self, step: str) -> None:
        if step.startswith(_UNTIL):
            self._play_until(step.removeprefix(_UNTIL))
        elif step == "others":
            while others := set(self.game.actors(self.state)) - {self.lesson.seat}:
                self._at_random(min(others))
        elif step.startswith("?"):
            for _ in range(int(step[1:] or 1)):
                self._at_random(self._actor())
        else:
            seat, colon, move = step.rpartition(": ")
            try:
                self.game.apply(
                    self.state, int(seat) if colon else self._actor(), move, self._chance
                )
            except TawantinError as error:
                raise self._complain(f"cannot play {step!r}: {error}") from error

    def _play_until(self, pattern: str) -> None:
        for _ in range(_MOST):
            if any(fnmatchcase(action.text, pattern) for action in self.legal()):
                return
            self._at_random(self._actor())
        raise self._complain(f"never comes to {pattern!r}")

    def _at_random(self, seat: int) -> None:
        legal = self.game.legal(self.state, seat)
        self.game.step(self.state, seat, legal[self._chance.pick(len(legal))], self._chance)

    def _actor(self) -> int:
        actors = self.game.actors(self.state)
        if not actors:
            raise self._complain("plays on when its game is over")
        return actors[0]

    def legal(self) -> Sequence[Action]:
        """What the seat may do; nothing when it is not asked."""
        asked = self.lesson.seat in self.game.actors(self.state)
        return self.game.legal(self.state, self.lesson.seat) if asked else ()

    def right(self) -> list[Action]:
        """The moves that count as right."""
        return [action for action in self.legal() if self.task.is_right(action)]

    def after(self, action: Action) -> tuple[Any, EventLog]:
        """The position after a move, and what happened; the scene stays as it is."""
        state, events = self.state.copy(), EventLog()
        chance = LiveChance(self.take.seed + 1)
        self.game.apply(state, self.lesson.seat, action, chance, events)
        return state, events
