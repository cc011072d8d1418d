"""`npm run dev`: a page that reloads itself, before a real server."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable, Iterator

import pytest
from scripts import build_web, tools
from tests.server.running import Running

from tawantin.server.settings import DEFAULT_PORT

from .games import DRAWN
from .player import Player

TELL_PROXY = """
import { loadConfigFromFile } from 'vite'
const { config } = await loadConfigFromFile({ command: 'serve', mode: 'development' })
console.log(JSON.stringify(config.server.proxy))
"""


def test_the_page_asks_the_port_that_the_server_listens_on(page_built: None) -> None:
    output = subprocess.run(
        [*tools.node(), "--input-type=module", "-e", TELL_PROXY],
        cwd=build_web.WEB,
        env={name: value for name, value in os.environ.items() if name != "TAWANTIN_SERVER"},
        capture_output=True,
        text=True,
        check=True,
    )
    proxy = json.loads(output.stdout)
    assert {path: one["target"] for path, one in proxy.items()} == {
        "/api": f"http://127.0.0.1:{DEFAULT_PORT}",
        "/ws": f"http://127.0.0.1:{DEFAULT_PORT}",
    }
    assert proxy["/ws"]["ws"]


@pytest.fixture
def dev_page(page_built: None, server: Running) -> Iterator[str]:
    """The address of `npm run dev` before the server of the test."""
    vite = build_web.WEB / "node_modules" / "vite" / "bin" / "vite.js"
    process = subprocess.Popen(
        [*tools.node(), str(vite), "--host", "127.0.0.1", "--port", "0", "--clearScreen", "false"],
        cwd=build_web.WEB,
        env={**tools.node_environment(), "TAWANTIN_SERVER": server.address, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield next(
            match[0] for line in process.stdout if (match := re.search(r"http://\S+\d", line))
        )
    finally:
        process.terminate()
        process.wait(60)


def test_a_game_is_played_through_the_development_page(
    dev_page: str, sit_down: Callable[..., Player]
) -> None:
    joost = sit_down()
    joost.address = dev_page
    joost.against_bots(DRAWN[0])
    joost.make_a_move()
