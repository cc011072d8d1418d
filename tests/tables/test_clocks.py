"""Clocks: live banks with increment, days per turn, and what happens when time is up."""

from __future__ import annotations

from tawantin.tables import Clock, Table
from tawantin.tables import requests as r
from tawantin.tables.clock import DAY, LEAST_ON_RETURN

from .people import ANA, BO, reloaded, started, take

LIVE = Clock("live", bank=60, increment=5)
DAYS = Clock("days", days=2)


def left(table: Table, seat: int, now: int) -> int | None:
    assert table.clocks is not None
    return table.clocks.left_at(seat, now)


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = started()
    assert table.due() is None
    assert left(table, 0, 10**9) is None
    assert not r.time_out(table, "easy", 10**12)


def test_a_live_clock_runs_for_whoever_must_decide_and_gives_its_increment() -> None:
    table = started(2, LIVE)
    assert table.due() == 60_000
    take(table, ANA, 0, 1, now=10_000)
    assert left(table, 0, 99_000) == 60_000 - 10_000 + 5_000
    assert left(table, 1, 15_000) == 55_000
    assert table.due() == 70_000
    assert reloaded(table).due() == 70_000


def test_undo_gives_the_increment_back_and_the_time_stays_used() -> None:
    table = started(2, LIVE)
    for round_ in range(5):
        take(table, ANA, 0, 1, now=1000 * (round_ + 1))
        r.undo(table, ANA, 0, table.seq, 1000 * (round_ + 1))
    assert left(table, 0, 5000) == 55_000


def test_when_live_time_is_up_a_bot_plays_on_until_the_person_is_back() -> None:
    table = started(2, LIVE)
    assert not r.time_out(table, "medium", 59_999)
    assert r.time_out(table, "medium", 60_000)
    assert table.seats[0].away
    assert table.bots_to_move() == [(0, "medium")]
    assert table.due() is None
    assert not r.time_out(table, "medium", 70_000)
    r.come_back(table, ANA, 0, 80_000)
    assert left(table, 0, 80_000) == LEAST_ON_RETURN
    assert table.due() == 80_000 + LEAST_ON_RETURN


def test_a_clock_in_days_begins_anew_with_every_turn() -> None:
    table = started(2, DAYS)
    assert table.due() == 2 * DAY
    take(table, ANA, 0, 1, now=DAY)
    assert table.due() == 3 * DAY
    take(table, BO, 1, 1, now=DAY + 5)
    assert table.due() == 3 * DAY + 5
    assert r.time_out(table, "medium", 4 * DAY)
    assert table.seats[0].away


def test_nobody_is_charged_while_the_server_was_away() -> None:
    table = started(2, LIVE)
    assert r.pause(table, 30_000, 40_000)
    assert left(table, 0, 40_000) == 50_000
    assert reloaded(table).due() == table.due() == 90_000
    assert not r.pause(started(2, DAYS), 30_000, 40_000)


def test_the_clock_of_a_seat_that_a_bot_plays_stands_still() -> None:
    table = started(2, LIVE)
    r.leave(table, ANA, 0, "easy", 1000)
    assert table.due() is None
    assert left(table, 0, 50_000) == 59_000
