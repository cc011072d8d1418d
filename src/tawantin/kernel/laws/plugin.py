"""A pytest plug-in: the laws as tests, for each game, number of seats, set of options and kind.

A package that adds a game gets all of it by two lines in a test file::

    from tawantin.kernel.laws.plugin import laws_of
    test_laws = laws_of("my_game")

``--law-games N`` plays more games in each test, ``--law-seed S`` other ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from ..game import Game
from ..registry import game as find
from ..registry import games
from .runner import GROUPS, option_sets, run


@dataclass(frozen=True)
class Case:
    """One test: some laws of one game, played by some seats under some options."""

    game: Game[Any]
    seats: int
    name: str
    options: Mapping[str, object]
    group: str

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}-{self.name}-{self.group}"


def laws_of(*names: str) -> Callable[..., None]:
    """A test of the laws for the named games, or for all that are registered."""

    @pytest.mark.laws(*names)
    def test(law_case: Case, request: pytest.FixtureRequest) -> None:
        report = run(
            law_case.game,
            law_case.seats,
            law_case.options,
            games=request.config.getoption("--law-games"),
            seed=request.config.getoption("--law-seed"),
            laws=GROUPS[law_case.group],
        )
        if report.violation is not None:
            pytest.fail(f"{report.violation}\n{report.violation.trace}", pytrace=False)

    return test


def cases(names: tuple[str, ...]) -> Iterator[Case]:
    """The tests of the named games, or of all."""
    for name in names or games():
        game = find(name)
        for seats in game.about.seats:
            for called, options in option_sets(game, seats).items():
                for group in GROUPS:
                    yield Case(game, seats, called, options, group)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the user say how many games are played."""
    group = parser.getgroup("tawantin", "laws of games")
    group.addoption("--law-games", type=int, default=2, help="random games in each test of laws")
    group.addoption("--law-seed", type=int, default=0, help="which random games these are")


def pytest_configure(config: pytest.Config) -> None:
    """Say what the mark means."""
    config.addinivalue_line("markers", "laws(*games): the laws of these games, or of all")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make a test of each case."""
    if "law_case" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("laws")
        metafunc.parametrize("law_case", list(cases(mark.args if mark else ())), ids=str)
