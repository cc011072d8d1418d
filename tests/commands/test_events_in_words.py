"""The terminal tells events with the sentences of the page's log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts import build_web
from tests.nim_game import GAME as NIM

import tawantin
from tawantin import LiveChance, TawantinError
from tawantin.kernel import registry
from tawantin.kernel.components import LANGUAGES
from tawantin.kernel.events import Event, EventLog
from tawantin.kernel.game import Descriptor
from tawantin.locale.event_arguments import SEAT_FIELDS, SILENT
from tawantin.locale.events import Words

GAMES = sorted(SILENT)


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


def test_every_installed_game_has_sentences() -> None:
    assert set(GAMES) == set(tawantin.games()) - {"nim", "tricks"}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_a_whole_sentence_in_every_language(name: str) -> None:
    descriptor = registry.descriptor(name)
    told = [event for seed in range(3) for event in events_of(descriptor, seed)]
    for language in LANGUAGES:
        words = Words(language, descriptor.components)
        for event in told:
            sentence = words.tell(event, lambda seat: f"player {seat + 1}")
            if sentence is not None:
                # An unfilled place is left in braces; ids have hyphens and underscores.
                assert not re.search(r"[{}_]|\b(log|amount|one|to|item)-[a-z]", sentence), event


def test_sentences_name_seats_and_components() -> None:
    descriptor = registry.descriptor("chocolatl")
    words = Words("de", descriptor.components)
    told = [words.tell(event, lambda seat: f"P{seat}") for event in events_of(descriptor, 1)]
    assert "Runde 2: Erntewürfel" in " ".join(filter(None, told))
    assert any(re.fullmatch(r"P\d nimmt den Bonuswürfel\.", line or "") for line in told)


def test_a_game_that_brings_no_sentences_is_told_by_its_fields() -> None:
    words = Words("hu", NIM.components)
    told = words.tell(next(events_of(NIM, 1)), lambda seat: f"P{seat}")
    assert told is not None
    assert re.fullmatch(r"taken: seat 0, stones \d", told)


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(TawantinError, match="en, de, nl, hu, but not 'fr'"):
        Words("fr", NIM.components)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_leaves_out_the_same_events(name: str) -> None:
    source = Path(build_web.WEB / "src" / "boards" / name / "index.ts").read_text(encoding="utf-8")
    for field, ours in (("silent", SILENT), ("seatFields", SEAT_FIELDS)):
        found = re.search(rf"{field}: \[(.*?)\]", source, re.DOTALL)
        assert found is not None
        assert set(re.findall(r"'(\w+)'", found[1])) == ours[name]
