"""Reasons in words: why a move is not possible, and what would help.

The page does the same in `web/src/why`; the sentences are shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..kernel.reasons import Reason
from .events import Words
from .names import SeatName


@dataclass(frozen=True)
class Explained:
    """A reason as people read it."""

    sentence: str
    help: str = ""
    """What would make it possible, if something would."""
    rule: str = ""
    """The title of the paragraph of the rules that it rests on."""
    also: tuple[str, ...] = ()
    """Other conditions that do not hold either."""

    def __str__(self) -> str:
        return " ".join(filter(None, [self.sentence, *self.also, self.help]))


def explain(words: Words, reason: Reason, seat_name: SeatName) -> Explained:
    """The sentences about a reason, in the language and with the names of the words."""
    values = {name: _shown(words, name, value, seat_name) for name, value in reason.values.items()}
    return Explained(
        _capital(words.say(f"reason-{_dashed(reason.id)}", **values)),
        _capital(words.say(f"help-{_dashed(reason.help)}", **values)) if reason.help else "",
        words.say(f"rule-{_dashed(reason.rule)}-title") if reason.rule else "",
        tuple(explain(words, other, seat_name).sentence for other in reason.also),
    )


def _capital(sentence: str) -> str:
    """A sentence may begin with the name of a thing."""
    return sentence[:1].upper() + sentence[1:]


def _shown(words: Words, name: str, value: int | str, seat_name: SeatName) -> int | str:
    if isinstance(value, str):
        return thing(words, value)
    return seat_name(value) if name == "seat" else value


def thing(words: Words, target: str) -> str:
    """What a thing of the game is called: an entry of its components, or a message."""
    kind, _, ident = target.partition(":")
    entry = words.entry(kind, ident) or _on_a_map(words.data, kind, ident)
    name = entry.get("name") if entry else None
    if isinstance(name, Mapping):
        return str(name.get(words.language, name["en"]))
    if name is not None:
        return str(name)
    for message in (f"name-{_dashed(kind)}-{_dashed(ident)}", f"name-{_dashed(kind)}"):
        sentence = words.say(
            message, id=ident, number=int(ident) + 1 if ident.isdecimal() else ident
        )
        if sentence != message:
            return sentence
    return ident or target


def _on_a_map(data: Mapping[str, Any], kind: str, ident: str) -> Mapping[str, Any] | None:
    """The entry in a list of things that a table holds, as the sites of a map."""
    for table in data.values():
        if not isinstance(table, Mapping):
            continue
        things = table.get(f"{kind}s")
        for one in things if isinstance(things, list) else ():
            if isinstance(one, Mapping) and one.get("id") == ident:
                return one
    return None


def _dashed(ident: str) -> str:
    return ident.replace("_", "-")
