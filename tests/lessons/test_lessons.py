"""Every lesson can be solved, answers wrong moves, and speaks all languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tawantin
from tawantin.kernel import registry
from tawantin.kernel.errors import BadComponents
from tawantin.kernel.lessons import Lesson, Scene, read_lessons
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale.events import Words

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.id}")
    for name in tawantin.games()
    for lesson in registry.descriptor(name).lessons
]
TAKES = [
    pytest.param(name, lesson, take, id=f"{name}-{lesson.id}-{take}")
    for name in tawantin.games()
    for lesson in registry.descriptor(name).lessons
    for take in range(len(lesson.takes))
]
WRONG = 30
"""Moves that are not possible, tried in each lesson."""


@pytest.mark.parametrize(("name", "lesson", "take"), TAKES)
def test_a_lesson_is_solved_by_its_right_moves_and_by_no_other(
    name: str, lesson: Lesson, take: int
) -> None:
    several = len(lesson.takes[take].tasks) > 1
    for scene in scenes(name, lesson, take):
        before = scene.state.copy()
        right = scene.right()
        # In a whole turn a task may be to choose freely.
        assert 0 < len(right) < len(scene.legal()) + several
        for action in right:
            state, _ = scene.after(action)
            assert state != before
        assert scene.state == before, "trying changes nothing"
        if scene.task.better:
            better = [action for action in right if scene.task.is_better(action)]
            assert 0 < len(better) < len(right), "a better answer, and others that are right too"


def scenes(name: str, lesson: Lesson, take: int) -> Iterator[Scene]:
    """Its tasks, whatever right moves led to them."""
    ways: list[tuple[str, ...]] = [()]
    for _ in lesson.takes[take].tasks:
        played = [Scene(tawantin.game(name), lesson, take, way) for way in ways]
        yield from played
        ways = [
            (*way, action.text)
            for way, scene in zip(ways, played, strict=True)
            for action in (scene.right()[0], scene.right()[-1])
        ]


def test_every_game_is_taught_in_ten_to_fifteen_lessons_and_ends_with_a_whole_turn() -> None:
    for name in ("chocolatl", "cuzco", "inca_empire", "machu_picchu"):
        lessons = registry.descriptor(name).lessons
        assert 10 <= len(lessons) <= 15
        assert lessons[-1].id == "first"
        assert len(lessons[-1].takes[0].tasks) > 2


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_wrong_moves_of_a_lesson_are_answered_by_a_reason(name: str, lesson: Lesson) -> None:
    game = tawantin.game(name)
    scene = Scene(game, lesson)
    legal = set(scene.legal())
    impossible = [action for action in game.actions if action not in legal]
    for action in random.Random(lesson.id).sample(impossible, min(WRONG, len(impossible))):
        assert game.refusal(scene.state, lesson.seat, action) is not None
        assert action not in scene.right()


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_leads_to_the_same_position_every_time(name: str, lesson: Lesson) -> None:
    game = tawantin.game(name)
    assert Scene(game, lesson).state == Scene(game, lesson).state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_has_all_its_sentences(name: str, lesson: Lesson, language: str) -> None:
    words = Words(language, registry.descriptor(name))
    better = any(task.better for task in lesson.takes[0].tasks)
    ends = ("", "-hint", "-right", *(["-better"] if better else []))
    messages = [f"{one}{end}" for one in lesson.sentences for end in ends]
    assert not words.say(f"lesson-{lesson.id}-title").startswith("lesson-")
    for message in messages:
        for take in lesson.takes:
            sentence = words.say(message, **take.values)
            assert sentence != message, message
            assert not re.search(r"[{}]", sentence), sentence
            assert sentence.endswith((".", "?", "!")), sentence
    for take in lesson.takes:
        task = words.say(lesson.sentences[0], **take.values)
        assert all(str(value) in task for value in take.values.values())
    assert words.say(f"rule-{lesson.rule}-title") != f"rule-{lesson.rule}-title"


FILE = """
[[lesson]]
id = "one"
rule = "goal"
seats = 3
seat = {seat}
seed = 1
play = {play}
right = ["{right}"]
"""


@pytest.mark.parametrize(
    ("play", "right", "told"),
    [
        ('["offer 99"]', "*", "cannot play 'offer 99'"),
        ('["until nothing"]', "*", "game is over"),
        ("[]", "bid *", "has no right move"),
        ('["offer 4"]', "offer *", "nothing to decide"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, play: str, right: str, told: str
) -> None:
    (tmp_path / "lessons.toml").write_text(FILE.format(seat=0, play=play, right=right))
    (lesson,) = read_lessons(tmp_path)
    with pytest.raises(BadComponents, match=told):
        Scene(tawantin.game("chocolatl"), lesson)


def test_two_lessons_of_one_id_are_refused(tmp_path: Path) -> None:
    text = FILE.format(seat=0, play="[]", right="offer *")
    (tmp_path / "lessons.toml").write_text(text + text)
    with pytest.raises(BadComponents, match="same id"):
        read_lessons(tmp_path)


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert read_lessons(tmp_path) == ()
