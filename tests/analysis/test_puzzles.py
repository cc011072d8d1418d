"""Puzzles: every one that comes with a game is sound, and books are kept as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games import GAMES

import tawantin
from tawantin import LiveChance, Match
from tawantin.analysis import answered, puzzle_book
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
