"""Take the pictures of the README: every drawn board, the lobby, a phone, the night, the end.

``python scripts/screenshots.py`` plays games through the page and writes ``docs/screenshots``;
``--game ID`` takes those of one game, ``--out FOLDER`` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.running import running, settings  # noqa: E402
from tests.web.games import DRAWN, Drawn  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.test_summary import play_to_a_summary, reader  # noqa: E402

import tawantin  # noqa: E402
from scripts import build_web, tools, tutorial  # noqa: E402 - the folder has just become importable

DESK = (1440, 900)
LAPTOP = (1280, 720)
PHONE = (390, 844)


def sit_down(
    browser: Browser, address: str, size: tuple[int, int], dark: bool, scale: int | None = None
) -> Player:
    """A person with a name, before a screen of that size."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale or (2 if size == PHONE else 1),
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
    )
    player = Player(context, address)
    context.request.get(f"{address}/api/me")
    context.request.put(f"{address}/api/me", data={"name": "Joost"})
    return player


def middle_of_a_game(player: Player, game: Drawn, moves: int) -> None:
    """Play against bots up to a position worth a picture."""
    player.against_bots(game, "easy")
    player.page.evaluate(CLICK_SOME, [moves])
    player.wait_for_turn()
    for magnified in player.page.locator("#zoom.zoomed").all():
        magnified.click()
    player.page.mouse.move(720, 5)
    player.page.wait_for_timeout(600)


CLICK_SOME = """async ([moves]) => {
    let state = 11
    const random = (n) => ((state = (state * 48271) % 2147483647), state % n)
    for (let clicks = 0, idle = 0; clicks < moves && idle < 1500; ) {
        const found = document.querySelectorAll(
            'button.pick[data-target], .hit.can, button.glow[data-action]')
        if (document.querySelector('[data-screen=final]')) return
        if (found.length) {
            found[random(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }))
            clicks += 1
            idle = 0
        } else idle += 1
        await new Promise((done) => setTimeout(done, 12))
    }
}"""


def take(browser: Browser, address: str, game: Drawn, out: Path, everything: bool) -> None:
    """The pictures of one game: desk and phone, and if wanted the night and the end."""
    kinds = [("", DESK, False), ("-phone", PHONE, False)]
    for name, size, dark in [*kinds, ("-dark", DESK, True)] if everything else kinds:
        player = sit_down(browser, address, size, dark)
        middle_of_a_game(player, game, game.picture)
        player.page.screenshot(path=out / f"{game.id}{name}.png")
        if name == "" and everything:
            player.play_to_the_end(game)
            player.page.wait_for_timeout(1200)
            player.page.screenshot(path=out / f"{game.id}-final.png")
        player.context.close()


def take_at_work(browser: Browser, address: str, game: Drawn, out: Path) -> None:
    """What players see for hours: the middle of a game and a round's end, on small screens."""
    player = sit_down(browser, address, LAPTOP, dark=False)
    middle_of_a_game(player, game, game.picture)
    player.page.screenshot(path=out / f"{game.id}-laptop.png")
    player.context.close()
    for name, size in (("", LAPTOP), ("-phone", PHONE)):
        player = sit_down(browser, address, size, dark=False, scale=1)
        reader(player, game)
        player.against_bots(game, "easy")
        play_to_a_summary(player)
        player.page.wait_for_timeout(600)
        player.page.screenshot(path=out / f"{game.id}-round{name}.png")
        player.context.close()


def take_tutorial(browser: Browser, address: str, folder: Path, out: Path) -> None:
    """The game that docs/adding-a-game.md makes, on the sheet that every game has."""
    sys.path.append(str(tutorial.follow(folder) / "src"))
    tawantin.register(importlib.import_module(tutorial.NAME).GAME)
    player = sit_down(browser, address, DESK, dark=False)
    middle_of_a_game(player, Drawn(tutorial.NAME, 2, lambda view, seat: iter(())), 3)
    player.page.screenshot(path=out / f"{tutorial.NAME}.png")
    player.context.close()


def main() -> None:
    """Take them all, or those of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*(drawn.id for drawn in DRAWN), tutorial.NAME])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    build_web.build()
    path, flags = tools.chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        for game in DRAWN:
            if asked.game in (None, game.id):
                everything = game is DRAWN[0] or asked.game is not None
                take(browser, server.address, game, asked.out, everything)
                take_at_work(browser, server.address, game, asked.out)
        if asked.game in (None, tutorial.NAME):
            take_tutorial(browser, server.address, Path(folder), asked.out)
        if asked.game is None:
            for name, size in (("lobby", DESK), ("lobby-phone", PHONE)):
                player = sit_down(browser, server.address, size, dark=False)
                player.lobby()
                player.page.wait_for_timeout(500)
                player.page.screenshot(path=asked.out / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
