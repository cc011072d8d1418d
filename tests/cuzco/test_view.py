"""What is shown to whom."""

from __future__ import annotations

from tests.cuzco.table import CHANCE, Table
from tests.cuzco.table import GAME_OF_CUZCO as GAME

from tawantin.games.cuzco.showing import view
from tawantin.kernel.chance import LiveChance


def test_secret_cards_are_shown_to_their_owner_only() -> None:
    table = Table()
    table.give(1, seat=1)
    table.give(8, 13, seat=1, secret=True)
    assert view(table.state, 1).players[1].secret_cards == ["08", "13"]
    for viewer in (0, None):
        other = view(table.state, viewer).players[1]
        assert (other.secret_cards, other.known_cards, other.hand_size) == ([], ["01"], 3)


def test_a_window_shows_others_only_that_somebody_decides() -> None:
    table = Table()
    table.give(5, secret=True)
    table.dice(3, 3)
    table.do("place 3 points")
    assert view(table.state, 0).decision.id == "card05"
    assert view(table.state, 1).decision.id is None
    assert view(table.state, 1).decision.seats == [0]


def test_a_redealt_hand_opens_the_window_that_is_open() -> None:
    table = Table()
    table.give(5, 7, secret=True)
    table.dice(3, 3)
    table.do("place 3 points")
    hands = set()
    for _ in range(20):
        dealt = GAME.redeal(table.state, 2, CHANCE)
        assert 5 in dealt.players[0].secret
        hands.add(tuple(sorted(dealt.players[0].secret)))
    assert len(hands) > 1


def test_the_gods_of_secret_cards_stay_but_their_owners_change() -> None:
    table = Table()
    table.give(1, 4, seat=1, secret=True)
    table.give(7, 10, seat=2, secret=True)
    seen = set()
    for _ in range(20):
        dealt = GAME.redeal(table.state, 0, CHANCE)
        cards = dealt.players[1].secret + dealt.players[2].secret
        assert sorted((number - 1) // 3 for number in cards) == [0, 1, 2, 3]
        seen.add(tuple(cards))
    assert len(seen) > 5


def test_drafts_are_seen_by_their_owner_only() -> None:
    state = GAME.new(2, {}, LiveChance(4))
    for _ in range(2):
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0], CHANCE)
    assert len(view(state, 0).players[0].drafted) == 4
    assert view(state, 0).players[1].drafted == []
    assert view(state, None).players[0].drafted == []


def test_tasks_of_others_count_only_cards_that_are_known() -> None:
    table = Table()
    table.tasks("32", "07", "31", seat=1)
    table.give(1, seat=1)
    table.give(2, seat=1, secret=True)
    lacking = {v: view(table.state, v).players[1].tasks for v in (0, 1)}
    assert [task.missing for task in lacking[1] if task.id == "32"] == [0]
    assert [task.missing for task in lacking[0] if task.id == "32"] == [1]
