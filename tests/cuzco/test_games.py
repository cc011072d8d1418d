"""What is true of every game of Cuzco, whatever the options; and who wins it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.cuzco.table import GAME_OF_CUZCO as GAME
from tests.cuzco.table import Table

from tawantin.games.cuzco.check import check_components
from tawantin.games.cuzco.components import SPACE_IDS
from tawantin.games.cuzco.state import State, dice_on
from tawantin.kernel.chance import LiveChance

OPTIONS: list[dict[str, object]] = [
    {"preset": "german"},
    {"preset": "dutch"},
    {"preset": "german_pututu"},
    {"preset": "dutch_pututu"},
    dict(GAME.rules.law_options[0]),
]


def positions(seats: int, seed: int, options: dict[str, object]) -> Iterator[State]:
    """A random game: the same state before each decision, and at the end."""
    chance = LiveChance(seed)
    state: State = GAME.new(seats, options, chance)
    while state.frames:
        yield state
        actors = GAME.actors(state)
        seat = actors[chance.pick(len(actors))]
        legal = GAME.legal(state, seat)
        GAME.step(state, seat, legal[chance.pick(len(legal))], chance)
    yield state


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_keep_their_pieces_and_end_after_six_rounds(
    seats: int, options: dict[str, object]
) -> None:
    for seed in range(2):
        scores = [0] * seats
        decisions = -1
        for state in positions(seats, seed, options):
            decisions += 1
            assert list(GAME.rules.invariants(state)) == []
            assert all(a <= b for a, b in zip(scores, GAME.scores(state), strict=True))
            scores = GAME.scores(state)
        assert state.round == 6
        assert decisions <= GAME.rules.most_decisions(seats)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.places.count(1) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_list_is_longer_than_161_actions(seats: int) -> None:
    longest = 0
    for seed in range(8):
        for state in positions(seats, seed, {"preset": "german_pututu"}):
            for seat in GAME.actors(state):
                longest = max(longest, len(GAME.legal(state, seat)))
    assert 30 < longest <= 161


def test_without_cards_dice_lie_in_descending_order() -> None:
    for state in positions(4, 3, {}):
        for player in state.players:  # nobody can pay for card 06 or 07
            player.offerings = player.inti = 0
        for space, packed in enumerate(state.dice):
            faces = [face for _, face in dice_on(packed)]
            if SPACE_IDS[space] != "points":
                assert faces == sorted(set(faces), reverse=True)


def test_a_tie_goes_to_the_lower_turn_order_tile() -> None:
    table = Table(seats=3)
    table.state.frames = []
    table.state.order = [2, 0, 1]
    for player in table.state.players:
        player.points[0] = 50
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == [2, 3, 1]


def test_every_map_is_sound() -> None:
    assert len(list(check_components())) == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_follows_the_preferences_beats_random_players(seats: int) -> None:
    wins = 0
    for seed in range(10):
        chance = LiveChance(seed)
        state = GAME.new(seats, {}, chance)
        mine = seed % seats
        while actors := GAME.actors(state):
            legal = GAME.legal(state, actors[0])
            choice = chance.pick(len(legal))
            if actors[0] == mine:
                liked = GAME.rules.prefer(state, mine, legal)
                choice = liked.index(max(liked))
            GAME.step(state, actors[0], legal[choice], chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == [mine]
    assert wins >= 9


def test_the_evaluation_of_a_finished_game_is_its_score() -> None:
    for state in positions(3, 1, {}):
        assert len(GAME.rules.evaluate(state)) == 3
    assert GAME.rules.evaluate(state) == [float(score) for score in GAME.scores(state)]
