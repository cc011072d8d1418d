from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres, postgres

from .running import Running, running, settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings(tmp_path)) as started:
        yield started


@pytest.fixture(scope="module")
def a_postgres() -> Iterator[Postgres]:
    with postgres() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tawantin.db")
    started: Postgres = request.getfixturevalue("a_postgres")
    return started.new_database()


@pytest.fixture
def on_either(database: str, tmp_path: Path) -> Iterator[Running]:
    """A server on each kind of database."""
    with running(settings(tmp_path, database=database)) as started:
        yield started
