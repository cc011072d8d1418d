"""What happens, each with who may know it."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.events import Event
from tawantin.kernel.meaning import Seat

from .kinds import Card


class CardLaid(Event, frozen=True):
    """A card was laid for all to see."""

    seat: Seat
    card: Card


class CardDrawn(Event, frozen=True):
    """A card was drawn; only its owner is told which."""

    seat: Seat
    card: Card | None


class TrickWon(Event, frozen=True):
    """A trick went to a player, who leads the next one."""

    seat: Seat


EVENTS: Final = (CardLaid, CardDrawn, TrickWon)
