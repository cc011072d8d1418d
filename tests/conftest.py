"""What every test may use: Nim, a game that lives outside the package."""

from tests import games

__all__ = ["games"]
