"""What the coach sees in games on the way, and how they ended."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tawantin.analysis.calibration import stage_of
from tawantin.analysis.outlook import REDEALS, worlds
from tawantin.bots.learned import evaluation
from tawantin.kernel.chance import ReplayChance
from tawantin.kernel.game import Game

from .playing import Played, whole_lines

LOOKS: Final = 12
"""How many positions of each game are looked at."""


class Look(msgspec.Struct, array_like=True):
    """A position, as one pair of eyes sees it."""

    stage: int
    decision: int
    eyes: int | None
    now: list[int]
    """By seat, the points so far."""
    expected: list[list[float]]
    """By redealt copy and seat, the final score that the evaluation expects."""
    certain: list[list[float]]
    """By redealt copy in which the game ends at once, and seat: the share of the victory."""
    to_come: dict[str, float]
    """By source, the points that a seat still got after this, on average."""


class Looked(msgspec.Struct, array_like=True):
    """A game, looked at."""

    number: int
    won: list[float]
    """By seat, its share of the victory."""
    scores: list[int]
    decisions: int
    looks: list[Look]


def looks_at(game: Game[Any], seats: int, there: Sequence[Played], path: Path) -> Iterator[Looked]:
    """Look at games; a file holds what was seen, so that a run that was stopped goes on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {}
    for line in whole_lines(path):
        one = msgspec.json.decode(line, type=Looked)
        known[one.number] = one
    with path.open("ab", buffering=0) as file:
        for played in there:
            looks = known.get(played.number)
            if looks is None:
                looks = looked(game, seats, played)
                file.write(msgspec.json.encode(looks) + b"\n")
            yield looks


def looked(game: Game[Any], seats: int, played: Played) -> Looked:
    """Replay a game and look at some of its positions."""
    dice = random.Random(f"looks/{game.id}/{seats}/{played.number}")
    count = len(played.done)
    chosen = set(dice.sample(range(count), min(LOOKS, count)))
    state = game.new(seats, chance=ReplayChance(played.setup))
    kept: list[tuple[int, Any]] = []
    for number, one in enumerate(played.done):
        if number in chosen:
            kept.append((number, state.copy()))
        game.step(state, one.seat, game.actions[one.action], ReplayChance(one.outcomes))
    outcome = game.rules.outcome(state)
    won = _shares(outcome.places)
    looks = [_look(game, position, at, seats, outcome.points, dice) for at, position in kept]
    return Looked(played.number, won, outcome.scores, count, looks)


def _shares(places: list[int]) -> list[float]:
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def _look(
    game: Game[Any],
    state: Any,
    decision: int,
    seats: int,
    final: list[dict[str, int]],
    dice: random.Random,
) -> Look:
    eyes = dice.choice([None, *range(seats)])
    evaluate = evaluation(game)
    expected, certain = [], []
    for world in worlds(game, state, eyes, REDEALS, dice.getrandbits(48)):
        if world.frames:
            expected.append([round(score, 3) for score in evaluate(world)])
        else:
            certain.append(_shares(game.rules.outcome(world).places))
    to_come: dict[str, float] = {}
    for before, after in zip(game.points(state), final, strict=True):
        for name in {*before, *after}:
            gain = (after.get(name, 0) - before.get(name, 0)) / seats
            to_come[name] = to_come.get(name, 0.0) + gain
    now = [int(score) for score in game.scores(state)]
    to_come = {name: round(gain, 3) for name, gain in sorted(to_come.items()) if gain}
    return Look(stage_of(game, state), decision, eyes, now, expected, certain, to_come)
