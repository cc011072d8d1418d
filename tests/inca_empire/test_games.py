"""What is true of whole games, beyond the invariants of single positions that the laws try."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.inca_empire.helpers import GAME

from tawantin import Action, EventLog, LiveChance
from tawantin.games.inca_empire.components import BOARDS
from tawantin.games.inca_empire.events import (
    PhaseBegan,
    PilgrimageMade,
    RoadsLost,
    SunCardShown,
    SupportGiven,
)
from tawantin.games.inca_empire.mechanics.network import unconquered_lines
from tawantin.games.inca_empire.mechanics.sun_events import effects_of
from tawantin.games.inca_empire.state import State

SEEDS = st.integers(0, 2**32)
SEATS = st.sampled_from(GAME.about.seats)

Step = tuple[State, Action, State, EventLog]


def steps(seats: int, seed: int, guided: bool = False, **options: bool) -> Iterator[Step]:
    """Each decision of a game: the position before, the action, the position after, events."""
    chance = LiveChance(seed)
    state = GAME.new(seats, options, chance)
    while state.frames:
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        action = legal[chance.pick(len(legal))]
        if guided and chance.pick(4):
            wishes = GAME.rules.prefer(state, seat, legal)
            action = legal[wishes.index(max(wishes))]
        before, events = state.copy(), EventLog()
        GAME.apply(state, seat, action, chance, events)
        yield before, action, state, events


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (3, {}, {"inca": 7, "sun": 16, "people": 18, "sapa_inca": 6}),
        (4, {}, {"inca": 7, "sun": 16, "people": 18, "sapa_inca": 6}),
        (4, {"early_decline": True}, {"inca": 5, "sun": 11, "people": 13, "sapa_inca": 4}),
    ],
)
def test_a_game_has_its_phases(
    seats: int, options: dict[str, bool], expected: dict[str, int]
) -> None:
    chance, events = LiveChance(3), EventLog()
    state = GAME.new(seats, options, chance, events)
    while state.frames:
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[chance.pick(len(legal))], chance, events)
    seen = Counter(event.phase for _, event in events if isinstance(event, PhaseBegan))
    assert seen == expected


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_points_conquests_and_turned_markers_only_grow(seats: int, seed: int) -> None:
    for before, _, after, _ in steps(seats, seed):
        for old, new in zip(before.players, after.players, strict=True):
            assert new.vp >= old.vp
            assert (new.arrived == old.arrived) == (new.vp == old.vp)
        assert not before.conquered & ~after.conquered
        assert not before.turned & ~after.turned
        for old_marker, marker in zip(before.markers, after.markers, strict=True):
            assert old_marker in (-1, marker)


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_in_one_sun_phase_each_sector_gets_one_card_and_each_player_lays_one(
    seats: int, seed: int
) -> None:
    for _, _, _, events in steps(seats, seed):
        shown = [event for _, event in events if isinstance(event, SunCardShown)]
        if shown:
            assert sorted(event.sector for event in shown) == list(BOARDS[seats].sectors)
            assert sorted(event.seat for event in shown) == list(range(seats))
            assert all(len(event.affected) == 2 for event in shown)


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_after_unrest_no_affected_player_has_a_road_in_an_unconquered_region(
    seats: int, seed: int
) -> None:
    for _, action, after, events in steps(seats, seed):
        if action.kind == "sun_card" and any(isinstance(e, SunCardShown) for _, e in events):
            for player in after.players:
                if effects_of(player.affecting).unrest:
                    assert not player.roads & unconquered_lines(after)


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_without_unrest_every_road_is_in_its_main_network(seats: int, seed: int) -> None:
    board = BOARDS[seats]
    for _, _, after, events in steps(seats, seed):
        if any(isinstance(event, RoadsLost) for _, event in events):
            return
        for player in after.players:
            assert not player.roads & ~player.reach
            assert player.connected >> board.capital & 1


@settings(max_examples=8, deadline=None)
@given(seed=SEEDS)
def test_at_most_one_pilgrimage_a_player_and_people_phase(seed: int) -> None:
    made: Counter[tuple[int, int, int]] = Counter()
    for before, _, _, events in steps(4, seed, guided=True):
        for _, event in events:
            if isinstance(event, PilgrimageMade):
                made[before.round, before.phase, event.seat] += 1
    assert all(count == 1 for count in made.values())


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_support_goes_from_a_better_to_a_worse_rank(seats: int, seed: int) -> None:
    for _, _, after, events in steps(seats, seed, guided=True):
        for _, event in events:
            if isinstance(event, SupportGiven):
                assert event.giver != event.receiver
                assert 1 <= event.labour <= 2
                assert after.round > 0


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_lists_are_short_and_a_turn_can_always_be_ended(seats: int, seed: int) -> None:
    decisions = 0
    for before, _, _, _ in steps(seats, seed, guided=True):
        decisions += 1
        (seat,) = GAME.actors(before)
        kinds = [action.kind for action in GAME.legal(before, seat)]
        assert 1 <= len(kinds) <= 60
        if "begin_road" in kinds or "city" in kinds or "extra_road" in kinds:
            assert kinds[-1] == "end_turn"
    assert decisions <= GAME.rules.most_decisions(seats) <= 1700


@settings(max_examples=8, deadline=None)
@given(seats=SEATS, seed=SEEDS)
def test_nobody_shares_a_place_at_the_end(seats: int, seed: int) -> None:
    *_, (_, _, last, _) = steps(seats, seed)
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert sorted(outcome.places) == list(range(1, seats + 1))
    assert outcome.ending == "last_sapa_inca"
