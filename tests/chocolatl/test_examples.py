"""The worked examples of the rules, E1 to E29.

One long file, so that they can be read side by side with the specification, in its order.
"""

from __future__ import annotations

import pytest
from tests.chocolatl.table import GAME, A, B, C, D, E, do, on_field, table, texts, visit

from tawantin.games.chocolatl.components import (
    ALL_AT_ONCE,
    BREWERY,
    COURT,
    ONE_OPEN_ONE_HIDDEN,
    PLANTATIONS,
    PYRAMID,
    SEQUENTIAL,
    TEMPLE,
    VILLAGE,
)
from tawantin.games.chocolatl.decisions.bids import BidAll, BidSecond
from tawantin.games.chocolatl.decisions.dice import DiceWindow, UseDie
from tawantin.games.chocolatl.decisions.locations import FirstPlacer, Resolve, place_marker
from tawantin.games.chocolatl.decisions.rounds import Location, Round, RoundEnd, set_mode
from tawantin.games.chocolatl.mechanics.knowledge import unseen
from tawantin.games.chocolatl.scoring import add_points, final_scoring, outcome, ranking, ties
from tawantin.games.chocolatl.showing import view
from tawantin.kernel.chance import LiveChance, ReplayChance
from tawantin.kernel.frames import advance

ORANGE, GREEN, PURPLE = range(3)


def test_e1_a_full_bottom_row_pays_five_at_once() -> None:
    state = table([0, 0, 0])
    state.pyramid = [ORANGE, GREEN, ORANGE, PURPLE]
    place_marker(state, ORANGE, None)
    assert state.scores == [5, 0, 0]


@pytest.mark.parametrize(
    ("chocolatl", "scores", "stack", "winner"),
    [
        (GREEN, [0, 20, 5], [ORANGE, GREEN, PURPLE], GREEN),
        (ORANGE, [0, 20, 5], [ORANGE, GREEN, PURPLE], PURPLE),
        (ORANGE, [0, 20, 20], [ORANGE, GREEN, PURPLE], PURPLE),
        (ORANGE, [0, 20, 20], [ORANGE, PURPLE, GREEN], GREEN),
    ],
)
def test_e2_a_tie_in_a_row_goes_to_chocolatl_then_to_the_rearmost_then_to_the_upper_disc(
    chocolatl: int, scores: list[int], stack: list[int], winner: int
) -> None:
    state = table(scores, stack=stack, chocolatl=chocolatl)
    state.pyramid = [ORANGE] * 5 + [GREEN, PURPLE, GREEN]
    place_marker(state, PURPLE, None)
    assert state.scores[winner] == scores[winner] + 4
    assert sum(state.scores) == sum(scores) + 4


@pytest.mark.parametrize(
    ("round_number", "scores"),
    [(1, [11, 7, 3, 1]), (2, [10, 6, 3, 1]), (4, [8, 3, 3, 1]), (7, [5, 3, 3, 1])],
)
def test_e3_the_brewery_pays_less_every_round_and_punishes_the_lowest(
    round_number: int, scores: list[int]
) -> None:
    state = table([3, 3, 3, 3], round=round_number)
    visit(state, BREWERY, [20, 15, 10, 5])
    assert state.scores == scores


def test_e4_the_first_ties_go_to_the_upper_disc() -> None:
    state = table([0, 0, 0, 0], stack=[B, D, A, C])
    visit(state, TEMPLE, [14, 14, 9, 9])
    assert (state.chocolatl, state.old_man) == (A, D)
    assert state.scores == [1, 0, 0, 0]
    assert on_field(state, 0) == [B, D, C]


def test_e5_chocolatl_wins_ties_then_the_rearmost() -> None:
    state = table([20, 5, 7], chocolatl=A)
    state.bids = [15, 15, 15]
    assert ranking(state) == [A, B, C]


def test_it_is_told_what_puts_somebody_ahead_of_an_equal_bid() -> None:
    state = table([20, 5, 7, 7], chocolatl=A, stack=[A, B, C, D])
    state.bids = [15, 15, 15, 15]
    order = ranking(state)
    assert order == [A, B, D, C]
    assert [(tie.ahead, tie.behind, tie.by) for tie in ties(state, order)] == [
        (A, B, "chocolatl"),
        (B, D, "further_back"),
        (D, C, "higher_up"),
    ]
    state.bids = [15, 15, 9, 8]
    assert len(ties(state, ranking(state))) == 1


def test_e6_of_equal_lowest_bids_the_one_further_ahead_is_lowest() -> None:
    state = table([12, 4, 9, 0], chocolatl=D, round=5)
    visit(state, BREWERY, [6, 6, 11, 13])
    assert state.scores == [10, 4, 9, 4]
    assert on_field(state, 4) == [B, D]


def test_e7_the_old_man_costs_one_in_this_round_and_helps_at_the_next_temple() -> None:
    state = table([0, 0, 0, 0])
    visit(state, TEMPLE, [20, 15, 5, 12])
    assert state.old_man == C
    visit(state, PLANTATIONS, [20, 15, (7, 5), 12])
    assert state.bids[C] == 11
    state.round = 2
    visit(state, TEMPLE, [20, 15, (7, 5), 4])
    assert state.bids[C] == 13
    assert state.old_man == D
    visit(state, PLANTATIONS, [20, 15, (7, 5), 4])
    assert state.bids[C] == 12
    assert state.bids[D] == 3


def test_e8_tiles_help_everywhere_but_in_the_village() -> None:
    state = table([0, 0, 0], old_man=A)
    state.players[A].tiles = 2
    ends = []
    for location in (VILLAGE, PYRAMID, TEMPLE):
        visit(state, location, [(6, 4), 20, 12])
        ends.append(state.bids[A])
    assert ends == [7, 11, 13]


def test_e9_a_bid_may_be_negative() -> None:
    state = table([0, 0, 0], old_man=A)
    state.players[A].tiles = 3
    visit(state, VILLAGE, [(0, 1), 20, 12])
    assert state.bids[A] == -3


def test_e10_the_plantations_pay_the_three_highest() -> None:
    state = table([10] * 5, stack=[E, D, C, B, A])
    state.white_dice = [6, 4, 1]
    visit(state, PLANTATIONS, [20, 15, 10, 5, 4])
    assert state.scores == [16, 14, 11, 10, 10]
    assert on_field(state, 10) == [E, D]


@pytest.mark.parametrize(
    ("bids", "placed"), [([17, 14, 9], [A, A]), ([17, 15, 9], [A, B]), ([15, 15, 9], [B, A])]
)
def test_e11_three_more_than_the_second_places_both_markers(
    bids: list[int], placed: list[int]
) -> None:
    state = table([0, 0, 0])
    visit(state, PYRAMID, bids)
    assert state.pyramid == placed


@pytest.mark.parametrize(
    ("choice", "row_2", "scores"), [("other", C, [14, 11, 0]), ("self", A, [14, 11, 0])]
)
def test_e12_who_places_first_fills_the_row(choice: str, row_2: int, scores: list[int]) -> None:
    state = table([9, 11, 0], round=3, chocolatl=C)
    state.pyramid = [A, A, B, B]
    visit(state, PYRAMID, [16, 5, 17])
    assert isinstance(state.frames[-1], FirstPlacer)
    assert GAME.actors(state) == (C,)
    do(state, C, f"place_first {choice}")
    assert state.scores == scores
    assert state.pyramid[5:] == [row_2]
    assert state.row_winners == [A]


def test_e12_with_three_more_both_markers_are_placed_without_a_question() -> None:
    state = table([9, 11, 0], round=3, chocolatl=C)
    state.pyramid = [A, A, B, B]
    visit(state, PYRAMID, [14, 5, 17])
    assert state.pyramid == [A, A, B, B, C, C]
    assert state.scores == [14, 11, 0]


def test_e13_a_moved_disc_comes_to_lie_on_top() -> None:
    state = table([8, 8, 8], stack=[A, B, C])
    add_points(state, B, 2, 0, None)
    assert on_field(state, 8) == [A, C]
    assert on_field(state, 10) == [B]
    add_points(state, A, 2, 0, None)
    assert on_field(state, 10) == [B, A]
    state.bids = [9, 9, 0]
    assert ranking(state) == [A, B, C]


def test_e14_a_disc_stops_at_field_0() -> None:
    state = table([0, 1, 0], stack=[A, C, B])
    visit(state, BREWERY, [1, 20, 10])
    assert state.scores[A] == 0
    assert on_field(state, 0) == [A]
    state = table([0, 1, 0], stack=[A, B, C])
    add_points(state, B, -2, 5, None)
    assert state.scores == [0, 0, 0]
    assert on_field(state, 0) == [A, C, B]
    assert state.players[B].points[5] == -1


@pytest.mark.parametrize(
    ("field", "mode"),
    [
        (0, ALL_AT_ONCE),
        (1, ONE_OPEN_ONE_HIDDEN),
        (2, SEQUENTIAL),
        (3, ALL_AT_ONCE),
        (37, ONE_OPEN_ONE_HIDDEN),
        (38, SEQUENTIAL),
        (39, ALL_AT_ONCE),
    ],
)
def test_e15_the_field_under_the_leading_disc_sets_the_mode(field: int, mode: int) -> None:
    state = table([0, field, 0])
    set_mode(state, None)
    assert state.mode == mode


def test_e15_the_mode_stays_for_the_round() -> None:
    state = table([0, 2, 0], round=1)
    state.frames = [Round()]
    chance = LiveChance(seed=3)
    advance(state, chance, None)
    assert state.mode == SEQUENTIAL
    for seat in (A, B, C):
        do(state, seat, texts(state, seat)[0], chance)
    add_points(state, B, 4, 0, None)
    assert state.mode == SEQUENTIAL
    assert texts(state, A)[0].startswith("bid 2 ")


def test_e16_cards_are_exchanged_for_the_lowest() -> None:
    state = table([0, 0, 0])
    first, second = state.players[A], state.players[B]
    state.open_cards = [16, 8]
    second.offering = 9
    second.hand = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    for player in state.players:
        player.overview = player.hand
        player.hand = []
    state.frames = [Resolve(COURT)]
    state.bids = [23, 22, 1]
    advance(state, LiveChance(seed=1), None)
    assert sorted(first.overview) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16]
    assert sorted(second.overview) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 11, 12]
    assert (first.given_up, second.given_up) == ([1], [0])
    assert (first.taken, second.taken) == ([16], [8])


def test_e17_forty_makes_the_round_the_last_and_stays_so() -> None:
    state = table([38, 0, 0], round=4)
    state.huts = [A, B, C]
    state.pyramid = [A, A, B, B, C, C]
    state.row_winners = [A]
    state.white_dice = [5, 4, 3]
    state.mode = ALL_AT_ONCE
    lay = [[12, 11, 1, 2, 3], [1, 2, 9, 9, 12], [2, 3, 5, 7, 8]]
    for player, sums in zip(state.players, lay, strict=True):
        player.hand = []
        player.overview = [value for total in (0, *sums) for value in (total, 0)]
    state.frames = [RoundEnd(), Location(PLANTATIONS)]
    advance(state, LiveChance(seed=1), None)
    assert state.scores[A] == 43
    assert state.endings == ["score_reached"]
    do(state, A, "village hut")
    while state.frames:
        do(state, GAME.actors(state)[0], "pass_die", LiveChance(seed=1))
    assert state.scores[A] == 41
    assert state.round == 4
    assert state.box == [13, 7]
    points = GAME.points(state)
    assert [items["court"] for items in points] == [0, 6, 3]
    assert all(not player.taken for player in state.players)


def test_e17_the_end_stays_set_when_the_disc_falls_below_forty_again() -> None:
    state = table([38, 0, 0], round=4)
    add_points(state, A, 3, 0, None)
    visit(state, BREWERY, [1, 20, 10])
    assert state.scores[A] == 39
    visit(state, COURT, [1, 20, 10])
    assert [items["court"] for items in GAME.points(state)] == [0, 6, 3]


def test_e18_without_markers_substitutes_are_placed() -> None:
    state = table([0, 0, 0])
    state.players[A].markers = 1
    visit(state, VILLAGE, [20, 10, 5])
    do(state, A, "village hut")
    assert state.players[A].markers == 0
    assert state.endings == ["last_marker_placed"]
    state.players[B].dice = 0
    visit(state, PYRAMID, [15, 10, 5])
    assert state.pyramid == [A, A]
    assert state.players[A].substitutes == 2
    visit(state, COURT, [20, 10, 5])
    assert state.scores == [6, 3, 0]


def test_e19_the_last_marker_and_a_substitute() -> None:
    state = table([0, 0, 0])
    state.players[A].markers = 1
    visit(state, PYRAMID, [15, 10, 5])
    assert (state.players[A].markers, state.players[A].substitutes) == (0, 1)
    assert state.endings == ["last_marker_placed"]


def test_e20_dice_are_used_by_the_worst_ranked_until_all_have_passed() -> None:
    state = table([0, 0, 0])
    for player, dice in zip(state.players, (1, 1, 2), strict=True):
        player.dice = dice
    chance = visit(state, BREWERY, [15, 14, 10], rolls=[2, 3, 6, 2])
    for seat, action, bids in (
        (C, "use_die", [15, 14, 12]),
        (C, "pass_die", [15, 14, 12]),
        (B, "use_die", [15, 17, 12]),
        (C, "use_die", [15, 17, 18]),
        (A, "use_die", [17, 17, 18]),
    ):
        assert GAME.actors(state) == (seat,)
        assert texts(state, seat) == ["pass_die", "use_die"]
        do(state, seat, action, chance)
        assert state.bids == bids
    assert not state.frames
    assert [player.dice for player in state.players] == [0, 0, 0]
    # Round 1: C 8 points, then the tie of A and B is for the upper disc, B.
    assert state.scores == [0, 4, 8]


def test_e21_a_die_won_now_may_be_used_from_the_next_location_on() -> None:
    state = table([0, 0, 0])
    visit(state, VILLAGE, [20, 10, 5])
    do(state, A, "village hut")
    assert not state.frames
    assert state.players[B].dice == 1
    visit(state, PYRAMID, [20, 10, 5])
    assert isinstance(state.frames[-1], UseDie)
    assert GAME.actors(state) == (B,)


def test_e22_final_scoring() -> None:
    state = table([35, 30, 40], round=5, chocolatl=B, old_man=C)
    state.pyramid = [A, A, A, A, B, B, B, B, C, C]
    state.endings = ["score_reached"]
    for player, offering, dice in zip(state.players, (5, 9, 9), (2, 0, 1), strict=True):
        player.offering, player.dice = offering, dice
    final_scoring(state, ReplayChance([4 - 1, 1 - 1]), None)
    ended = outcome(state)
    assert ended.scores == [51, 52, 52]
    assert ended.winners == [B, C]
    assert ended.places == [3, 1, 1]


def test_e23_the_higher_offering_wins_a_tie() -> None:
    state = table([43, 40, 0], round=5)
    state.pyramid = []
    state.endings = ["score_reached"]
    for player, offering in zip(state.players, (7, 10, 0), strict=True):
        player.offering = offering
    state.players[B].points[0] -= 3
    state.scores[B] -= 3
    final_scoring(state, ReplayChance([]), None)
    ended = outcome(state)
    assert ended.scores[:2] == [50, 50]
    assert ended.winners == [B]
    assert ended.places == [2, 1, 3]


def test_e24_open_rows_score_nothing_at_an_early_end() -> None:
    state = table([40, 0, 0], round=3)
    state.pyramid = [A, A, B, B, B, C]
    state.row_winners = [B]
    state.endings = ["score_reached"]
    final_scoring(state, ReplayChance([]), None)
    points = GAME.points(state)
    assert [items["own_pyramid_markers"] for items in points] == [2, 3, 1]
    assert [items["pyramid_majority"] for items in points] == [0, 3, 0]
    assert [items["pyramid_rows"] for items in points] == [0, 0, 0]


def test_e25_after_the_first_round_everybody_can_tell_the_offerings() -> None:
    chance = LiveChance(seed=5)
    state = GAME.new(3, None, chance)
    for seat in range(3):
        do(state, seat, "offer 8", chance)
    assert unseen(state, A) == list(range(13))
    while state.round == 1:
        seat = GAME.actors(state)[0]
        do(state, seat, texts(state, seat)[0], chance)
        if state.round == 1 and state.face_up < COURT:
            assert 8 in unseen(state, A)
    laid = sorted(card for pair in view(state, None).seats[A].last_bids for card in pair)
    assert laid == [value for value in range(13) if value != 8]
    assert unseen(state, A) == state.players[A].hand
    assert view(state, B).seats[A].offering is None


def test_e26_in_gold_the_last_pair_is_laid_without_a_question() -> None:
    state = table([0, 2, 0], round=1)
    state.frames = [Round()]
    chance = LiveChance(seed=3)
    advance(state, chance, None)
    asked = []
    while state.round == 2 and state.face_up != COURT:
        seat = GAME.actors(state)[0]
        action = texts(state, seat)[0]
        asked.append(action.split()[:2])
        do(state, seat, action, chance)
    assert ["bid", "5"] in asked
    assert ["bid", "6"] not in asked
    assert state.round == 3 or isinstance(state.frames[-1], UseDie)


def test_e27_a_red_bid_takes_five_decisions() -> None:
    state = table([0, 0, 0])
    state.players[A].hand = [value for value in range(13) if value != 4]
    state.players[A].offering = 4
    state.frames = [BidAll()]
    advance(state, LiveChance(seed=1), None)
    listed = texts(state, A)
    assert (len(listed), listed[0], listed[-1]) == (66, "bid 1 0 1", "bid 1 11 12")
    for action in ("bid 1 0 12", "bid 2 5 6", "bid 3 1 2", "bid 4 9 10"):
        do(state, A, action)
    pairs = ["3 7", "3 8", "3 11", "7 8", "7 11", "8 11"]
    assert texts(state, A) == [f"bid 5 {pair}" for pair in pairs]
    do(state, A, "bid 5 7 8")
    assert state.players[A].overview[-2:] == [3, 11]
    assert state.players[A].hand == []
    assert GAME.actors(state) == (B, C)


def test_e28_equal_cards_do_not_double_the_list() -> None:
    state = table([0, 0, 0])
    state.players[A].hand = [2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12]
    state.frames = [BidAll()]
    advance(state, LiveChance(seed=1), None)
    listed = texts(state, A)
    assert len(listed) == 56
    assert "bid 1 8 8" in listed


def test_e28_two_equal_last_cards_are_laid_without_a_question() -> None:
    state = table([0, 0, 0])
    state.players[A].hand = [2, 3, 4, 5, 8, 8]
    state.players[A].overview = [6, -1, 7, -1, 9, -1, 10, -1, 11, -1, 12, -1]
    state.frames = [BidSecond()]
    state.first_cards_open = True
    advance(state, LiveChance(seed=1), None)
    for location, value in enumerate((2, 3, 4, 5), 1):
        do(state, A, f"second {location} {value}")
    assert state.players[A].overview[-4:] == [11, 8, 12, 8]
    assert GAME.actors(state) == (B, C)


def test_e29_reasons_for_the_end_come_in_the_order_of_events() -> None:
    state = table([39, 0, 0], round=7)
    state.pyramid = [A] * 5 + [B] * 4 + [C] * 3
    state.row_winners = [A, B, C]
    state.players[A].markers = 1
    visit(state, PYRAMID, [15, 12, 5])
    assert state.scores[A] == 41
    assert state.players[A].substitutes == 1
    assert state.endings == ["last_marker_placed", "score_reached", "pyramid_full"]


def test_a_pass_holds_until_somebody_rolls() -> None:
    state = table([0, 0, 0])
    state.players[A].dice = state.players[B].dice = 1
    visit(state, PLANTATIONS, [20, 15, 5])
    do(state, B, "pass_die")
    assert state.frames[-1] == UseDie(PLANTATIONS, passed=1 << B, seat=A)
    do(state, A, "use_die", ReplayChance([0]))
    assert GAME.actors(state) == (B,)
    do(state, B, "pass_die")
    assert not any(isinstance(frame, DiceWindow) for frame in state.frames)
