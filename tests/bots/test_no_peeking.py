"""No bot reads the true state, in any game: what it cannot see may be anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tawantin
from tawantin import LiveChance
from tawantin.bots import Glimpse, make
from tawantin.kernel.game import Game

GAMES = [name for name, game in tawantin.games().items() if "tawantin." in game.rules_module]


def positions(game: Game[Any], seed: int, every: int) -> Iterator[Any]:
    """Positions of a random game, each at a decision with a choice."""
    chance = LiveChance(seed)
    state = game.new(max(game.about.seats), chance=chance)
    number = 0
    while state.frames:
        number += 1
        seat = game.actors(state)[-1]
        legal = game.legal(state, seat)
        if number % every == 0 and len(legal) > 1:
            yield state
        game.step(state, seat, legal[chance.pick(len(legal))], chance)


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_look_alike_to_a_seat_are_redealt_alike(name: str) -> None:
    """Else a bot's choice, made on redealt copies, would tell what it cannot see."""
    game = tawantin.game(name)
    for number, state in enumerate(positions(game, 3, 11)):
        for seat in game.actors(state):
            other = game.redeal(state, seat, LiveChance(number))
            dealt = [game.redeal(s, seat, LiveChance(99)) for s in (state, other)]
            assert dealt[0] == dealt[1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["greedy@1", "mcts@12", "easy"])
def test_a_bot_chooses_the_same_when_hidden_things_are_swapped_under_it(
    name: str, bot: str
) -> None:
    game = tawantin.game(name)
    swapped = 0
    for number, state in enumerate(positions(game, 5, 37)):
        seat = game.actors(state)[-1]
        other = game.redeal(state, seat, LiveChance(number))
        swapped += other != state
        chosen = [make(bot, number).choose(Glimpse(game, s, seat)) for s in (state, other)]
        assert chosen[0] is chosen[1]
    assert swapped
