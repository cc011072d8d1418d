"""Tables of TOML files, read with precise complaints: what is wrong, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, time
from typing import Any, Final

from .complaints import complaint
from .errors import BadComponents

LANGUAGES: Final = ("en", "de", "nl", "hu")


def _shown(value: object) -> str:
    """A bad value as TOML has it, cut where it would fill the page."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "< -10^19" if value < 0 else "> 10^19"
    if isinstance(value, bool):
        return str(value).lower()
    text = value.isoformat() if isinstance(value, date | time) else repr(value)
    return text if len(text) <= 80 else f"{text[:77]}…"


class Table:
    """A TOML table that knows where it stands, for readings with precise complaints."""

    def __init__(
        self,
        data: Mapping[str, Any],
        where: str,
        file: str,
        ranges: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.data: Final = data
        self.where: Final = where
        self.file: Final = file
        self.ranges: Final[dict[str, tuple[int, int]]] = {} if ranges is None else ranges
        """Between which bounds whole numbers were asked for, by place, in the whole file."""

    def _place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def complain(
        self, key: str, problem: str, kind: str = "", /, **values: object
    ) -> BadComponents:
        """The error to raise about one key.

        With a kind (complaints.py) it can be said in other languages too, and `problem` has the
        values in braces.
        """
        place = self._place(key)
        if not kind:
            return BadComponents(f"{self.file}: {place} {problem}.")
        sentence = "{file}: {place} " + problem + "."
        return complaint(kind, sentence, file=self.file, place=place, **values)

    def _get(self, key: str) -> Any:
        if key not in self.data:
            raise self.complain(key, "is missing", "missing")
        return self.data[key]

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def integer(self, key: str, low: int = 0, high: int = 10_000) -> int:
        """A whole number between two bounds."""
        return self._integer(key, self._get(key), low, high)

    def _integer(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int:
            raise self.complain(
                key, "must be a whole number, but is {value}", "whole-number", value=_shown(value)
            )
        self.ranges[self._place(key)] = (low, high)
        if not low <= value <= high:
            raise self._out_of_bounds(key, value, low, high)
        return value

    def _out_of_bounds(self, key: str, value: int, low: int, high: int) -> BadComponents:
        shown = _shown(value)
        if low == high:
            return self.complain(
                key, "must be {allowed}, but is {value}", "exactly", allowed=low, value=shown
            )
        return self.complain(
            key,
            "must be between {low} and {high}, but is {value}",
            "between",
            low=low,
            high=high,
            value=shown,
        )

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self._get(key)
        if type(value) is not bool:
            raise self.complain(
                key, "must be true or false, but is {value}", "flag", value=_shown(value)
            )
        return value

    def number(self, key: str, low: float, high: float) -> float:
        """A number, whole or not, between two bounds."""
        value = self._get(key)
        if type(value) not in (int, float) or not low <= value <= high:
            raise self.complain(
                key,
                "must be a number from {low} to {high}, but is {value}",
                "number",
                low=low,
                high=high,
                value=_shown(value),
            )
        return float(value)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._get(key)
        if type(value) is not str or not value:
            raise self._no_text(key, value)
        return value

    def _no_text(self, key: str, value: object) -> BadComponents:
        return self.complain(key, "must be a text, but is {value}", "text", value=_shown(value))

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """One of the given texts."""
        value = self.text(key)
        if value not in choices:
            shown = _shown(value)
            if len(choices) == 1:
                raise self.complain(
                    key,
                    "must be {allowed}, but is {value}",
                    "exactly",
                    allowed=choices[0],
                    value=shown,
                )
            raise self.complain(
                key,
                "must be one of {choices}, but is {value}",
                "one-of",
                choices=", ".join(choices),
                value=shown,
            )
        return value

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, perhaps of a given length."""
        value = self._get(key)
        if type(value) is not list:
            raise self.complain(key, "must be a list, but is {value}", "list", value=_shown(value))
        if length is not None and len(value) != length:
            raise self.complain(
                key,
                "must have {length} entries, but has {count}",
                "entries",
                length=length,
                count=len(value),
            )
        return value

    def integers(
        self, key: str, length: int | None = None, low: int = 0, high: int = 10_000
    ) -> tuple[int, ...]:
        """A list of whole numbers between two bounds."""
        values = self.items(key, length)
        return tuple(
            self._integer(f"{key}[{n}]", value, low, high) for n, value in enumerate(values)
        )

    def texts(self, key: str, length: int | None = None) -> tuple[str, ...]:
        """A list of texts."""
        values = self.items(key, length)
        for n, value in enumerate(values):
            if type(value) is not str or not value:
                raise self._no_text(f"{key}[{n}]", value)
        return tuple(values)

    def table(self, key: str) -> Table:
        """A table inside this one."""
        value = self._get(key)
        if type(value) is not dict:
            raise self._no_table(key, value)
        return Table(value, self._place(key), self.file, self.ranges)

    def _no_table(self, key: str, value: object) -> BadComponents:
        return self.complain(key, "must be a table, but is {value}", "table", value=_shown(value))

    def tables(self, key: str, length: int | None = None) -> tuple[Table, ...]:
        """A list of tables inside this one."""
        tables = []
        for n, value in enumerate(self.items(key, length)):
            if type(value) is not dict:
                raise self._no_table(f"{key}[{n}]", value)
            place = f"{self._place(key)}[{entry_id(value, n)}]"
            tables.append(Table(value, place, self.file, self.ranges))
        return tuple(tables)

    def names(self, key: str = "name") -> dict[str, str]:
        """A text in every language: in English where the file has none in one of the others."""
        table = self.table(key)
        english = table.text("en")
        return {
            language: table.text(language) if language in table else english
            for language in LANGUAGES
        }


def entry_id(entry: Any, number: int) -> object:
    """What the entry of a list is known by: its id or number, else where it stands."""
    return entry.get("id", entry.get("n", number)) if isinstance(entry, dict) else number
