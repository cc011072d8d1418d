"""What bots are called at a table, one a seat: names from the Andes, the same in all languages.

The page reads the same file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

BOT_NAMES: Final = msgspec.json.decode(
    (Path(__file__).parent / "bot_names.json").read_bytes(), type=tuple[str, ...]
)
