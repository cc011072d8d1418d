"""Events and actions in words, from the sentences that the page has too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from babel.lists import format_list

from ..kernel.actions import Action
from ..kernel.components import Components
from ..kernel.descriptor import Descriptor
from ..kernel.errors import TawantinError
from ..kernel.events import Event
from ..kernel.meaning import meaning
from ..kernel.toml import LANGUAGES
from .messages import bundle, formatted, source
from .names import Names, SeatName, dashed, kinds_of
from .numbers import numbers

Fields = dict[str, Any]


def language_of(environment: Mapping[str, str]) -> str:
    """The user's language, where there are words in it; else English.

    >>> language_of({"LANG": "de_AT.UTF-8"})
    'de'
    """
    wish = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG")
    return wish[:2] if wish and wish[:2] in LANGUAGES else "en"


def check_language(language: str) -> str:
    """A language that we have, or a complaint."""
    if language not in LANGUAGES:
        raise TawantinError(
            f"There are the languages {', '.join(LANGUAGES)}, but not {language!r}."
        )
    return language


class Words:
    """The words of one game in one language, if need be with a number of players."""

    def __init__(
        self,
        language: str,
        game: Descriptor,
        components: Components | None = None,
        seats: int | None = None,
    ) -> None:
        self.language: Final = check_language(language)
        self.game: Final = game.id
        self.data: Final = (components or game.components).root.data
        self._bundle: Final = bundle(language, game.locale)
        self._numbers: Final = numbers(source(game.locale, language), self.data)
        self._rules: Final = game.game.rules
        self._silent: Final = {str(kind.__struct_config__.tag) for kind in self._rules.silent}
        kinds = kinds_of(self._rules)
        self.names: Final = Names(language, self.data, kinds, self._known, seats)

    def say(self, message: str, **values: Any) -> str:
        """A message of the locale; its id shows that it is missing."""
        return formatted(self._bundle, message, {**self._numbers, **values})

    def name(self, kind: str, ident: object, otherwise: str | None = None) -> str:
        """What the components file calls the entry of a table with that id."""
        entry = self.entry(kind, ident)
        name = entry.get("name") if entry else None
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
        kind = str(type(event).__struct_config__.tag)
        if kind in self._silent:
            return None
        message = f"log-{dashed(kind)}"
        if not self._bundle.has_message(message):
            return _plain(kind, msgspec.to_builtins(event))
        return self.say(message, **self.names.of_record(meaning(type(event)), event, seat_name))

    def action(self, action: Action) -> str:
        """What an action does, in words; its text where the game brings no message for it."""
        named = self._rules.arguments.get(action.kind, ())
        values = self.names.of_action(action.args, action.targets, named)
        return self._known(f"action-{dashed(action.kind)}", **values) or action.text

    def thing(self, kind: str, ident: str) -> str:
        """What a thing of a declared kind is called; its id, spaced, where the game knows none."""
        what = self.names.kinds.get(kind)
        name = ident if what is None else self.names.name(what, ident)
        return ident.replace("_", " ") if name == ident else name

    def moves(self, kind: str) -> str:
        """What moves of a kind are called together; the kind, spaced, where it has no word."""
        return self._known(f"move-{dashed(kind)}") or kind.replace("_", " ")

    def _known(self, message: str, **values: Any) -> str | None:
        """A message with its values, or None if there is none."""
        return self.say(message, **values) if self._bundle.has_message(message) else None


def _plain(kind: str, fields: Fields) -> str:
    """An event of a game that brings no sentences: its fields."""
    parts = ", ".join(
        f"{name} {_shown(value)}" for name, value in fields.items() if name != "event"
    )
    return f"{kind.replace('_', ' ')}: {parts}"


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_shown(item) for item in value) + "]"
    return "–" if value is None else str(value)
