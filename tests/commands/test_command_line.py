"""The command line as a user meets it: in a process of its own, judged by what it prints."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tawantin.kernel import registry

INSTALLED = sorted(entry.name for entry in entry_points(group=registry.GROUP))

COMMAND = [sys.executable, "-c", "from tawantin.cli import main; main()"]


def tawantin(
    *arguments: str | Path, answers: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "160", "NO_COLOR": "1", **environment},
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a refusal."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr.strip()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of Chocolatl that was left after the first decision."""
    file = tmp_path / "saved.json"
    done = tawantin(
        "play", "chocolatl", "--seats", "3", "--seed", "5", "--save", file, answers="1\nquit\n"
    )
    assert done.returncode == 0, done.stderr
    return file


def test_games_lists_every_game_without_loading_rules() -> None:
    code = (
        "import sys; from tawantin.cli import main; sys.argv[1:] = ['games']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.endswith('.rules')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    for name in INSTALLED:
        assert name in done.stdout
    assert done.stdout.rstrip().endswith("[]")


@pytest.mark.parametrize("name", INSTALLED)
def test_games_tells_the_options_of_one_game(name: str) -> None:
    done = tawantin("games", name)
    assert done.returncode == 0
    for option in registry.descriptor(name).about.options:
        assert option.id in done.stdout


@pytest.mark.parametrize("name", INSTALLED)
def test_components_prints_tables_with_their_provenance(name: str) -> None:
    done = tawantin("components", name)
    assert done.returncode == 0, done.stderr
    assert "[R]" in done.stdout
    assert "is sound" in done.stdout


def test_unknown_game_is_one_sentence_that_names_the_games() -> None:
    assert "chocolatl" in refused(tawantin("play", "chess"))


def test_bad_seat_count_is_one_sentence() -> None:
    assert "3, 4 or 5" in refused(tawantin("play", "chocolatl", "--seats", "9"))


def test_bad_option_is_one_sentence() -> None:
    message = refused(tawantin("play", "chocolatl", "--option", "colour=blue"))
    assert "has no option 'colour'" in message


def test_an_impossible_name_of_a_file_is_one_sentence(tmp_path: Path) -> None:
    name = "x" * 300
    for command in (["check"], ["export", tmp_path / "out", "--database"], ["import"]):
        assert refused(tawantin(*command, name)).endswith(": File name too long.")


def test_a_terminal_that_lacks_letters_shows_the_others() -> None:
    done = tawantin("games", "cuzco", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "2?4 players" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [("components", "cuzco"), ("games",), ("--help",)])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_one_sentence(words: tuple[str, ...], unbuffered: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *words],
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr == "tawantin: No space left on device.\n"


def test_a_report_without_a_place_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for file, problem in ((tmp_path / "no" / "x.html", "there is no folder"), (tmp_path, "folder")):
        message = refused(tawantin("simulate", "chocolatl", "--games", "1000000", "--report", file))
        assert problem in message
        message = refused(tawantin("train", "chocolatl", "--output", file))
        assert problem in message


def test_more_people_than_seats_or_a_saved_game_of_another_kind_are_refused(saved: Path) -> None:
    assert "9 people cannot sit on 3 seats" in refused(
        tawantin("play", "chocolatl", "--humans", "9")
    )
    message = refused(tawantin("play", "cuzco", "--resume", saved))
    assert "is a game of chocolatl, not of cuzco" in message
    other = registry.descriptor("cuzco").components_path
    assert "is for 'cuzco'" in refused(tawantin("replay", saved, "--components", other))


def test_missing_record_is_one_sentence(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tawantin("replay", tmp_path / "nothing.json"))


def test_corrupted_record_is_one_sentence(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-40])
    assert "not a record" in refused(tawantin("replay", saved))


def test_record_with_an_impossible_action_names_the_decision(saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["entries"][0][1] = "offer 99"
    saved.write_text(json.dumps(record))
    assert "decision 1" in refused(tawantin("replay", saved))


@pytest.mark.parametrize("content", ["", "schema = 1", "schema = 'x'", "not toml at all ["])
def test_bad_components_file_is_one_sentence(tmp_path: Path, content: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content)
    assert "mine.toml" in refused(tawantin("components", "chocolatl", "--check", file))


def test_what_is_wrong_with_a_file_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("schema = 0")
    message = refused(tawantin("components", "chocolatl", "--check", file, "--language", "nl"))
    assert message.endswith("schema moet tussen 1 en 1000 liggen, maar is 0.")
    message = refused(tawantin("components", "cuzco", "--language", "fr"))
    assert "but not 'fr'" in message


def test_a_language_that_we_lack_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    file = tmp_path / "variant.toml"
    change = ("--set", "score_track.end_mark=30", "--games", "1", "--bots", "random")
    message = refused(
        tawantin("workshop", "chocolatl", *change, "--save", file, "--language", "fr")
    )
    assert "but not 'fr'" in message
    assert not file.exists()


@pytest.mark.parametrize("name", INSTALLED)
def test_components_file_of_another_game_is_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.toml"
    text = registry.descriptor(name).components_path.read_text(encoding="utf-8")
    file.write_text(text.replace(f'id = "{name}"', 'id = "other"', 1), encoding="utf-8")
    assert "is for 'other'" in refused(tawantin("components", name, "--check", file))


def corrected(folder: Path, game: str, before: str, after: str) -> Path:
    """A game's components file with one passage replaced."""
    text = registry.descriptor(game).components_path.read_text(encoding="utf-8")
    assert before in text
    file = folder / "mine.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return file


def test_a_map_that_cannot_be_played_is_refused_with_its_reason(tmp_path: Path) -> None:
    wrong = corrected(tmp_path, "cuzco", 'feather_left = "turquoise"', 'feather_left = "violet"')
    message = refused(tawantin("components", "cuzco", "--check", wrong))
    assert "2 villages with a turquoise feather, not 3" in message


@pytest.mark.parametrize(
    ("game", "before", "after"),
    [
        ("cuzco", "values = [1, 2, 3]", "values = [1, 1, 2]"),
        ("cuzco", "[person_tiles]", "[person_tiles.exceptions]\nresearch_05_2 = 4\n[person_tiles]"),
        (
            "machu_picchu",
            "steps = [7, 6, 5, 4]",
            "steps = [7, 6, 5, 4]\ncosts = [{ coca = 1 }, { coca = 2 }, { cloth = 1 }, {}]",
        ),
    ],
)
def test_owners_can_correct_single_tiles(
    tmp_path: Path, game: str, before: str, after: str
) -> None:
    file = corrected(tmp_path, game, before, after)
    done = tawantin("components", game, "--check", file)
    assert done.returncode == 0, done.stderr
    assert "mine.toml is sound" in done.stdout


def test_a_price_for_a_tile_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    file = corrected(
        tmp_path,
        "cuzco",
        "[person_tiles]",
        "[person_tiles.exceptions]\nresearch_99_2 = 4\n[person_tiles]",
    )
    message = refused(tawantin("components", "cuzco", "--check", file))
    assert "research_99_2 is no person tile" in message


def test_playing_by_numbers_words_and_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = tawantin(
        "play", "chocolatl", "--humans", "3", "--seats", "3", "--save", file,
        answers="offer 4\n\nundo\noffer 99\nnonsense\n99\nhelp\nquit\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert json.loads(file.read_text())["entries"][0][:2] == [0, "offer 4"]


def test_a_saved_game_is_resumed_where_it_was_left(saved: Path) -> None:
    before = json.loads(saved.read_text())["entries"]
    done = tawantin("play", "--resume", saved, answers="1\nquit\n")
    assert done.returncode == 0, done.stderr
    after = json.loads(saved.read_text())["entries"]
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_kill_while_playing_leaves_a_whole_file(saved: Path) -> None:
    before = saved.read_bytes()
    with subprocess.Popen(
        [*COMMAND, "play", "--resume", str(saved)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin is not None
        try:
            process.stdin.write("1\n" * 40)
            process.stdin.flush()
            while saved.read_bytes() == before and process.poll() is None:
                time.sleep(0.01)
        finally:
            process.send_signal(signal.SIGKILL)
    assert tawantin("replay", saved).returncode == 0


def test_words_of_other_seats_are_not_printed() -> None:
    done = tawantin("play", "chocolatl", "--seats", "3", "--seed", "1", answers="1\nquit\n")
    secret = [line for line in done.stdout.splitlines() if "(Medium)" in line and "offer" in line]
    assert secret == []


def test_a_whole_game_by_one_key_ends_with_the_points() -> None:
    done = tawantin("play", "chocolatl", "--seats", "3", "--seed", "2", answers="1\n" * 400)
    assert "The game is over" in done.stdout
    assert "Total" in done.stdout


def test_bench_prints_json_for_programs() -> None:
    done = tawantin("bench", "chocolatl", "--seconds", "0.1", "--json")
    answer = json.loads(done.stdout)
    assert answer["speeds"][0]["decisions_per_second"] > 0


def test_version_says_which_build_runs() -> None:
    done = tawantin("--version")
    assert "pure Python" in done.stdout or "compiled" in done.stdout


def test_a_typed_move_that_is_not_possible_is_explained_in_the_users_language() -> None:
    done = tawantin(
        "play", "chocolatl", "--seats", "3", "--seed", "5", "--language", "nl",
        answers="use_die\nquit\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    output = " ".join(done.stdout.split())
    assert "Werpen vraagt 1 bonusdobbelsteen, en je hebt er 0. Elke ronde neemt" in output
