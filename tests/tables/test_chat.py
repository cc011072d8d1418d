"""Talk at a table: the table says who may, the host can stop it, and words do no harm."""

from __future__ import annotations

import itertools

import pytest

from tawantin.tables import Refusal, Table, chat
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.story import seen_by

HOST = r.Person("h" * 16, "Host")
PLAYER = r.Person("p" * 16, "Player")
MEMBER = r.Person("m" * 16, "Member", signed_in=True)
GUEST = r.Person("g" * 16, "Guest")


@pytest.fixture
def table() -> Table:
    numbers = itertools.count(1)
    made = r.open_table("t", HOST, c.Configured(at=0, seats=2), "nim", next(numbers))
    r.sit(made, PLAYER, 1, None, next(numbers))
    return made


def _may(table: Table, person: r.Person) -> bool:
    try:
        chat.say(table, person, "hello", 5)
    except Refusal as refusal:
        return refusal.code != "chat_closed"
    return True


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("all", {HOST, PLAYER, MEMBER, GUEST}),
        ("signed_in", {HOST, PLAYER, MEMBER}),
        ("players", {HOST, PLAYER}),
        ("nobody", set()),
    ],
)
def test_the_table_says_who_may_talk(table: Table, who: c.Chatters, may: set[r.Person]) -> None:
    chat.set_chat(table, HOST, who, 4)
    assert {one for one in (HOST, PLAYER, MEMBER, GUEST) if _may(table, one)} == may
    again = Table.load("t", [entry.change for entry in table.story])
    assert again.chat == who


def test_only_the_host_says_who_may_talk(table: Table) -> None:
    with pytest.raises(Refusal, match="Only the host"):
        chat.set_chat(table, PLAYER, "nobody", 4)
    with pytest.raises(Refusal, match="Only the host"):
        chat.mute(table, PLAYER, HOST.id, True, 4)


def test_who_is_muted_is_silent_until_the_host_relents(table: Table) -> None:
    chat.say(table, GUEST, "spam", 4)
    chat.mute(table, HOST, GUEST.id, True, 5)
    with pytest.raises(Refusal) as refused:
        chat.say(table, GUEST, "more spam", 6)
    assert refused.value.code == "muted"
    again = Table.load("t", [entry.change for entry in table.story])
    assert again.muted == {GUEST.id}
    chat.mute(table, HOST, GUEST.id, False, 7)
    assert _may(table, GUEST)


def test_to_mute_whoever_is_muted_changes_nothing_nor_does_the_opposite(table: Table) -> None:
    seq = table.seq
    chat.mute(table, HOST, PLAYER.id, False, 4)
    assert table.seq == seq
    chat.mute(table, HOST, PLAYER.id, True, 5)
    assert table.seq == seq + 1
    chat.mute(table, HOST, PLAYER.id, True, 6)
    assert table.seq == seq + 1


@pytest.mark.parametrize("player", [HOST.id, "x" * 16])
def test_neither_the_host_nor_a_stranger_can_be_muted(table: Table, player: str) -> None:
    with pytest.raises(Refusal):
        chat.mute(table, HOST, player, True, 5)
    assert not table.muted


def test_what_was_removed_is_told_to_nobody_again(table: Table) -> None:
    chat.say(table, GUEST, "a rude word", 4)
    said = table.seq
    with pytest.raises(Refusal, match="Only the host"):
        chat.unsay(table, PLAYER, said, 5)
    chat.unsay(table, HOST, said, 5)
    for told in (table, Table.load("t", [told.change for told in table.story])):
        assert told.story[-1].void == (said,)
        seen = [one.logged.change for one in seen_by(told, None)]
        assert not any(isinstance(change, c.Said) for change in seen)
    with pytest.raises(Refusal):
        chat.unsay(table, HOST, said, 6)


def test_everybody_may_take_back_their_own_words(table: Table) -> None:
    chat.say(table, GUEST, "oops", 4)
    chat.unsay(table, GUEST, table.seq, 5)
    with pytest.raises(Refusal):
        chat.unsay(table, HOST, 1, 6)
    with pytest.raises(Refusal):
        chat.unsay(table, HOST, 99, 6)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  two\n\tlines  ", "two lines"),
        ("\u202egnp.exe", "gnp.exe"),
        ("a\u2066b\u2069c\u200e", "a b c"),
        ("nul\x00\x1b[31mred", "nul [31mred"),
        ("👩\u200d🚀 می\u200cروم", "👩\u200d🚀 می\u200cروم"),
        ("\ud800x", "x"),
    ],
)
def test_words_keep_their_direction(written: str, kept: str) -> None:
    assert chat.clean_text(written) == kept


@pytest.mark.parametrize("text", ["", "\n", "\u202e", "\u200d"])
def test_there_must_be_something_to_say(table: Table, text: str) -> None:
    with pytest.raises(Refusal, match="nothing to say"):
        chat.say(table, GUEST, text, 4)
