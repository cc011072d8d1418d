"""Cuzco: dice placed in descending order, runners, priests, headbands and the Sapa Inca's tasks."""

from pathlib import Path

from tawantin.kernel.descriptor import Descriptor

GAME = Descriptor("cuzco", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
