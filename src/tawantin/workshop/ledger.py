"""The games of an experiment in small parcels, for storing them elsewhere than in files."""

from __future__ import annotations

import zlib

import msgspec

from ..arena.run import BadResults, Results
from ..arena.series import Played
from .experiment import Experiment

_Parcel = list[list[Played]]
"""By series of the experiment, some of its games."""


class Ledger:
    """Knows which games were handed out already."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self._known: list[set[int]] = [set() for _ in experiment.series]

    def take(self, parcel: bytes) -> None:
        """Games that were played before."""
        try:
            many = msgspec.msgpack.decode(zlib.decompress(parcel), type=_Parcel)
        except (zlib.error, msgspec.DecodeError) as error:
            raise BadResults("The games kept for this experiment cannot be read.") from error
        if len(many) != len(self._known):
            raise BadResults("The games kept for this experiment belong to another one.")
        for results, known, games in zip(self._experiment.series, self._known, many, strict=True):
            results.add(games)
            known.update(game.number for game in games)

    def parcel(self) -> bytes:
        """All games since the last parcel; empty if there are none."""
        many = [
            [game for game in _all(results) if game.number not in known]
            for results, known in zip(self._experiment.series, self._known, strict=True)
        ]
        for known, games in zip(self._known, many, strict=True):
            known.update(game.number for game in games)
        return zlib.compress(msgspec.msgpack.encode(many), 3) if any(many) else b""


def _all(results: Results) -> list[Played]:
    broken = [
        Played(number, [], [], [], [], "", 0, 0.0, problem=why)
        for number, why in results.broken.items()
    ]
    return [*results.played.values(), *broken]
