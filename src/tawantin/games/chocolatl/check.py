"""What an owner of the box may want to compare: one line a check."""

from __future__ import annotations

from collections.abc import Iterator

from .components import BLACK_DICE, DECKS, LARGE, ROUNDS, SMALL, SPACES, START_CARDS


def check_components() -> Iterator[str]:
    """How cards, dice and rounds fit together."""
    improving = (
        "always" if min(DECKS[LARGE] + DECKS[SMALL]) > START_CARDS[ROUNDS - 1] else "not always"
    )
    apart = "never" if min(DECKS[LARGE]) > max(DECKS[SMALL]) else "sometimes"
    yield (
        f"{ROUNDS} rounds use up {SPACES} spaces, {len(DECKS[LARGE])} cards a deck "
        f"and {ROUNDS} of {BLACK_DICE} bonus dice."
    )
    yield f"An improvement card is {improving} better than the card it replaces."
    yield f"The card of the small deck is {apart} as high as the one of the large deck."
