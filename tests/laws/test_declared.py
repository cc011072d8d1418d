"""Views and events hold what their types declare, and nothing else."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games import GAMES

import tawantin
from tawantin import EventLog, Game, LiveChance
from tawantin.kernel.meaning import Entries, Keyed, Maybe, Meaning, Plain, Record, meaning, problems


def undeclared(what: Meaning, where: str) -> Iterator[str]:
    """Paths to fields that say only int or str, and to lists without a shape."""
    match what:
        case Plain():
            yield where
        case Record():
            for name, inner in what.fields:
                yield from undeclared(inner, f"{where}.{name}")
        case Entries(item, shape):
            if shape is None:
                yield where
            yield from undeclared(item, f"{where}[]")
        case Maybe(inner) | Keyed(_, inner):
            yield from undeclared(inner, where)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_says_what_it_means(name: str) -> None:
    rules = tawantin.game(name).rules
    types: tuple[type[msgspec.Struct], ...] = (rules.view_type, *rules.events)
    assert not [path for kind in types for path in undeclared(meaning(kind), kind.__name__)]


def positions(game: Game[Any], seats: int) -> Iterator[tuple[Any, EventLog]]:
    """Random games with the defaults, each preset and the laws' options, decision by decision."""
    for number, options in enumerate(({}, *game.about.presets.values(), *game.rules.law_options)):
        chance, log = LiveChance(number), EventLog()
        with contextlib.suppress(tawantin.BadOption):  # some are for some numbers of players only
            state = game.new(seats, options, chance, log)
            yield state, log
            while actors := game.actors(state):
                log = EventLog()
                legal = game.legal(state, actors[-1])
                game.apply(state, actors[-1], legal[chance.pick(len(legal))], chance, log)
                yield state, log


@pytest.mark.parametrize("name", GAMES)
def test_views_and_events_hold_only_what_is_declared(name: str) -> None:
    game = tawantin.game(name)
    view, seats = meaning(game.rules.view_type), max(game.about.seats)
    for number, (state, log) in enumerate(positions(game, seats)):
        for _, event in log:
            assert type(event) in game.rules.events
            assert not list(problems(meaning(type(event)), event, seats)), event
        if number % 5 == 0 or not state.frames:
            eyes = (None, *range(seats))[number % (seats + 1)]
            assert not list(problems(view, game.view(state, eyes), seats))


def test_a_wrong_value_is_told_with_its_place() -> None:
    game = tawantin.game("nim")
    shown = game.view(game.new(2, chance=LiveChance(1)), 0)
    wrong = msgspec.structs.replace(shown, heap=99, won=[0])
    wrongs = list(problems(meaning(game.rules.view_type), wrong, 2))
    assert [sentence.split()[0] for sentence in wrongs] == ["heap", "won"]
