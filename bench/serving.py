"""Server processes for the benchmarks and the endurance runs."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from tawantin.server.settings import ENVIRONMENT, Settings

ROOT = Path(__file__).parent.parent
_MAIN = """
import os, signal, sys
if __name__ == "__main__":
    sys.path.insert(0, {root!r})
    import tawantin
    from bench.counting_game import GAME
    tawantin.register(GAME)
    from tests.nim_game import GAME
    tawantin.register(GAME)
    import uvicorn, uvloop, tawantin.server.app
    from tawantin.commands.serve import run
    from tawantin.server.settings import Settings
    [game.components for game in tawantin.games().values()]
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(Settings.from_environment(), open_browser=False)
            sys.exit()
        os.write(3, b"%d\\n" % child)
"""
"""Has everything loaded; each line on its input makes it fork a server, which starts at once."""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server that can be killed and started again at the same address."""

    def __init__(
        self, folder: Path, database: str, port: int | None = None, **changed: object
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._main = folder / "serve.py"
        self._main.write_text(_MAIN.format(root=str(ROOT)))
        values: dict[str, object] = {
            "port": self.port,
            "database": database,
            "bot_workers": 0,
            "bot_pause": 0.0,
            "message_rate": 0.0,
            "address_rate": 0.0,
            "byte_rate": 0.0,
            "request_rate": 0.0,
            "connections": 0,
            "tables": 0,
            "chat_rate": 0,
            "log_level": "warning",
        }
        settings = Settings(**{**values, **changed})  # type: ignore[arg-type] # of several types
        self._environment = {**os.environ, ENVIRONMENT: msgspec.json.encode(settings).decode()}
        self.process = 0
        self._parent: subprocess.Popen[bytes] | None = None
        self._children, self._told = os.pipe()

    def start(self) -> None:
        """Start it; return when it answers."""
        if self._parent is None:
            self._parent = self._start_parent()
        assert self._parent.stdin is not None
        self._parent.stdin.write(b"start\n")
        self._parent.stdin.flush()
        self.process = int(os.read(self._children, 20))
        while not self.answers():
            if not self._runs():
                raise SystemExit(f"the server did not start:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.02)

    def _start_parent(self) -> subprocess.Popen[bytes]:
        command = f'exec "{sys.executable}" "{self._main}" 3>&{self._told}'
        with self.log.open("ab") as log:
            return subprocess.Popen(
                ["bash", "-c", command],
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                pass_fds=[self._told],
            )

    def _runs(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def answers(self) -> bool:
        """Whether it serves requests."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        with (
            contextlib.suppress(OSError, http.client.HTTPException),
            contextlib.closing(connection),
        ):
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        return False

    def kill(self) -> None:
        """End it without a warning."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        while self._runs():
            time.sleep(0.005)

    def stop(self) -> None:
        """End it politely, for good."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGTERM)
        until = time.monotonic() + 20
        while self._runs() and time.monotonic() < until:
            time.sleep(0.02)
        self.kill()
        if self._parent is not None:
            self._parent.kill()
            self._parent.wait()
