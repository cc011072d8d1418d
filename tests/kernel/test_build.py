"""The engines run interpreted or compiled, from the same sources, and say which."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest
from scripts import compile as compiling
from tests.nim_game import GAME as NIM

from tawantin import LiveChance
from tawantin.bots import Glimpse, make
from tawantin.kernel.build import build_name, is_compiled

MODULES = [".".join(Path(source).with_suffix("").parts) for source in compiling.sources()]
EXPECTED = os.environ.get("TAWANTIN_BUILD")
"""Which build the tests are meant to run on: `make test-compiled` says so."""


@pytest.mark.skipif(EXPECTED is None, reason="only where a build was asked for")
def test_the_build_that_was_asked_for_is_the_one_that_runs() -> None:
    assert build_name() == EXPECTED


@pytest.mark.parametrize("module", MODULES)
def test_a_build_is_compiled_all_over_or_not_at_all(module: str) -> None:
    file = str(importlib.import_module(module).__file__)
    assert file.endswith(compiling.SUFFIXES) == is_compiled()


@pytest.mark.parametrize(
    "module", ["tests.nim_game.rules", "tawantin.games.cuzco.view", "tawantin.games.cuzco.events"]
)
def test_wire_types_and_games_of_others_are_never_compiled(module: str) -> None:
    assert str(importlib.import_module(module).__file__).endswith(".py")


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts@20"])
def test_an_interpreted_game_of_another_package_is_played_by_bots_on_this_kernel(bot: str) -> None:
    game = NIM.game
    chance = LiveChance(3)
    state = game.new(3, chance=chance)
    players = [make(bot, seat) for seat in range(3)]
    while game.outcome(state) is None:
        (seat,) = game.actors(state)
        game.apply(state, seat, players[seat].choose(Glimpse(game, state, seat)), chance)
    assert sorted(game.scores(state)) == [0, 0, 1]
