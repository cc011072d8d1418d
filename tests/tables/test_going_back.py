"""Taking decisions back: alone, by consent, and what stands in the way."""

from __future__ import annotations

import pytest

from tawantin import LiveChance
from tawantin.tables import Refusal
from tawantin.tables import requests as r

from .people import ANA, BO, CID, FullHeap, heap, opened, refused, reloaded, started, take


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
