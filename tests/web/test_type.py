"""No word breaks in the middle on what is held in hand or bought, in no language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tawantin.kernel import registry

from .games import DRAWN, Drawn
from .player import GLOWING, Player

SitDown = Callable[..., Player]
_FIT = (Path(__file__).parent / "words_fit.js").read_text(encoding="utf-8")
_UNBROKEN = (Path(__file__).parent / "unbroken.js").read_text(encoding="utf-8")
_PLAY = (Path(__file__).parent / "pointing.js").read_text(encoding="utf-8")
LANGUAGES = ("en", "de", "nl", "hu")

HELD = [
    ("inca_empire", "button.sun b", "button", "sun_event"),
    ("inca_empire", ".opt:not(.slot) span:not(.hush)", "button", "construction"),
    ("cuzco", ".card span", "button", "god_card"),
]
"""Game, where a name stands, what it must stay in, the table of the components with the names."""


def names(player: Player, game: str, table: str) -> list[str]:
    """The names of a table of the components, in all languages."""
    answer = player.page.request.get(f"{player.address}/api/games/{game}/components")
    decoded: list[dict[str, Any]] = json.loads(answer.body())[table]
    return sorted({shown(game, language, one) for one in decoded for language in LANGUAGES})


def shown(game: str, language: str, thing: dict[str, Any]) -> str:
    """A long word may have a form with soft hyphens for where there is little room."""
    file = registry.descriptor(game).locale / f"{language}.ftl"
    which = f"card-in-hand-{str(thing['id']).replace('_', '-')} = (.+)"
    short = re.search(which, file.read_text(encoding="utf-8"))
    return str(thing["name"][language]) if short is None else short[1]


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game_id", ["inca_empire", "cuzco"])
def test_no_word_of_a_card_in_hand_breaks(sit_down: SitDown, game_id: str, width: int) -> None:
    joost = sit_down(width=width, height=720 if width > 720 else 844)
    joost.against_bots(next(one for one in DRAWN if one.id == game_id))
    joost.page.evaluate(_PLAY)
    held = [one for one in HELD if one[0] == game_id and (width > 720 or one[3] == "sun_event")]
    for _, where, frame, table in held:
        for seed in range(30):  # until such a thing is held
            if joost.page.locator(where).count() or not joost.is_asked_again():
                break
            joost.page.evaluate("(how) => playSome(how)", [GLOWING, 1, seed])
        for wider in (False, True):  # letters of other systems are up to a tenth wider
            wrong = joost.page.evaluate(_FIT, [where, frame, names(joost, game_id, table), wider])
            assert not wrong, wrong


@pytest.mark.parametrize("language", ["de-DE", "hu-HU"])
def test_no_word_of_a_table_breaks(game: Drawn, sit_down: SitDown, language: str) -> None:
    joost = sit_down(width=1280, height=720, language=language)
    joost.against_bots(game)
    joost.page.evaluate(_PLAY)
    wrong: set[str] = set()
    for seed in range(5):
        if not joost.is_asked_again():
            break
        for width, height in ((1280, 720), (390, 844)):
            joost.page.set_viewport_size({"width": width, "height": height})
            joost.page.wait_for_function("width => innerWidth === width", arg=width)
            joost.settled()
            wrong |= {f"{width}: {one}" for one in joost.page.evaluate(_UNBROKEN, True)}
        joost.page.evaluate("(how) => playSome(how)", [GLOWING, 5, seed])
    assert not wrong


def test_the_bar_names_the_game_whole(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(width=820, height=1180, language="hu-HU")
    joost.against_bots(game)
    joost.settled()
    for width, height in ((820, 1180), (1280, 720), (1440, 900)):
        joost.page.set_viewport_size({"width": width, "height": height})
        joost.page.wait_for_function("width => innerWidth === width", arg=width)
        name = joost.page.locator("#top-bar h1 span")
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
        cut = joost.page.locator("#top-bar .chips").evaluate(
            """chips => {
                const { top, right } = chips.getBoundingClientRect()
                return [...chips.querySelectorAll('.chip')]
                    .map((chip) => ({ box: chip.getBoundingClientRect(), text: chip.textContent }))
                    .filter(({ box }) => box.top < top + 12 && box.right > right + 1)
                    .map(({ text }) => text)
            }"""
        )
        assert not cut
