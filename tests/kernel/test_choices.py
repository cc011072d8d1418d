"""Numbered choices and bit sets: what rules build their lists with."""

from __future__ import annotations

import pytest

from tawantin.kernel.actions import ActionTable
from tawantin.kernel.bits import bit_set, members
from tawantin.kernel.choices import Choice, Choices

TABLE = ActionTable("toy")
DONE = TABLE.add("done")
TAKE = Choice([TABLE.add("take", n) for n in range(5)])
GIVE = Choice({n: TABLE.add("give", n) for n in (2, 3, 7)})


@pytest.mark.parametrize("numbers", [[], [0], [5], [0, 1, 2], [3, 64, 65, 200, 1023]])
def test_a_bit_set_has_the_members_it_was_made_of(numbers: list[int]) -> None:
    assert members(bit_set(reversed(numbers))) == numbers


def test_an_action_and_its_number_lead_to_each_other() -> None:
    for number in range(5):
        assert TAKE[number].text == f"take {number}"
        assert TAKE.number(TAKE[number]) == number
    for number in (2, 3, 7):
        assert GIVE.number(GIVE[number]) == number


def test_a_choice_knows_which_actions_are_its_own() -> None:
    assert [action.text for action in TABLE if GIVE.has(action)] == ["give 2", "give 3", "give 7"]
    assert not TAKE.has(DONE)


def test_a_bit_set_gives_the_actions_of_its_numbers_in_order() -> None:
    assert [action.text for action in GIVE.of(1 << 7 | 1 << 2)] == ["give 2", "give 7"]
    assert GIVE.of(1 << 7 | 1 << 2) is GIVE.of(1 << 2 | 1 << 7)
    for before in ([], [DONE]):
        listed = list(before)
        GIVE.add_to(listed, 1 << 7 | 1 << 3)
        assert listed == [*before, GIVE[3], GIVE[7]]


def test_any_action_has_the_number_of_its_own_choice_or_none() -> None:
    choices = Choices([TAKE, GIVE])
    assert choices.number(TAKE[4]) == 4
    assert choices.number(GIVE[7]) == 7
    assert choices.number(DONE) == -1
