"""Recorded games that must replay bit for bit, whatever is changed in the engine.

`python -m tests.inca_empire.test_golden` plays them anew; do so only when the rules have changed.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.inca_empire.helpers import GAME

from tawantin import LiveChance, Match
from tawantin.kernel.record import Record, replay_states

GOLDEN = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[int, dict[str, bool]]] = {
    "3-players": (3, {}),
    "4-players": (4, {}),
    "pizarros-arrival": (4, {"pizarros_arrival": True}),
    "early-decline": (4, {"early_decline": True}),
    "gods-agree": (3, {"gods_agree": True}),
    "all-variants": (4, {"pizarros_arrival": True, "early_decline": True, "gods_agree": True}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_stored_end(name: str) -> None:
    record = Record.load(GOLDEN / f"{name}.json")
    ending = msgspec.json.decode((GOLDEN / f"{name}.end.json").read_bytes())
    for state in replay_states(GAME, record):
        assert not list(GAME.rules.invariants(state))
    assert msgspec.json.decode(GAME.to_json(state)) == ending["state"]
    assert msgspec.to_builtins(GAME.outcome(state)) == ending["outcome"]


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_games_are_rich(name: str) -> None:
    record = Record.load(GOLDEN / f"{name}.json")
    kinds = {entry.action.split()[0] for entry in record.entries}
    assert {"sun_card", "road", "wilderness_to", "city", "garrison", "conquest"} <= kinds
    assert {"temple", "terrace", "extra_road", "end_turn"} <= kinds


def test_together_the_recorded_games_hold_every_kind_of_action() -> None:
    kinds = {
        entry.action.split()[0]
        for name in GAMES
        for entry in Record.load(GOLDEN / f"{name}.json").entries
    }
    assert kinds == set(GAME.actions.kinds())


def _play(seats: int, options: dict[str, bool], seed: int) -> Match:
    """Half guided and half random, so that much is built and odd things are done."""
    chance = LiveChance(seed)
    match = Match.start(GAME, seats, options, chance)
    while actors := GAME.actors(match.state):
        legal = GAME.legal(match.state, actors[0])
        action = legal[chance.pick(len(legal))]
        if chance.pick(5):
            wishes = GAME.rules.prefer(match.state, actors[0], legal)
            action = legal[wishes.index(max(wishes))]
        match.play(actors[0], action, chance)
    return match


def _play_anew() -> None:
    wanted = {"temple", "terrace", "extra_road", "end_turn", "wilderness_to", "city", "garrison"}
    missing = set(GAME.actions.kinds())
    for name, (seats, options) in GAMES.items():
        for seed in range(1000):
            match = _play(seats, options, seed)
            kinds = {entry.action.split()[0] for entry in match.record.entries}
            rare = {"pilgrimage"} if name == "4-players" else {"upgrade"}
            if wanted | (rare & missing) <= kinds:
                break
        missing -= kinds
        match.record.save(GOLDEN / f"{name}.json")
        ending = {
            "outcome": msgspec.to_builtins(GAME.outcome(match.state)),
            "state": msgspec.json.decode(GAME.to_json(match.state)),
        }
        text = msgspec.json.format(msgspec.json.encode(ending), indent=1)
        (GOLDEN / f"{name}.end.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    _play_anew()
