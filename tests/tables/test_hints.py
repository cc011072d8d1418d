"""Where the coach may be asked, and what the others learn of it."""

from __future__ import annotations

import pytest

from tawantin.tables import Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.hints import no_hints_because
from tawantin.tables.rating import casual_because
from tawantin.tables.refusal import Refusal
from tawantin.tables.requests import Person
from tawantin.tables.story import seen_by
from tawantin.tables.summary import summary_of

from .people import ANA, BO, FullHeap, opened, reloaded, started, take


def alone(**settings: object) -> Table:
    """Ana has begun a game against a bot."""
    table = opened(**settings)  # type: ignore[arg-type]
    r.sit(table, ANA, 0, None, 0)
    r.set_bot(table, ANA, 1, "easy", 0)
    r.start(table, ANA, 0, FullHeap())
    return table


def hinted(table: Table) -> list[int]:
    return [entry.change.seat for entry in table.story if isinstance(entry.change, c.Hinted)]


def ask(table: Table, person: Person = ANA, seat: int = 0) -> None:
    r.ask_hint(table, person, seat, table.seq, 0)


def test_whoever_plays_alone_against_bots_may_ask_and_each_decision_is_noted_once() -> None:
    table = alone()
    ask(table)
    ask(table)
    assert hinted(table) == [0]
    take(table, ANA, 0, 1)
    r.play(table, None, 1, table.seq, "take 1", 0)
    ask(table)
    assert hinted(table) == hinted(reloaded(table)) == [0, 0]
    assert reloaded(table).hinted == table.hinted


def test_everybody_sees_that_a_hint_was_asked_for() -> None:
    table = alone()
    ask(table)
    for eyes in (0, 1, None):
        assert isinstance([*seen_by(table, eyes)][-1].logged.change, c.Hinted)


def test_a_hint_does_not_make_the_picture_old_on_which_somebody_decides() -> None:
    table = alone()
    seq = table.seq
    ask(table)
    r.play(table, ANA, 0, seq, "take 1", 0)
    assert table.moves() == 1


@pytest.mark.parametrize(("hints", "why"), [(None, "people"), (False, "chosen"), (True, None)])
def test_where_people_play_each_other_the_host_decides_for_all(
    hints: bool | None, why: str | None
) -> None:
    table = opened(hints=hints)
    r.sit(table, ANA, 0, None, 0)
    r.sit(table, BO, 1, None, 0)
    r.start(table, ANA, 0, FullHeap())
    assert no_hints_because(table) == summary_of(table).no_hints == why
    if why is None:
        ask(table)
        return
    with pytest.raises(Refusal) as refused:
        ask(table)
    assert refused.value.code == "no_hints"
    assert not hinted(table)


def test_two_seats_of_one_person_are_two_people() -> None:
    table = opened()
    r.sit(table, ANA, 0, None, 0)
    r.sit(table, ANA, 1, "Mara", 0)
    r.start(table, ANA, 0, FullHeap())
    assert no_hints_because(table) == "people"


def test_who_leaves_others_alone_with_a_bot_does_not_bring_them_hints() -> None:
    table = started()
    r.leave(table, BO, 1, "medium", 0)
    assert no_hints_because(table) == "people"


def test_a_rated_table_has_no_hints_so_that_no_result_with_a_hint_counts() -> None:
    host = Person("ana", "Ana", signed_in=True)
    with pytest.raises(Refusal) as refused:
        r.open_table("t", host, c.Configured(at=0, seats=2, rated=True, hints=True), "nim", 0)
    assert refused.value.code == "no_hints"
    table = r.open_table("t", host, c.Configured(at=0, seats=2, rated=True), "nim", 0)
    with pytest.raises(Refusal):
        r.configure(table, host, 0, hints=True)
    r.sit(table, host, 0, None, 0)
    r.set_bot(table, host, 1, "easy", 0)
    r.start(table, host, 0, FullHeap())
    with pytest.raises(Refusal) as refused:
        ask(table, host)
    assert str(refused.value) == "Rated games have no hints."
    assert casual_because(table) is None
    casual = alone()
    ask(casual)
    assert casual_because(casual) is not None


def test_only_for_the_own_seat_and_only_while_it_must_decide() -> None:
    table = alone()
    for person, seat, code in ((BO, 0, "not_your_seat"), (ANA, 1, "not_your_seat")):
        with pytest.raises(Refusal) as refused:
            ask(table, person, seat)
        assert refused.value.code == code
    take(table, ANA, 0, 1)
    with pytest.raises(Refusal) as refused:
        ask(table)
    assert refused.value.code == "not_your_turn"
    with pytest.raises(Refusal) as refused:
        ask(opened())
    assert refused.value.code == "not_started"
