from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.nim_game import GAME as NIM
from typer.testing import CliRunner

import tawantin
from tawantin.cli import _add_commands, app
from tawantin.kernel.errors import TawantinError

tawantin.register(NIM)
_add_commands()
RUNNER = CliRunner()


def run(*words: str) -> str:
    result = RUNNER.invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_simulate_tells_the_same_for_the_same_seed() -> None:
    words = ("simulate", "nim", "--games", "30", "--seed", "4", "--workers", "1", "--json")
    first, second = json.loads(run(*words)), json.loads(run(*words))
    for output in (first, second):
        del output["seconds"], output["decisions_per_second"]
    assert first == second
    assert first["games"] == 30
    assert first["seats"] == 3


def test_simulate_writes_a_report(tmp_path: Path) -> None:
    path = tmp_path / "r.html"
    run("simulate", "nim", "--games", "9", "--workers", "1", "--report", str(path))
    assert "Victories by seat" in path.read_text()


def test_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    words = (
        "tournament",
        "nim",
        "--bots",
        "greedy,random",
        "--workers",
        "1",
        "--resume",
        str(path),
    )
    run(*words, "--games", "8")
    assert "8 of the games were played before" in run(*words, "--games", "14")
    assert len(path.read_bytes().splitlines()) == 15


def test_compare_shows_what_a_number_does(tmp_path: Path) -> None:
    path = tmp_path / "longer.toml"
    text = NIM.components_path.read_text().replace("most_in_a_heap = 7", "most_in_a_heap = 70")
    path.write_text(text)
    report = tmp_path / "c.html"
    answer = json.loads(
        run(
            *("compare", str(NIM.components_path), str(path), "--games", "20", "--seed", "1"),
            *("--bots", "random", "--workers", "1", "--json", "--report", str(report)),
        )
    )
    assert answer["values"] == ["stones.most_in_a_heap: 7 → 70"]
    changes = {one["measure"]["key"]: one for one in answer["comparison"]["changes"]}
    assert changes["decisions"]["sure"]
    assert "What differs" in report.read_text()
    assert (tmp_path / "c.csv").read_text().startswith("group,figure,of,unit,original,variant")


def test_ctrl_c_prints_what_is_known(tmp_path: Path) -> None:
    script = tmp_path / "long_run.py"
    script.write_text(
        textwrap.dedent(
            f"""
            import signal, sys
            # Whoever runs the tests in the background may have had Ctrl-C ignored.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            sys.path.insert(0, {os.getcwd()!r})
            import tawantin
            from tests.nim_game import GAME
            tawantin.register(GAME)
            if __name__ == "__main__":
                from tawantin.cli import main
                main()
            """
        )
    )
    path = tmp_path / "t.jsonl"
    words = ["tournament", "nim", "--bots", "mcts@300,greedy", "--games", "1000000"]
    process = subprocess.Popen(
        [sys.executable, str(script), *words, "--workers", "2", "--resume", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    for _ in range(600):
        if path.exists() and len(path.read_bytes().splitlines()) > 3:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    try:
        output, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "mcts@300" in output
    assert "victories" in output


@pytest.fixture
def own_ray_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ray's folder is one for all users of a machine; its sockets want a short path."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("RAY_TMPDIR", folder)
        yield


def test_a_cluster_that_does_not_answer_is_one_sentence_at_once() -> None:
    pytest.importorskip("ray")
    from tawantin.arena.workers import Cluster

    with pytest.raises(TawantinError, match="No Ray cluster was found at"):
        Cluster("127.0.0.1:1")


def test_ray_plays_the_same_games_and_survives_a_killed_worker(own_ray_folder: None) -> None:
    ray = pytest.importorskip("ray")
    from tawantin.arena.run import Results
    from tawantin.arena.run import run as run_series
    from tawantin.arena.series import new_series
    from tawantin.arena.workers import Cluster, Here

    series = new_series("nim", 2, ["mcts@300", "greedy"], 3, rotate=True)
    crew = Cluster("local")
    results = Results(series)
    killed: list[int] = []

    @ray.remote  # type: ignore[untyped-decorator]  # Ray's own
    def process() -> int:
        return os.getpid()

    def kill(count: int) -> None:
        if not killed:
            killed.append(ray.get(process.remote()))
            os.kill(killed[0], signal.SIGKILL)

    try:
        run_series(results, 60, crew, kill)
    finally:
        crew.close()
    expected = Results(series)
    run_series(expected, 60, Here())
    assert [g.scores for g in results.games()] == [g.scores for g in expected.games()]
    assert killed
