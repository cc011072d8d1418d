"""The Princes of Machu Picchu, by Mac Gerdts, for 2 to 5 players."""

from pathlib import Path

from tawantin.kernel.descriptor import Descriptor

GAME = Descriptor("machu_picchu", Path(__file__).with_name("components.toml"), f"{__name__}.rules")
