"""What would be added if the game ended now."""

from __future__ import annotations

import random

import pytest

import tawantin
from tawantin.kernel.chance import LiveChance

GAMES = ["chocolatl", "cuzco", "inca_empire", "machu_picchu"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_to_come_rests_on_what_the_viewer_may_know(name: str) -> None:
    game = tawantin.game(name)
    chance, choose = LiveChance(seed=5), random.Random(5)
    state = game.new(seats=3, chance=chance)
    counted = 0
    while (actors := game.actors(state)) and counted < 400:
        for viewer in (None, 0):
            redealt = game.redeal(state, viewer, LiveChance(seed=counted))
            assert game.to_come(redealt, viewer) == game.to_come(state, viewer)
        counted += 1
        seat = choose.choice(actors)
        game.step(state, seat, choose.choice(game.legal(state, seat)), chance)
    assert counted > 50


@pytest.mark.parametrize("name", GAMES)
def test_something_is_to_come_until_it_has_come(name: str) -> None:
    game = tawantin.game(name)
    chance, choose = LiveChance(seed=9), random.Random(9)
    state = game.new(seats=3, chance=chance)
    last: list[dict[str, int]] = []
    while actors := game.actors(state):
        last = game.to_come(state, 0)
        seat = choose.choice(actors)
        game.step(state, seat, choose.choice(game.legal(state, seat)), chance)
    assert any(last)
    assert game.to_come(state, 0) == []
