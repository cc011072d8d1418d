"""The positions that were learned from, as a table for researchers: CSV or Parquet.

A row is one seat of one position: where it is from, how it ended, and what was seen. Columns of
features begin with `feature_`, for some are named like what every table has.
"""

from __future__ import annotations

import csv
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from ..arena.arrow import arrow_modules
from ..kernel.errors import TawantinError
from ..kernel.features import Features
from .selfplay import Sampled

HEAD: Final = (
    "generation",
    "game",
    "position",
    "seat",
    "seats",
    "stage",
    "points",
    "hand_written",
    "final",
    "place",
)
SUFFIXES: Final = (".csv", ".parquet")


def check_data(path: Path) -> None:
    """Refuse a file that could not be written in the end, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise TawantinError(f"{path} must end in .csv or .parquet.")
    if path.suffix == ".parquet":
        arrow_modules()


def write_data(path: Path, folder: Path, features: Features[Any], generations: int) -> int:
    """Write the positions of a run, as the name of the file says; how many they are."""
    chunks = _chunks(folder, features, generations)
    heads = columns_of(features)
    write = _write_parquet if path.suffix == ".parquet" else _write_csv
    return write(path, heads, chunks)


def columns_of(features: Features[Any]) -> list[str]:
    """The names of the columns."""
    return [*HEAD, *(f"feature_{name}" for name in features.inputs)]


def _chunks(
    folder: Path, features: Features[Any], generations: int
) -> Iterator[tuple[int, list[list[Any]]]]:
    """File by file, the number of positions and the rows."""
    decoder = msgspec.msgpack.Decoder(list[Sampled])
    for generation in range(1, generations + 1):
        files = (folder / f"games-{generation}").glob("*.msgpack")
        for chunk in sorted(files, key=lambda file: int(file.stem)):
            games = decoder.decode(chunk.read_bytes())
            rows = [row for game in games for row in _rows(generation, game, features)]
            yield sum(len(game.stages) for game in games), rows


def _rows(generation: int, game: Sampled, features: Features[Any]) -> Iterator[list[Any]]:
    width = len(features.inputs)
    numbers = array("f", game.vectors)
    for row in range(len(game.now)):
        look, seat = divmod(row, game.seats)
        yield [
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
            *(round(number, 4) for number in numbers[row * width : (row + 1) * width]),
        ]


def _write_csv(path: Path, heads: list[str], chunks: Iterator[tuple[int, list[list[Any]]]]) -> int:
    count = 0
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(heads)
        for positions, rows in chunks:
            table.writerows(rows)
            count += positions
    return count


def _write_parquet(
    path: Path, heads: list[str], chunks: Iterator[tuple[int, list[list[Any]]]]
) -> int:
    arrow, parquet = arrow_modules()
    types = {"stage": arrow.string(), **dict.fromkeys(HEAD[6:8], arrow.float32())}
    schema = arrow.schema(
        [
            (name, types.get(name, arrow.int32() if name in HEAD else arrow.float32()))
            for name in heads
        ]
    )
    count = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for positions, rows in chunks:
            if rows:
                columns = zip(*rows, strict=True)
                arrays = [
                    arrow.array(column, kind.type)
                    for column, kind in zip(columns, schema, strict=True)
                ]
                writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))
            count += positions
    return count
