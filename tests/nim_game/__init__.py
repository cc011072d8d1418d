"""Nim, a game outside the package: a whole game in two files."""

from pathlib import Path

from tawantin import Descriptor

GAME = Descriptor("nim", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
