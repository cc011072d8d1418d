"""What is true of every game of Chocolatl, beyond what the laws of all games ask.

The invariants of single positions are in the game itself and are tried by the laws.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.chocolatl.table import GAME

from tawantin.games.chocolatl.components import (
    ALL_AT_ONCE,
    BREWERY_FIRST,
    END_MARK,
    MODE_OF_FIELD,
    ROUNDS,
    ROW_ENDS,
)
from tawantin.games.chocolatl.scoring import ranking
from tawantin.games.chocolatl.state import State
from tawantin.kernel.chance import LiveChance

seeds = st.integers(0, 2**32)
seat_counts = st.sampled_from(GAME.about.seats)


def positions(seats: int, seed: int, **options: object) -> Iterator[State]:
    """A random game: the same state before each decision, and at the end."""
    chance = LiveChance(seed)
    state: State = GAME.new(seats, options, chance)
    while state.frames:
        yield state
        actors = GAME.actors(state)
        seat = actors[chance.pick(len(actors))]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[chance.pick(len(legal))], chance)
    yield state


@settings(max_examples=15, deadline=None)
@given(seats=seat_counts, seed=seeds)
def test_a_game_takes_three_to_seven_rounds_and_at_most_its_bound_of_decisions(
    seats: int, seed: int
) -> None:
    decisions = -1
    for state in positions(seats, seed):
        decisions += 1
        if not state.frames:
            assert 3 <= state.round <= ROUNDS
    assert decisions <= 118 * seats + 9
    assert decisions <= GAME.rules.most_decisions(seats)


@settings(max_examples=15, deadline=None)
@given(seats=seat_counts, seed=seeds)
def test_every_list_has_2_to_66_entries(seats: int, seed: int) -> None:
    for state in positions(seats, seed):
        for seat in GAME.actors(state):
            assert 2 <= len(GAME.legal(state, seat)) <= 66


@settings(max_examples=15, deadline=None)
@given(seats=seat_counts, seed=seeds)
def test_hands_get_better_only_at_the_court_of_a_round_that_is_not_the_last(
    seats: int, seed: int
) -> None:
    before = [0] * seats
    taken = [0] * seats
    for state in positions(seats, seed):
        if not state.round:
            continue
        for seat, player in enumerate(state.players):
            total = sum(player.hand) + sum(card for card in player.overview if card > 0)
            if before[seat] and len(player.taken) == taken[seat]:
                assert total == before[seat]
            else:
                assert total >= before[seat]
                assert before[seat] == 0 or not state.endings
            before[seat], taken[seat] = total, len(player.taken)


@settings(max_examples=15, deadline=None)
@given(seats=seat_counts, seed=seeds)
def test_the_lowest_card_before_the_kth_exchange_is_at_most_k(seats: int, seed: int) -> None:
    for state in positions(seats, seed):
        for player in state.players:
            for number, (card, given_up) in enumerate(
                zip(player.taken, player.given_up, strict=True), 1
            ):
                assert given_up <= number < card


@settings(max_examples=15, deadline=None)
@given(seats=seat_counts, seed=seeds)
def test_rounds_start_below_the_end_mark_in_the_mode_of_the_leading_field(
    seats: int, seed: int
) -> None:
    latest = 0
    last_scores: list[int] = []
    for state in positions(seats, seed):
        if state.frames and state.round > latest:
            latest = state.round
            assert not state.endings
            assert max(state.scores) < END_MARK
            assert state.mode == MODE_OF_FIELD[max(state.scores)]
            assert latest > 1 or state.mode == ALL_AT_ONCE
            last_scores = list(state.scores)
    # Points of one round: temple, best white die, one row, brewery, court of the last round.
    most = 1 + 6 + 5 + max(BREWERY_FIRST) + 6
    assert all(new - old <= most for new, old in zip(state.scores, last_scores, strict=True))


@settings(max_examples=15, deadline=None)
@given(seats=seat_counts, seed=seeds)
def test_rows_are_filled_in_rounds_3_5_6_and_7(seats: int, seed: int) -> None:
    latest = 0
    for state in positions(seats, seed):
        full = len(state.row_winners)
        assert full == sum(len(state.pyramid) >= end for end in ROW_ENDS)
        assert full <= sum(state.round >= filled for filled in (3, 5, 6, 7))
        if state.round > latest and state.frames:
            latest = state.round
            assert full == sum(latest > filled for filled in (3, 5, 6, 7))


@given(
    bids=st.lists(st.integers(-5, 40), min_size=5, max_size=5),
    scores=st.lists(st.integers(0, 39), min_size=5, max_size=5),
    discs=st.permutations(range(5)),
    holder=st.integers(-1, 4),
)
def test_ranking_is_the_order_of_bid_chocolatl_score_and_stack(
    bids: list[int], scores: list[int], discs: list[int], holder: int
) -> None:
    state: State = GAME.new(5, None, LiveChance(seed=1))
    state.bids, state.scores, state.discs, state.chocolatl = bids, scores, discs, holder
    keys = [(-bids[seat], seat != holder, scores[seat], -discs.index(seat)) for seat in range(5)]
    assert ranking(state) == sorted(range(5), key=keys.__getitem__)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_in_which_bids_arrive_does_not_matter(order: tuple[int, ...]) -> None:
    states = []
    for arrival in ((0, 1, 2), order):
        chance = LiveChance(seed=4)
        state = GAME.new(3, None, chance)
        for seat in arrival:
            GAME.apply(state, seat, f"offer {seat + 4}", chance)
        for seat in arrival:
            while seat in GAME.actors(state) and state.deciding:
                GAME.apply(state, seat, GAME.legal(state, seat)[7 % (seat + 2)], chance)
                if state.face_up:
                    break
        states.append(state)
    assert states[0] == states[1]
