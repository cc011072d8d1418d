"""`tawantin laws` and the plug-in, as users meet them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.laws import toy
from tests.laws.toy import Position
from typer.testing import CliRunner

import tawantin
from tawantin.cli import app
from tawantin.commands.laws import laws
from tawantin.kernel.descriptor import Descriptor
from tawantin.kernel.errors import BadOption
from tawantin.kernel.registry import _ADDED

if not any(command.name == "laws" for command in app.registered_commands):
    app.command("laws")(laws)


def spoiled(state: Position) -> Iterable[str]:
    if state.rounds == 1:
        yield "the last round [has] begun"


@pytest.fixture
def broken_toy() -> Iterator[str]:
    descriptor = Descriptor("toy", Path(toy.__file__).with_name("toy.toml"), "unused")
    descriptor.__dict__["game"] = toy.make(invariants=spoiled)
    tawantin.register(descriptor)
    yield "toy"
    del _ADDED["toy"]


def test_a_sound_game_keeps_all_laws_for_all_seats_and_options() -> None:
    result = CliRunner().invoke(app, ["laws", "nim", "--games", "7"])
    assert result.exit_code == 0, result.output
    assert "Nim keeps all eleven laws in 14 games" in result.output


def test_workers_play_the_same_games() -> None:
    printed = []
    for workers in ("1", "2"):
        result = CliRunner().invoke(app, ["laws", "nim", "--games", "12", "--workers", workers])
        printed.append(result.output.split("keeps")[0])
    assert printed[0] == printed[1]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_violation_names_law_seed_and_decision_and_leaves_a_record(
    broken_toy: str, tmp_path: Path, workers: str
) -> None:
    given = ["laws", "toy", "--seed", "3", "--folder", str(tmp_path / "new"), "--workers", workers]
    result = CliRunner().invoke(app, given)
    assert result.exit_code == 1
    (file,) = (tmp_path / "new").iterdir()
    assert "Law 7 is broken" in result.output
    assert "Seed 3, game 0, decision" in result.output
    assert "the last round [has] begun." in result.output
    decision = int(result.output.split("decision ")[1].split(",")[0])
    assert f"tawantin replay {file} --to {decision}" in result.output
    record = tawantin.Record.load(file)
    state = tawantin.replay(tawantin.game("toy"), record, to=decision)
    assert list(spoiled(state))
    again = result.output.split("tawantin laws ")[1].split()
    repeated = CliRunner().invoke(app, ["laws", *again, "--folder", str(tmp_path / "again")])
    assert repeated.exit_code == 1
    assert (tmp_path / "again" / file.name).read_bytes() == file.read_bytes()


@pytest.mark.parametrize(
    ("given", "mistake"),
    [
        (["go"], tawantin.UnknownGame),
        (["nim", "--seats", "9"], tawantin.BadSeats),
        (["nim", "--options", "misere=perhaps"], BadOption),
        (["nim", "--options", "misere"], BadOption),
    ],
)
def test_a_mistake_of_the_user_is_told_as_such(
    given: list[str], mistake: type[tawantin.TawantinError]
) -> None:
    result = CliRunner().invoke(app, ["laws", *given])
    assert isinstance(result.exception, mistake)


def test_a_folder_that_cannot_be_made_is_one_sentence(broken_toy: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    result = CliRunner().invoke(app, ["laws", "toy", "--folder", str(tmp_path / "file" / "x")])
    assert isinstance(result.exception, tawantin.TawantinError)


def test_a_package_gets_the_laws_by_two_lines(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        f"""
        import sys
        sys.path.insert(0, {str(Path(__file__).parents[2])!r})
        import tawantin
        from tests.nim_game import GAME
        tawantin.register(GAME)
        """
    )
    pytester.makepyfile(
        """
        from tawantin.kernel.laws.plugin import laws_of
        test_laws = laws_of("nim")
        """
    )
    plugin = ("-p", "tawantin.kernel.laws.plugin")
    result = pytester.runpytest_subprocess(*plugin, "-v", "--law-games", "3")
    result.assert_outcomes(passed=12)
    result.stdout.fnmatch_lines(["*test_laws?nim-2-default-legality? PASSED*"])
