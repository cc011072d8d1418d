from __future__ import annotations

import gc
import weakref

import pytest

import tawantin
from tawantin import BadSeats, UnknownGame


def test_a_registered_game_is_found_by_name() -> None:
    assert tawantin.game("nim").id == "nim"
    assert "nim" in tawantin.games()


def test_games_are_listed_in_order() -> None:
    assert list(tawantin.games()) == sorted(tawantin.games())


def test_listing_still_works_when_games_are_loaded() -> None:
    for name in tawantin.games():
        assert tawantin.game(name).id == name
    assert callable(tawantin.games)


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
