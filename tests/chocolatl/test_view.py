"""What players see of Chocolatl."""

from __future__ import annotations

import msgspec
import pytest
from tests.chocolatl.table import GAME, A, B, C, do, table, texts, visit

from tawantin.games.chocolatl.components import VILLAGE
from tawantin.games.chocolatl.decisions.rounds import Round
from tawantin.games.chocolatl.events import CardsLaid
from tawantin.games.chocolatl.showing import view
from tawantin.games.chocolatl.state import State
from tawantin.kernel.chance import LiveChance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import advance
from tawantin.kernel.match import Match


def begun(seats: int = 3) -> State:
    """Round 1, everybody about to bid; seat n has offered n."""
    chance = LiveChance(seed=2)
    state: State = GAME.new(seats, None, chance)
    for seat in range(seats):
        do(state, seat, f"offer {seat}", chance)
    return state


def test_others_see_only_whether_a_seat_has_finished() -> None:
    state = begun()
    before = view(state, B)
    do(state, A, "bid 1 1 2")
    do(state, A, "bid 2 3 4")
    assert view(state, B) == before
    assert view(state, None).seats[A] == before.seats[A]
    for action in ("bid 3 5 6", "bid 4 7 8", "bid 5 9 10"):
        do(state, A, action)
    seen = view(state, B).seats[A]
    assert not seen.deciding
    assert seen.hand_size == 0
    assert all(card and card.value is None for place in seen.overview for card in place.cards)


def test_a_player_sees_the_own_draft_and_where_the_next_cards_go() -> None:
    state = begun()
    do(state, A, "bid 1 1 12")
    own = view(state, A)
    temple = own.seats[A].overview[0]
    assert [card.value for card in temple.cards if card] == [1, 12]
    assert temple.total == 13
    assert own.next_location == "plantations"
    assert own.hand == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert own.seats[A].offering == 0
    assert own.seats[B].offering is None


def test_events_of_a_bid_go_to_its_own_seat_alone() -> None:
    state, events = begun(), EventLog()
    GAME.apply(state, A, "bid 1 1 12", LiveChance(1), events)
    assert events.seen_by(A) == [CardsLaid(A, "temple_of_chocolatl", [1, 12])]
    assert events.seen_by(B) == []
    assert events.seen_by(None) == []
    assert not events.revealed


def test_a_bid_can_be_taken_back_until_the_last_seat_has_finished() -> None:
    match = Match.start(GAME, seats=3, chance=LiveChance(seed=1))
    for seat in range(3):
        match.play(seat, "offer 3")
    assert not match.can_undo(2)
    for seat in (A, B):
        while seat in GAME.actors(match.state):
            match.play(seat, GAME.legal(match.state, seat)[0])
    assert match.can_undo(A)
    match.undo(A)
    assert A in GAME.actors(match.state)
    match.play(A, GAME.legal(match.state, A)[0])
    while C in GAME.actors(match.state) and match.state.deciding:
        match.play(C, GAME.legal(match.state, C)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_green_first_cards_are_open_while_the_second_ones_are_laid() -> None:
    state = table([1, 0, 0], round=1)
    state.frames = [Round()]
    chance = LiveChance(seed=3)
    advance(state, chance, None)
    while view(state, None).phase == "bid_first":
        seat = GAME.actors(state)[0]
        do(state, seat, texts(state, seat)[0], chance)
    seen = view(state, None)
    assert seen.phase == "bid_second"
    assert seen.mode == "one_open_one_hidden"
    for player in seen.seats:
        first = [place.cards[0] for place in player.overview]
        assert [card.value for card in first if card] == [1, 2, 3, 4, 5, 6]
        assert all(place.cards[1] is None for place in player.overview)
        assert player.unseen == [7, 8, 9, 10, 11, 12]


def test_the_view_shows_the_board() -> None:
    state = table([3, 9, 3], stack=[C, B, A], chocolatl=B, old_man=C)
    state.pyramid = [A, B]
    visit(state, VILLAGE, [20, 10, 5])
    seen = view(state, None)
    assert (seen.phase, seen.location, seen.actors) == ("village", "village", [A])
    assert [(stack.field, stack.seats) for stack in seen.track] == [(3, [C, A]), (9, [B])]
    assert [(figure.figure, figure.holder) for figure in seen.figures] == [
        ("chocolatl", B),
        ("old_man", C),
    ]
    assert seen.pyramid[0].spaces == [A, B, None, None, None]
    assert seen.ranking == [A, B, C]
    assert [seat.bid.total for seat in seen.seats if seat.bid] == [20, 10, 4]
    assert [(deck.deck, deck.left, deck.open_card) for deck in seen.decks] == [
        ("large", 6, 13),
        ("small", 6, 7),
    ]
    assert (seen.brewery_first, seen.brewery_second, seen.brewery_lowest) == (8, 4, -2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_view_has_a_json_form(seats: int) -> None:
    chance = LiveChance(seats)
    state: State = GAME.new(seats, None, chance)
    while True:
        for viewer in (*range(seats), None):
            seen = view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen
        if not state.frames:
            break
        seat = GAME.actors(state)[-1]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[chance.pick(len(legal))], chance)
    assert [seat.offering for seat in seen.seats] == [player.offering for player in state.players]


def test_redealt_bids_lie_as_finished_bids_do_the_lower_card_first() -> None:
    chance = LiveChance(2)
    state: State = GAME.new(3, None, chance)
    while not state.round or len(GAME.actors(state)) != 1:
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[-1], chance)
    assert view(state, None).phase == "bid_all"
    for seed in range(5):
        dealt = GAME.redeal(state, GAME.actors(state)[0], LiveChance(seed))
        for player in dealt.players:
            pairs = [player.overview[place : place + 2] for place in range(0, 12, 2)]
            assert all(pair == sorted(pair) for pair in pairs), "all of them finished or empty"
