"""What any table of a components file may have for people: names, marks, notes, where it is drawn.

No rule reads it, so nothing would complain about a bad one before it is to be shown. Ids are
checked here too: those of one list differ in every game.
"""

from __future__ import annotations

from typing import Any, Final

from .toml import LANGUAGES, Table

MARKS: Final = ("S", "W", "M", "R")
"""Where values come from: the rulebook, public material, memory, reconstructed or ruled here."""
TEXTS: Final = frozenset({"note", "hex"})
NAMES: Final = frozenset({"name", "short", "summary", "help"})
"""A text for all languages, or a table with one for each, English at least."""
NUMBERS: Final = frozenset({"x", "y", "width", "height"})
FURTHEST: Final = 100_000
"""Larger than any drawn board."""


def check_labels(table: Table) -> None:
    """Complain about a label, in this table or one inside it, that cannot be shown."""
    for key, value in table.data.items():
        if key in NAMES:
            _check_name(table, key)
        elif key in TEXTS:
            table.text(key)
        elif key in NUMBERS:
            table.number(key, -FURTHEST, FURTHEST)
        elif key == "source":
            _check_mark(table, key)
        elif key == "sources":
            marks = table.table(key)
            for marked in marks.data:
                _check_mark(marks, marked)
        elif key in ("id", "n"):
            if type(value) not in (str, int) or value == "":
                raise table.complain(key, "must be a text or a whole number", "id")
        else:
            _check_inside(table, key, value)


def _check_inside(table: Table, key: str, value: Any) -> None:
    if isinstance(value, dict):
        check_labels(table.table(key))
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        ids: set[object] = set()
        for inner in table.tables(key):
            check_labels(inner)
            name = inner.data.get("id")
            if name in ids:
                raise inner.complain("id", "is there twice", "twice")
            ids |= {name} - {None}


def _check_name(table: Table, key: str) -> None:
    if not isinstance(table.data[key], dict):
        table.text(key)
        return
    names = table.table(key)
    for language in ("en", *(one for one in LANGUAGES if one in names)):
        names.text(language)


def _check_mark(table: Table, key: str) -> None:
    if table.text(key)[0] not in MARKS:
        raise table.complain(key, "must begin with one of {marks}", "mark", marks=", ".join(MARKS))
