"""Lessons: positions of a game in which something is to be found, as data.

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

`play` leads to the position: a move (by whoever must decide first, or by a seat: ``2: offer 4``),
``?`` or ``?N`` for moves at random, ``others`` for moves at random by all others who must decide
now, ``until PATTERN`` for moves at random until the seat is asked and could do such a move.

The sentences are messages of the game's locale: ``lesson-ID-title``, ``lesson-ID`` (the task),
``lesson-ID-hint`` (for a move that is possible and not meant) and ``lesson-ID-right`` (what is
known afterwards). A move that is not possible is answered by its reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from .actions import Action
from .chance import LiveChance
from .components import Table, Value
from .errors import BadComponents, TawantinError
from .events import EventLog
from .game import Game

FILE: Final = "lessons.toml"
_MOST: Final = 5_000
"""Moves at random before `until` gives up."""
_UNTIL: Final = "until "


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to be learned, by doing it once."""

    id: str
    rule: str
    seats: int
    seat: int
    seed: int
    options: dict[str, Value]
    play: tuple[str, ...]
    right: tuple[str, ...]

    def is_right(self, action: Action) -> bool:
        """Whether a move counts as right."""
        return any(fnmatchcase(action.text, pattern) for pattern in self.right)


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
    return Lesson(
        id=table.text("id"),
        rule=table.text("rule"),
        seats=seats,
        seat=table.integer("seat", 0, seats - 1),
        seed=table.integer("seed", 0, 1_000_000),
        options=dict(options),
        play=table.texts("play"),
        right=table.texts("right"),
    )


class Scene:
    """A lesson's position, reached by playing; the same each time."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self._chance: Final = LiveChance(lesson.seed)
        self.state: Final[Any] = game.new(lesson.seats, lesson.options, self._chance)
        for step in lesson.play:
            self._play(step)
        if lesson.seat not in game.actors(self.state):
            raise self._complain("leads to a position where its seat has nothing to decide")
        if not self.right():
            raise self._complain("has no right move that is possible")

    def _complain(self, problem: str) -> BadComponents:
        return BadComponents(f"Lesson {self.lesson.id!r} of {self.game.id} {problem}.")

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
        return [action for action in self.legal() if self.lesson.is_right(action)]

    def after(self, action: Action) -> tuple[Any, EventLog]:
        """The position after a move, and what happened; the scene stays as it is."""
        state, events = self.state.copy(), EventLog()
        chance = LiveChance(self.lesson.seed + 1)
        self.game.apply(state, self.lesson.seat, action, chance, events)
        return state, events
