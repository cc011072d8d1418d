"""A pytest plugin for mutants.py: which functions each test calls, and how long it takes.

    pytest -p scripts.reached --reached FILE tests/…

The file gets one JSON object a test: its id, its seconds of processor time, whether it passed,
and the functions it called as `path:line` of their first line. What is called before any test,
while games are loaded, stands under the id "" because every test rests on it.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

PACKAGE = "/src/tawantin/"


class Watch:
    """Collects what is called; by identity, since hashing code objects takes long."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._called: dict[int, CodeType] = {}
        self._failed = False

    def _profile(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self._called[id(frame.f_code)] = frame.f_code

    def on(self) -> None:
        """Begin to look, in all threads that begin from now on."""
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    def write(self, test: str, seconds: float) -> None:
        """Write down what one test called, and forget it."""
        called = sorted(
            f"src/tawantin/{code.co_filename.split(PACKAGE)[1]}:{code.co_firstlineno}"
            for code in list(self._called.values())
            if PACKAGE in code.co_filename
        )
        line = {"test": test, "seconds": seconds, "passed": not self._failed, "called": called}
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self._called.clear()
        self._failed = False

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Load every game before the first test: what that calls belongs to no test."""
        self.on()
        result = yield
        import tawantin

        for name in tawantin.games():
            tawantin.game(name)
        self.write("", 0)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test, with what sets it up."""
        self.on()
        begin = time.perf_counter()
        result = yield
        self.write(item.nodeid, time.perf_counter() - begin)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember that it failed."""
        self._failed |= report.outcome != "passed"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where to write."""
    parser.addoption("--reached", type=Path, help="write what each test calls into this file")


def pytest_configure(config: pytest.Config) -> None:
    """Watch, if wanted."""
    file = config.getoption("--reached")
    if file is not None:
        config.pluginmanager.register(Watch(file))
