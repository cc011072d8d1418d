"""Chocolatl by Günter Burkhardt: twelve cards, six places, and nobody knows who bids what."""

from pathlib import Path

from tawantin.kernel.descriptor import Descriptor

GAME = Descriptor("chocolatl", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
