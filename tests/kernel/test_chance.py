from __future__ import annotations

from collections import Counter

import pytest

from tawantin import BadRecord, Chance, LiveChance, RecordingChance, ReplayChance
from tawantin.kernel.chance import draw, shuffled


def test_the_same_seed_gives_the_same_outcomes() -> None:
    one, other = LiveChance(seed=5), LiveChance(seed=5)
    assert [one.pick(6) for _ in range(50)] == [other.pick(6) for _ in range(50)]


def test_unseeded_chance_stays_in_range() -> None:
    chance = LiveChance()
    assert {chance.pick(3) for _ in range(200)} == {0, 1, 2}


def test_every_outcome_is_about_equally_likely() -> None:
    chance = LiveChance(seed=1)
    counts = Counter(chance.pick(6) for _ in range(12_000))
    assert all(1_850 < counts[die] < 2_150 for die in range(6))


def test_a_chance_must_say_how_it_picks() -> None:
    with pytest.raises(NotImplementedError):
        Chance().pick(2)


def test_recorded_outcomes_replay() -> None:
    recording = RecordingChance(LiveChance(seed=2))
    seen = [recording.pick(n) for n in (6, 1, 40, 2)]
    outcomes = recording.take()
    replaying = ReplayChance(outcomes)
    assert [replaying.pick(n) for n in (6, 1, 40, 2)] == seen
    replaying.finish()


def test_one_possibility_is_not_recorded_but_was_asked() -> None:
    recording, replaying = RecordingChance(LiveChance(seed=1)), ReplayChance([])
    for chance in (recording, replaying):
        assert not chance.asked
        assert chance.pick(1) == 0
        assert chance.asked
    assert recording.take() == []
    assert not recording.asked


def test_taking_outcomes_begins_anew() -> None:
    recording = RecordingChance(ReplayChance([4, 2]))
    recording.pick(6)
    assert recording.take() == [4]
    recording.pick(6)
    assert recording.take() == [2]


@pytest.mark.parametrize("outcome", [6, -1])
def test_an_outcome_out_of_range_is_refused(outcome: int) -> None:
    with pytest.raises(BadRecord, match=f"says {outcome} where the rules pick one of 0 to 5"):
        ReplayChance([outcome]).pick(6)


def test_too_few_outcomes_are_refused() -> None:
    with pytest.raises(BadRecord, match="fewer"):
        ReplayChance([]).pick(2)


def test_too_many_outcomes_are_refused() -> None:
    with pytest.raises(BadRecord, match="2 chance outcomes more"):
        ReplayChance([0, 1]).finish()


def test_a_draw_takes_the_element_picked_out_of_the_pool() -> None:
    pool = [10, 11, 12, 13]
    assert draw(pool, ReplayChance([1])) == 11
    assert sorted(pool) == [10, 12, 13]


def test_shuffling_leaves_the_elements_alone_and_reaches_every_order() -> None:
    chance, elements = LiveChance(seed=3), [1, 2, 3]
    orders = {tuple(shuffled(elements, chance)) for _ in range(200)}
    assert len(orders) == 6
    assert elements == [1, 2, 3]
