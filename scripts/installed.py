"""Try Tawantin as somebody would who only installed it: no checkout, no development packages.

    python installed.py pure|compiled

Run by `scripts/packages.py` with the Python of an empty environment, in an empty folder.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import tawantin
from tawantin import wire
from tawantin.client import Client
from tawantin.kernel import playout

COMMAND = [str(Path(sys.executable).parent / "tawantin")]
SECONDS = 300
"""How long anything may take; a busy machine is slow, not wrong."""


def tell(words: list[str], answers: str = "") -> str:
    """What a command prints."""
    done = subprocess.run(
        words, input=answers, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS
    )
    assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
    return done.stdout


def where_it_is(build: str) -> None:
    """The package lies in this environment and is of the build that was asked for."""
    assert Path(tawantin.__file__).is_relative_to(sys.prefix), tawantin.__file__
    compiled = not str(playout.__file__).endswith(".py")
    assert compiled == (build == "compiled"), playout.__file__
    assert build in tell([*COMMAND, "--version"])


def games(_build: str) -> None:
    """`tawantin games` and `python -m tawantin games` list all four."""
    for words in ([*COMMAND, "games"], [sys.executable, "-m", "tawantin", "games"]):
        said = tell(words)
        missing = [name for name in tawantin.games() if name not in said]
        assert not missing, f"{missing} not in {said}"
    assert len(tawantin.games()) >= 4


def play(_build: str) -> None:
    """`tawantin play` goes on for a few moves and says good-bye."""
    with tempfile.TemporaryDirectory() as folder:
        saved = Path(folder) / "evening.json"
        words = ["play", "chocolatl", "--seats", "3", "--seed", "1", "--save", str(saved)]
        tell([*COMMAND, *words], answers="1\n1\n1\nquit\n")
        assert tell([*COMMAND, "replay", str(saved)])


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """`tawantin serve` on a free port; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        words = [*COMMAND, "serve", "--no-browser", "--port", "0", "--database", database]
        process = subprocess.Popen(
            words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        try:
            assert process.stdout is not None
            match = re.search(r"http://\S+", process.stdout.readline())
            assert match, "the server does not say where it is"
            wait_for(match[0], process)
            yield match[0]
        finally:
            process.terminate()
            process.wait(SECONDS)


def wait_for(address: str, process: subprocess.Popen[str]) -> None:
    """Until the server takes connections: it says where it is a little before."""
    place = urllib.parse.urlsplit(address)
    while process.poll() is None:
        try:
            socket.create_connection((str(place.hostname), int(place.port or 80))).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server ended")


def get(address: str) -> str:
    """A page of the server."""
    with urllib.request.urlopen(address, timeout=SECONDS) as answer:  # noqa: S310
        assert answer.status == 200
        return str(answer.read().decode())


def serve(_build: str) -> None:
    """The server is healthy, has the page, and plays a game against bots."""
    with serving() as address:
        get(f"{address}/healthz")
        page = get(f"{address}/")
        (script,) = re.findall(r'<script[^>]+src="([^"]+\.js)"', page)
        assert len(get(address + script)) > 1000
        assert asyncio.run(game_against_bots(address)) is not None


async def game_against_bots(address: str) -> object:
    """A whole game over the Python client; its result."""
    async with Client(address, name="Robot") as client:
        info = await client.create(
            wire.NewTable(game="chocolatl", seats=3, bots=["random", "random"])
        )
        table = await client.watch(info.id, seat=0)
        await table.do(wire.Start(table=info.id))
        while (update := await table.my_turn()) is not None:
            await table.play(update.options[0].text)
        assert table.update is not None
        return table.update.result


CHECKS = (where_it_is, games, play, serve)


def main() -> None:
    """Try everything."""
    for check in CHECKS:
        check(sys.argv[1])
        print(f"{sys.argv[1]}: {(check.__doc__ or '').splitlines()[0]}", flush=True)


if __name__ == "__main__":
    main()
