"""What things are called, where that depends on more than their id."""

from __future__ import annotations

import pytest

import tawantin
from tawantin import LiveChance
from tawantin.locale import action_words

ROADS = {3: "map_3p", 4: "map_4p"}


@pytest.mark.parametrize("seats", ROADS)
def test_a_road_is_named_by_its_ends_on_the_side_of_the_board_that_is_played(seats: int) -> None:
    game = tawantin.game("inca_empire")
    side = game.components.root.data[ROADS[seats]]
    sites = {site["id"]: site["name"] for site in side["sites"]}
    ends = {row[0]: (row[1], row[2]) for row in side["connections"]}
    named = 0
    chance = LiveChance(seats)
    state = game.new(seats=seats, chance=chance)
    for _ in range(60):
        (seat, *_) = game.actors(state)
        legal = game.legal(state, seat)
        for action in legal:
            if action.kind == "road":
                start, end = ends[action.text.split()[1]]
                words = action_words(game, action, "en", seats)
                assert sites[start] in words
                assert sites[end] in words
                named += 1
        game.step(state, seat, legal[chance.pick(len(legal))], chance)
    assert named > 10
