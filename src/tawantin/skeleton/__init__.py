"""Skeleton: a small complete game with secret hands and chance. Make it your own."""

from pathlib import Path

from tawantin.kernel.descriptor import Descriptor

GAME = Descriptor("skeleton", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
