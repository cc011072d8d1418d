"""The numbers that games write straight from the position are those of the seat's view."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

import tawantin
from tawantin import LiveChance
from tawantin.kernel.layout import Layout, layout
from tawantin.kernel.numbers import Numbers, blank

GAMES = [name for name, game in tawantin.games().items() if "tawantin." in game.rules_module]
SOMETHING = 7.0
"""What lies in a vector before it is written."""


def of_view(game: tawantin.Game[Any], state: Any, seat: int) -> Numbers:
    lay = layout_of(game)
    numbers = blank(lay.size)
    lay.write(game.view(state, seat), seat, len(game.scores(state)), numbers)
    return numbers


def straight(game: tawantin.Game[Any], state: Any, seat: int, before: int = 3) -> Numbers:
    """What the game writes, in the midst of a vector with something else in it."""
    assert game.rules.observe is not None
    size = layout_of(game).size
    numbers = blank(before + size + 2)
    for place in range(len(numbers)):
        numbers[place] = SOMETHING
    game.rules.observe(state, seat, numbers, before)
    assert list(numbers[:before]) == [SOMETHING] * before
    assert list(numbers[before + size :]) == [SOMETHING] * 2
    return numbers[before : before + size]


def layout_of(game: tawantin.Game[Any]) -> Layout:
    return layout(game.rules.view_type, max(game.about.seats))


def differing(game: tawantin.Game[Any], one: Numbers, other: Numbers) -> list[str]:
    """The fields in which two vectors differ, for whoever must mend it."""
    fields = layout_of(game).fields()
    places = [place for place in range(len(one)) if one[place] != other[place]]
    return [
        [field.path for field in fields if field.at <= place < field.at + field.size][-1]
        for place in places
    ]


def games_of(game: tawantin.Game[Any], seats: int) -> Iterator[tuple[int, Any]]:
    """New games with the defaults, each preset, and the sets that the laws are tried with."""
    sets = ({}, *game.about.presets.values(), *game.rules.law_options)
    for number, options in enumerate(sets):
        with contextlib.suppress(tawantin.BadOption):  # some are for some numbers of players only
            yield number, game.new(seats, options, LiveChance(seats))


def positions(game: tawantin.Game[Any], state: Any, seed: int) -> Iterator[tuple[int, Any]]:
    """The positions of a game, the last one too; mostly the preferred action is done."""
    chance, decisions = LiveChance(seed), 0
    while state.frames:
        yield decisions, state
        seat = game.actors(state)[0]
        legal = game.legal(state, seat)
        liked = game.rules.prefer(state, seat, legal)
        best = liked.index(max(liked))
        choice = best if chance.pick(4) else chance.pick(len(legal))
        game.step(state, seat, legal[choice], chance)
        decisions += 1
    yield -1, state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_straight_from_the_position_is_what_the_view_shows(name: str) -> None:
    """For all seat counts and sets of options, to every seat, from the first move to the end."""
    game = tawantin.game(name)
    for seats in game.about.seats:
        for number, new in games_of(game, seats):
            for decisions, state in positions(game, new, number):
                if decisions > 0 and decisions % 5:
                    continue
                for seat in range(seats):
                    seen, written = of_view(game, state, seat), straight(game, state, seat)
                    assert seen == written, differing(game, seen, written)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_numbers(name: str) -> None:
    """A redeal deals all of it anew, and the numbers stay the same."""
    game = tawantin.game(name)
    seats = max(game.about.seats)
    changed = 0
    for decisions, state in positions(game, game.new(seats, chance=LiveChance(4)), 2):
        if decisions % 6:
            continue
        for seat in range(seats):
            other = game.redeal(state, seat, LiveChance(decisions + seat))
            changed += other != state
            assert straight(game, state, seat) == straight(game, other, seat)
    assert changed


OTHER_NUMBERS = {
    "chocolatl": ("last_round_points = 3", "last_round_points = 6"),
    "cuzco": (
        r"points_per_priest_by_round = .*",
        "points_per_priest_by_round = [2, 2, 2, 2, 2, 2]",
    ),
    "inca_empire": ("cost = 4", "cost = 3"),
    "machu_picchu": ("start_day = [12]", "start_day = 3"),
}
"""Changes of the components, most of which make a number one that never varies."""


@pytest.mark.parametrize("name", GAMES)
def test_games_with_other_numbers_write_what_their_views_show(name: str) -> None:
    printed = tawantin.game(name)
    text = re.sub(*OTHER_NUMBERS[name], printed.components.text)
    game = tawantin.game(name, components=text)
    assert game.digest != printed.digest
    seats = min(game.about.seats)
    for decisions, state in positions(game, game.new(seats, chance=LiveChance(1)), 1):
        if decisions % 9 == 0:
            for seat in range(seats):
                assert of_view(game, state, seat) == straight(game, state, seat)


def test_more_entries_than_declared_are_refused() -> None:
    game = tawantin.game("chocolatl")
    state = game.new(3, chance=LiveChance(1))
    state.players[0].taken = [1] * 100
    assert game.rules.observe is not None
    with pytest.raises(ValueError, match="too many"):
        game.rules.observe(state, 0, blank(layout_of(game).size), 0)


def test_the_pages_that_explain_the_numbers_are_current() -> None:
    pytest.importorskip("pettingzoo")  # the pages are written with the extra `rl`
    from scripts.observations import FOLDER, document

    for name in GAMES:
        assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == document(name), name
