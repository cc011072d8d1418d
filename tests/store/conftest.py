from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def a_postgres() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Gives the address of an empty database, on both kinds."""
    if request.param == "sqlite":
        return lambda: str(tmp_path / "tables.db")
    found: Postgres = request.getfixturevalue("a_postgres")
    return found.new_database
