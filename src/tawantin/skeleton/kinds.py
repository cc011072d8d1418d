"""What fields of views and events mean."""

from __future__ import annotations

from typing import Annotated

from tawantin.kernel.meaning import Id, Number

from .components import CARDS, HAND, HIGHEST, TRICKS

Card = Annotated[str, Id("card", tuple(str(card) for card in CARDS))]
"""A thing that actions touch (`card:7`): the page lets players click on it."""
InHand = Annotated[int, Number(0, HAND)]
InDeck = Annotated[int, Number(0, HIGHEST)]
Tricks = Annotated[int, Number(0, TRICKS)]
