"""Every reason occurs, is a sentence with its numbers in every language, and names its rule."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from scripts import build_web

import tawantin
from tawantin import Reason
from tawantin.kernel import registry
from tawantin.kernel.reasons import CANNOT_PAY, NEARNESS, NOT_CONNECTED, Cause, all_of, nearest
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale.events import Words
from tawantin.locale.reasons import Explained, explain

from .found import GAMES, found, general, wanted

LONGEST = 100
"""Characters of a sentence; names of places may be long."""
NAMES = ("Ana", "Bo", "Cam", "Dee", "Eli")


def told(language: str, name: str, reason: Reason) -> Explained:
    return explain(Words(language, registry.descriptor(name)), reason, NAMES.__getitem__)


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_reason_occurs_in_play_with_every_help(name: str) -> None:
    assert wanted(tawantin.game(name)) - found(name).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_a_whole_sentence_with_its_numbers(name: str, language: str) -> None:
    for _, _, reason in found(name).values():
        words = told(language, name, reason)
        for sentence in filter(None, [words.sentence, words.help]):
            assert sentence.endswith((".", "?")), (reason.id, sentence)
            assert not sentence[0].islower(), (reason.id, sentence)
            assert not re.search(r"[{}_]|\b(reason|help|name|rule)-[a-z]", sentence), reason
        assert len(words.sentence) <= LONGEST, words.sentence
        for field, value in reason.values.items():
            shown = NAMES[value] if field == "seat" and isinstance(value, int) else str(value)
            if isinstance(value, int):
                assert re.search(rf"\b{shown}\b", str(words)), (reason.id, field, str(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_general_reasons_are_sentences_in_every_language(language: str) -> None:
    for reason in general():
        words = told(language, "chocolatl", reason)
        assert not re.search(r"[{}]|reason-", words.sentence)
        if "seat" in reason.values:
            assert "Bo" in words.sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_names_a_paragraph_of_the_rules(name: str, language: str) -> None:
    book = build_web.WEB / "src" / "boards" / name / "book.ts"
    listed = re.findall(r"\bid: '([\w-]+)'", book.read_text(encoding="utf-8"))
    for cause in tawantin.game(name).rules.causes:
        assert cause.rule.replace("_", "-") in listed, cause
        assert 0 <= cause.near < len(NEARNESS)
        title = told(language, name, cause()).rule
        assert title
        assert "-" not in title or not title.startswith("rule-"), cause


def test_of_several_conditions_all_that_do_not_hold_are_told_and_what_holds() -> None:
    joined = Cause("not_joined", NOT_CONNECTED, "map", met="joined")
    paid = Cause("too_dear", CANNOT_PAY, "building", met="paid")
    assert all_of((joined, None), (paid, None)) is None
    one = all_of((joined, None), (paid, paid(need=6, have=5)))
    assert one == replace(paid(need=6, have=5), met=("joined",))
    both = all_of((joined, joined(roads=2)), (paid, paid(need=6, have=5)))
    assert both == replace(joined(roads=2), also=(paid(need=6, have=5),))


@pytest.mark.parametrize("name", ["inca_empire", "machu_picchu"])
def test_several_reasons_at_once_occur_in_play(name: str) -> None:
    several = [reason for _, _, reason in found(name).values() if reason.also]
    assert several
    for reason in several:
        words = told("en", name, reason)
        assert len(words.also) == len(reason.also)
        assert all(sentence in str(words) for sentence in words.also)


def test_the_nearest_reason_is_told_and_of_equals_the_most_frequent() -> None:
    far, near = Reason("a", 1, "", {}), Reason("b", 4, "", {"n": 1})
    other = Reason("b", 4, "", {"n": 2})
    assert nearest([far, near, other, other]) == other
    assert nearest([near, far]) == near
    assert nearest([far, None]) is None
    assert nearest([]) is None
