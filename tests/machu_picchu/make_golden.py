"""Plays the golden games anew: `python -m tests.machu_picchu.make_golden`.

Needed only when the rules or the components change on purpose; look at what changed before
committing it. Conquests are played by sensible players, rescues by devout ones, of which the first
seed that saves the city is taken.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from tawantin import LiveChance, Match

from . import GAME, view_of
from .players import at_random, devout, play, sensible

FOLDER = Path(__file__).parent / "golden"
OUTCOMES = FOLDER / "outcomes.json"


def told(match_state: Any) -> dict[str, Any]:
    """What is stored of an outcome."""
    outcome = GAME.outcome(match_state)
    assert outcome is not None
    return {
        "ending": outcome.ending,
        "reason": view_of(match_state, None).reason,
        "scores": outcome.scores,
        "places": outcome.places,
        "points": outcome.points,
        "tie_breaks": outcome.tie_breaks,
        "state": hashlib.sha256(GAME.to_json(match_state)).hexdigest(),
    }


def _conquest(seats: int) -> Match:
    return play(seats, [sensible, at_random], LiveChance(seats))


def _rescue(seats: int) -> Match:
    for seed in range(1000):
        match = play(seats, [devout], LiveChance(seed))
        outcome = GAME.outcome(match.state)
        if outcome is not None and outcome.ending == "rescue":
            return match
    raise SystemExit(f"no {seats} devout players saved the city in 1000 games")


def main() -> None:
    """Write all records and their outcomes."""
    outcomes = {}
    for ending, make in (("conquest", _conquest), ("rescue", _rescue)):
        for seats in GAME.about.seats:
            match = make(seats)
            name = f"{ending}-{seats}"
            match.record.save(FOLDER / f"{name}.json")
            outcomes[name] = told(match.state)
            assert outcomes[name]["ending"] == ending
    OUTCOMES.write_bytes(msgspec.json.format(msgspec.json.encode(outcomes)) + b"\n")


if __name__ == "__main__":
    main()
