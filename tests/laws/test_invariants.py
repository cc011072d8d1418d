"""What law 7 rests on: a position in which a piece is lost, doubled or out of place is named."""

from __future__ import annotations

from typing import Any

import tawantin
from tawantin import LiveChance
from tawantin.games.cuzco.components import GOD_CARDS
from tawantin.kernel.laws.leaks import _OneOtherwise


def begun(name: str, decisions: int = 40) -> tuple[tawantin.Game[Any], Any]:
    game, chance = tawantin.game(name), LiveChance(4)
    state = game.new(min(game.about.seats), chance=chance)
    for _ in range(decisions):
        seat = game.actors(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0], chance)
    assert list(game.rules.invariants(state)) == []
    return game, state


def test_a_god_of_cuzco_without_an_open_card_though_it_has_some_is_named() -> None:
    game, state = begun("cuzco")
    god = next(god for god, number in enumerate(state.open) if number)
    state.open[god] = 0
    for number in GOD_CARDS[god]:
        state.pile[number] = state.discard[number] = 1
    sentences = list(game.rules.invariants(state))
    assert f"god {god} has no open card but {2 * len(GOD_CARDS[god])} that could be" in sentences


def test_a_card_of_machu_picchu_that_is_missing_or_doubled_is_named() -> None:
    game, state = begun("machu_picchu")
    state.pool.append(state.pool[0])
    assert "a card is missing or there twice" in list(game.rules.invariants(state))
    del state.pool[-2:]
    assert "a card is missing or there twice" in list(game.rules.invariants(state))


def test_another_setup_differs_in_one_outcome_alone() -> None:
    """With it law 6 looks for events of the setup that tell too much."""
    other = _OneOtherwise([3, 1, 2], changed=1)
    assert [other.pick(5), other.pick(1), other.pick(5), other.pick(5)] == [3, 0, 2, 2]
