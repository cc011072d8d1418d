"""Bots that live outside the package; one look at their moves says who played."""

from __future__ import annotations

from tawantin import Action
from tawantin.bots import Bot, Glimpse


class First(Bot):
    about = "Takes the first move of the list."

    def choose(self, glimpse: Glimpse) -> Action:
        return glimpse.legal[0]


class Last(Bot):
    about = "Takes the last move of the list."

    def choose(self, glimpse: Glimpse) -> Action:
        return glimpse.legal[-1]
