"""Sacrifice cards and the order under the deck: who knows what, and who does not."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tawantin import EventLog, LiveChance
from tawantin.games.machu_picchu.components import CARDS
from tawantin.games.machu_picchu.events import (
    CardDealt,
    CardGivenBack,
    CardsDrawn,
    ReturnedCardDrawn,
)
from tawantin.games.machu_picchu.state import State

from . import GAME, Table, view_of
from .players import Player, at_random, devout, pilgrim


def positions(seats: int, seed: int, players: list[Player]) -> Iterator[State]:
    """Every position of a game that uses the deck up to its returned cards."""
    chance = LiveChance(seed)
    state = GAME.new(seats, None, chance)
    while state.frames:
        yield state
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        action = players[seat % len(players)](state, seat, legal, chance)
        GAME.step(state, seat, action, chance)


def thrown_about(seats: int) -> Table:
    """Scouts have been round the trail until every card of the pool was drawn."""
    table = Table(seats)
    seat = 0
    while table.state.pool:
        table.move(seat, 20)
        while table.asked() == "give_back":
            table.do(table.legal()[table.chance.pick(len(table.legal()))])
        seat = (seat + 1) % seats
    return table


def test_a_redeal_keeps_what_the_giver_knows_and_deals_the_rest_anew() -> None:
    table = thrown_about(4)
    state = table.state
    assert len(state.row) > 4
    dealt_rows = set()
    for viewer in range(4):
        for _ in range(20):
            dealt = GAME.redeal(state, viewer, table.chance)
            assert dealt.players[viewer].hand == state.players[viewer].hand
            for place, giver in enumerate(state.givers):
                if giver == viewer:
                    assert dealt.row[place] == state.row[place]
            assert GAME.view(dealt, viewer) == view_of(state, viewer)
            assert list(GAME.rules.invariants(dealt)) == []
            dealt_rows.add((viewer, tuple(dealt.row)))
    assert len(dealt_rows) > 60


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_know_a_place_for_every_card_when_cards_go_round_and_round(seats: int) -> None:
    table = thrown_about(seats)
    for turn in range(12):
        table.move(turn % seats, 20)
        while table.state.frames and table.asked() == "give_back":
            table.sound()
            for viewer in (*range(seats), None):
                dealt = GAME.redeal(table.state, viewer, table.chance)
                assert list(GAME.rules.invariants(dealt)) == []
                assert GAME.view(dealt, viewer) == view_of(table.state, viewer)
                again = GAME.redeal(dealt, (turn + 1) % seats, table.chance)
                assert list(GAME.rules.invariants(again)) == []
            table.do(table.legal()[table.chance.pick(len(table.legal()))])
        if not table.state.frames:
            break


def test_a_view_names_no_card_that_the_viewer_has_not_seen() -> None:
    table = thrown_about(3)
    state = table.state
    for viewer in (0, 1, 2, None):
        seen = set()
        if viewer is not None:
            own = state.players[viewer].hand
            seen = {name for card, name in enumerate(CARDS) if own >> card & 1}
            seen |= {
                CARDS[card]
                for giver, card in zip(state.givers, state.row, strict=True)
                if giver == viewer
            }
        text = msgspec.json.encode(GAME.view(state, viewer)).decode()
        assert {name for name in CARDS if f'"{name}"' in text} == seen


def test_only_the_owner_is_told_which_cards_were_drawn_and_given_back() -> None:
    table = Table(seats=3)
    table.move(0, 19)
    table.give_back(2)
    mine = [e for e in table.events.seen_by(0) if isinstance(e, (CardsDrawn, CardGivenBack))]
    others = [e for e in table.events.seen_by(1) if isinstance(e, (CardsDrawn, CardGivenBack))]
    assert isinstance(mine[0], CardsDrawn)
    assert mine[0].cards is not None
    assert len(mine[0].cards) == 3
    assert [e.card for e in mine if isinstance(e, CardGivenBack)] == [
        CARDS[card] for card in table.state.row
    ]
    assert [e.place for e in others if isinstance(e, CardGivenBack)] == [1, 2]
    assert all(getattr(e, "card", None) is None for e in others)
    assert all(getattr(e, "cards", None) is None for e in others)
    assert table.events.seen_by(None) == table.events.seen_by(1)
    assert table.events.revealed


def test_a_giver_learns_who_draws_the_returned_card() -> None:
    table = Table(seats=3)
    row = [(1, "virgin__puma_priest"), (2, "farmer__weaver"), (1, "farmer__potter")]
    table.deal({0: ["farmer__herder"], 1: ["herder__potter"]}, row, pool=0)
    table.move(0, 19)
    events = [e for e in table.events.seen_by(1) if isinstance(e, ReturnedCardDrawn)]
    assert events == [
        ReturnedCardDrawn(0, "virgin__puma_priest"),
        ReturnedCardDrawn(0, "farmer__potter"),
    ]
    assert not [e for e in table.events.seen_by(None) if isinstance(e, ReturnedCardDrawn)]
    # The card may now be in that hand, or go back under the deck, but nowhere else.
    table.give_back(2)
    knows = table.state.players[1].knows
    bit = 1 << CARDS.index("virgin__puma_priest")
    places = [place for place, cards in enumerate(knows) if cards & bit]
    assert places == [1, 4, 5]


def test_cards_given_back_come_up_again_in_the_order_given() -> None:
    table = Table(seats=2)
    table.deal({0: ["farmer__herder"]}, [], pool=3)
    table.move(0, 19)
    first, second = table.legal()[1], table.legal()[2]
    table.do(first, second)
    view = view_of(table.state, 0)
    assert [f"give_back {row.card}" for row in view.deck.row] == [first, second]
    assert [row.card for row in view_of(table.state, 1).deck.row] == [None, None]
    assert (view.deck.pool, view.deck.size) == (0, 2)


def test_old_cards_may_be_given_back_for_new_ones() -> None:
    table = Table(seats=2)
    old = CARDS[table.state.players[0].hand.bit_length() - 1]
    table.move(0, 19)
    assert f"give_back {old}" in table.legal()


def test_the_first_card_is_told_to_its_owner_alone() -> None:
    events = EventLog()
    GAME.new(3, None, LiveChance(5), events)
    for seat in range(3):
        dealt = [e for e in events.seen_by(seat) if isinstance(e, CardDealt)]
        assert [e.card is not None for e in dealt] == [e.seat == seat for e in dealt]
    assert all(e.card is None for e in events.seen_by(None) if isinstance(e, CardDealt))


def test_all_hands_are_shown_when_the_game_is_over() -> None:
    table = Table(seats=2)
    table.deal({0: ["farmer__herder"]}, [], pool=1)
    table.move(0, 20)
    assert not table.state.frames
    view = view_of(table.state, None)
    assert all(player.hand is not None for player in view.players)
    assert all(player.gold is not None for player in view.players)
    assert view.decision is None


def test_points_shown_during_the_game_do_not_tell_of_hands() -> None:
    table = Table(seats=3)
    table.incas(1, farmer=5)
    table.deal({1: ["farmer__herder"]}, [], pool=10)
    assert GAME.scores(table.state) == [0, 0, 0]
    assert sum(view_of(table.state, 0).players[1].points.values()) == 0
    assert sum(view_of(table.state, 1).players[1].points.values()) == 5


@pytest.mark.parametrize(
    ("seats", "players"), [(2, [pilgrim]), (3, [devout, pilgrim]), (5, [pilgrim, at_random])]
)
def test_no_leak_in_games_that_reach_the_returned_cards(seats: int, players: list[Player]) -> None:
    chance = LiveChance(11)
    for number, state in enumerate(positions(seats, seats, players)):
        assert list(GAME.rules.invariants(state)) == []
        if number % 4 == 0:
            viewer = number // 4 % seats
            dealt = GAME.redeal(state, viewer, chance)
            assert GAME.view(dealt, viewer) == view_of(state, viewer)
            assert GAME.legal(dealt, viewer) == GAME.legal(state, viewer)
            assert list(GAME.rules.invariants(dealt)) == []
