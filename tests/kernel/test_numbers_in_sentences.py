"""No sentence of a game holds a number that an owner of the box could correct."""

from __future__ import annotations

import re

import pytest

import tawantin
from tawantin.kernel import registry
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale.events import Words
from tawantin.locale.messages import BOOK, source
from tawantin.locale.numbers import numbers

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")
EXPLAINING = re.compile(r"^((?:rule|tip|prompt|end)-[\w-]+) =((?:.*)(?:\n(?: +.*|\}))*)", re.M)
NOT_NUMBERS = {
    "chocolatl": {
        "rule-offering": "round 1 is the first",
        "rule-round": "places are counted from 1 to 6",
        "rule-temple": "places are counted from 1 to 6",
        "rule-brewery": "which rounds pay the second place is on the round track, in front of all",
    },
    "cuzco": {
        "prompt-complete-hint": "a card is known by its number",
        "prompt-complete-or-box": "a card is known by its number",
        "prompt-complete-or-box-hint": "a card is known by its number",
        "prompt-final-task-hint": "a card is known by its number",
        "prompt-place": "the face of card 05's die is its name",
        "prompt-rotate-hint": "the bridge is known by its number",
        "prompt-take-tile-hint": "houses are counted from 1",
        "rule-status": "the track begins at 0",
        "tip-space-points": "any die",
    },
    "inca_empire": {
        "rule-rounds": "round 1 is the first",
        "rule-inca": "eras by their numbers, and the labour of a terrace, which its name is",
        "rule-terraces": "the labour of a terrace",
        "rule-sapa-inca": "eras by their numbers",
        "rule-end": "the last round is the seventh of the era track",
    },
    "machu_picchu": {"rule-trail": "the trail begins at 0"},
}
"""Sentences with digits that no number of the components stands behind, and why."""


def literals(text: str) -> list[str]:
    """The digits of a message outside of its variables, its plurals and its choices."""
    plain = re.sub(r"\[one\].*|\[[\w-]+\]", "", re.sub(r"\{ \$[\w-]+ \}", "", text))
    return re.findall(r"\d+", plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_explanations_name_numbers_by_their_place(game: str, language: str) -> None:
    folder = registry.descriptor(game).locale
    files = [place / f"{language}.ftl" for place in (folder, folder / BOOK)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    sentences = {name: literals(body) for name, body in EXPLAINING.findall(text)}
    stale = {
        name: digits
        for name, digits in sentences.items()
        if digits and name not in NOT_NUMBERS[game] and not name.endswith("-title")
    }
    assert stale == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_a_sentence_names_is_there(game: str, language: str) -> None:
    descriptor = registry.descriptor(game)
    in_words = numbers(source(descriptor.locale, language), descriptor.components.root.data)
    assert in_words
    assert [name for name, value in in_words.items() if value is None] == []


def test_a_corrected_number_is_what_the_sentence_says() -> None:
    printed = tawantin.game("cuzco")
    text = printed.components.text.replace("task_points = 6", "task_points = 8", 1)
    corrected = tawantin.game("cuzco", components=text)
    descriptor = registry.descriptor("cuzco")
    for language in LANGUAGES:
        assert "6" in Words(language, descriptor, printed.components).say("tip-task")
        assert "8" in Words(language, descriptor, corrected.components).say("tip-task")
