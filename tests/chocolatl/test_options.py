"""The options of Chocolatl."""

from __future__ import annotations

from tests.chocolatl.table import GAME, A, B, C, do, on_field, table, texts, visit

from tawantin.games.chocolatl.components import BREWERY, PLANTATIONS, PYRAMID, TEMPLE
from tawantin.games.chocolatl.decisions.bids import BidLocation
from tawantin.games.chocolatl.decisions.early_dice import EarlyDice
from tawantin.games.chocolatl.decisions.rounds import set_mode
from tawantin.kernel.chance import ReplayChance
from tawantin.kernel.frames import advance


def test_scores_below_zero_are_allowed_if_the_table_says_so() -> None:
    state = table([0, 1, 0], allow_negative_scores=True)
    visit(state, BREWERY, [1, 20, 10])
    assert state.scores == [-2, 9, 4]
    assert on_field(state, -2) == [A]
    assert state.players[A].points[5] == -2


def test_all_scores_below_zero_count_as_field_0_for_the_mode() -> None:
    state = table([-2, -1, -3], allow_negative_scores=True)
    set_mode(state, None)
    assert state.mode == 0


def test_with_one_die_per_bid_nobody_is_asked_for_a_second() -> None:
    state = table([0, 0, 0], max_dice_per_bid=1)
    state.players[C].dice = 3
    chance = visit(state, PLANTATIONS, [20, 15, 5], rolls=[4])
    do(state, C, "use_die", chance)
    assert not state.frames
    assert state.players[C].dice == 2
    chance = visit(state, BREWERY, [20, 15, 5], rolls=[1])
    assert GAME.actors(state) == (C,)


def test_the_old_man_may_cost_points_at_once() -> None:
    state = table([5, 5, 5], old_man_immediate_points=-1)
    visit(state, TEMPLE, [20, 15, 5])
    assert state.scores == [6, 5, 4]
    assert GAME.points(state)[C]["old_man_at_once"] == -1


def test_by_default_the_old_man_moves_no_disc() -> None:
    state = table([5, 5, 5], stack=[C, A, B])
    visit(state, TEMPLE, [20, 15, 5])
    assert state.scores == [6, 5, 5]
    assert on_field(state, 5) == [C, B]


def test_a_die_may_be_rolled_before_the_cards_for_a_place_to_come() -> None:
    state = table([3, 2, 2], dice_before_cards=True)
    state.players[A].dice = 1
    state.dice_supply -= 1
    state.frames[:] = [BidLocation(PYRAMID), EarlyDice(PYRAMID, passed=0)]
    chance = ReplayChance([4])
    advance(state, chance, None)
    assert GAME.actors(state) == (A,)
    assert texts(state, A) == ["pass_die", "early_die 4", "early_die 5", "early_die 6"]
    do(state, A, "early_die 5", chance)
    assert state.players[A].dice == 0
    assert isinstance(state.frames[-1], BidLocation)
    visit(state, BREWERY, [10, 14, 1])
    assert state.bids == [15, 14, 1]
    assert GAME.view(state, B).seats[A].early_pips == [0, 0, 0, 0, 5, 0]  # type: ignore[attr-defined]  # Chocolatl's view


def test_whoever_is_last_on_the_track_is_asked_for_early_dice_first() -> None:
    state = table([3, 2, 2], stack=[C, B, A], dice_before_cards=True)
    for player in state.players:
        player.dice = 1
    state.frames[:] = [BidLocation(TEMPLE), EarlyDice(TEMPLE, passed=0)]
    advance(state, ReplayChance([]), None)
    order = []
    while not isinstance(state.frames[-1], BidLocation):
        (seat,) = GAME.actors(state)
        order.append(seat)
        do(state, seat, "pass_die")
    assert order == [C, B, A]


def test_early_dice_count_towards_the_most_for_one_bid() -> None:
    state = table([0, 0, 0], dice_before_cards=True, max_dice_per_bid=1)
    state.players[A].dice = 2
    state.frames[:] = [BidLocation(BREWERY), EarlyDice(BREWERY, passed=0)]
    chance = ReplayChance([0])
    advance(state, chance, None)
    do(state, A, "early_die 5", chance)
    assert texts(state, A) == ["pass_die", "early_die 6"]
    do(state, A, "pass_die")
    visit(state, BREWERY, [9, 5, 1])
    assert not state.frames
    assert state.players[A].dice == 1


def test_the_old_man_may_be_left_out_at_the_temple() -> None:
    for answer, bid in (("old_man helps", 6), ("old_man rests", 5)):
        state = table([0, 0, 0], old_man=C, old_man_may_help=True)
        visit(state, TEMPLE, [20, 15, 5])
        assert state.bids[C] == 5
        assert texts(state, C) == ["old_man helps", "old_man rests"]
        do(state, C, answer)
        assert state.bids[C] == bid


def test_by_default_nobody_is_asked_about_the_old_man_or_early_dice() -> None:
    state = table([0, 0, 0], old_man=C)
    visit(state, TEMPLE, [20, 15, 5])
    assert not state.frames
    assert state.bids[C] == 6
