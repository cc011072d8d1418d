"""What a seat, or a spectator, may see: built from nothing, never a state with secrets removed."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawantin.kernel.meaning import BySeat, Seat, UpTo

from .components import HAND, HIGHEST
from .kinds import Card, InDeck, InHand, Tricks
from .state import State


class View(msgspec.Struct):
    """The table."""

    hand: Annotated[list[Card], UpTo(HAND)]
    """Your own; empty for spectators."""
    cards: Annotated[list[InHand], BySeat()]
    """How many cards each player holds."""
    tricks: Annotated[list[Tricks], BySeat()]
    laid: Card | None
    """The card to be answered."""
    seen: Annotated[list[Card], UpTo(HIGHEST)]
    """All cards laid so far."""
    deck: InDeck
    turn: Seat | None
    """Who must lay a card."""


def view(state: State, seat: int | None) -> View:
    """What the seat sees."""
    return View(
        hand=[] if seat is None else [str(card) for card in state.players[seat].hand],
        cards=[len(player.hand) for player in state.players],
        tricks=[player.tricks for player in state.players],
        laid=str(state.laid) if state.laid else None,
        seen=[str(card) for card in state.seen],
        deck=len(state.deck),
        turn=state.frames[-1].actors(state)[0] if state.frames else None,
    )
