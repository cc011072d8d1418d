"""The components file of Cuzco: one clear sentence for each mistake in it."""

from __future__ import annotations

import re

import pytest

import tawantin
from tawantin.games.cuzco import GAME as DESCRIPTOR

TEXT = DESCRIPTOR.components_path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('key = "rope_bridge"', 'key = "zip_line"', "ability[06].key must be rope_bridge"),
        ('id = "13"', 'id = "31"', "must be 13, but is '31'"),
        ("feathers_needed = 2", "feathers_needed = 3", "headband.feathers_needed must be 2"),
        ('id = "in4"', 'id = "quito"', "must be in4, but is 'quito'"),
        ('side = "building"', 'side = "lake"', "side must be one of feather, building"),
        ('kinds = ["exchange"]', "kinds = []", "space[exchange].kinds must name what is done"),
        ("players = [2]", "players = [3]", "space has none for take_agriculture with 2 players"),
        ('id = "building_1"', 'id = "house"', "must name each of building_2, building_3, house"),
    ],
)
def test_what_the_rules_speak_of_by_name_must_be_there(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(tawantin.BadComponents, match=re.escape(complaint)) as told:
        tawantin.game("cuzco", components=TEXT.replace(old, new, 1))
    assert told.value.__cause__ is None
    assert "\n" not in str(told.value)
