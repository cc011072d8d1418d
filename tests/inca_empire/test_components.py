"""The components file: what it holds, and one clear sentence for each mistake in it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from tests.inca_empire.helpers import GAME

import tawantin
from tawantin.games.inca_empire import GAME as DESCRIPTOR
from tawantin.games.inca_empire.board import Board, read_board, read_ids
from tawantin.games.inca_empire.components import COLOURS, MARKERS, SUN_EVENTS
from tawantin.kernel.laws.accounts import Conservation, Points
from tawantin.kernel.laws.runner import run
from tawantin.kernel.toml import LANGUAGES, Table


def read_changed(change: Callable[[dict[str, Any]], None]) -> Board:
    """The four-player side, after a change of its table."""
    data = tomllib.loads(DESCRIPTOR.components_path.read_text(encoding="utf-8"))
    change(data["map_4p"])
    table = Table(data["map_4p"], "map_4p", "changed.toml")
    return read_board(table, read_ids([table]), COLOURS, 45)


def set_bonus(board: dict[str, Any]) -> None:
    next(s for s in board["sites"] if s["type"] == "garrison")["temple_bonus"] = 2


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            lambda b: b["connections"][0].__setitem__(1, "atlantis"),
            "names 'atlantis', which is unknown",
        ),
        (lambda b: b["connections"][0].__setitem__(3, "mu"), "names 'mu', which is unknown"),
        (lambda b: b["connections"][5].__setitem__(2, b["connections"][5][1]), "two different"),
        (lambda b: b["connections"].__setitem__(0, ["c001", "cuzco"]), "an id, two sites"),
        (lambda b: b["sites"][3].__setitem__("type", "castle"), "must be one of capital"),
        (lambda b: b["sites"].append(b["sites"][4]), "must not name anything twice"),
        (lambda b: b.__setitem__("markers_left_over", 7), "markers_left_over must be 3"),
        (lambda b: b.__setitem__("regions_with_marker", 41), "regions_with_marker must be 42"),
        (lambda b: b["regions"][0].__setitem__("start_site", "quito"), "connection to the capital"),
        (
            lambda b: b["regions"][0].__setitem__("start_colour", "pink"),
            r": map_4p.regions\[\w+\].start_colour names 'pink', which is unknown",
        ),
        (lambda b: b.__setitem__("hand_of_the_gods_regions", ["antisuyu"]), "start regions"),
        (set_bonus, "only be given to city sites"),
        (lambda b: b.pop("capital"), "capital is missing"),
    ],
)
def test_a_mistake_in_a_map_is_told_in_one_sentence(
    change: Callable[[dict[str, Any]], None], complaint: str
) -> None:
    with pytest.raises(tawantin.BadComponents, match=complaint) as refusal:
        read_changed(change)
    assert str(refusal.value).startswith("changed.toml: map_4p")
    assert str(refusal.value).count("\n") == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seats = [3, 4]", "seats = [3]", "game.seats must be the players of the maps"),
        ("amount = 1", "amount = -1", r"sun_event\[skilled_surveyors\].amount must be between 0"),
        ('sites = ["chiquitoy_viejo"', 'sites = ["atlantis"', "names 'atlantis', which is unknown"),
    ],
)
def test_a_mistake_elsewhere_is_told_in_one_sentence(old: str, new: str, complaint: str) -> None:
    text = DESCRIPTOR.components_path.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(tawantin.BadComponents, match=complaint) as refusal:
        tawantin.game("inca_empire", components=text.replace(old, new, 1))
    assert refusal.value.__cause__ is None


def test_points_to_begin_with_are_counted_among_all_others() -> None:
    text = DESCRIPTOR.components_path.read_text(encoding="utf-8")
    game = tawantin.game("inca_empire", text.replace("start_vp = 0", "start_vp = 3"))
    assert run(game, 3, games=1, laws=(Conservation, Points)).violation is None


def test_the_order_of_the_lists_in_the_file_does_not_matter() -> None:
    def shuffle(board: dict[str, Any]) -> None:
        board["connections"].reverse()

    plain, reversed_ = read_changed(lambda board: None), read_changed(shuffle)
    assert sorted(plain.lines) == sorted(reversed_.lines)
    for board in (plain, reversed_):
        line = board.lines.index("c135")
        assert {board.sites[n] for n in board.ends_of[line]} == {"vilcashuaman", "sondor"}


def test_there_are_45_markers_of_six_types() -> None:
    assert len(MARKERS) == 6
    assert sum(marker.count for marker in MARKERS) == 45


def test_everything_a_player_sees_has_a_name_in_four_languages() -> None:
    root = DESCRIPTOR.components.root
    named = ("sun_event", "culture_marker", "construction", "phase", "era", "slot", "site_type")
    for key in named:
        for table in root.tables(key):
            assert set(table.names()) == set(LANGUAGES)
    for table in root.tables("sun_event", len(SUN_EVENTS)):
        assert all(table.names("help").values())
    for key in ("map_4p", "map_3p"):
        for place in ("regions", "sites"):
            assert all(entry.text("name") for entry in root.table(key).tables(place))


def test_every_table_says_where_its_values_come_from() -> None:
    root = DESCRIPTOR.components.root
    for key, value in root.data.items():
        if key in ("schema", "colour"):
            continue
        tables = root.tables(key) if isinstance(value, list) else [root.table(key)]
        for table in tables:
            assert table.text("source").startswith(("S", "W: ", "M", "R"))


def test_the_game_is_known_without_loading_its_rules() -> None:
    about = GAME.about
    assert about.seats == (3, 4)
    assert [option.id for option in about.options] == [
        "pizarros_arrival",
        "early_decline",
        "gods_agree",
    ]
