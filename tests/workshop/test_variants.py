"""Variants as values: a name, a digest, the differences as TOML."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tawantin.kernel import registry
from tawantin.kernel.components import parse
from tawantin.kernel.errors import BadComponents
from tawantin.workshop import BadPlace, Variant, read_variant
from tawantin.workshop.numbers import numbers, parts
from tawantin.workshop.writing import toml

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_file_is_written_as_it_was_read(game: str) -> None:
    printed = registry.descriptor(game).components
    text = toml(printed.root.data)
    assert tomllib.loads(text) == printed.root.data
    assert parse(text).digest == printed.digest


def test_a_variant_is_its_differences_and_can_be_read_again() -> None:
    made = Variant.new("chocolatl", {"round_track.fields.2.second": 4}, "Longer brewery")
    assert made.changes == {"round_track.fields[2].second": 4}
    assert read_variant(made.to_toml()) == made
    assert [(one.before, one.after) for one in made.differences()] == [("2", "4")]


def test_a_whole_file_is_read_as_its_differences() -> None:
    made = Variant.new(
        "cuzco", {"palace.task_points": 8, "temple.points_per_priest_by_round[0]": 1}
    )
    again = read_variant(made.components().text, "cuzco")
    assert again.changes == made.changes
    assert again.digest == made.digest


def test_numbers_as_printed_are_no_change() -> None:
    made = Variant.new("chocolatl", {"score_track.end_mark": 40})
    assert made.changes == {}
    assert made.digest == registry.descriptor("chocolatl").components.digest


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"temple.point": 4}, "There is no number at 'temple.point'; is it "),
        ({"": 4}, "There is no number at ''"),
        ({"game.seats[9]": 4}, "There is no number at 'game.seats"),
    ],
)
def test_a_place_that_is_not_there_is_one_sentence(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPlace, match=told.replace("[", r"\[").replace("?", r"\?")):
        Variant.new("cuzco", changes)


@pytest.mark.parametrize("value", [-1, 10**9, "four", [1], 2.5])
def test_a_bad_value_is_told_as_the_file_would_tell_it(value: object) -> None:
    with pytest.raises(BadComponents, match=r"palace\.task_points must be"):
        Variant.new("cuzco", {"palace.task_points": value}).make()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not [ toml", "is not valid TOML"),
        ("a = 1", "is no variant"),
        ('game = "chocolatl"\n[changes]\n', "is for 'chocolatl', not for 'cuzco'"),
        ("a" * 2_000_000, "is too large"),
    ],
)
def test_a_file_that_is_no_variant_is_one_sentence(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=told):
        read_variant(text, "cuzco")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_range_a_source_and_a_name(game: str) -> None:
    every = numbers(game)
    assert len(every) > 50
    for number in every:
        assert number.low <= number.value <= number.high
        assert number.source[:1] in "SWMR"
        assert number.called("hu")
    assert {part.id for part in parts(game)} == {number.part for number in every}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_where_a_variant_finds_it(game: str) -> None:
    places = {number.place: number.value + 1 for number in numbers(game)}
    assert Variant.new(game, places).changes == places
