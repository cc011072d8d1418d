"""The positions that were learned from, as a table for researchers."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from tests.bots.cards_game import GAME as TRICKS

import tawantin
from tawantin.training.learning import Plan, learn
from tawantin.training.samples import check_data, columns_of, write_data


def test_positions_are_the_same_table_as_csv_and_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet is an extra")
    tawantin.register(TRICKS)
    features = TRICKS.game.rules.features
    assert features is not None
    plan = Plan("tricks", seed=5, games=20, generations=1, match=0)
    list(learn(plan, TRICKS.game, tmp_path, lambda *column: None))
    files = tmp_path / "positions.csv", tmp_path / "positions.parquet"
    counts = [write_data(file, tmp_path, features, 1) for file in files]
    with files[0].open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = parquet.read_table(files[1])
    assert counts[0] == counts[1] > 0
    assert table.column_names == list(rows[0]) == columns_of(features)
    assert [str(place) for place in table["place"].to_pylist()] == [row["place"] for row in rows]
    for name in ("points", columns_of(features)[-1]):
        column = [float(row[name]) for row in rows]
        assert table[name].to_pylist() == pytest.approx(column, abs=1e-3)


def test_a_file_that_could_not_be_written_is_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    with pytest.raises(tawantin.TawantinError, match=r"must end in \.csv or \.parquet"):
        check_data(tmp_path / "positions.xlsx")
