"""Counting: the smallest game for four, to measure servers with nothing but their own work."""

from pathlib import Path

from tawantin import Descriptor

GAME = Descriptor("counting", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
