"""The options of Chocolatl."""

from __future__ import annotations

from tests.chocolatl.table import GAME, A, B, C, do, on_field, table, visit

from tawantin.games.chocolatl.components import BREWERY, PLANTATIONS, TEMPLE
from tawantin.games.chocolatl.decisions.rounds import set_mode


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
