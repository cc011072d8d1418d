"""`tawantin puzzles`: collect positions in which one move is far better than the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console

from ..analysis.finding import DEEP, bot_game, puzzles_in
from ..analysis.puzzles import Book, Puzzle, book_path, bound, write_book
from ..kernel import registry
from ..kernel.errors import TawantinError
from ..kernel.game import Game
from ..kernel.record import Record
from ..server.coach.consent import allowed_records, keep_book
from .arguments import GameName
from .opened import Database, with_store
from .running import INTERRUPTED, can_be_written, new_progress

EASY: Final = 1100
"""Below this every bot finds the move."""
MOST_EASY: Final = 0.3
"""The share of such puzzles in a book."""
PEOPLES: Final = 9000
"""Added to the seed for games of people: ids of puzzles are made of it."""
MOST_ALIKE: Final = 4
"""Puzzles with the same answer."""


class Found(msgspec.Struct):
    """The puzzles of one game."""

    number: int
    record: Record
    puzzles: list[Puzzle]


def puzzles(
    game: GameName,
    wanted: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 80,
    games: Annotated[int, typer.Option(min=1, help="Search at most this many games.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 1,
    records: Annotated[
        list[Path] | None,
        typer.Option("--record", help="Look in this recorded game; may be given several times."),
    ] = None,
    people: Annotated[
        bool,
        typer.Option(
            "--people",
            help="Look in games of people on your server, where all of them agreed in their page.",
        ),
    ] = False,
    database: Database = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            help="Where finds are kept meanwhile; a run continues with what is there.",
            show_default="training/puzzles/GAME",
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            help="Where the book goes.",
            show_default="the game's own file, or with --people the database",
        ),
    ] = None,
) -> None:
    """Find puzzles in games between bots, of people who agreed, or in recorded games.

    Each is checked by a deep search and by playing every move on in many copies.

    Examples:

        tawantin puzzles cuzco

        tawantin puzzles cuzco --record saved.json --record other.json --output mine.json

        tawantin puzzles cuzco --people
    """
    played = registry.game(game)
    can_be_written(output)
    console = Console()
    name = f"found-people-{seed}.jsonl" if people else f"found-{seed}.jsonl"
    place = (folder or Path("training") / "puzzles" / played.id) / name
    given = [Record.load(path) for path in records or ()]
    if people:
        given += with_store(database, lambda store: allowed_records(store, played))
        place.unlink(missing_ok=True)  # who agreed then need not agree now
        seed += PEOPLES
    if people and not given:
        with_store(database, lambda store: keep_book(store, played.id, None))
        raise TawantinError("There is no finished game that all its players let become puzzles.")
    try:
        searched = _search(played, wanted, min(games, len(given) or games), seed, given, place)
    except KeyboardInterrupt:
        console.print(f"Stopped; the same command goes on with what is in {place}.")
        raise typer.Exit(INTERRUPTED) from None
    book = book_of(played, searched, wanted, seed)
    counted = f"{len(book.puzzles)} puzzles of {len(book.games)} games"
    if people and output is None:
        with_store(database, lambda store: keep_book(store, played.id, book))
        console.print(f"{counted} are in the database; the server shows them.")
        return
    target = output or book_path(played)
    write_book(target, book)
    console.print(f"{counted} are in {target}.")


def _search(
    game: Game[Any], wanted: int, games: int, seed: int, given: Sequence[Record], place: Path
) -> list[Found]:
    """Look in one game after the other until there are enough; each is kept when it is done."""
    searched = _kept(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    with new_progress("puzzles") as progress, place.open("ab", buffering=0) as file:
        bar = progress.add_task(f"Puzzles of {game.id}", total=wanted)
        while True:
            enough = sum(len(some.puzzles) for some in chosen(searched, wanted))
            progress.update(bar, completed=enough)
            number = len(searched)
            if enough >= wanted or number >= games:
                return searched
            record = given[number] if given else bot_game(game, seed * 100_000 + number)
            some = list(puzzles_in(game, record, seed * 10_000_000 + number * 10_000))
            last = max([one.after for one in some], default=0)
            record = msgspec.structs.replace(record, entries=record.entries[:last])
            searched.append(Found(number, record, some))
            file.write(msgspec.json.encode(searched[-1]) + b"\n")


def _kept(place: Path) -> list[Found]:
    if not place.is_file():
        return []
    lines = place.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        place.write_bytes(b"".join(whole))  # the last was cut off
    return [msgspec.json.decode(line, type=Found) for line in whole]


def chosen(searched: Sequence[Found], wanted: int) -> list[Found]:
    """As many as are wanted, the first found first; only some that everybody solves, few alike."""
    easy, total, kept = 0, 0, []
    alike: Counter[str] = Counter()
    for some in searched:
        taken = []
        for puzzle in some.puzzles:
            is_easy = puzzle.rating < EASY
            if total >= wanted or (is_easy and easy >= MOST_EASY * wanted):
                continue
            if alike[puzzle.best] >= MOST_ALIKE:
                continue
            taken.append(puzzle)
            alike[puzzle.best] += 1
            total, easy = total + 1, easy + is_easy
        kept.append(msgspec.structs.replace(some, puzzles=taken))
    return kept


def book_of(game: Game[Any], searched: Sequence[Found], wanted: int, seed: int) -> Book:
    """The book of what was chosen."""
    kept = chosen(searched, wanted)
    made: dict[str, str | int | float] = {
        "date": datetime.now(UTC).date().isoformat(),
        "seed": seed,
        "games": len(searched),
        "simulations": DEEP[0],
        "copies": DEEP[1],
    }
    book = bound(game, [(some.record, some.puzzles) for some in kept])
    return msgspec.structs.replace(book, made=made)
