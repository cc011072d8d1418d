"""Every move that can ever occur."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import ActionTable
from tawantin.kernel.choices import Choice

from .components import CARDS

ACTIONS: Final = ActionTable("skeleton")
LAY: Final = Choice({card: ACTIONS.add("lay", card, targets=[f"card:{card}"]) for card in CARDS})
"""By card."""
