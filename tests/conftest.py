"""What every test may use: Nim, a game that lives outside the package."""

import os

from tests import games

__all__ = ["games"]


def pytest_xdist_auto_num_workers() -> int:
    """More than cores: many tests wait for a browser, a server or a database."""
    return (os.cpu_count() or 1) + 2
