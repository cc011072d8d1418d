"""Rated tables: who may sit there, and what makes them casual."""

from __future__ import annotations

import pytest

from tawantin.tables import Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.rating import casual_because
from tawantin.tables.refusal import Refusal
from tawantin.tables.requests import Person
from tawantin.tables.summary import summary_of

from .people import BO, FullHeap, reloaded, take

ANA = Person("ana", "Ana", signed_in=True)
CID = Person("cid", "Cid", signed_in=True)


def rated(person: Person = ANA) -> Table:
    return r.open_table("t", person, c.Configured(at=0, seats=2, rated=True), "nim", 0)


def begun() -> Table:
    table = rated()
    r.sit(table, ANA, 0, None, 0)
    r.sit(table, CID, 1, None, 0)
    r.start(table, ANA, 0, FullHeap())
    return table


def test_only_people_with_an_account_open_and_join_rated_tables() -> None:
    with pytest.raises(Refusal) as refused:
        rated(BO)
    assert refused.value.code == "account_needed"
    table = rated()
    with pytest.raises(Refusal) as refused:
        r.sit(table, BO, 0, None, 0)
    assert refused.value.code == "account_needed"


def test_everybody_has_one_seat_and_the_own_name_there() -> None:
    table = rated()
    r.sit(table, ANA, 0, "Somebody else", 0)
    assert table.seats[0].name == "Ana"
    with pytest.raises(Refusal):
        r.sit(table, ANA, 1, None, 0)


def test_a_host_who_sits_alone_on_one_seat_can_make_the_table_rated() -> None:
    table = r.open_table("t", ANA, c.Configured(at=0, seats=2), "nim", 0)
    r.sit(table, ANA, 0, None, 0)
    r.configure(table, ANA, 0, rated=True)
    assert casual_because(table) is None
    r.configure(table, ANA, 0, rated=False)
    r.sit(table, ANA, 1, None, 0)
    with pytest.raises(Refusal):
        r.configure(table, ANA, 0, rated=True)


def test_a_casual_table_becomes_rated_only_before_others_have_come() -> None:
    table = r.open_table("t", ANA, c.Configured(at=0, seats=2), "nim", 0)
    r.sit(table, BO, 0, None, 0)
    with pytest.raises(Refusal):
        r.configure(table, ANA, 0, rated=True)
    r.stand(table, BO, 0, 0)
    r.configure(table, ANA, 0, rated=True)
    assert casual_because(table) is None
    r.configure(table, ANA, 0, rated=False)
    assert casual_because(table) == "chosen"


def test_going_back_by_consent_makes_the_table_casual_for_good() -> None:
    table = begun()
    take(table, ANA, 0, 1)
    take(table, CID, 1, 1)
    assert casual_because(table) is None
    r.ask_undo(table, ANA, 0, 0, 0)
    r.answer_undo(table, CID, 1, True, 0)
    assert casual_because(table) == "rewound"
    assert casual_because(reloaded(table)) == "rewound"
    assert summary_of(table).casual == "rewound"


def test_house_numbers_are_never_rated() -> None:
    settings = c.Configured(at=0, seats=2, rated=True)
    with pytest.raises(Refusal):
        r.open_table("t", ANA, settings, "nim", 0, house=True)
