from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from scripts import build_web, tools
from tests.server.running import Running, running, settings

from .games import DRAWN, Drawn
from .player import PATIENCE, Player

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page as the sources say."""
    build_web.build()


@pytest.fixture(scope="module")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("server"))) as started:
        yield started


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for the tests of this folder, gone after them with all that it wrote.

    While Playwright runs, its event loop does, and other tests could not start theirs.
    """
    path, flags = tools.chromium()
    with sync_playwright() as playwright:
        own: dict[str, str | float | bool] = {
            **os.environ,
            "TMPDIR": str(tmp_path_factory.mktemp("browser")),
        }
        chromium = playwright.chromium.launch(executable_path=path, args=flags, env=own)
        yield chromium
        chromium.close()


@pytest.fixture
def sit_down(browser: Browser, server: Running) -> Iterator[Callable[..., Player]]:
    """Open a browser of its own, with its own cookies, for one more person."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def one(
        width: int = 1440,
        height: int = 900,
        language: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            has_touch=width < 720,
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        players.append(Player(context, server.address))
        return players[-1]

    yield one
    problems = [problem for player in players for problem in player.problems]
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture(params=DRAWN, ids=lambda drawn: drawn.id)
def game(request: pytest.FixtureRequest) -> Drawn:
    wanted = request.param
    assert isinstance(wanted, Drawn)
    return wanted


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    path = Path(build_web.WEB) / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")
