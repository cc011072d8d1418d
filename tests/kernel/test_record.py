from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tawantin
from tawantin import BadRecord, Game, LiveChance, Match, Record, TawantinError, replay
from tawantin.kernel.record import Entry, replay_states, save_atomically


def played(seed: int = 3, decisions: int | None = None) -> Match:
    """A game of Nim, or its beginning."""
    match = Match.start(tawantin.game("nim"), 2, chance=LiveChance(seed))
    while match.state.frames and (decisions is None or len(match.record.entries) < decisions):
        match.play(match.game.actors(match.state)[0], "take 1")
    return match


def test_a_record_comes_back_from_its_file_and_replays(tmp_path: Path) -> None:
    match = played()
    match.record.names = ["Ann", 'Bo "entries": []']
    match.record.save(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    assert record == match.record
    assert replay(match.game, record) == match.state


def test_a_record_without_decisions_comes_back() -> None:
    record = played(decisions=0).record
    assert Record.from_json(record.to_json()) == record


def test_a_record_has_one_decision_a_line() -> None:
    match = played()
    text = match.record.to_json().decode()
    assert text.count('"take 1"') == len(match.record.entries)
    assert '[0,"take 1",[]],\n' in text


def test_a_replay_can_stop_anywhere() -> None:
    match = played()
    heaps = [state.heap for state in replay_states(match.game, match.record)]
    assert heaps == list(range(heaps[0], -1, -1))
    assert replay(match.game, match.record, to=2).heap == heaps[2]


def damaged(**changes: object) -> Record:
    return msgspec.structs.replace(played().record, **changes)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "go"}, "The record is of go, not of nim."),
        ({"rules": 7}, "The record was played by version 7 of the rules of nim"),
        ({"components": "beef"}, "played with another components file of nim (beef instead of"),
        ({"seats": 9}, "does not replay at the setup: Nim is for 2 or 3 players, not 9."),
        ({"options": {"odd": True}}, "does not replay at the setup: nim has no option 'odd'"),
        ({"setup": []}, "does not replay at the setup: The record has fewer chance outcomes"),
        ({"setup": [99]}, "does not replay at the setup: The record says 99"),
        ({"setup": [1, 1]}, "does not replay at the setup: The record has 1 chance outcomes more"),
        ({"entries": [Entry(1, "take 1", [])]}, "at decision 1: Seat 1 has nothing to decide now."),
        ({"entries": [Entry(0, "steal 1", [])]}, "at decision 1: nim has no action 'steal 1'."),
        ({"entries": [Entry(0, "take 1", [3])]}, "at decision 1: The record has 1 chance outcomes"),
    ],
)
def test_a_record_that_does_not_replay_is_one_sentence(
    changes: dict[str, object], complaint: str
) -> None:
    game = tawantin.game("nim")
    readings: list[Callable[[Game[Any], Record], object]] = [replay, Match.resume]
    for reading in readings:
        with pytest.raises(BadRecord) as caught:
            reading(game, damaged(**changes))
        assert complaint in str(caught.value)
        assert "\n" not in str(caught.value)


def test_decisions_after_the_end_do_not_replay() -> None:
    record = played().record
    record.entries.append(Entry(0, "take 1", []))
    with pytest.raises(BadRecord, match="The game is over"):
        replay(tawantin.game("nim"), record)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"not json",
        b"\xff\x00",
        b"[]",
        b"{}",
        b'{"format": "something-else"}',
        played().record.to_json()[:-20],
        played().record.to_json().replace(b'"seats": 2', b'"seats": "two"'),
        played().record.to_json().replace(b'"take 1"', b"1"),
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_one_sentence(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(text)
    with pytest.raises(BadRecord, match=r"damaged\.json is not a record of a game: .*\.$"):
        Record.load(path)


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Record.load(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
        Record.load(tmp_path)


def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    save_atomically(pipe, b"told")
    assert os.read(reader, 9) == b"told"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_record_of_another_version_is_refused_by_its_version() -> None:
    text = played().record.to_json().replace(b'"version": 1', b'"version": 2')
    with pytest.raises(BadRecord, match="has version 2, this program reads version 1"):
        Record.from_json(text)
    # Even if the format has changed so much that nothing else can be read.
    with pytest.raises(BadRecord, match="has version 3, this program reads version 1"):
        Record.from_json(b'{"format": "tawantin-record", "version": 3, "moves": []}')


def test_saving_where_nothing_can_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(TawantinError, match=r"cannot be written: No such file or directory\.$"):
        played().record.save(tmp_path / "no" / "folder" / "game.json")


def test_saving_leaves_no_other_file_behind(tmp_path: Path) -> None:
    played().record.save(tmp_path / "game.json")
    played().record.save(tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_others_may_read_what_is_not_private_as_any_new_file(tmp_path: Path) -> None:
    (usual := tmp_path / "usual").write_bytes(b"")
    (closed := tmp_path / "closed").write_bytes(b"")
    closed.chmod(0o640)
    for name in ("new", "closed"):
        save_atomically(tmp_path / name, b"a report")
    save_atomically(tmp_path / "secret", b"passwords", private=True)
    assert (tmp_path / "new").stat().st_mode == usual.stat().st_mode
    assert closed.stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_an_error_in_the_middle_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    save_atomically(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TawantinError, match="No space left"):
        save_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


KILLED = """
import os, sys
from pathlib import Path
from tawantin.kernel.record import save_atomically

def wait_for_the_kill(handle):
    print("half way", flush=True)
    sys.stdin.read()

os.fsync = wait_for_the_kill
save_atomically(Path(sys.argv[1]), b"new" * 1000)
"""


def test_a_kill_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_atomically(path, b"old")
    with subprocess.Popen(  # our own program
        [sys.executable, "-c", KILLED, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as saving:
        assert saving.stdout is not None
        assert saving.stdout.readline() == b"half way\n"
        saving.kill()
        assert saving.wait() == -signal.SIGKILL
    assert path.read_bytes() == b"old"
