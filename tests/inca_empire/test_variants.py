"""Pizarro's arrival, early decline, the gods agree."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.inca_empire.helpers import CHANCE, GAME, new, region

from tawantin import EventLog, LiveChance
from tawantin.games.inca_empire.components import (
    BOARDS,
    GODS_LABOUR,
    MARKERS,
    SUN_EVENT_IDS,
    rounds_of,
)
from tawantin.games.inca_empire.events import InvasionMarkerTurned, PhaseBegan
from tawantin.games.inca_empire.mechanics.network import turn_markers
from tawantin.games.inca_empire.setup import deck


def play_out(seed: int, **options: bool) -> tuple[str, list[PhaseBegan], list[str]]:
    """The ending, the phases that began, and the invasion markers turned."""
    chance, events = LiveChance(seed), EventLog()
    state = GAME.new(4, options, chance, events)
    while state.frames:
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[chance.pick(len(legal))], chance, events)
    outcome = GAME.outcome(state)
    assert outcome is not None
    shown = [event for _, event in events]
    return (
        outcome.ending,
        [event for event in shown if isinstance(event, PhaseBegan)],
        [event.marker for event in shown if isinstance(event, InvasionMarkerTurned)],
    )


def test_pizarro_ends_the_game_after_a_people_phase_of_the_last_round() -> None:
    ends: Counter[int] = Counter()
    for seed in range(24):
        ending, phases, markers = play_out(seed, pizarros_arrival=True)
        assert ending == "pizarros_arrival"
        assert markers == ["game_continues"] * (len(markers) - 1) + ["pizarro_arrives"]
        assert phases[-1].phase == "people"
        assert phases[-1].round == 7
        people = sum(p.round == 7 and p.phase == "people" for p in phases)
        assert people == len(markers)
        ends[people] += 1
    assert set(ends) == {1, 2, 3, 4}  # each has a chance of one in four


def test_pizarros_arrival_scores_a_last_time() -> None:
    for seed in range(3):
        chance, events = LiveChance(seed), EventLog()
        state = GAME.new(3, {"pizarros_arrival": True}, chance, events)
        while state.frames:
            (seat,) = GAME.actors(state)
            legal = GAME.legal(state, seat)
            GAME.apply(state, seat, legal[chance.pick(len(legal))], chance, events)
        kinds = [type(event).__name__ for _, event in events]
        assert kinds[-1] == "GameEnded"
        assert kinds.count("SapaIncaScored") == 6 * 3
        assert all(not cards for cards in state.face_up)


def test_early_decline_skips_two_rounds_and_has_no_pilgrimages() -> None:
    assert [r.id for r in rounds_of(True)] == [1, 2, 3, 5, 7]
    cards = [SUN_EVENT_IDS[kind] for kind in deck(BOARDS[4], True)]
    assert len(cards) == 29
    assert not [card for card in cards if "pilgrimage" in card]
    _, phases, _ = play_out(1, early_decline=True)
    assert sorted({phase.round for phase in phases}) == [1, 2, 3, 5, 7]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_gods_agree_on_four_rich_regions(seats: int) -> None:
    board = BOARDS[seats]
    for seed in range(10):
        state = new(seats, seed, gods_agree=True)
        assert len(state.gods_pool) == 4
        assert not state.turned & board.gods_regions
        turn_markers(state, board.gods_regions, CHANCE, None)
        for name in ("huanuco", "ichma", "lupaca", "condesuyo"):
            kind = state.markers[region(state, name)]
            assert MARKERS[kind].labour == GODS_LABOUR
        assert not state.gods_pool
        assert not list(GAME.rules.invariants(state))


def test_without_the_variant_those_regions_hold_anything() -> None:
    seen = set()
    for seed in range(20):
        state = new(4, seed)
        turn_markers(state, BOARDS[4].gods_regions, LiveChance(seed), None)
        seen.add(MARKERS[state.markers[region(state, "ichma")]].labour)
    assert seen == {1, 2, 3}


def test_variants_can_be_combined() -> None:
    ending, phases, markers = play_out(
        5, pizarros_arrival=True, early_decline=True, gods_agree=True
    )
    assert ending == "pizarros_arrival"
    assert 4 not in {phase.round for phase in phases}
    assert markers[-1] == "pizarro_arrives"
