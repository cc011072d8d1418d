"""What people can do at a table, and what they cannot."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tawantin import LiveChance
from tawantin.tables import Clock, Refusal, Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.chat import say

from .people import ANA, BO, CID, EVE, FullHeap, heap, opened, reloaded, started, take


@contextlib.contextmanager
def refused(code: str, table: Table) -> Iterator[None]:
    """It is refused with this code, and the table is as it was."""
    before = (table.seq, len(table.fresh), None if table.match is None else table.match.state)
    with pytest.raises(Refusal) as told:
        yield
    assert told.value.code == code
    assert str(told.value).endswith(".")
    assert before == (
        table.seq,
        len(table.fresh),
        None if table.match is None else table.match.state,
    )


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
    said = [told.change for told in table.story if isinstance(told.change, c.Said)]
    assert [(one.player, one.key) for one in said] == [
        ("ana", "k1"), ("bo", "k1"), ("ana", "k2"), ("ana", "")
    ]  # fmt: skip


def test_undo_and_restart_take_back_ones_own_last_decision() -> None:
    table = started()
    take(table, ANA, 0, 2)
    with refused("cannot_undo", table):
        r.undo(table, BO, 1, table.seq, 0)
    r.undo(table, ANA, 0, table.seq, 0)
    assert heap(table) == 7
    assert table.story[-1].void == (table.seq - 1,)
    take(table, ANA, 0, 3)
    r.undo(table, ANA, 0, table.seq, 0, whole=True)
    assert heap(table) == 7
    take(table, ANA, 0, 1)
    take(table, BO, 1, 1)
    with refused("cannot_undo", table):
        r.undo(table, ANA, 0, table.seq, 0)
    assert reloaded(table).match.state == table.match.state  # type: ignore[union-attr]


def test_going_further_back_needs_everybodys_consent() -> None:
    table = started(3)
    take(table, ANA, 0, 1)
    take(table, BO, 1, 1)
    take(table, CID, 2, 1)
    r.ask_undo(table, ANA, 0, 0, 0)
    assert r.waiting_for(table) == [1, 2]
    with refused("cannot_undo", table):
        r.ask_undo(table, BO, 1, 1, 0)
    with refused("no_question", table):
        r.answer_undo(table, ANA, 0, True, 0)
    r.answer_undo(table, BO, 1, True, 0)
    assert heap(table) == 4
    r.answer_undo(table, CID, 2, True, 0)
    assert heap(table) == 7
    assert table.actors() == (0,)
    assert len(table.story[-1].void) == 3
    with refused("no_question", table):
        r.answer_undo(table, BO, 1, True, 0)


def test_one_refusal_or_a_move_ends_the_question_to_go_back() -> None:
    table = started(3)
    take(table, ANA, 0, 1)
    take(table, BO, 1, 1)
    r.ask_undo(table, ANA, 0, 1, 0)
    r.answer_undo(table, CID, 2, False, 0)
    assert table.question is None
    take(table, CID, 2, 1)
    r.ask_undo(table, ANA, 0, 1, 0)
    take(table, ANA, 0, 1)
    assert table.question is None
    assert heap(table) == 3


def test_a_refusal_to_go_back_holds_for_the_position() -> None:
    table = started(3)
    take(table, ANA, 0, 1)
    take(table, BO, 1, 1)
    r.ask_undo(table, ANA, 0, 1, 0)
    r.answer_undo(table, CID, 2, False, 0)
    for again in (table, reloaded(table)):
        with refused("cannot_undo", again):
            r.ask_undo(again, ANA, 0, 1, 0)
        with refused("cannot_undo", again):
            r.ask_undo(again, BO, 1, 0, 0)
    take(table, CID, 2, 1)
    r.undo(table, CID, 2, table.seq, 0)
    with refused("cannot_undo", table):
        r.ask_undo(table, ANA, 0, 1, 0)
    take(table, CID, 2, 1)
    r.ask_undo(table, ANA, 0, 1, 0)
    assert table.question is not None


def test_who_is_away_for_a_while_still_has_a_say_in_going_back() -> None:
    table = started(2)
    take(table, ANA, 0, 1)
    take(table, BO, 1, 1)
    r.ask_undo(table, ANA, 0, 0, 0)
    r.leave(table, BO, 1, "easy", 0)
    assert heap(table) == 5, "leaving is not agreeing"
    assert r.waiting_for(table) == [1]
    r.answer_undo(table, BO, 1, False, 0)
    with refused("cannot_undo", table):
        r.ask_undo(table, ANA, 0, 0, 0)
    take(table, ANA, 0, 1)
    r.ask_undo(table, ANA, 0, 0, 0)
    r.answer_undo(table, BO, 1, True, 0)
    assert heap(table) == 7


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


def test_to_ask_means_back_to_ones_own_last_decision() -> None:
    table = started(3)
    with refused("cannot_undo", table):
        r.ask_undo(table, ANA, 0, None, 0)
    take(table, ANA, 0, 2)
    take(table, BO, 1, 1)
    take(table, CID, 2, 1)
    r.ask_undo(table, BO, 1, None, 0)
    for person, seat in ((ANA, 0), (CID, 2)):
        r.answer_undo(table, person, seat, True, 0)
    assert (heap(table), table.actors()) == (5, (1,))


def test_bots_have_no_say_in_going_back_and_wait_for_the_answer() -> None:
    table = opened(3)
    r.sit(table, ANA, 0, None, 0)
    r.sit(table, BO, 1, None, 0)
    r.set_bot(table, ANA, 2, "easy", 0)
    r.start(table, ANA, 0, FullHeap())
    take(table, ANA, 0, 1)
    take(table, BO, 1, 1)
    r.ask_undo(table, ANA, 0, None, 0)
    assert r.waiting_for(table) == [1]
    assert table.bots_to_move() == []
    r.answer_undo(table, ANA, 0, False, 0)
    assert table.question is None, "who asked may think better of it"
    assert table.bots_to_move() == [(2, "easy")]
    r.ask_undo(table, ANA, 0, None, 0)
    r.leave(table, BO, 1, "easy", 0)
    assert table.bots_to_move() == [(2, "easy")], "nobody is there who could answer"
    r.come_back(table, BO, 1, 0)
    assert table.bots_to_move() == []
    r.answer_undo(table, BO, 1, False, 0)
    assert table.bots_to_move() == [(2, "easy")]
    with refused("cannot_undo", table):
        r.ask_undo(table, ANA, 0, None, 0)


def test_a_move_that_would_end_the_turn_waits_for_its_player() -> None:
    table = started()
    with refused("ends_turn", table):
        r.play(table, ANA, 0, table.seq, "take 1", 0, unless="ends_turn")
    with refused("illegal", table):
        r.play(table, ANA, 0, table.seq, "take 9", 0, unless="ends_turn")
    r.play(table, ANA, 0, table.seq, "take 1", 0, unless="final")
    assert table.actors() == (1,)
    r.undo(table, ANA, 0, table.seq, 0)
    r.leave(table, BO, 1, "easy", 0)
    with refused("ends_turn", table):
        r.play(table, ANA, 0, table.seq, "take 1", 0, unless="final")  # a bot would play at once


@pytest.mark.parametrize("game", ["chocolatl", "machu_picchu", "cuzco", "inca_empire"])
def test_what_is_not_held_back_can_be_taken_back(game: str) -> None:
    """People are asked before their turns end, and take everything else back once."""
    table = opened(3, game=game)
    for seat, person in enumerate([ANA, BO, CID]):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0, LiveChance(seed=5))
    chance = LiveChance(seed=6)
    held = {"ends_turn": 0, "is_final": 0}
    while table.actors() and len(table.story) < 400:
        seat = table.actors()[0]
        legal = table.game.legal(table.match.state, seat)  # type: ignore[union-attr]
        action = legal[chance.pick(len(legal))].text
        person = [ANA, BO, CID][seat]
        try:
            r.play(table, person, seat, table.seq, action, 0, chance, unless="ends_turn")
        except Refusal as refusal:
            held[refusal.code] += 1
            r.play(table, person, seat, table.seq, action, 0, chance)
        else:
            assert seat in table.actors(), "the turn ended unasked"
            r.undo(table, person, seat, table.seq, 0)
            r.play(table, person, seat, table.seq, action, 0, chance)
    assert held["ends_turn"]


def test_what_cannot_be_played_cannot_be_opened() -> None:
    with pytest.raises(Refusal) as told:
        opened(3, game="inca_empire", options={"early_decline": True})
    assert told.value.code == "bad_option"
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
    changes: list[c.Change] = [told.change for told in table.story]
    first = changes[-1]
    assert isinstance(first, c.Started)
    changes[-1] = c.Started(at=0, rules=999, components=first.components, setup=first.setup)
    old = Table.load("t", changes)
    assert old.problem is not None
    assert "version 999 of the rules" in old.problem
    with refused("unplayable", old):
        take(old, ANA, 0, 1)
    say(old, ANA, "What a pity.", 0)
