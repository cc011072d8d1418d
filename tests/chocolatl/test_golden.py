"""Recorded games that must replay bit for bit, whatever is changed in the engine.

`python -m tests.chocolatl.test_golden` plays them anew; do so only when the rules have changed.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.chocolatl.table import GAME

from tawantin.games.chocolatl.components import MODE_IDS
from tawantin.kernel import registry
from tawantin.kernel.chance import LiveChance
from tawantin.kernel.match import Match
from tawantin.kernel.record import Record, replay_states

GOLDEN = Path(__file__).with_name("golden")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_recorded_game_replays_to_its_stored_end(seats: int) -> None:
    record = Record.load(GOLDEN / f"{seats}-seats.json")
    ending = msgspec.json.decode((GOLDEN / f"{seats}-seats.end.json").read_bytes())
    game = registry.known_game(record.game, record.components)
    modes = set()
    for state in replay_states(game, record):
        if state.round:
            modes.add(state.mode)
    assert modes == set(range(len(MODE_IDS)))
    # Fields that came into the state later have their defaults in what was saved before them.
    saved = game.from_json(msgspec.json.encode(ending["state"]))
    assert state == saved
    assert msgspec.to_builtins(game.outcome(state)) == ending["outcome"]


def test_records_of_the_file_printed_before_still_replay() -> None:
    record = Record.load(GOLDEN / "3-seats.json")
    assert record.components != GAME.digest
    *_, end = replay_states(registry.known_game(record.game, record.components), record)
    assert not end.dice_before_cards
    assert not end.old_man_may_help


def _play_anew() -> None:
    for seats in GAME.about.seats:
        for seed in range(100):
            chance = LiveChance(seed)
            match = Match.start(GAME, seats, chance=chance)
            modes = set()
            while actors := GAME.actors(match.state):
                seat = actors[chance.pick(len(actors))]
                legal = GAME.legal(match.state, seat)
                match.play(seat, legal[chance.pick(len(legal))], chance)
                modes.add(match.state.mode)
            if len(modes) == len(MODE_IDS):
                break
        match.record.save(GOLDEN / f"{seats}-seats.json")
        ending = {
            "outcome": msgspec.to_builtins(GAME.outcome(match.state)),
            "state": msgspec.json.decode(GAME.to_json(match.state)),
        }
        text = msgspec.json.format(msgspec.json.encode(ending), indent=1)
        (GOLDEN / f"{seats}-seats.end.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    _play_anew()
