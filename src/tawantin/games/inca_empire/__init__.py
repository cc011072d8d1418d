"""Inca Empire, by Alan D. Ernstein: roads out of Cuzco, conquest, and shared building."""

from pathlib import Path

from tawantin.kernel.descriptor import Descriptor

GAME = Descriptor("inca_empire", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
