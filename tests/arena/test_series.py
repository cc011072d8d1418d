from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.bots.cards_game import GAME as TRICKS
from tests.nim_game import GAME as NIM

import tawantin
from tawantin.arena.run import BadResults, Results, run
from tawantin.arena.series import Series, line_up, new_series, play_batch
from tawantin.arena.statistics import decided
from tawantin.arena.workers import Here, Pool
from tawantin.bots import BadBot
from tawantin.kernel.components import parse
from tawantin.kernel.errors import BadComponents, BadSeats, UnknownGame

tawantin.register(NIM)
tawantin.register(TRICKS)


def tricks(*bots: str, seats: int = 3, rotate: bool = True) -> Series:
    return new_series("tricks", seats, bots, seed=5, rotate=rotate)


def outcomes(results: Results) -> list[tuple[int, list[str], list[int]]]:
    return [(game.number, game.bots, game.scores) for game in results.games()]


def test_games_are_the_same_however_many_workers_play_them() -> None:
    series = tricks("greedy@1", "random")
    alone, together = Results(series), Results(series)
    run(alone, 40, Here())
    crew = Pool(2)
    try:
        run(together, 40, crew)
    finally:
        crew.close()
    assert outcomes(alone) == outcomes(together)
    assert len(alone.played) == 40


def test_a_killed_worker_loses_no_game() -> None:
    series = tricks("mcts@60", "random")
    results = Results(series)
    crew = Pool(2)
    killed: list[int] = []

    def kill(count: int) -> None:
        if not killed:
            killed.append(next(iter(crew._pool._processes)))
            os.kill(killed[0], signal.SIGKILL)

    try:
        run(results, 30, crew, kill)
    finally:
        crew.close()
    assert killed
    expected = Results(series)
    run(expected, 30, Here())
    assert outcomes(results) == outcomes(expected)


def test_ctrl_c_reaches_no_worker_not_even_one_that_begins() -> None:
    crew = Pool(2)
    try:
        crew.submit(tricks("random"), range(5))
        workers = list(crew._pool._processes)
        for worker in workers:
            os.kill(worker, signal.SIGINT)
        [(_, played)] = crew.collect()
        assert len(played) == 5
        assert list(crew._pool._processes)[: len(workers)] == workers
    finally:
        crew.close()


def test_workers_in_the_middle_of_a_long_batch_are_dismissed_at_once() -> None:
    crew = Pool(1)
    crew.submit(tricks("random"), range(1))
    crew.collect()
    crew.submit(tricks("mcts@300"), range(10_000))
    [worker] = crew._pool._processes.values()
    crew.close()
    worker.join(10)
    assert worker.exitcode is not None


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(
        "import os, signal\n"
        "from tawantin.arena.series import new_series\n"
        "from tawantin.arena.workers import Pool\n"
        "if __name__ == '__main__':\n"
        "    crew = Pool(1)\n"
        "    crew.submit(new_series('chocolatl', 3, ['random'], 1), [0])\n"
        "    crew.collect()\n"
        "    print(*crew._pool._processes, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    # Ends when nobody has its output any more, and workers have it too.
    done = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert done.stdout


def test_every_bot_of_a_tournament_sits_equally_often_on_every_seat() -> None:
    series = tricks("random", "greedy", "mcts@5", "easy")
    sat = Counter(
        (name, seat) for n in range(4 * 3) for seat, name in enumerate(line_up(series, n))
    )
    assert len(sat) == 12
    assert set(sat.values()) == {3}


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert new_series("tricks", 4, ["greedy", "random"], 1).bots == (
        *("greedy", "random"),
        *("random", "random"),
    )
    series = tricks("greedy", "random", seats=4)
    assert [line_up(series, n).count("random") for n in range(8)] == [3] * 8


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    series, path = tricks("random", "greedy@1"), tmp_path / "run.jsonl"
    first = Results.resume(series, path)
    run(first, 12, Here())
    first.close()
    with path.open("ab") as file:
        file.write(b'[12,["random"')  # killed while it wrote
    again = Results.resume(series, path)
    assert outcomes(again) == outcomes(first)
    run(again, 20, Here())
    again.close()
    whole = Results(series)
    run(whole, 20, Here())
    assert outcomes(Results.resume(series, path)) == outcomes(whole)


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    first = Results.resume(tricks("random"), path)
    run(first, 3, Here())
    first.close()
    with pytest.raises(BadResults, match="another run"):
        Results.resume(tricks("greedy"), path)


@pytest.mark.parametrize("text", [b"\xff\x00", b"{}\n", b"[" * 100_000, b"\n\n", b"3"])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(text)
    with pytest.raises(BadResults, match=r"run\.jsonl is not a file of finished games\.$"):
        Results.resume(tricks("random"), path)
    assert path.read_bytes() == text


def test_a_damaged_line_is_refused_and_takes_no_games_away(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    first = Results.resume(tricks("random"), path)
    run(first, 3, Here())
    first.close()
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2][:-5]
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)
    with pytest.raises(BadResults, match="line 3 is not a finished game"):
        Results.resume(tricks("random"), path)
    assert path.read_bytes() == damaged


def test_a_run_until_sure_stops_when_one_bot_is_surely_best() -> None:
    series = new_series("nim", 2, ["greedy", "random"], 1, rotate=True)
    results = Results(series)
    run(results, 2000, Here(), enough=decided)
    assert 20 <= len(results.played) < 2000
    assert decided(results.games())
    assert not decided(results.games()[:-2])


def test_one_pool_plays_games_with_different_components() -> None:
    text = NIM.components.text.replace("most_in_a_heap = 7", "most_in_a_heap = 900")
    printed = new_series("nim", 2, ["random"], 1)
    longer = new_series("nim", 2, ["random"], 1, components=parse(text))
    crew = Pool(1)
    try:
        for series in (longer, printed, longer):
            results = Results(series)
            run(results, 4, crew)
            assert (max(g.decisions for g in results.games()) > 50) is (series is longer)
            here = play_batch(series, range(4))
            assert [g.scores for g in here] == [g.scores for g in results.games()]
    finally:
        crew.close()


def test_users_mistakes_are_refused_before_any_game() -> None:
    with pytest.raises(UnknownGame):
        new_series("chess", 2, ["random"], 1)
    with pytest.raises(BadSeats):
        new_series("nim", 7, ["random"], 1)
    with pytest.raises(BadBot):
        new_series("nim", 2, ["nobody"], 1)
    with pytest.raises(BadBot):
        new_series("nim", 2, ["random"] * 3, 1)
    with pytest.raises(BadBot):
        new_series("nim", 2, [], 1)
    with pytest.raises(BadComponents):
        new_series("nim", 2, ["random"], 1, components=tawantin.game("cuzco").components)
