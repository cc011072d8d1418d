from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def a_postgres() -> Iterator[Postgres]:
    with postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Gives the address of an empty database, on both kinds."""
    if request.param == "sqlite":
        return lambda: str(tmp_path / "tables.db")
    database: Postgres = request.getfixturevalue("a_postgres")
    return database.new_database
