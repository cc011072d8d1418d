"""Clocks: live banks with increment, days per turn, and what happens when time is up."""

from __future__ import annotations

import pytest

from tawantin.tables import Clock, Refusal, Table
from tawantin.tables import requests as r
from tawantin.tables.clock import DAY, LEAST_ON_RETURN, READING

from .people import ANA, BO, CID, opened, reloaded, started, take

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
    r.play(table, None, 0, table.seq, "take 1", 70_000)
    take(table, BO, 1, 1, now=75_000)
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
    assert r.pause(table, 10_000, 40_000)
    assert left(table, 0, 40_000) == 50_000
    assert reloaded(table).due() == table.due() == 90_000
    assert not r.pause(table, 10_000, 40_000), "not twice"
    assert not r.pause(started(2, DAYS), 10_000, 40_000)


def test_leaving_and_coming_back_does_not_refill_a_live_clock() -> None:
    table = started(2, Clock("live", bank=10))
    take(table, ANA, 0, 1, now=8000)
    take(table, BO, 1, 1, now=8000)
    r.leave(table, ANA, 0, "easy", 9000)
    r.come_back(table, ANA, 0, 9000)
    assert left(table, 0, 9000) == 1000
    assert left(reloaded(table), 0, 9000) == 1000


def test_who_leaves_and_comes_back_before_the_bot_decided_has_used_the_time() -> None:
    table = started(2, LIVE)
    for second in range(1, 50):
        r.leave(table, ANA, 0, "easy", 1000 * second)
        r.come_back(table, ANA, 0, 1000 * second + 900)
    assert left(table, 0, 50_000) == 10_000
    r.leave(table, ANA, 0, "easy", 50_000)
    r.play(table, None, 0, table.seq, "take 1", 52_000)
    r.come_back(table, ANA, 0, 55_000)
    assert left(table, 0, 99_000) == 10_000, "while the bot played, it cost nothing"


def test_leaving_and_coming_back_does_not_restart_a_clock_in_days() -> None:
    table = started(2, DAYS)
    r.leave(table, ANA, 0, "easy", DAY)
    r.come_back(table, ANA, 0, DAY + 1000)
    assert table.due() == 2 * DAY
    assert reloaded(table).due() == 2 * DAY
    take(table, ANA, 0, 1, now=DAY + 2000)
    take(table, BO, 1, 1, now=DAY + 3000)
    assert table.due() == 3 * DAY + 3000, "a new turn has all its time"


def test_moving_and_taking_it_back_does_not_restart_a_clock_in_days() -> None:
    table = started(2, DAYS)
    take(table, ANA, 0, 1, now=DAY)
    r.undo(table, ANA, 0, table.seq, DAY)
    assert table.due() == 2 * DAY
    take(table, ANA, 0, 1, now=DAY)
    assert table.due() == 3 * DAY, "the next one's turn is new"


def test_whose_time_was_up_leaves_that_decision_to_the_bot() -> None:
    table = started(2, Clock("live", bank=10))
    assert r.time_out(table, "easy", 10_000)
    with pytest.raises(Refusal, match="the bot makes this decision"):
        r.come_back(table, ANA, 0, 10_100)
    r.play(table, None, 0, table.seq, "take 1", 11_000)
    r.come_back(table, ANA, 0, 11_100)
    assert left(table, 0, 11_100) == 10_000, "not more than there was in the beginning"


def test_a_machine_that_slept_charges_nobody_who_began_to_think_meanwhile() -> None:
    table = started(2, LIVE)
    take(table, ANA, 0, 1, now=30_000)
    assert r.pause(table, 10_000, 50_000)
    assert left(table, 1, 50_000) == 60_000, "the clock began to run while time stood still"


def test_a_snapshot_keeps_what_clocks_know() -> None:
    table = started(2, DAYS)
    r.leave(table, ANA, 0, "easy", DAY)
    snapshot = table.snapshot()
    again = Table.load(table.id, [entry.change for entry in table.story], snapshot)
    for one in (table, again):
        r.come_back(one, ANA, 0, DAY + 1000)
        assert one.due() == 2 * DAY


def test_the_clock_of_a_seat_that_a_bot_plays_stands_still() -> None:
    table = started(2, LIVE)
    r.leave(table, ANA, 0, "easy", 1000)
    assert table.due() is None
    assert left(table, 0, 50_000) == 59_000


def test_after_a_round_live_clocks_leave_time_to_read_what_it_brought() -> None:
    table = opened(3, LIVE, "chocolatl")
    for seat, person in enumerate([ANA, BO, CID]):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0)
    assert table.match is not None
    while table.round != 2:
        seat = table.actors()[0]
        choice = table.game.legal(table.match.state, seat)[0]
        r.play(table, [ANA, BO, CID][seat], seat, table.seq, choice.text, 0)
    assert left(table, 0, READING) == left(table, 0, 0)
    assert left(table, 0, READING + 1000) == (left(table, 0, 0) or 0) - 1000
    assert reloaded(table).due() == table.due()
