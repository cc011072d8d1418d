"""Who reads a components file, and when: the fuzz of every value rests on it."""

from __future__ import annotations

import copy
import math
from typing import Any

import pytest
from bench.components.changes import changed, changes, paths
from bench.components.sameness import read_by_rules, readers
from bench.components.trying import READ_LATER, check, prepare, show

import tawantin
from tawantin.kernel.build import is_compiled
from tawantin.kernel.components import from_data
from tawantin.kernel.laws.runner import run

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")


def emptied(data: Any) -> None:
    """Take everything out of a file that was read."""
    for item in list(data.values()) if isinstance(data, dict) else data:
        if isinstance(item, dict | list):
            emptied(item)
    data.clear()


@pytest.mark.parametrize("name", sorted({*GAMES} - READ_LATER))
def test_rules_read_their_components_only_while_they_are_loaded(name: str) -> None:
    descriptor = tawantin.games()[name]
    data = copy.deepcopy(dict(descriptor.printed.root.data))
    game = descriptor.copy(from_data(data, "emptied.toml"))
    emptied(data)
    seats = min(game.about.seats)
    assert run(game, seats, games=2, seed=3).violation is None


@pytest.mark.parametrize("name", GAMES)
def test_no_other_module_reads_the_components(name: str) -> None:
    folder = tawantin.games()[name].components_path.parent
    known = readers(folder)
    for path in folder.rglob("*.py"):
        module = path.relative_to(folder).with_suffix("").as_posix().replace("/", ".")
        text = path.read_text(encoding="utf-8")
        reads = ".root" in text or "kernel.toml import Table" in text
        assert module in known or not reads or module == "board", path


@pytest.mark.skipif(is_compiled(), reason="compiled modules are read only once")
def test_files_that_make_the_same_game_are_told_from_those_that_do_not() -> None:
    descriptor = tawantin.games()["chocolatl"]
    folder, data = descriptor.components_path.parent, descriptor.printed.root.data

    def read(path: tuple[str | int, ...], value: object) -> str:
        return read_by_rules(
            folder, readers(folder), from_data(changed(data, path, value), "changed.toml")
        )

    printed = [read(("schema",), 1), read(("schema",), 1)][1]
    assert read(("village", "building_sites", 0, "x"), 17) == printed
    assert read(("village", "note"), "Another note.") == printed
    assert read(("location", 3, "double_placement_margin"), 4) != printed
    assert read(("option", 0, "default"), True) != printed
    assert read(("game", "seats", 0), 2) != printed


def test_every_value_is_changed_in_every_way_and_the_file_stays_as_it_was() -> None:
    data = {"cost": 3, "name": "x", "rows": [{"id": "a", "points": [1, 2]}], "on": True}
    before = copy.deepcopy(data)
    chosen = list(paths(data))
    assert chosen == [
        ("cost",), ("name",), ("rows", 0, "id"),
        ("rows", 0, "points", 0), ("rows", 0, "points", 1), ("on",),
    ]  # fmt: skip
    made = list(changes(data, chosen, {"rows[a].points[1]": (0, 9)}))
    points = {one.kind: one.value for one in made if one.path == ("rows", 0, "points", 1)}
    assert math.isnan(points.pop("not a number"))
    assert points == {
        "minus one": -1, "zero": 0, "huge": 10**9, "a text": "x", "a list": [], "true": True,
        "false": False, "missing": "(nothing)", "one less": 1, "one more": 3, "ten times": 20,
        "a half more": 2.5, "highest": 9,
    }  # fmt: skip
    assert [one.kind for one in made if one.path == ("on",)] == [
        "a number", "a text", "a list", "false", "missing",
    ]  # fmt: skip
    assert changed(data, ("rows", 0, "points", 1), "(nothing)")["rows"] == [
        {"id": "a", "points": [1]}
    ]
    assert data == before


@pytest.mark.skipif(is_compiled(), reason="compiled modules are read only once")
def test_a_change_ends_in_a_sentence_or_in_a_sound_file() -> None:
    ranges, printed = prepare("chocolatl")
    data = tawantin.games()["chocolatl"].printed.root.data
    path = ("score_track", "end_mark")
    ended = {one.kind: check("chocolatl", one) for one in changes(data, [path], ranges)}
    assert ended["huge"].ending == "refused"
    assert "score_track.end_mark must be between 1 and 200" in ended["huge"].told
    assert ended["one less"].ending == "sound"
    assert ended["one less"].alike != printed
    one_less = next(one for one in changes(data, [path], ranges) if one.kind == "one less")
    assert show("chocolatl", one_less).ending == "shown"
