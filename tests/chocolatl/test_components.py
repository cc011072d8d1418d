"""The components file of Chocolatl, and what happens to a bad one."""

from __future__ import annotations

import re
import sys

import pytest

import tawantin
from tawantin import BadComponents
from tawantin.games.chocolatl import GAME as DESCRIPTOR
from tawantin.games.chocolatl import components
from tawantin.kernel.laws.runner import run
from tawantin.kernel.toml import LANGUAGES

TEXT = DESCRIPTOR.components_path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("marker_stones = 9\n", "", "pieces.marker_stones is missing"),
        ("marker_stones = 9", "marker_stones = -1", "must be between 1 and 50, but is -1"),
        ("rounds = 7", 'rounds = "seven"', "must be a whole number"),
        ("lowest_points = -2", "lowest_points = 2", "must be between -20 and 0"),
        ("values = [13, 14, 15, 16, 17, 18]", "values = [13]", "must have 6 entries, but has 1"),
        ("{ n = 7, x = 842, y = 250 },\n", "", "building_sites must be 7 at least"),
        ("end_mark = 40", "end_mark = 90", "must go as far as the end mark 90"),
        (
            "{ n = 12, x = 835, y = 730 }]",
            "{ n = 12, x = 835, y = 730 }, { n = 13, x = 1, y = 1 }]",
            "must have 14 spaces together, but has 15",
        ),
        (
            "values = [13, 14, 15, 16, 17, 18]",
            "values = [8, 8, 8, 16, 17, 18]",
            "would give a player four cards of value 8",
        ),
        ('id = "village"\n', 'id = "town"\n', "must be 'village' here"),
        ("seats = [3, 4, 5]", "seats = [1, 3]", "game.seats must be 2 at least"),
    ],
)
def test_a_bad_value_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents, match=re.escape(complaint)):
        tawantin.game("chocolatl", components=TEXT.replace(old, new))


def test_decks_with_other_values_are_fine() -> None:
    assert TEXT.count("values = [13, 14, 15, 16, 17, 18]") == 1
    softer = TEXT.replace("[13, 14, 15, 16, 17, 18]", "[0, 8, 9, 10, 11, 12]")
    game = tawantin.game("chocolatl", components=softer)
    other = sys.modules[game.rules.state.__module__.replace(".state", ".components")]
    assert list(other.DECKS[components.LARGE]) == [0, 8, 9, 10, 11, 12]
    assert other.DECKS[components.SMALL] == components.DECKS[components.SMALL]


def test_everything_a_player_sees_has_a_name_in_four_languages() -> None:
    root = DESCRIPTOR.components.root
    for kind in (
        "location",
        "figure",
        "bidding_mode",
        "field_colour",
        "improvement_deck",
        "points_item",
        "ending",
        "term",
    ):
        for table in root.tables(kind):
            assert set(table.names()) == set(LANGUAGES)
    for kind in ("offering_place", "white_cacao_dice", "black_bonus_dice", "bonus_tile"):
        assert set(root.table(kind).names()) == set(LANGUAGES)


def test_every_location_named_by_an_action_is_in_the_file() -> None:
    game = tawantin.game("chocolatl")
    known = {
        f"location:{table.text('id')}" for table in DESCRIPTOR.components.root.tables("location")
    }
    named = {
        target
        for action in game.actions
        for target in action.targets
        if target.startswith("location:")
    }
    assert named == known


def test_a_game_that_ends_in_its_first_round_shows_the_offerings_and_keeps_the_laws() -> None:
    short = tawantin.game("chocolatl", components=TEXT.replace("end_mark = 40", "end_mark = 1"))
    assert run(short, seats=3, games=3, seed=7).violation is None
