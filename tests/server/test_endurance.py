"""Short runs of what bench/kill.py and bench/fuzz.py do at length."""

from __future__ import annotations

import asyncio

import pytest
from bench.fuzz import attack
from bench.kill import run

from .running import Running


@pytest.mark.parametrize("on_postgres", [False, True], ids=["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_or_done_twice_when_the_server_is_killed(
    on_postgres: bool,
) -> None:
    report = run(kills=4, restarts=0, on_postgres=on_postgres, tables=2, seed=7)
    assert report.endswith("none lost, none twice")


def test_the_server_waits_for_a_postgres_that_restarts_and_goes_on() -> None:
    report = run(kills=0, restarts=1, on_postgres=True, tables=2, seed=8)
    assert report.endswith("none lost, none twice")
    assert "told 0 times" not in report


def test_what_should_be_refused_is_refused_and_changes_nothing(server: Running) -> None:
    codes = asyncio.run(attack(server.address, 1500, seed=3))
    assert sum(codes.values()) == 1500
    assert {"malformed", "stale", "not_your_seat", "not_host", "illegal", "too_large"} <= set(codes)
