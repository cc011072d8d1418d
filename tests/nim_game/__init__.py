"""Nim, a game outside the package: what docs/adding-a-game.md builds."""

from pathlib import Path

from tawantin import Descriptor

GAME = Descriptor("nim", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
