from __future__ import annotations

import copy
import pickle

import pytest

import tawantin
from tawantin import ActionTable, IllegalAction


def table() -> ActionTable:
    actions = ActionTable("nim")
    for heap in ("left", "right"):
        for n in (1, 2):
            actions.add("take", heap, n, targets=[f"heap:{heap}"])
    actions.add("pass")
    return actions


def test_an_action_is_found_by_its_text_whatever_the_spaces() -> None:
    actions = table()
    assert actions.parse("  take   right 2\n") is actions[3]


def test_index_text_args_and_targets_tell_the_same() -> None:
    actions = table()
    action = actions[3]
    assert (action.index, action.text, action.kind) == (3, "take right 2", "take")
    assert (action.args, action.targets) == (("right", 2), ("heap:right",))
    assert [a.index for a in actions] == list(range(len(actions)))
    assert actions.kinds() == ["take", "pass"]
    assert repr(action) == "<nim: take right 2>"


@pytest.mark.parametrize("text", ["", "take", "take right 9", "Take right 2", "take right 2 2"])
def test_a_text_that_is_no_action_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(IllegalAction, match=r"nim has no action .*\.$"):
        table().parse(text)


def test_declaring_an_action_twice_is_a_mistake_of_the_game() -> None:
    actions = table()
    with pytest.raises(ValueError, match="declared twice"):
        actions.add("take", "left", 1)


@pytest.mark.parametrize("argument", ["two words", "", "tab\tbed"])
def test_an_argument_that_could_not_be_read_back_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match="spaces"):
        table().add("say", argument)


def test_an_action_survives_pickling_and_copying_as_the_same_object() -> None:
    action = tawantin.game("nim").actions.parse("take 2")
    assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301  # our own bytes
    assert copy.deepcopy([action])[0] is action
    assert copy.copy(action) is action
