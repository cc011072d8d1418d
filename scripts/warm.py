"""A pytest plugin for mutants.py: tries bugs in forks of one process that has loaded everything.

    pytest -p scripts.warm --warm JOBS --verdicts FILE tests/…

Loading the games and collecting the tests takes far longer than the few tests that a bug is run
against, so it is done once. Each bug is then planted in a fork, by giving the functions that it
changes their new code, and lies on the disk too, for tests that start processes of their own.
A verdict is "caught", "survived", or "cold" where the code cannot be exchanged.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

import tawantin

CAUGHT, SURVIVED, COLD = 10, 11, 12
VERDICTS = {CAUGHT: "caught", SURVIVED: "survived", COLD: "cold"}
"""By exit status; a fork that ends otherwise was broken by the bug."""


class Warm:
    """Tries one job after the other, where pytest would run the tests."""

    def __init__(self, jobs: Path, verdicts: Path) -> None:
        self._jobs = json.loads(jobs.read_text(encoding="utf-8"))
        self._verdicts = verdicts
        self._failed = False
        self._functions: list[FunctionType] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running all tests."""
        items = {item.nodeid: item for item in session.items}
        for name in tawantin.games():
            tawantin.game(name)
        gc.unfreeze()  # games are frozen when they are loaded, and would not be listed
        self._functions = [thing for thing in gc.get_objects() if type(thing) is FunctionType]
        gc.freeze()  # so that forks share the memory
        for job in self._jobs:
            path = Path(job["path"])
            right = path.read_bytes()
            wrong = right[: job["start"]] + job["text"].encode() + right[job["end"] :]
            path.write_bytes(wrong)
            try:
                chosen = [items[name] for name in job["tests"] if name in items]
                verdict = self._try(session, path, right, wrong, chosen, job["seconds"])
            finally:
                path.write_bytes(right)
            with self._verdicts.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": job["number"], "verdict": verdict}) + "\n")
        return True

    def _try(
        self,
        session: pytest.Session,
        path: Path,
        right: bytes,
        wrong: bytes,
        items: list[pytest.Item],
        seconds: int,
    ) -> str:
        child = os.fork()
        if child:
            return VERDICTS.get(_status(child, 60 + 4 * seconds), "caught")
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        try:
            exchanged = exchange(self._functions, path, right, wrong)
        except Exception:
            exchanged = False
        os._exit(self._run(session, items) if exchanged else COLD)

    def _run(self, session: pytest.Session, items: list[pytest.Item]) -> int:
        for item, after in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self._failed:
                with contextlib.suppress(BaseException):
                    session._setupstate.teardown_exact(None)
                return CAUGHT
        return SURVIVED

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember that one failed."""
        self._failed |= report.failed


def _status(child: int, seconds: float) -> int:
    """How a fork ended, or was ended when it took too long; with all that it had started."""
    until = time.monotonic() + seconds
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done or time.monotonic() > until:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            if not done:
                os.waitpid(child, 0)
            return os.waitstatus_to_exitcode(status) if done else -1
        time.sleep(0.02)


def exchange(functions: list[FunctionType], path: Path, right: bytes, wrong: bytes) -> bool:
    """Give all functions of a file that differ their new code; whether that was all.

    A file that was not loaded yet will be, as it lies on the disk.
    """
    if right == wrong:
        return True  # a control: the tests must pass
    name = str(path.resolve())
    old = {key(code): code for code in codes(compile(right, name, "exec", dont_inherit=True))}
    new = {key(code): code for code in codes(compile(wrong, name, "exec", dont_inherit=True))}
    changed = {place: code for place, code in new.items() if old.get(place) != code}
    here = [function for function in functions if function.__code__.co_filename == name]
    planted = [function for function in here if key(function.__code__) in changed]
    for function in planted:
        function.__code__ = changed[key(function.__code__)]
    return bool(planted) or not here


def key(code: CodeType) -> tuple[str, int]:
    """What a function is known by."""
    return code.co_qualname, code.co_firstlineno


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and all that it holds."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the jobs are, and where the verdicts go."""
    parser.addoption("--warm", type=Path, help="bugs to be tried, as mutants.py writes them")
    parser.addoption("--verdicts", type=Path, help="a file to which the verdicts are added")


def pytest_configure(config: pytest.Config) -> None:
    """Try them, if wanted."""
    jobs: Any = config.getoption("--warm")
    if jobs is not None:
        config.pluginmanager.register(Warm(jobs, config.getoption("--verdicts")))
