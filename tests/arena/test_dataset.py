"""Datasets: games as records, whole, the same again, and gone on with."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tawantin
from tawantin.arena import dataset as datasets
from tawantin.arena.dataset import BadDataset, Dataset, Line, fill
from tawantin.arena.series import Series, new_series
from tawantin.arena.workers import Here
from tawantin.kernel.record import replay


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "GAMES_A_FILE", 4)
    monkeypatch.setattr(datasets, "GAMES_A_BATCH", 3)


def series(seed: int = 1) -> Series:
    bots = ["greedy", "random"]
    return new_series("machu_picchu", 2, bots, seed, rotate=True, record=True)


def make(folder: Path, games: int, seed: int = 1) -> list[int]:
    """Fill a folder; how many games were played for it, batch by batch."""
    played: list[int] = []
    fill(Dataset(folder, series(seed), games, "jsonl"), Here(), played.append)
    return played


def lines(folder: Path) -> list[Line]:
    text = b"".join(gzip.decompress(path.read_bytes()) for path in sorted(folder.glob("*.gz")))
    return [msgspec.json.decode(line, type=Line) for line in text.splitlines()]


def test_every_game_replays_to_its_end(tmp_path: Path) -> None:
    make(tmp_path, 6)
    game = tawantin.game("machu_picchu")
    written = lines(tmp_path)
    assert [line.number for line in written] == list(range(6))
    for line in written:
        outcome = game.outcome(replay(game, line.record))
        assert outcome is not None
        assert (outcome.scores, outcome.places) == (line.scores, line.places)
    assert {tuple(line.record.names) for line in written} == {
        ("greedy", "random"),
        ("random", "greedy"),
    }


def test_the_same_series_gives_the_same_files_however_it_was_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert sum(make(whole, 10)) == 10
    assert sum(make(stopped, 6)) == 6
    (stopped / "0000000-0000003.jsonl.gz").unlink()
    assert sum(make(stopped, 10)) == 10  # the file that was lost, and those that were not whole
    assert not make(stopped, 10)
    assert {path.name: path.read_bytes() for path in whole.iterdir()} == {
        path.name: path.read_bytes() for path in stopped.iterdir()
    }


def test_games_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    make(tmp_path, 2)
    with pytest.raises(BadDataset, match="another run"):
        make(tmp_path, 2, seed=2)


def test_the_command_writes_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    code = "from tawantin.cli import main; main()"
    command = ["dataset", "chocolatl", "--games", "3", "--bots", "random", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-c", code, *command, "--format", "parquet", "--output", str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "3 games are in" in done.stdout
    table = parquet.read_table(sorted(tmp_path.glob("*.parquet"))[0])
    row = table.to_pylist()[0]
    assert (row["game"], row["seats"], len(row["scores"])) == ("chocolatl", 4, 4)
    assert len(row["seat"]) == len(row["action"]) == len(row["outcomes"])
    assert row["action"][0].startswith("offer")
