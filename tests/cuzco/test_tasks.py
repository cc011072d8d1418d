"""Each task: what it asks for, and that one piece less is one missing."""

from __future__ import annotations

import pytest
from tests.cuzco.table import Table

from tawantin.games.cuzco.board import LAYOUTS, PLACE_IDS, RINGS
from tawantin.games.cuzco.components import (
    ABILITY_IDS,
    CARD_GOD,
    FEATHER_IDS,
    GOD_IDS,
    GOOD_IDS,
)
from tawantin.games.cuzco.mechanics.tasks import TASK_IDS, missing

OF_ABILITY = [ABILITY_IDS[n - 1] for n in (1, 2, 5, 6, 4, 3, 7, 8, 9, 10, 11, 12)]
# What each task asks for, in the words of the specification's short list.
ASKED: dict[str, tuple[str, str, int]] = {
    **{
        f"0{n}": ("feathers", colour, 3)
        for n, colour in enumerate(["orange", "violet", "pink", "turquoise"], 1)
    },
    "05": ("feather_colours", "", 4),
    "06": ("feathers", "any", 7),
    "07": ("villages", "any", 9),
    "08": ("villages", "turquoise", 3),
    "09": ("villages", "pink", 3),
    "10": ("villages", "violet", 3),
    "11": ("villages", "orange", 3),
    "12": ("villages", "3", 3),
    "13": ("villages", "2", 3),
    "14": ("village_values", "", 5),
    "15": ("abilities", "research", 3),
    "16": ("abilities", "agriculture", 3),
    "17": ("down", "research", 3),
    "18": ("down", "agriculture", 3),
    "19": ("down", "any", 5),
    "20": ("tiles", "research", 4),
    "21": ("tiles", "agriculture", 4),
    "22": ("gods", "different", 4),
    "23": ("gods", "same", 3),
    **{
        f"{n}": ("goods", good, 2)
        for n, good in enumerate(["soup", "clothing", "tools", "bowl", "jug", "jewelry"], 24)
    },
    "30": ("goods", "different", 3),
    "31": ("goods", "any", 4),
    **{f"{n}": ("gods", god, 2) for n, god in enumerate(GOD_IDS, 32)},
    "37": ("priests", "", 3),
    "38": ("food", "", 5),
    "39": ("headbands", "", 4),
    "40": ("inti", "", 2),
    "41": ("offerings", "", 4),
    "42": ("villages", "inner", 4),
    "43": ("villages", "outer", 4),
    **{f"{n}": ("ability", ability, 2) for n, ability in enumerate(OF_ABILITY, 44)},
}


def villages(what: str) -> list[str]:
    layout = LAYOUTS[Table().state.layout]
    chosen = []
    for place in range(1, 13):
        marks = {"any", FEATHER_IDS[layout.feather[place]], str(layout.points[place]), RINGS[place]}
        if what in marks:
            chosen.append(PLACE_IDS[place])
    return chosen


def tiles_of(table: Table, kind: str, count: int, down: bool = False) -> None:
    table.free_fields(12)
    kinds = [kind] if kind != "any" else ["research", "agriculture"]
    for n in range(count):
        table.tile(f"{kinds[n % len(kinds)]}_{ABILITY_IDS[n]}_1", down=down)


def have(table: Table, what: str, which: str, count: int) -> None:
    """Let seat 0 have exactly so much of what a task asks for."""
    player = table.player()
    if what == "feathers" and which == "any":
        player.feathers = (1 << count) - 1
    elif what == "feathers":
        table.feathers(which, count)
    elif what == "feather_colours":
        for colour in FEATHER_IDS[:count]:
            table.feathers(colour, 2)
    elif what == "villages":
        table.khipu(*villages(which)[:count])
    elif what == "village_values":
        table.khipu(*[villages(str(value))[0] for value in range(1, count + 1)])
    elif what in ("tiles", "abilities"):
        tiles_of(table, which, count)
    elif what == "down":
        tiles_of(table, which, count, down=True)
    elif what == "ability":
        table.free_fields(12)
        table.tile(*[f"{kind}_{which}_1" for kind in ("research", "agriculture")][:count])
    elif what == "gods":
        numbers = {"different": [1, 4, 7, 10], "same": [1, 2, 3]}.get(which)
        if numbers is None:
            numbers = [n for n in range(1, 16) if CARD_GOD[n] == GOD_IDS.index(which)]
        table.give(*numbers[:count])
    elif what == "goods":
        for n in range(count):
            player.goods[n if which in ("different", "any") else GOOD_IDS.index(which)] += 1
    elif what == "priests":
        table.priests(*range(1, count + 1))
    elif what == "headbands":
        player.headbands = (1 << count) - 1
    else:
        setattr(player, what, count)


@pytest.mark.parametrize("task", TASK_IDS[6:])
def test_task(task: str) -> None:
    what, which, need = ASKED[task]
    for count in (need - 1, need):
        table = Table()
        table.player().inti = table.player().offerings = 0
        have(table, what, which, count)
        assert missing(table.state, 0, TASK_IDS.index(task)) == need - count
        assert (missing(table.state, 0, TASK_IDS.index(task)) == 0) is (count == need)


@pytest.mark.parametrize("task", TASK_IDS[:6])
def test_start_task(task: str) -> None:
    number = TASK_IDS.index(task)
    table = Table()
    table.state.order = [1, 0, 2, 3]
    wanted = 2
    assert missing(table.state, 0, number) == wanted
    for part in {
        "S-01": "priest agriculture",
        "S-02": "priest research",
        "S-03": "research agriculture",
        "S-04": "research first",
        "S-05": "agriculture good",
        "S-06": "village village",
    }[task].split():
        if part == "priest":
            table.priests(1)
        elif part == "first":
            table.state.order = [0, 1, 2, 3]
        elif part == "good":
            table.player().goods[0] = 1
        elif part == "village":
            table.khipu(PLACE_IDS[wanted])
        else:
            table.tile(f"{part}_01_1")
        wanted -= 1
        assert missing(table.state, 0, number) == wanted


def test_there_are_six_start_tasks_and_fifty_five_others() -> None:
    assert TASK_IDS[:6] == ("S-01", "S-02", "S-03", "S-04", "S-05", "S-06")
    assert set(TASK_IDS[6:]) == set(ASKED)
    assert len(ASKED) == 55
