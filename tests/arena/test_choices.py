"""Real choices: what a search says of decisions of a game."""

from __future__ import annotations

from tests.nim_game import GAME as NIM

import tawantin
from tawantin.arena.choices import CLOSE, EVERY, gap
from tawantin.arena.comparison import compare
from tawantin.arena.run import Results, run
from tawantin.arena.series import new_series
from tawantin.arena.workers import Here
from tawantin.bots import Glimpse
from tawantin.kernel.chance import LiveChance

tawantin.register(NIM)
GAMES = 12


def _played(looks: bool) -> Results:
    results = Results(new_series("nim", 2, ["random"], 3, detail=True, looks=looks))
    run(results, GAMES, Here())
    return results


def _with_heap(stones: int) -> Glimpse:
    game = tawantin.game("nim")
    state = game.new(2, {}, LiveChance(1))
    state.heap = stones
    return Glimpse(game, state, 0)


def test_a_move_that_wins_at_once_leaves_no_choice() -> None:
    assert gap(_with_heap(2), 1) > CLOSE


def test_moves_of_which_none_decides_are_a_real_choice() -> None:
    assert abs(gap(_with_heap(7), 1)) <= CLOSE


def test_looking_changes_no_game_and_looks_the_same_again() -> None:
    plain, once, again = _played(False), _played(True), _played(True)
    assert [g.scores for g in plain.games()] == [g.scores for g in once.games()]
    looks = [g.course and (g.course.looked, g.course.close) for g in once.games()]
    assert looks == [g.course and (g.course.looked, g.course.close) for g in again.games()]
    assert {look[0] for look in looks[1::EVERY] if look} == {0}
    assert sum(look[0] for look in looks if look) > 0


def test_the_figure_rests_on_the_games_that_were_looked_at() -> None:
    once = _played(True)
    comparison = compare(once, _played(True), things=False)
    figure = next(one for one in comparison.changes if one.measure.key == "real-choices")
    assert figure.games == sum(g.course.looked for g in once.games() if g.course)
    assert figure.difference == 0
    assert not [
        one
        for one in compare(_played(False), _played(False)).changes
        if one.measure.key == "real-choices"
    ]
