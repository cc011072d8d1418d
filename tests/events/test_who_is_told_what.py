"""Every kind of event of every game: who is told it, how often, and what it says; and views.

`pinned/GAME.json` has, by kind of event, how often the recorded games tell it to whom, and the
first one word for word; and how many decisions show something hidden, where undo must stop. An
event that is lost, told to others or says something else changes the file. `GAME.view.json` has
a digest of each field of the views at every tenth decision.

`python -m tests.events.test_who_is_told_what` writes the files anew: look at what has changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tawantin
from tawantin import Record
from tawantin.kernel.events import EVERYBODY, Event, EventLog, only
from tawantin.kernel.record import replay_entry, replay_setup, replay_states
from tawantin.kernel.registry import known_game

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")
TESTS = Path(__file__).parents[1]
PINNED = Path(__file__).with_name("pinned")
MORE = Path(__file__).with_name("records")
"""Games with the kinds of events that the golden ones lack."""
EVERY = 10
ELSEWHERE = {"draw_missed": "tests/machu_picchu/test_rulings.py"}
"""Kinds that no player would let happen, and who pins them."""


def _records(game: str) -> list[Record]:
    folder = TESTS / game / "golden"
    golden = [
        path
        for path in sorted(folder.glob("*.json"))
        if path.stem != "outcomes" and not path.stem.endswith(".end")
    ]
    return [Record.load(path) for path in [*golden, *sorted(MORE.glob(f"{game}-*.json"))]]


def _logs(game: str) -> Iterator[EventLog]:
    """What each decision of the recorded games tells, the setups included."""
    for record in _records(game):
        rules = known_game(record.game, record.components)
        log = EventLog()
        state = replay_setup(rules, record, log)
        yield log
        for number, entry in enumerate(record.entries, 1):
            log = EventLog()
            replay_entry(rules, state, number, entry, log)
            yield log


def _audience(audience: int, event: Event) -> str:
    if audience == EVERYBODY:
        return "everybody"
    seat = getattr(event, "seat", None)
    if seat is not None and audience == only(seat):
        return "its seat"
    if seat is not None and audience == ~only(seat):
        return "the others"
    return f"audience {audience}"


def _told(game: str) -> dict[str, Any]:
    kinds: dict[str, Any] = {}
    shown = 0
    for log in _logs(game):
        shown += log.revealed
        for audience, event in log:
            kind = kinds.setdefault(str(event.__struct_config__.tag), {})
            entry = kind.setdefault(_audience(audience, event), {"times": 0, "first": None})
            entry["times"] += 1
            entry["first"] = entry["first"] or msgspec.to_builtins(event)
    return {"decisions that show something": shown, "events": dict(sorted(kinds.items()))}


def _shown(game: str) -> dict[str, str]:
    """By field of the view, a digest of all that anybody sees there, at every tenth decision."""
    digests: dict[str, Any] = {}
    for record in _records(game):
        rules = known_game(record.game, record.components)
        for number, state in enumerate(replay_states(rules, record)):
            if number % EVERY:
                continue
            for seat in (*range(record.seats), None):
                for field, value in msgspec.to_builtins(rules.view(state, seat)).items():
                    digest = digests.setdefault(field, hashlib.blake2b(digest_size=8))
                    digest.update(msgspec.json.encode(value))
    return {field: digest.hexdigest() for field, digest in sorted(digests.items())}


def _pinned(game: str, what: str = "") -> dict[str, Any]:
    text = (PINNED / f"{game}{what}.json").read_text(encoding="utf-8")
    pinned: dict[str, Any] = json.loads(text)
    return pinned


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_tell_what_they_told(game: str) -> None:
    shown, pinned = _told(game), _pinned(game)
    for kind in sorted(shown["events"].keys() | pinned["events"].keys()):
        assert shown["events"].get(kind) == pinned["events"].get(kind), kind
    assert shown == pinned


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_occurs_in_the_recorded_games(game: str) -> None:
    declared = {str(kind.__struct_config__.tag) for kind in tawantin.game(game).rules.events}
    assert declared - set(_pinned(game)["events"]) <= ELSEWHERE.keys()


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_look_as_they_looked(game: str) -> None:
    shown, pinned = _shown(game), _pinned(game, ".view")
    changed = {field for field in shown | pinned if shown.get(field) != pinned.get(field)}
    assert changed == set(), "views look different: write the pins anew if that is meant"


if __name__ == "__main__":
    PINNED.mkdir(exist_ok=True)
    for name in GAMES:
        for what, pins in (("", _told(name)), (".view", _shown(name))):
            text = json.dumps(pins, indent=1, ensure_ascii=False)
            (PINNED / f"{name}{what}.json").write_text(text + "\n", encoding="utf-8")
