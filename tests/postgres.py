"""A real PostgreSQL for tests, in a folder of its own, without root."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
from scripts import tools

NOBODY = "nobody"
"""Who runs it where the tests run as root, which PostgreSQL refuses."""


class Postgres:
    """One PostgreSQL; every test gets a database of its own in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = NOBODY if os.geteuid() == 0 else None
        self._programs = tools.postgres()
        if self._user is not None:
            shutil.chown(folder, self._user)
            self._programs = _for_all(self._programs, folder)
        self._run("initdb", "--auth=trust", "--username=postgres", "--encoding=utf8", "--no-locale")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of its programs; what it says is in the error if it fails."""
        log = self._folder / "said"
        with log.open("w") as said:
            done = subprocess.run(
                [self._programs / "bin" / program, *arguments, "-D", self._folder / "data"],
                user=self._user,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=said,  # a file: the server inherits it, and a pipe would never end
                stderr=subprocess.STDOUT,
            )
        assert done.returncode == 0, f"{program} failed: {log.read_text()}"

    @property
    def data(self) -> Path:
        """Where it keeps everything."""
        return self._folder / "data"

    def address(self, name: str) -> str:
        """Where a database is found."""
        return f"postgresql://postgres:@/{name}?host={self._folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(
                psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name))
            )
        return self.address(name)

    def stop(self) -> None:
        """Stop it, as an administrator would."""
        self._run("pg_ctl", "stop", "--wait", "--mode=fast")

    def start(self) -> None:
        """Start it again, at the same address: a socket in its folder, no port."""
        options = f"-h '' -k {self._folder}"
        self._run(
            *("pg_ctl", "start", "--wait", "--timeout=120"),
            *(f"--log={self._folder / 'log'}", f"--options={options}"),
        )

    def close(self) -> None:
        """Stop it for good, if it runs."""
        if (self._folder / "data" / "postmaster.pid").exists():
            self.stop()


def _for_all(programs: Path, folder: Path) -> Path:
    """The programs where another user may run them: a copy, if they lie in a private folder."""
    with contextlib.suppress(PermissionError):
        subprocess.run(
            [programs / "bin" / "postgres", "--version"],
            user=NOBODY,
            cwd="/",
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return programs
    package = programs.parent  # its libraries lie beside it, and are found from the programs
    for name in (package / programs.name, package.with_name(f"{package.name}.libs")):
        shutil.copytree(name, folder / "programs" / name.relative_to(package.parent))
    return folder / "programs" / package.name / programs.name


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that lives as long as the block; sockets want its path to be short."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        database = Postgres(Path(folder))
        try:
            yield database
        finally:
            database.close()
