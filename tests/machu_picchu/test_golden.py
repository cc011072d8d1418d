"""Whole games, recorded once: they replay bit for bit to the stored outcome."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

import tawantin
from tawantin import Record

from . import GAME, view_of

FOLDER = Path(__file__).parent / "golden"
OUTCOMES = msgspec.json.decode((FOLDER / "outcomes.json").read_bytes())


def test_there_is_a_rescue_and_a_conquest_for_each_number_of_players() -> None:
    endings = {f"{ending}-{seats}" for ending in ("rescue", "conquest") for seats in (2, 3, 4, 5)}
    assert endings <= set(OUTCOMES)


@pytest.mark.parametrize("name", sorted(OUTCOMES))
def test_a_recorded_game_replays_to_its_outcome(name: str) -> None:
    record = Record.load(FOLDER / f"{name}.json")
    state = tawantin.replay(GAME, record)
    outcome = GAME.outcome(state)
    assert outcome is not None
    stored = OUTCOMES[name]
    assert outcome.ending == stored["ending"] == name.split("-")[0]
    assert view_of(state, None).reason == stored["reason"]
    assert outcome.scores == stored["scores"]
    assert outcome.places == stored["places"]
    assert outcome.points == stored["points"]
    assert outcome.tie_breaks == stored["tie_breaks"]
    assert hashlib.sha256(GAME.to_json(state)).hexdigest() == stored["state"]
