"""Tricks, a toy with hidden hands and simultaneous choices, for testing bots."""

from pathlib import Path

from tawantin import Descriptor

GAME = Descriptor("tricks", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
