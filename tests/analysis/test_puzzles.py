"""Puzzles: every one that comes with a game is sound, and books are kept as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.games import GAMES
from typer.testing import CliRunner

import tawantin
from tawantin import LiveChance, Match
from tawantin.analysis import answered, puzzle_book
from tawantin.analysis.finding import level_of
from tawantin.analysis.puzzles import (
    Alternative,
    BadPuzzles,
    Book,
    Puzzle,
    book_path,
    bound,
    read_book,
    write_book,
)
from tawantin.cli import _add_commands, app
from tawantin.commands.puzzles import Found, chosen

MOST_BYTES = 150_000
"""Of one game's file."""

PUZZLE = Puzzle(
    id="a1",
    game=0,
    after=1,
    seat=1,
    best="offer 3",
    chance=0.5,
    points=30.0,
    others=[Alternative("offer 4", 0.1, 2.5), Alternative("offer 1", 0.2, 4.0)],
    reason={"brewery": 2.5},
    rating=1500,
)


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_can_be_reached_and_has_one_answer_that_is_possible(name: str) -> None:
    game = tawantin.game(name)
    book = puzzle_book(game)
    assert len({one.id for one in book.puzzles}) == len(book.puzzles)
    for puzzle in book.puzzles:
        state = book.position(game, puzzle)
        legal = [action.text for action in game.legal(state, puzzle.seat)]
        assert puzzle.best in legal
        assert {one.action for one in puzzle.others} <= set(legal) - {puzzle.best}
        losses = [one.loss for one in puzzle.others]
        assert losses == sorted(losses)
        assert losses[0] > 0
        right = [text for text in legal if answered(puzzle, text).right]
        assert right == [puzzle.best]


@pytest.mark.parametrize("name", GAMES)
def test_files_of_puzzles_stay_small(name: str) -> None:
    path = book_path(tawantin.game(name))
    assert not path.exists() or path.stat().st_size < MOST_BYTES


def test_an_attempt_is_told_what_it_gives_away() -> None:
    assert answered(PUZZLE, "offer 3").right
    near = answered(PUZZLE, "offer 4")
    assert (near.right, near.loss, near.points_lost) == (False, 0.1, 2.5)
    unseen = answered(PUZZLE, "offer 9")
    assert (unseen.right, unseen.loss, unseen.points_lost) == (False, 0.2, None)


def test_a_book_is_kept_and_leads_to_its_positions(tmp_path: Path) -> None:
    game = tawantin.game("chocolatl")
    match = Match.start(game, 3, chance=LiveChance(1))
    match.play(0, "offer 4")
    book = bound(game, [(match.record, []), (match.record, [PUZZLE])])
    assert book.puzzles == [PUZZLE]
    write_book(tmp_path / "puzzles.json", book)
    assert read_book(tmp_path / "puzzles.json") == book
    assert book.puzzle("a1") == PUZZLE
    assert book.puzzle("a2") is None
    assert book.record(PUZZLE).entries == match.record.entries
    assert book.record(PUZZLE).options == match.record.options
    assert 0 not in game.actors(book.position(game, PUZZLE))


def test_the_command_finds_puzzles_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    _add_commands()
    asked = ["puzzles", "cuzco", "--games", "1", "--seed", "18", "--folder", str(tmp_path)]
    for name in ("first.json", "second.json"):
        output = CliRunner().invoke(app, [*asked, "--output", str(tmp_path / name)])
        assert output.exit_code == 0, output.output
    book = read_book(tmp_path / "first.json")
    assert book == read_book(tmp_path / "second.json")
    assert book.puzzles
    game = tawantin.game("cuzco")
    for puzzle in book.puzzles:
        best = game.actions.parse(puzzle.best)
        assert best in game.legal(book.position(game, puzzle), puzzle.seat)


def test_a_book_has_not_too_many_easy_puzzles_nor_too_many_with_one_answer() -> None:
    record = Match.start(tawantin.game("chocolatl"), 3).record

    def found(rating: int, answers: list[str]) -> Found:
        some = [replace(PUZZLE, best=answer, rating=rating) for answer in answers]
        return Found(0, record, some)

    easy = found(1000, [f"offer {n}" for n in range(9)])
    alike = found(1500, ["offer 1"] * 9)
    others = found(1500, [f"bid 1 2 {n}" for n in range(30)])
    kept = chosen([easy, alike, others], wanted=10)
    assert [len(some.puzzles) for some in kept] == [3, 3, 4]


def test_a_puzzle_is_the_harder_the_stronger_those_are_who_miss_it() -> None:
    everybody = [(1300.0, True), (1500.0, True), (1700.0, True), (1500.0, False)]
    strong = [(1300.0, False), (1500.0, False), (1700.0, True), (1500.0, True)]
    nobody = [(1300.0, False), (1500.0, False), (1700.0, False), (1500.0, True)]
    assert level_of(everybody) < level_of(strong) < level_of(nobody)


def test_other_numbers_have_no_puzzles() -> None:
    printed = tawantin.game("chocolatl")
    text = printed.components.text.replace("end_mark = 40", "end_mark = 35")
    changed = tawantin.game("chocolatl", components=text)
    assert puzzle_book(changed) == Book("chocolatl", printed.about.rules_version, changed.digest)


def test_a_file_that_is_no_book_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    with pytest.raises(BadPuzzles, match="cannot be read"):
        read_book(path)
    path.write_text('{"game": 3}')
    with pytest.raises(BadPuzzles, match="is no file of puzzles"):
        read_book(path)
