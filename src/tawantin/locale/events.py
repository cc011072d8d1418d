"""Events in words, from the sentences that the page's log has too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ..kernel.components import LANGUAGES, Components
from ..kernel.errors import TawantinError
from ..kernel.events import Event
from . import _FOLDER
from .event_arguments import ARGUMENTS, SEAT_FIELDS, SILENT

Told = dict[str, Any]
SeatName = Callable[[int], str]


def language_of(environment: Mapping[str, str]) -> str:
    """The user's language, where there are words in it; else English.

    >>> language_of({"LANG": "de_AT.UTF-8"})
    'de'
    """
    told = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG")
    return told[:2] if told and told[:2] in LANGUAGES else "en"


def check_language(language: str) -> str:
    """A language that there are words in, or a complaint."""
    if language not in LANGUAGES:
        raise TawantinError(
            f"There are the languages {', '.join(LANGUAGES)}, but not {language!r}."
        )
    return language


@cache
def _bundle(language: str, game: str) -> FluentBundle | None:
    """The messages of a game; None for games of other packages, which bring none."""
    if not (_FOLDER / language / f"{game}.ftl").is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("shell", game):
        text = (_FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


class Words:
    """The words of one game in one language."""

    def __init__(self, language: str, components: Components) -> None:
        self.language: Final = check_language(language)
        self.game: Final = components.about.id
        self.data: Final = components.root.data
        self._bundle: Final = _bundle(language, self.game)

    def say(self, message: str, **values: Any) -> str:
        """A message of the locale; its id shows that it is missing."""
        if self._bundle is None or not self._bundle.has_message(message):
            return message
        value = self._bundle.get_message(message).value
        if value is None:
            return message
        return str(self._bundle.format_pattern(value, values)[0])

    def name(self, kind: str, ident: object, otherwise: str | None = None) -> str:
        """What the components file calls the entry of a table with that id."""
        found = self.entry(kind, ident)
        name = found.get("name") if found else None
        if isinstance(name, Mapping):
            return str(name.get(self.language, name["en"]))
        return str(name or (ident if otherwise is None else otherwise))

    def entry(self, kind: str, ident: object) -> Mapping[str, Any] | None:
        """The entry of a table with that id."""
        table = self.data.get(kind)
        if isinstance(table, Mapping):
            inner = table.get(str(ident))
            return inner if isinstance(inner, Mapping) else None
        for one in table or ():
            if str(one.get("id", one.get("n"))) == str(ident):
                return one  # type: ignore[no-any-return]  # what TOML holds
        return None

    def listed(self, words: list[str]) -> str:
        """ "a, b and c"."""
        return str(format_list(words, locale=self.language)) if words else ""

    def tell(self, event: Event, seat_name: SeatName) -> str | None:
        """The sentence about an event; None where the log leaves it out."""
        told = msgspec.to_builtins(event)
        kind = told.pop("event")
        if self._bundle is None:
            return _plain(kind, told)
        if kind in SILENT[self.game]:
            return None
        message = f"log-{kind.replace('_', '-')}"
        if not self._bundle.has_message(message):
            return _plain(kind, told)
        values = {
            field: self._value(field, value, seat_name)
            for field, value in told.items()
            if isinstance(value, bool | int | str)
        }
        return self.say(message, **values | ARGUMENTS[self.game](self, kind, told))

    def _value(self, field: str, value: bool | int | str, seat_name: SeatName) -> str | int:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return seat_name(value) if field in SEAT_FIELDS[self.game] else value
        return self.name(field, value)


def _plain(kind: str, told: Told) -> str:
    """An event of a game that brings no sentences: its fields."""
    parts = ", ".join(f"{name} {_shown(value)}" for name, value in told.items())
    return f"{kind.replace('_', ' ')}: {parts}"


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_shown(item) for item in value) + "]"
    return "–" if value is None else str(value)
