"""Puzzles: positions of real games in which one move is far better than all others, as data.

A game's `puzzles.json` has them, made by `tawantin puzzles`. The games that they are from stand
there once, each up to its last puzzle, and so does each move; a puzzle says after how many
decisions of which game it begins. The file is for one set of components and one version of the
rules; others have no puzzles.

>>> import tawantin
>>> from tawantin.analysis import puzzle_book
>>> game = tawantin.game("chocolatl")
>>> book = puzzle_book(game)
>>> all(0 <= one.seat < book.games[one.game].seats for one in book.puzzles)
True
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from ..kernel import registry
from ..kernel.about import Value
from ..kernel.errors import TawantinError
from ..kernel.game import Game
from ..kernel.record import Entry, Record, replay, save_atomically

FILE: Final = "puzzles.json"

_log = logging.getLogger("tawantin.analysis")


class BadPuzzles(TawantinError):
    """A file of puzzles cannot be used."""


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game from its setup to the last puzzle in it."""

    seats: int
    setup: list[int]
    """Chance outcomes, as in records."""
    entries: list[list[int]]
    """Each decision: the seat, the number of the action in the book, and chance outcomes."""
    options: dict[str, Value] = {}
    """Those that are not the defaults."""


class Alternative(msgspec.Struct, frozen=True):
    """A move other than the best, and what it gives away."""

    action: str
    loss: float
    """Of the chance to win."""
    points_lost: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, the best move in it, and what makes it the best."""

    id: str
    game: int
    """Which of the book's games it is from."""
    after: int
    """How many of its decisions lead to the position."""
    seat: int
    """Whose move it is."""
    best: str
    """The one move that solves it."""
    chance: float
    """To win, after the best move."""
    points: float
    """Expected at the end, likewise."""
    others: list[Alternative]
    """The moves that were looked at closely besides, the best of them first."""
    reason: dict[str, float]
    """By source, what the best move brings more than the best of the others, in points."""
    rating: int
    """How hard it is: a solver with this rating succeeds half of the time (1500: `medium` bot)."""
    round: int | None = None

    @property
    def loss(self) -> float:
        """The least chance to win that any other move gives away, as far as was examined."""
        return self.others[0].loss


class Answer(msgspec.Struct, frozen=True):
    """What an attempt is worth."""

    right: bool
    loss: float
    """Of the chance to win; of a move that was not looked at closely: at least this much."""
    points_lost: float | None
    """None of a move that was not looked at closely."""


class Book(msgspec.Struct, frozen=True):
    """All puzzles of a game."""

    game: str
    rules: int
    components: str
    """The digest of the components they are for."""
    made: dict[str, str | int | float] = {}
    """How: date, seed, depth of the search."""
    actions: list[str] = []
    """The moves of all games, each once."""
    games: list[Story] = []
    puzzles: list[Puzzle] = []

    def puzzle(self, ident: str) -> Puzzle | None:
        """The puzzle with that id."""
        return next((one for one in self.puzzles if one.id == ident), None)

    def record(self, puzzle: Puzzle) -> Record:
        """The game up to the puzzle's position."""
        story = self.games[puzzle.game]
        return Record(
            game=self.game,
            rules=self.rules,
            components=self.components,
            seats=story.seats,
            options=registry.known_game(self.game, self.components).about.settle(story.options),
            setup=story.setup,
            entries=[
                Entry(seat, self.actions[action], outcomes)
                for seat, action, *outcomes in story.entries[: puzzle.after]
            ],
        )

    def position(self, game: Game[Any], puzzle: Puzzle) -> Any:
        """Where the puzzle begins, secrets included: show it with the eyes of its seat only."""
        return replay(game, self.record(puzzle))


def answered(puzzle: Puzzle, action: str) -> Answer:
    """What somebody's move in a puzzle is worth."""
    if action == puzzle.best:
        return Answer(True, 0.0, 0.0)
    for one in puzzle.others:
        if one.action == action:
            return Answer(False, one.loss, one.points_lost)
    return Answer(False, puzzle.others[-1].loss, None)


_KNOWN: WeakKeyDictionary[Game[Any], Book] = WeakKeyDictionary()


def puzzle_book(game: Game[Any]) -> Book:
    """The puzzles that come with a game; an empty book if there are none for its numbers."""
    known = _KNOWN.get(game)
    if known is None:
        known = _KNOWN[game] = _fitting(game)
    return known


def book_path(game: Game[Any]) -> Path:
    """Where a game's puzzles are kept: beside its components."""
    return registry.descriptor(game.id).components_path.parent / FILE


def empty_book(game: Game[Any]) -> Book:
    """A book to fill."""
    return Book(game.id, game.about.rules_version, game.digest)


def bound(game: Game[Any], stories: Sequence[tuple[Record, Sequence[Puzzle]]]) -> Book:
    """A book of the puzzles found in some records."""
    numbers: dict[str, int] = {}
    games: list[Story] = []
    puzzles: list[Puzzle] = []
    defaults = game.about.settle()
    for record, some in stories:
        if not some:
            continue
        last = max(one.after for one in some)
        entries = [
            [entry.seat, numbers.setdefault(entry.action, len(numbers)), *entry.outcomes]
            for entry in record.entries[:last]
        ]
        options = {k: v for k, v in record.options.items() if v != defaults.get(k)}
        puzzles += [msgspec.structs.replace(one, game=len(games)) for one in some]
        games.append(Story(record.seats, record.setup, entries, options))
    return msgspec.structs.replace(
        empty_book(game), actions=list(numbers), games=games, puzzles=puzzles
    )


def _fitting(game: Game[Any]) -> Book:
    path = book_path(game)
    if not path.is_file():
        return empty_book(game)
    book = read_book(path)
    if (book.game, book.rules, book.components) == (
        game.id,
        game.about.rules_version,
        game.digest,
    ):
        return book
    _log.info("The puzzles of %s are for other numbers than %s.", game.id, game.digest)
    return empty_book(game)


def read_book(path: Path) -> Book:
    """The puzzles in a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Book)
    except OSError as error:
        raise BadPuzzles(f"{path} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise BadPuzzles(f"{path} is no file of puzzles: {error}.") from error


def write_book(path: Path, book: Book) -> None:
    """Write puzzles to a file, one line per game and per puzzle, so that differences show."""
    head = msgspec.json.encode(msgspec.structs.replace(book, games=[], puzzles=[])).decode()
    lists = [
        f'"{name}":[\n' + ",\n".join(msgspec.json.encode(one).decode() for one in some) + "\n]"
        for name, some in (("games", book.games), ("puzzles", book.puzzles))
    ]
    opening = head[: head.index('"games":[]')]
    text = opening + "\n" + ",\n".join(lists) + "}\n"
    save_atomically(path, text.encode())
