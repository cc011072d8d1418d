"""The speed gate: it passes where there is nothing to compare, and it can fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import speed_gate

PLAYOUT = "src/tawantin/kernel/playout.py"
SLOWER = "        legal = [action for _ in range(9) for action in frame.legal(state, seat)]\n"


class Checkout:
    """A repository with the sources of this one, and changes of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
        shutil.copytree(speed_gate.ROOT / "src", folder / "src", ignore=leave)
        (folder / "scripts").mkdir()
        shutil.copy(speed_gate.__file__, folder / "scripts")
        self.git("init", "-q")

    def git(self, *arguments: str) -> None:
        names = ("-c", "user.name=test", "-c", "user.email=test@example.org")
        subprocess.run(["git", *names, *arguments], cwd=self.folder, check=True)

    def commit(self) -> None:
        self.git("add", "-A", "-f")
        self.git("commit", "-q", "-m", "A version")

    def write(self, path: str, text: str) -> None:
        (self.folder / path).write_text(text, encoding="utf-8")

    def gate(self) -> subprocess.CompletedProcess[str]:
        command = [
            sys.executable,
            "scripts/speed_gate.py",
            "--games",
            "chocolatl",
            "--rounds",
            "12",
        ]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=120)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


def passed(done: subprocess.CompletedProcess[str], told: str) -> None:
    assert done.returncode == 0, done.stdout + done.stderr
    assert told in done.stdout
    assert len(done.stdout.splitlines()) == 1
    assert not done.stderr


def test_a_first_commit_has_nothing_to_compare_with(checkout: Checkout) -> None:
    checkout.commit()
    passed(checkout.gate(), "the speed is not compared")


def test_a_shallow_clone_has_nothing_to_compare_with(checkout: Checkout) -> None:
    checkout.commit()
    checkout.write(PLAYOUT, (checkout.folder / PLAYOUT).read_text() + "\n")
    checkout.commit()
    shallow = checkout.folder.with_name("shallow")
    checkout.git("clone", "-q", "--depth=1", checkout.folder.as_uri(), str(shallow))
    checkout.folder = shallow
    passed(checkout.gate(), "the speed is not compared")


def test_a_parent_that_does_not_run_is_left_alone(checkout: Checkout) -> None:
    sound = (checkout.folder / PLAYOUT).read_text()
    checkout.write(PLAYOUT, "import nonsense_that_nobody_has\n")
    checkout.commit()
    checkout.write(PLAYOUT, sound)
    checkout.commit()
    passed(checkout.gate(), "did not run before")


def test_an_engine_slowed_down_on_purpose_is_found_also_before_it_is_committed(
    checkout: Checkout,
) -> None:
    checkout.commit()
    sound = (checkout.folder / PLAYOUT).read_text()
    line = "        legal = frame.legal(state, seat)\n"
    assert line in sound
    # The first of nine equal copies is picked from, so that the games stay the same.
    checkout.write(
        PLAYOUT, sound.replace(line, SLOWER).replace("pick(len(legal))", "pick(len(legal) // 9)")
    )
    done = checkout.gate()
    assert done.returncode == 1, done.stdout
    assert "chocolatl: play takes" in done.stdout
    assert "became slower" in done.stderr
