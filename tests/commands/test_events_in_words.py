"""The terminal tells events with the sentences of the page's log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.nim_game import GAME as NIM
from tests.nim_game.rules import Taken

import tawantin
from tawantin import LiveChance, TawantinError
from tawantin.kernel import registry
from tawantin.kernel.descriptor import Descriptor
from tawantin.kernel.events import Event, EventLog
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale.events import Words
from tawantin.locale.messages import sources

GAMES = [name for name, game in tawantin.games().items() if "tawantin." in game.rules_module]


def events_of(descriptor: Descriptor, seed: int) -> Iterator[Event]:
    """What a random game tells those who act, and spectators."""
    game, chance = descriptor.game, LiveChance(seed)
    state = game.new(max(game.about.seats), None, chance)
    while actors := game.actors(state):
        log = EventLog()
        legal = game.legal(state, actors[0])
        game.apply(state, actors[0], legal[chance.pick(len(legal))], chance, log)
        yield from log.seen_by(actors[0])
        yield from log.seen_by(None)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_a_whole_sentence_in_every_language(name: str) -> None:
    descriptor = registry.descriptor(name)
    events = [event for seed in range(3) for event in events_of(descriptor, seed)]
    for language in LANGUAGES:
        words = Words(language, descriptor)
        for event in events:
            sentence = words.tell(event, lambda seat: f"player {seat + 1}")
            if sentence is not None:
                # An unfilled place is left in braces; ids have hyphens and underscores.
                unfilled = r"[{}_]|\b(log|amount|one|to|item|name)-[a-z]"
                assert not re.search(unfilled, sentence), event


def test_sentences_name_seats_and_components() -> None:
    descriptor = registry.descriptor("chocolatl")
    words = Words("de", descriptor)
    sentence = [words.tell(event, lambda seat: f"P{seat}") for event in events_of(descriptor, 1)]
    assert "Runde 2: Erntewürfel" in " ".join(filter(None, sentence))
    assert any(re.fullmatch(r"P\d nimmt den Bonuswürfel\.", line or "") for line in sentence)


def test_a_game_of_another_package_brings_its_own_words() -> None:
    taken = next(events_of(NIM, 1))
    assert isinstance(taken, Taken)
    sentence = Words("de", NIM).tell(Taken(0, 1), lambda seat: "Ana")
    assert sentence == "Ana nimmt einen Stein."


def test_what_a_game_does_not_say_in_a_language_is_said_in_english() -> None:
    assert Words("hu", NIM).tell(Taken(1, 3), lambda seat: "Ana") == "Ana takes 3 stones."
    assert Words("de", NIM).say("prompt-take") == "Take stones"
    assert "nimmt" in sources("de")["nim"]
    assert sources("hu")["nim"] == sources("en")["nim"]


def test_a_game_that_brings_no_sentences_is_told_by_its_fields(tmp_path: Path) -> None:
    silent = Descriptor("nim", tmp_path / "components.toml", NIM.rules_module)
    silent.__dict__["components"] = NIM.components
    sentence = Words("hu", silent).tell(Taken(0, 2), lambda seat: f"P{seat}")
    assert sentence == "taken: seat 0, stones 2"


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(TawantinError, match="en, de, nl, hu, but not 'fr'"):
        Words("fr", NIM)
