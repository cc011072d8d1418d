"""Recorded games that must replay bit for bit, with and without the module.

`python -m tests.cuzco.test_golden` plays them anew; do so only when the rules have changed.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.cuzco.table import GAME_OF_CUZCO as GAME

from tawantin.kernel.chance import LiveChance
from tawantin.kernel.match import Match
from tawantin.kernel.record import Record, replay

GOLDEN = Path(__file__).with_name("golden")
PRESETS = ("german", "dutch_pututu")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_recorded_game_replays_to_its_stored_end(seats: int, preset: str) -> None:
    record = Record.load(GOLDEN / f"{seats}-{preset}.json")
    ending = msgspec.json.decode((GOLDEN / f"{seats}-{preset}.end.json").read_bytes())
    state = replay(GAME, record)
    assert msgspec.json.decode(GAME.to_json(state)) == ending["state"]
    assert msgspec.to_builtins(GAME.outcome(state)) == ending["outcome"]


def _play_anew() -> None:
    """Half of the moves as the heuristics like them, so that every part of the rules occurs."""
    for seats in GAME.about.seats:
        for preset in PRESETS:
            chance = LiveChance(seats)
            match = Match.start(GAME, seats, {"preset": preset}, chance)
            while actors := GAME.actors(match.state):
                seat = actors[chance.pick(len(actors))]
                legal = GAME.legal(match.state, seat)
                liked = GAME.rules.prefer(match.state, seat, legal)
                best = liked.index(max(liked))
                choice = best if chance.pick(2) else chance.pick(len(legal))
                match.play(seat, legal[choice], chance)
            match.record.save(GOLDEN / f"{seats}-{preset}.json")
            ending = {
                "outcome": msgspec.to_builtins(GAME.outcome(match.state)),
                "state": msgspec.json.decode(GAME.to_json(match.state)),
            }
            text = msgspec.json.format(msgspec.json.encode(ending), indent=1)
            (GOLDEN / f"{seats}-{preset}.end.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    _play_anew()
