"""The same page in Firefox, where one is installed: a short game of each by a real pointer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts import tools
from tests.server.running import Running

from .firefox import Firefox, firefox
from .games import DRAWN, Drawn
from .player import GLOWING, PREFERENCES

CLICKS = 24
SIZES = [(1280, 720), (390, 844)]

_POINTING = (Path(__file__).parent / "pointing.js").read_text(encoding="utf-8")
_UNBROKEN = (Path(__file__).parent / "unbroken.js").read_text(encoding="utf-8")
_LISTEN = """window.told = []
const Real = WebSocket
window.WebSocket = class extends Real {
    constructor(...how) {
        super(...how)
        this.addEventListener('message', ({ data }) => window.told.push(JSON.parse(data)))
    }
}"""
_MOVES = """() => window.told.flatMap((one) => (one.happened ?? []).filter(
    (two) => two.kind === 'moved' && two.seat === one.seat)).length"""
_OPTIONS = "() => window.told.findLast((one) => one.type === 'update').options"
_NEXT = """(glowing, n) => {
    const middle = (one) => {
        if (one.dataset.target) return middleOf(one.dataset.target)
        const { x, y, width, height } = one.getBoundingClientRect()
        return new DOMPoint(x + width / 2, y + height / 2)
    }
    // A sheet may be magnified: what lies outside its window cannot be pressed.
    const seen = [...document.querySelectorAll(glowing)].map(middle).filter(
        (at) => at && at.x > 0 && at.y > 0 && at.x < innerWidth && at.y < innerHeight)
    const at = seen[n % seen.length]
    return at ? [Math.round(at.x), Math.round(at.y)] : null
}"""


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    program = tools.firefox()
    if program is None:
        pytest.skip("no Firefox is installed here (or named in TAWANTIN_FIREFOX)")
    with firefox(program, tmp_path_factory.mktemp("firefox")) as started:
        preferences = json.dumps({**PREFERENCES, "guided": [one.id for one in DRAWN]})
        stored = f"localStorage.setItem('tawantin.preferences', {json.dumps(preferences)})"
        started.first_run(f"{stored}; {_LISTEN}")
        yield started


def sit_down(fox: Firefox, server: Running, game: Drawn) -> None:
    """Begin a game against bots by clicks, in a window of its own size."""
    fox.go(server.address)
    fox.click(f"article[data-game={game.id}] button[data-act=bots]")
    fox.click(f"input[name=seats][value='{game.seats}']")
    fox.click("input[name=level][value=random]")
    fox.click("#play-now")
    fox.until("() => !!document.querySelector('#prompt')")
    fox.evaluate(f"() => {{ {_POINTING} }}")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_short_game_in_firefox(
    game: Drawn, fox: Firefox, server: Running, width: int, height: int
) -> None:
    fox.size(width, height)
    sit_down(fox, server, game)
    for number in range(CLICKS):
        fox.press(*fox.until(_NEXT, GLOWING, number * 7))
    fox.until(f"() => ({_MOVES})() > 1")
    broken = fox.evaluate(_UNBROKEN, False)
    assert not broken
    assert not fox.problems


def test_the_middle_of_everything_that_glows_chooses_it_in_firefox(
    game: Drawn, fox: Firefox, server: Running
) -> None:
    fox.size(*SIZES[0])
    sit_down(fox, server, game)
    fox.evaluate("() => holdMoves()")
    fox.evaluate("(how) => playSome(how)", [GLOWING, CLICKS, 5])
    fox.until("(glowing) => document.querySelectorAll(glowing).length", GLOWING)
    clicked = fox.evaluate("(options) => clickEverything(options)", fox.evaluate(_OPTIONS))
    assert clicked["asked"]
    assert not clicked["wrong"]
    assert not fox.problems
