"""What every test may use: Nim, a game that lives outside the package."""

import pytest
from tests.nim_game import GAME

import tawantin

tawantin.register(GAME)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try what talks to browsers and other processes again before it counts as broken.

    A busy machine can let any deadline of theirs pass; what is really broken fails every time.
    """
    for item in items:
        if item.path.parent.name in ("web", "server", "store"):
            item.add_marker(pytest.mark.flaky(reruns=2))
