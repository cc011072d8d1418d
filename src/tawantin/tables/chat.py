"""Chat at a table: who may talk, what they say, and what the host can do about it."""

from __future__ import annotations

import unicodedata
from typing import Final

from . import changes as c
from .refusal import Refusal
from .requests import Person, check_host
from .table import Table

REPEATED_WITHIN: Final = 200
"""Changes among which words that were sent again are recognised."""
_JOINERS: Final = "\u200c\u200d"
"""Format characters that shape letters and emoji, and do no harm."""


def clean_text(text: str) -> str:
    """One plain line: no control characters, none that change the direction of writing."""
    kept = "".join(one if one in _JOINERS or _harmless(one) else " " for one in text)
    return " ".join(kept.split())


def _harmless(character: str) -> bool:
    """Characters that are not assigned yet may be tomorrow's emoji."""
    category = unicodedata.category(character)
    return category[0] != "C" or category == "Cn"


def say(table: Table, person: Person, text: str, now: int, key: str = "") -> None:
    """Chat. What was already said with the same key was sent again, and is not said again."""
    words = clean_text(text)
    if not words.strip(_JOINERS):
        raise Refusal("malformed", "There is nothing to say.")
    _check_may_talk(table, person)
    if key and any(
        isinstance(logged.change, c.Said)
        and logged.change.player == person.id
        and logged.change.key == key
        for logged in table.story[-REPEATED_WITHIN:]
    ):
        return
    aside = table.status == "playing" and not _belongs(table, person)
    table.add(c.Said(at=now, player=person.id, name=person.name, text=words, key=key, aside=aside))


def _belongs(table: Table, person: Person) -> bool:
    """Whether somebody plays or hosts."""
    return person.id == table.host or bool(table.seats_of(person.id))


def _check_may_talk(table: Table, person: Person) -> None:
    if person.id in table.muted:
        raise Refusal("muted", "The host of the table has muted you.")
    plays = _belongs(table, person)
    allowed = {
        "nobody": False,
        "players": plays,
        "signed_in": plays or person.signed_in,
        "all": True,
    }
    if not allowed[table.chat]:
        raise Refusal("chat_closed", "You may not talk at this table.")


def set_chat(table: Table, person: Person, who: c.Chatters, now: int) -> None:
    """The host says who may talk."""
    check_host(table, person)
    if table.chat != who:
        table.add(c.ChatSet(at=now, who=who))


def mute(table: Table, person: Person, player: str, muted: bool, now: int) -> None:
    """The host mutes somebody, or unmutes them."""
    check_host(table, person)
    if player == table.host:
        raise Refusal("not_allowed", "The host cannot be muted.")
    if (player in table.muted) == muted:
        return
    if muted and not _is_known(table, player):
        raise Refusal("not_found", "Nobody of that name has been at this table.")
    table.add(c.Muted(at=now, player=player, muted=muted))


def _is_known(table: Table, player: str) -> bool:
    if any(seat.player == player for seat in table.seats):
        return True
    return any(
        isinstance(logged.change, c.Said) and logged.change.player == player
        for logged in table.story
    )


def said_at(table: Table, seq: int) -> c.Said:
    """What was said as a change, if it is still there."""
    target = table.story[seq - 1].change if 1 <= seq <= table.seq else None
    if not isinstance(target, c.Said) or not target.text:
        raise Refusal("not_found", "Nothing was said there.")
    return target


def unsay(table: Table, person: Person, said: int, now: int) -> None:
    """The host removes what somebody said, and anybody what they said themselves."""
    target = said_at(table, said)
    if target.player != person.id:
        check_host(table, person)
    table.add(c.Unsaid(at=now, said=said))


def remove(table: Table, said: int, now: int) -> None:
    """The host of the server removes what somebody said."""
    said_at(table, said)
    table.add(c.Unsaid(at=now, said=said))
