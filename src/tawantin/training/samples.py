"""The positions that were learned from, as a table for researchers."""

from __future__ import annotations

import csv
from array import array
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.features import Features
from .selfplay import Sampled


def write_csv(path: Path, folder: Path, features: Features[Any], generations: int) -> int:
    """A row for each seat of each position: where it is from, how it ended, what was seen."""
    decoder = msgspec.msgpack.Decoder(list[Sampled])
    width = len(features.inputs)
    heads = ("generation", "game", "position", "seat", "seats", "stage", "points", "hand_written")
    count = 0
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow([*heads, "final", "place", *features.inputs])
        for generation in range(1, generations + 1):
            for chunk in sorted((folder / f"games-{generation}").glob("*.msgpack")):
                for game in decoder.decode(chunk.read_bytes()):
                    numbers = array("f", game.vectors)
                    for row in range(len(game.now)):
                        look, seat = divmod(row, game.seats)
                        table.writerow(
                            [
                                generation,
                                game.number,
                                look,
                                seat,
                                game.seats,
                                features.stages[game.stages[look]],
                                game.now[row],
                                round(game.judged[row], 3),
                                game.finals[seat],
                                game.places[seat],
                                *(round(n, 4) for n in numbers[row * width : (row + 1) * width]),
                            ]
                        )
                    count += len(game.stages)
    return count
