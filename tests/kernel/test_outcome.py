from __future__ import annotations

from tawantin.kernel.outcome import rank


def test_the_higher_score_is_in_front() -> None:
    outcome = rank([{"a": 1, "b": 2}, {"a": 7}, {}], [(), (), ()], "over")
    assert (outcome.scores, outcome.places, outcome.winners) == ([3, 7, 0], [2, 1, 3], [1])


def test_tie_breaks_decide_in_their_order() -> None:
    outcome = rank([{"a": 5}] * 3, [(1, 0), (1, 9), (0, 99)], "over")
    assert outcome.places == [2, 1, 3]


def test_seats_equal_in_everything_share_a_place() -> None:
    outcome = rank([{"a": 5}, {"a": 5}, {"a": 1}], [(2,), (2,), (3,)], "over")
    assert (outcome.places, outcome.winners) == ([1, 1, 3], [0, 1])
