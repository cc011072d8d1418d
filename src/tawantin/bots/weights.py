"""The file with the learned weights of a game: one line per feature, one number per stage.

It names what it was learned for by a digest: of the components, of the features' names, and of what
features and rules say about a few games played at random. So weights are never used for numbers,
rules or features that they were not made for, and nobody has to remember to raise a version.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..kernel.chance import LiveChance
from ..kernel.errors import TawantinError
from ..kernel.features import Features
from ..kernel.game import Game

_EVERY: Final = 9
"""The digest looks at every n-th decision of its random games."""
_DIGITS: Final = 3
"""The digest rounds to this many digits: the last bits of a number differ between machines."""
_OFF_TIES: Final = 0.00031416
"""Added before, since numbers in the middle between two rounded ones are not rare in games."""


class BadWeights(TawantinError):
    """A file of weights cannot be used."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What was learned for one game."""

    game: str
    digest: str
    stages: tuple[str, ...]
    bias: tuple[float, ...]
    """By stage."""
    spread: tuple[float, ...]
    """By stage: this many points ahead make a win e times as likely."""
    by_input: dict[str, tuple[float, ...]]
    """By feature and stage, what one more of it adds to the final score."""
    made: dict[str, str | int | float] = field(default_factory=dict)
    """How they were made: seed, games, date, figures."""


def digest(game: Game[Any], features: Features[Any]) -> str:
    """Tells whether weights are for this game, with these features."""
    total = hashlib.sha256(f"{game.id} {game.digest} {game.about.rules_version}\n".encode())
    total.update(" ".join((*features.inputs, *features.stages)).encode())
    for seats in sorted({min(game.about.seats), max(game.about.seats)}):
        for stage, vectors in _looks(game, features, seats):
            rounded = [[round(number + _OFF_TIES, _DIGITS) for number in one] for one in vectors]
            total.update(f"{stage} {rounded}\n".encode())
    return total.hexdigest()[:16]


def _looks(
    game: Game[Any], features: Features[Any], seats: int
) -> list[tuple[int, list[list[float]]]]:
    chance = LiveChance(seats)
    state = game.new(seats, chance=chance)
    looks = []
    decisions = 0
    while state.frames:
        if decisions % _EVERY == 0:
            looks.append((features.stage(state), features.vectors(state)))
        seat = state.frames[-1].actors(state)[0]
        legal = game.legal(state, seat)
        game.step(state, seat, legal[chance.pick(len(legal))], chance)
        decisions += 1
    return looks


def read(path: Path) -> Weights:
    """The weights in a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        stages = tuple(data["stages"])
        weights = Weights(
            data["game"],
            data["digest"],
            stages,
            _row(data["bias"], stages),
            _row(data["spread"], stages),
            {name: _row(row, stages) for name, row in data["weights"].items()},
            data["made"],
        )
    except OSError as error:
        raise BadWeights(f"{path} cannot be read: {error.strerror}.") from error
    except (KeyError, TypeError, ValueError) as error:
        raise BadWeights(f"{path} is no file of weights ({error}).") from error
    return weights


def _row(numbers: Sequence[float], stages: tuple[str, ...]) -> tuple[float, ...]:
    if len(numbers) != len(stages):
        raise ValueError(f"{len(numbers)} numbers for {len(stages)} stages")
    return tuple(float(number) for number in numbers)


def write(path: Path, weights: Weights) -> None:
    """Put weights into a file, for people to read too."""
    lines = [
        "# What the evaluation of this game has learned from play: `tawantin train` makes it.",
        "# A line a feature, a number a stage of the game: what one more of it adds to the final",
        "# score that a seat may expect. See docs/bots.md.",
        f'game = "{weights.game}"',
        f'digest = "{weights.digest}"',
        "stages = [" + ", ".join([f'"{stage}"' for stage in weights.stages]) + "]",
        f"bias = {_numbers(weights.bias)}",
        f"spread = {_numbers(weights.spread)}",
        "",
        "[made]",
        *(
            f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"
            for name, value in weights.made.items()
        ),
        "",
        "[weights]",
        *(f"{name} = {_numbers(row)}" for name, row in weights.by_input.items()),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _numbers(row: Sequence[float]) -> str:
    return "[" + ", ".join(f"{number:.4f}" for number in row) + "]"
