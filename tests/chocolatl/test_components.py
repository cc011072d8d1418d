"""The components file of Chocolatl, and what happens to a bad one."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tawantin
from tawantin import BadComponents, Descriptor
from tawantin.games.chocolatl import GAME as DESCRIPTOR
from tawantin.games.chocolatl import components
from tawantin.kernel.components import LANGUAGES

FILE = DESCRIPTOR.components_path


def load_with(path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Read the tables of another components file, beside those that the game plays with."""
    package = ModuleType("chocolatl_of_another_box")
    package.__path__ = []
    package.GAME = Descriptor("chocolatl", path, "")  # type: ignore[attr-defined]  # is made here
    monkeypatch.setitem(sys.modules, package.__name__, package)
    name = f"{package.__name__}.components"
    source = Path(str(components.__file__)).with_name("components.py")  # compiled or not
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("marker_stones = 9\n", "", "pieces.marker_stones is missing"),
        ("marker_stones = 9", "marker_stones = -1", "must be between 1 and 50, but is -1"),
        ("rounds = 7", 'rounds = "seven"', "must be a whole number"),
        ("lowest_points = -2", "lowest_points = 2", "must be between -20 and 0"),
        ("values = [13, 14, 15, 16, 17, 18]", "values = [13]", "must have 6 entries, but has 1"),
        ("{ n = 7, x = 842, y = 250 },\n", "", "building_sites must be at least 7"),
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
    ],
)
def test_a_bad_value_is_refused_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, complaint: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    changed = tmp_path / "components.toml"
    changed.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadComponents, match=re.escape(complaint)):
        load_with(changed, monkeypatch)


def test_decks_with_other_values_are_fine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text.count("values = [13, 14, 15, 16, 17, 18]") == 1
    changed = tmp_path / "components.toml"
    softer = text.replace("[13, 14, 15, 16, 17, 18]", "[0, 8, 9, 10, 11, 12]")
    changed.write_text(softer, encoding="utf-8")
    other = load_with(changed, monkeypatch)
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
