"""A view in lines of text, for the terminal."""

from __future__ import annotations

from tawantin.kernel.speech import Line, SeatName, Speech

from .view import View


def describe(view: View, words: Speech, name: SeatName) -> list[Line]:
    """The table; its words are in `locale/`, so that it can be described in any language."""
    tricks = [f"{name(seat)} {count}" for seat, count in enumerate(view.tricks)]
    return [
        (words.say("item-tricks"), ", ".join(tricks)),
        (words.say("text-laid"), view.laid or "–"),
        (words.say("text-hand"), ", ".join(view.hand) or "–"),
    ]
