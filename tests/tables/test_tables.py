"""What people can do at a table, and what they cannot."""

from __future__ import annotations

import pytest

from tawantin.tables import Clock, Refusal, Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.chat import say
from tawantin.tables.played import played
from tawantin.tables.summary import summary_of

from .people import ANA, BO, CID, EVE, FullHeap, heap, opened, refused, reloaded, started, take


def test_a_table_of_bots_alone_is_told_from_one_with_people() -> None:
    table = opened(2)
    r.set_bot(table, ANA, 0, "easy", 1)
    r.set_bot(table, ANA, 1, "easy", 2)
    assert table.only_bots()
    assert not started().only_bots()


def test_people_take_seats_and_the_host_begins() -> None:
    table = opened(3)
    r.sit(table, ANA, 0, None, 1)
    r.sit(table, BO, 2, "Bobo", 2)
    with refused("seat_taken", table):
        r.sit(table, EVE, 2, None, 3)
    with refused("seat_open", table):
        r.start(table, ANA, 3)
    r.set_bot(table, ANA, 1, "easy", 3)
    with refused("not_host", table):
        r.start(table, BO, 3)
    r.start(table, ANA, 4)
    assert table.status == "playing"
    assert [seat.name for seat in table.seats] == ["Ana", "", "Bobo"]
    with refused("already_started", table):
        r.sit(table, EVE, 1, None, 5)


def test_a_seat_can_be_freed_by_its_owner_and_by_the_host_only() -> None:
    table = opened(3)
    r.sit(table, BO, 1, None, 0)
    with refused("not_your_seat", table):
        r.stand(table, EVE, 1, 0)
    r.stand(table, BO, 1, 0)
    r.sit(table, BO, 1, None, 0)
    r.stand(table, ANA, 1, 0)
    assert table.seats[1].open
    with refused("seat_open", table):
        r.stand(table, ANA, 1, 0)


def test_the_host_changes_what_is_played_before_the_game() -> None:
    table = opened(2)
    r.configure(table, ANA, 0, seats=3, options={"misere": True}, title="Evening", listed=True)
    assert (len(table.seats), table.options, table.title) == (3, {"misere": True}, "Evening")
    with refused("not_host", table):
        r.configure(table, BO, 0, title="Mine")
    with refused("bad_option", table):
        r.configure(table, ANA, 0, options={"nonsense": True})
    with refused("bad_seats", table):
        r.configure(table, ANA, 0, seats=5)
    with refused("bad_option", table):
        r.configure(table, ANA, 0, clock=Clock("live", bank=1))
    r.sit(table, BO, 2, None, 0)
    with refused("seat_taken", table):
        r.configure(table, ANA, 0, seats=2)


def test_shuffled_seats_are_dealt_at_the_start() -> None:
    seen = set()
    for _ in range(40):
        table = opened(2, shuffle=True)
        r.sit(table, ANA, 0, None, 0)
        r.sit(table, BO, 1, None, 0)
        r.start(table, ANA, 0)
        seen.add(table.seats[0].name)
        assert reloaded(table).seats == table.seats
    assert seen == {"Ana", "Bo"}


def test_a_move_needs_the_seat_the_turn_the_action_and_a_current_seq() -> None:
    table = started()
    with refused("not_your_seat", table):
        take(table, EVE, 0, 1)
    with refused("not_your_seat", table):
        take(table, BO, 0, 1)
    with refused("not_your_turn", table):
        take(table, BO, 1, 1)
    with refused("illegal", table):
        take(table, ANA, 0, 9)
    with refused("bad_seats", table):
        take(table, ANA, 7, 1)
    with refused("stale", table):
        r.play(table, ANA, 0, table.seq - 1, "take 1", 0)
    with refused("stale", table):
        r.play(table, ANA, 0, table.seq + 1, "take 1", 0)
    take(table, ANA, 0, 1)
    with refused("stale", table):
        r.play(table, ANA, 0, table.seq - 1, "take 1", 0)
    assert heap(table) == 6


def test_chat_does_not_make_a_move_stale() -> None:
    table = started()
    seq = table.seq
    say(table, EVE, " Good luck! ", 0)
    r.play(table, ANA, 0, seq, "take 1", 0)
    assert heap(table) == 6
    with refused("malformed", table):
        say(table, EVE, "  \n ", 0)


def test_words_that_are_sent_again_are_said_once() -> None:
    table = started()
    say(table, ANA, "Hello", 0, "k1")
    say(table, ANA, "Hello", 0, "k1")
    say(table, BO, "Hello", 0, "k1")
    say(table, ANA, "Hello", 0, "k2")
    say(table, ANA, "Hello", 0)
    say(reloaded(table), ANA, "Hello", 0, "k2")
    said = [entry.change for entry in table.story if isinstance(entry.change, c.Said)]
    assert [(one.player, one.key) for one in said] == [
        ("ana", "k1"), ("bo", "k1"), ("ana", "k2"), ("ana", "")
    ]  # fmt: skip


def test_a_bot_plays_for_whoever_leaves_and_hands_the_seat_back() -> None:
    table = started()
    r.leave(table, ANA, 0, "medium", 0)
    assert table.bots_to_move() == [(0, "medium")]
    with refused("not_your_turn", table):
        take(table, ANA, 0, 1)
    r.play(table, None, 0, table.seq, "take 1", 0)
    assert heap(table) == 6
    with refused("not_your_seat", table):
        r.come_back(table, EVE, 0, 0)
    r.come_back(table, ANA, 0, 0)
    with refused("not_your_seat", table):
        r.play(table, None, 0, table.seq, "take 1", 0)
    assert table.bots_to_move() == []
    take(table, BO, 1, 1)
    take(table, ANA, 0, 1)


def test_bots_play_on_to_the_end_when_every_person_is_away() -> None:
    table = started()
    r.leave(table, ANA, 0, "easy", 0)
    r.leave(table, BO, 1, "easy", 0)
    while table.status == "playing":
        ((seat, _),) = table.bots_to_move()
        r.play(table, None, seat, table.seq, "take 1", 0)
    assert table.result is not None


def test_what_cannot_be_played_cannot_be_opened() -> None:
    with pytest.raises(Refusal) as refusal:
        opened(3, game="inca_empire", options={"early_decline": True})
    assert refusal.value.code == "bad_option"
    table = opened(4, game="inca_empire", options={"early_decline": True})
    with refused("bad_option", table):
        r.configure(table, ANA, 0, seats=3)
    r.configure(table, ANA, 0, seats=3, options={"early_decline": False})


def test_a_rematch_against_bots_begins_at_once() -> None:
    table = opened(2)
    r.sit(table, ANA, 0, None, 0)
    r.set_bot(table, ANA, 1, "easy", 0)
    r.start(table, ANA, 0, FullHeap())
    r.concede(table, ANA, 0, "easy", 0)
    assert r.rematch(table, ANA, "u", 0).status == "playing"


def test_conceding_with_two_ends_the_game() -> None:
    table = started()
    take(table, ANA, 0, 1)
    r.concede(table, ANA, 0, "easy", 0)
    assert table.status == "finished"
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ([1], "conceded")
    with refused("game_over", table):
        take(table, BO, 1, 1)


def test_who_concedes_among_three_comes_last_whatever_the_score() -> None:
    table = started(3)
    r.concede(table, BO, 1, "easy", 0)
    assert table.status == "playing"
    with refused("not_allowed", table):
        r.come_back(table, BO, 1, 0)
    take(table, ANA, 0, 3)
    r.play(table, None, 1, table.seq, "take 1", 0)
    take(table, CID, 2, 1)
    take(table, ANA, 0, 1)
    r.play(table, None, 1, table.seq, "take 1", 0)
    assert table.result is not None
    assert table.result.scores == [0, 1, 0]
    assert table.result.places == [1, 3, 1]
    assert table.result.conceded == [1]
    kept = played(summary_of(table))
    assert kept is not None
    assert [seat.conceded for seat in kept.seats] == [False, True, False]


def test_the_last_person_who_concedes_ends_a_game_with_bots() -> None:
    table = opened(3)
    r.sit(table, ANA, 0, None, 0)
    for seat in (1, 2):
        r.set_bot(table, ANA, seat, "easy", 0)
    r.start(table, ANA, 0, FullHeap())
    r.concede(table, ANA, 0, "easy", 0)
    assert table.status == "finished"
    assert table.result is not None
    assert table.result.places[0] == 3


def test_one_person_may_hold_several_seats() -> None:
    table = opened(2)
    r.sit(table, ANA, 0, "Ana", 0)
    r.sit(table, ANA, 1, "Grandpa", 0)
    r.start(table, ANA, 0, FullHeap())
    assert table.seats_of("ana") == [0, 1]
    take(table, ANA, 0, 3)
    take(table, ANA, 1, 3)
    r.ask_undo(table, ANA, 1, 0, 0)
    assert heap(table) == 7, "nobody else had to agree"


def test_a_finished_table_has_result_points_and_a_rematch() -> None:
    table = started()
    take(table, ANA, 0, 3)
    take(table, BO, 1, 3)
    with refused("not_finished", table):
        r.rematch(table, ANA, "u", 0)
    take(table, ANA, 0, 1)
    assert table.result is not None
    assert table.result.points == [{"last_stone": 1}, {"last_stone": 0}]
    with refused("not_your_seat", table):
        r.rematch(table, EVE, "u", 0)
    again = r.rematch(table, BO, "u", 5)
    assert table.rematch == "u"
    assert [seat.player for seat in again.seats] == ["ana", "bo"]
    assert (again.host, again.status) == ("bo", "open")
    with refused("not_allowed", table):
        r.rematch(table, ANA, "v", 0)


def test_nothing_is_done_to_a_table_of_other_rules() -> None:
    table = started()
    changes: list[c.Change] = [entry.change for entry in table.story]
    first = changes[-1]
    assert isinstance(first, c.Started)
    changes[-1] = c.Started(at=0, rules=999, components=first.components, setup=first.setup)
    old = Table.load("t", changes)
    assert old.problem is not None
    assert "version 999 of the rules" in old.problem
    with refused("unplayable", old):
        take(old, ANA, 0, 1)
    say(old, ANA, "What a pity.", 0)
