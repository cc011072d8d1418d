"""A view shows the position, whatever was looked at before."""

from __future__ import annotations

import random
import sys
from functools import _lru_cache_wrapper

import pytest
from tests.games import GAMES

import tawantin
from tawantin.kernel import parts


def forget_all_parts() -> None:
    """Forget every part of a view that was ever built."""
    for name, module in list(sys.modules.items()):
        if not name.startswith("tawantin.games."):
            continue
        for thing in vars(module).values():
            if isinstance(thing, parts.Parts):
                thing._known.clear()
                thing._order.clear()
            elif isinstance(thing, _lru_cache_wrapper):
                thing.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_views_made_of_remembered_parts_are_the_views_built_anew(name: str) -> None:
    game = tawantin.game(name)
    eyes: list[int | None] = [None]
    eyes += range(max(game.about.seats))
    seen = []
    for seed, seats in enumerate(game.about.seats):
        chance = tawantin.LiveChance(seed=seed)
        state = game.new(seats, chance=chance)
        choose = random.Random(seed)
        while actors := game.actors(state):
            seat = choose.choice(actors)
            game.apply(state, seat, choose.choice(game.legal(state, seat)), chance)
            if choose.random() < 0.1 or not state.frames:
                seen += [(state.copy(), who) for who in eyes if who is None or who < seats]
    remembered = [game.view(state, who) for state, who in seen]
    for (state, who), view in zip(seen, remembered, strict=True):
        assert game.view(state, who) == view
    for number in random.Random(0).choices(range(len(seen)), k=60):
        forget_all_parts()
        state, who = seen[number]
        assert game.view(state, who) == remembered[number]
