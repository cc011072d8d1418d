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
import sys
if __name__ == "__main__":
    sys.path.insert(0, {root!r})
    import tawantin
    from bench.counting_game import GAME
    tawantin.register(GAME)
    from tests.nim_game import GAME
    tawantin.register(GAME)
    from tawantin.commands.serve import run
    from tawantin.server.settings import Settings
    run(Settings.from_environment(), open_browser=False)
"""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder: Path, database: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._main = folder / "serve.py"
        self._main.write_text(_MAIN.format(root=str(ROOT)))
        settings = Settings(
            port=self.port,
            database=database,
            bot_workers=0,
            bot_pause=0.0,
            message_rate=0.0,
            request_rate=0.0,
            connections=0,
            log_level="warning",
        )
        self._environment = {**os.environ, ENVIRONMENT: msgspec.json.encode(settings).decode()}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        """Start it; return when it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(self._main)], env=self._environment, stdout=log, stderr=log
            )
        while wait and not self.answers():
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not start:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.05)

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
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
