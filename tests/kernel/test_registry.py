from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

import tawantin
from tawantin import BadSeats, UnknownGame
from tawantin.kernel import registry


@pytest.fixture
def a_package_whose_folder_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """What remains of a game that was installed by `pip install -e` and then moved away."""
    folder = tmp_path / "site" / "gone-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: gone\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[tawantin.games]\ngone = gone:GAME\n")
    monkeypatch.syspath_prepend(folder.parent)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


def test_a_registered_game_is_found_by_name() -> None:
    assert tawantin.game("nim").id == "nim"
    assert "nim" in tawantin.games()


def test_games_are_listed_in_order() -> None:
    assert list(tawantin.games()) == sorted(tawantin.games())


def test_listing_still_works_when_games_are_loaded() -> None:
    for name in tawantin.games():
        assert tawantin.game(name).id == name
    assert callable(tawantin.games)


def test_a_package_that_cannot_be_loaded_takes_no_other_game_away(
    a_package_whose_folder_is_gone: None, caplog: pytest.LogCaptureFixture
) -> None:
    assert {"chocolatl", "nim"} <= tawantin.games().keys()
    assert "gone" not in tawantin.games()
    assert caplog.messages == [
        "the game gone (gone:GAME) cannot be loaded: "
        "ModuleNotFoundError(\"No module named 'gone'\")"
    ]


def test_dashes_count_as_underscores() -> None:
    from tawantin.kernel.registry import descriptor

    with pytest.raises(UnknownGame, match=r"no game 'no-such-game'; there are .*nim"):
        descriptor("no-such-game")
    games = [name for name in tawantin.games() if "_" in name]
    for name in games:
        assert descriptor(name.replace("_", "-")).id == name


def test_a_bad_seat_count_is_one_sentence() -> None:
    with pytest.raises(BadSeats, match=r"^Nim is for 2 or 3 players, not 5\.$"):
        tawantin.game("nim").new(5)


def test_a_game_registered_again_replaces_the_copies_of_the_old_one() -> None:
    nim = tawantin.games()["nim"]
    text = nim.printed.text.replace("most_taken = 3", "most_taken = 2")
    assert text != nim.printed.text
    copy = tawantin.game("nim", components=text)
    assert tawantin.game("nim", components=text) is copy
    old = weakref.ref(copy)
    tawantin.register(nim)
    del copy
    gc.collect()
    assert old() is None, "nobody keeps it or hands it out"
    assert tawantin.game("nim", components=text).digest != nim.game.digest
