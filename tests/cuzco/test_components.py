"""The components file of Cuzco: one clear sentence for each mistake in it."""

from __future__ import annotations

import re

import pytest

import tawantin
from tawantin.games.cuzco import GAME as DESCRIPTOR
from tawantin.kernel.laws.runner import run

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
        ("descending = false", "descending = true", "space has none with 2 players where every"),
        ("seats = [2, 3, 4]", "seats = [1, 2, 3]", "setup has none for 1 players"),
        ("players = 2\n", "players = 3\n", "setup has none for 2 players"),
        ("per_pile = 2", "per_pile = 1", "setup has too few god cards for 3 players"),
        ("palace_tasks = 4", "palace_tasks = 1", "setup[0].palace_tasks must be between 2 and 8"),
        ("palace_tasks = 6", "palace_tasks = 3", "setup[2].palace_tasks must be between 4 and 8"),
        ("palace_tasks = 5", "palace_tasks = 8", "task has too few for the"),
        ("changes = [1, 2]", "changes = [2, 2]", "pututu.changes must be two different numbers"),
        ("tasks_drawn = 4", "tasks_drawn = 5", "task has too few for the"),
        (
            "by_strength = [2, 4, 6, 6]",
            "by_strength = [2, 4, 6, 7]",
            "by_strength[3] must be between",
        ),
        ("by_strength = [3, 6, 6, 6]", "by_strength = [3, 6, 1, 6]", "by_strength must not fall"),
        ('id = "building_1"', 'id = "house"', "must name each of building_2, building_3, house"),
    ],
)
def test_what_the_rules_speak_of_by_name_must_be_there(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(tawantin.BadComponents, match=re.escape(complaint)) as refusal:
        tawantin.game("cuzco", components=TEXT.replace(old, new, 1))
    assert refusal.value.__cause__ is None
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("kept", [1, 3])
def test_more_or_fewer_first_tasks_make_a_game_that_keeps_the_laws(kept: int) -> None:
    game = tawantin.game("cuzco", TEXT.replace("tasks_kept = 2", f"tasks_kept = {kept}"))
    assert run(game, 4, games=1).violation is None
