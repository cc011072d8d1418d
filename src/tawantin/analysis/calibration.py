"""How sure the coach may be: fitted on many games, stored in `calibration.toml` with the weights.

An evaluation says which final scores to expect; how much more likely a lead makes a win depends on
how many play and on what is still to come: the *spread*. Where all are about equal a lead may be
worth less than the spread says, and far ahead or behind more: the *bend*. `python -m
bench.calibration` fits both. The file names what it was fitted for by a digest of what the
evaluation says about a game played at random; for any other evaluation it is not used.
"""

from __future__ import annotations

import hashlib
import logging
import tomllib
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, log
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from ..bots.learned import Learned, evaluation
from ..kernel import registry
from ..kernel.chance import LiveChance
from ..kernel.errors import TawantinError
from ..kernel.game import Game

FILE: Final = "calibration.toml"
SPREAD: Final = 8.0
"""The default: this many points ahead make a win e times as likely."""
KNOTS: Final = (0.15, 0.4, 0.7, 1.0, 1.4, 2.0)
"""Between these chances, as multiples of an equal share, bends may differ."""
LEAST: Final = 1e-9
"""A smaller chance bends no further."""
_LOG_KNOTS: Final = tuple(map(log, KNOTS))
_EVERY: Final = 7
"""The digest looks at every n-th decision of its game."""
_OFF_TIES: Final = 0.0031416
"""Added before rounding: the last bits of a number differ between machines."""

_log = logging.getLogger("tawantin.analysis")


class BadCalibration(TawantinError):
    """A file with a calibration cannot be used."""


class Calibration(msgspec.Struct, frozen=True):
    """What was fitted for a game."""

    game: str
    digest: str
    stages: list[str]
    spread: dict[str, list[float]]
    """By number of seats and stage: this many points ahead make a win e times as likely."""
    to_come: dict[str, list[float]]
    """By source and stage, the points that a seat still gets on average."""
    bend: list[list[float]] = []
    """By stage and step between the `KNOTS`, how much it counts there if one is that much likelier
    than another; 1 everywhere if there is none."""
    made: dict[str, str | int | float] = {}

    def chances_at(self, stage: int, expected: Sequence[float]) -> list[float]:
        """By seat, the chance to win where such final scores are expected."""
        chances = shares(expected, self.spread_at(len(expected), stage))
        return bent(chances, self.bend[stage]) if self.bend else chances

    def spread_at(self, seats: int, stage: int) -> float:
        """The spread for a position."""
        return self.spread[str(seats)][stage]


def stages_of(game: Game[Any]) -> tuple[str, ...]:
    """The parts of a game that evaluations tell apart."""
    features = game.rules.features
    return ("all",) if features is None else features.stages


def stage_of(game: Game[Any], state: Any) -> int:
    """Which of them it is."""
    features = game.rules.features
    return 0 if features is None else features.stage(state)


def chances_of(game: Game[Any], world: Any, expected: Sequence[float]) -> list[float]:
    """By seat, the chance to win where such final scores are expected."""
    fitted = calibration(game)
    if fitted is not None:
        return fitted.chances_at(stage_of(game, world), expected)
    evaluate = evaluation(game)
    if isinstance(evaluate, Learned):
        return evaluate.chances(world, list(expected))
    return shares(expected, SPREAD)


def shares(expected: Sequence[float], spread: float) -> list[float]:
    """How likely each wins, by how far its score lies from the others'."""
    top = max(expected)
    likely = [exp((score - top) / spread) for score in expected]
    total = sum(likely)
    return [one / total for one in likely]


def bent(chances: Sequence[float], bend: Sequence[float]) -> list[float]:
    """Chances in which steps from one to another count as much as the bend says."""
    count = len(chances)
    likely = [exp(_bent(log(max(chance, LEAST) * count), bend)) for chance in chances]
    total = sum(likely)
    return [one / total for one in likely]


def _bent(along: float, bend: Sequence[float]) -> float:
    """How far it is to a place if each step counts for itself."""
    first, last = _LOG_KNOTS[0], _LOG_KNOTS[-1]
    length = bend[0] * min(along, first) + bend[-1] * max(along - last, 0.0)
    for (low, high), step in zip(pairwise(_LOG_KNOTS), bend[1:-1], strict=True):
        length += step * (min(max(along, low), high) - low)
    return length


def itemised(
    game: Game[Any], stage: int, so_far: Mapping[str, int], score: float
) -> dict[str, float]:
    """By source, an expected final score: what there is, and the rest as it usually comes."""
    fitted = calibration(game)
    items = {name: float(points) for name, points in so_far.items()}
    if fitted is None:
        return items
    usual = {name: max(row[stage], 0.0) for name, row in fitted.to_come.items()}
    total = sum(usual.values())
    rest = score - sum(items.values())
    for name, points in usual.items():
        if total and points:
            items[name] = items.get(name, 0.0) + rest * points / total
    return {name: round(points, 2) for name, points in items.items()}


_KNOWN: WeakKeyDictionary[Game[Any], list[Calibration]] = WeakKeyDictionary()


def calibration(game: Game[Any]) -> Calibration | None:
    """What was fitted for the game's evaluation, if anything was."""
    known = _KNOWN.get(game)
    if known is None:
        fitted = _fitting(game)
        known = _KNOWN[game] = [] if fitted is None else [fitted]
    return known[0] if known else None


def calibration_path(game: Game[Any]) -> Path:
    """Where it is kept."""
    return registry.descriptor(game.id).components_path.parent / FILE


def _fitting(game: Game[Any]) -> Calibration | None:
    if game.id not in registry.games() or not calibration_path(game).is_file():
        return None
    try:
        fitted = read(calibration_path(game))
        why = "it was fitted for another evaluation"
        if fitted.digest == digest(game):
            return fitted
    except BadCalibration as error:
        why = str(error).rstrip(".")
    _log.info(
        "The calibration of %s is not used: %s. `python -m bench.calibration %s` fits it again.",
        game.id,
        why,
        game.id,
    )
    return None


def digest(game: Game[Any]) -> str:
    """Tells one evaluation of a game from another."""
    total = hashlib.sha256(f"{game.id} {game.digest} {game.about.rules_version}".encode())
    total.update(" ".join(stages_of(game)).encode())
    evaluate = evaluation(game)
    chance = LiveChance(1)
    state = game.new(max(game.about.seats), chance=chance)
    decisions = 0
    while state.frames:
        if decisions % _EVERY == 0:
            scores = [round(score + _OFF_TIES, 1) for score in evaluate(state)]
            total.update(f"{scores}\n".encode())
        seat = state.frames[-1].actors(state)[0]
        legal = game.legal(state, seat)
        game.step(state, seat, legal[chance.pick(len(legal))], chance)
        decisions += 1
    return total.hexdigest()[:16]


def read(path: Path) -> Calibration:
    """The calibration in a file."""
    try:
        fitted = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Calibration)
    except OSError as error:
        raise BadCalibration(f"{path} cannot be read: {error.strerror}.") from error
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadCalibration(f"{path} is no calibration ({error}).") from error
    rows = [*fitted.spread.values(), *fitted.to_come.values()]
    if any(len(row) != len(fitted.stages) for row in rows):
        raise BadCalibration(f"{path} does not have a number for each stage.")
    if fitted.bend and len(fitted.bend) != len(fitted.stages):
        raise BadCalibration(f"{path} does not have a bend for each stage.")
    if any(len(row) != len(KNOTS) + 1 for row in fitted.bend):
        raise BadCalibration(f"{path} does not have a bend for each of {len(KNOTS) + 1} steps.")
    return fitted


def write(path: Path, fitted: Calibration) -> None:
    """Put a calibration into a file, for people to read too."""

    def row(numbers: Sequence[float]) -> str:
        return "[" + ", ".join([f"{number:.2f}" for number in numbers]) + "]"

    stages = ", ".join([f'"{stage}"' for stage in fitted.stages])
    bend = [
        "",
        "# By stage, how much a step from one chance to a higher one counts, from far behind an",
        "# equal share to far ahead of it.",
        "bend = [",
        *(f"    {row(steps)}," for steps in fitted.bend),
        "]",
    ]
    lines = [
        "# How sure the coach may be in this game: `python -m bench.calibration` makes it.",
        "# See docs/coach.md.",
        f'game = "{fitted.game}"',
        f'digest = "{fitted.digest}"',
        f"stages = [{stages}]",
        *(bend if fitted.bend else []),
        "",
        "[made]",
        *(
            f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"
            for name, value in fitted.made.items()
        ),
        "",
        "# By number of seats and stage: this many points ahead make a win e times as likely.",
        "[spread]",
        *(f"{seats} = {row(numbers)}" for seats, numbers in fitted.spread.items()),
        "",
        "# By source and stage, the points that a seat still gets on average.",
        "[to_come]",
        *(f"{name} = {row(numbers)}" for name, numbers in fitted.to_come.items()),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
