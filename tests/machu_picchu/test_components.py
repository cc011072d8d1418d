"""The components file: what it must say, and how precisely a bad one is refused."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import tawantin
from tawantin.games.machu_picchu import GAME
from tawantin.games.machu_picchu.components import CATEGORIES, DISTRICTS, GOLD, ICONS, NEIGHBOURS

TEXT = GAME.components_path.read_text(encoding="utf-8")
LANGUAGES = {"en", "de", "nl", "hu"}


def complaint(old: str, new: str) -> str:
    """What loading says of the file with one thing changed."""
    assert TEXT.count(old) >= 1
    with pytest.raises(tawantin.BadComponents) as caught:
        tawantin.game("machu_picchu", components=TEXT.replace(old, new, 1))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("slot_prices = [6, 5, 4, 3]", "slot_prices = [6, 5, 4, 0]", "market.slot_prices[3]"),
        ('["guard_house", "coca_plantation"]', '["guard_house", "atlantis"]', "adjacency.edges[0]"),
        ("steps = [8, 7, 6, 5, 4]", "steps = [8, 7, 6, 5]", "clergy[puma_priest].steps"),
        ("cost = { llama = 1, pottery = 1 }", "cost = { gold = 1 }", "profession[farmer].cost"),
        ("moon_tiles_to_end_day = 3", "moon_tiles_to_end_day = 4", "moon_tiles_to_end_day"),
        ('id = "llama"', 'id = "alpaca"', "must have one with the id llama"),
        ("stock = 38", "stock = 1", "good[llama].stock must be"),
        ("llama = 1\ncoca = 1", "llama = 99\ncoca = 1", "good[llama].stock must be"),
        ("decisions_per_game = 100000", "decisions_per_game = 1", "limits.decisions_per_game"),
        ("bonus_start = 1", "bonus_start = 9", "].bonus_start must be between 0 and"),
    ],
)
def test_a_bad_value_is_named_with_its_place(old: str, new: str, told: str) -> None:
    said = complaint(old, new)
    assert told in said
    assert said.count("\n") == 0


def test_the_map_has_the_shape_it_was_reconstructed_for() -> None:
    degrees = [len(neighbours) for neighbours in NEIGHBOURS]
    assert len(DISTRICTS) == 15
    assert sum(degrees) == 2 * 31
    assert max(degrees) == degrees[DISTRICTS.index("central_plaza")]
    temples = [d for d, name in enumerate(DISTRICTS) if "temple" in name]
    assert not any(other in NEIGHBOURS[temple] for temple in temples for other in temples)


def test_each_pair_of_icons_is_on_one_card_and_clergy_has_more_gold() -> None:
    assert len({frozenset(icons) for icons in ICONS}) == 28 == len(ICONS)
    assert [GOLD[n] for n, icons in enumerate(ICONS)] == [
        3 + 2 * sum(icon >= CATEGORIES.index("virgin") for icon in icons) for icons in ICONS
    ]
    assert sum(GOLD) == 126


def named(value: Any, where: str = "") -> list[str]:
    """The places of components that have an id but not a name in four languages."""
    if isinstance(value, dict):
        bad = []
        if "id" in value and where not in ("preset",) and set(value.get("name", ())) != LANGUAGES:
            bad.append(f"{where} {value['id']}")
        return bad + [place for key, inner in value.items() for place in named(inner, key)]
    if isinstance(value, list):
        return [place for inner in value for place in named(inner, where)]
    return []


def test_everything_with_an_id_is_named_in_four_languages() -> None:
    assert named(tomllib.loads(TEXT)) == []


def test_every_table_of_components_says_where_it_comes_from() -> None:
    tables = tomllib.loads(TEXT)
    silent = [
        f"{name} {table.get('id', '')}"
        for name, found in tables.items()
        if name != "schema"
        for table in (found if isinstance(found, list) else [found])
        if "source" not in table and "sources" not in table
    ]
    assert silent == []
