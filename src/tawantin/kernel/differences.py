"""How two components files of one game differ, one row per value, for people to read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from .components import PLACES, WORDS, Components
from .sheet import Sheet, matches
from .toml import LANGUAGES, entry_id

NUMBERS: Final = ("n", "round", "players")
"""Keys that tell entries without a name apart."""
Named = Mapping[str, str]


class Difference(msgspec.Struct, frozen=True):
    """One value that is not the same in both."""

    place: str
    """Its path in the files: ``location[pyramid].double_placement_margin``."""
    within: dict[str, str]
    """What players call the entry it belongs to, by language; empty where it has no name."""
    key: str
    """The last key of the path, in plain words."""
    name: dict[str, str]
    """What the game's sheet calls such values, by language; empty where it does not."""
    before: str
    """The value in the first file as TOML has it; empty if it is not there."""
    after: str
    """The value in the second."""

    def __str__(self) -> str:
        return f"{self.place}: {self.before or 'nothing'} → {self.after or 'nothing'}"


def differences(a: Components, b: Components, sheet: Sheet | None = None) -> list[Difference]:
    """The values that rules read and that differ; not words, notes and places on the screen.

    The game's sheet, if it has one, tells what values are called.
    """
    return list(_walk(a.root.data, b.root.data, (), "", {}, sheet or Sheet()))


def _walk(
    a: Any, b: Any, path: tuple[str, ...], place: str, within: Named, sheet: Sheet
) -> Iterator[Difference]:
    if isinstance(a, dict) and isinstance(b, dict):
        within = _name(b) or _name(a) or _numbered(b) or within
        for key in dict.fromkeys([*a, *b]):
            if key not in WORDS and key not in PLACES:
                at = f"{place}.{key}" if place else key
                yield from _walk(a.get(key), b.get(key), (*path, key), at, within, sheet)
    elif _entries(a) and _entries(b):
        first, second = _by_id(a), _by_id(b)
        for ident in dict.fromkeys([*first, *second]):
            one, other = first.get(ident), second.get(ident)
            at, inner = f"{place}[{ident}]", (*path, str(ident))
            yield from _walk(one, other, inner, at, within, sheet)
    elif type(a) is not type(b) or a != b:
        name = next((row.name for row in sheet.rows if matches(row, path)), {})
        owner = dict(_name(b) or _name(a) or within)
        key = path[-1].replace("_", " ")
        yield Difference(place, owner, key, name, _shown(a), _shown(b))


def _entries(value: Any) -> bool:
    """Whether it is a list of tables, each known by an id of its own."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(entry, dict) for entry in value)
        and len(_by_id(value)) == len(value)
    )


def _by_id(entries: list[Any]) -> dict[object, Any]:
    return {entry_id(entry, n): entry for n, entry in enumerate(entries)}


def _name(value: Any) -> Named | None:
    name = value.get("name") if isinstance(value, dict) else None
    if isinstance(name, str):
        return {"en": name}
    return name if isinstance(name, dict) else None


def _numbered(entry: Mapping[str, Any]) -> Named | None:
    """Entries without a name are known by their number: a round, a number of players."""
    number = next((entry[key] for key in NUMBERS if key in entry), None)
    return None if number is None else dict.fromkeys(LANGUAGES, str(number))


def _shown(value: Any) -> str:
    """A value as TOML writes it, without the words in it."""
    if value is None:
        return ""
    if isinstance(value, dict):
        parts = [
            f"{key} = {_shown(item)}"
            for key, item in value.items()
            if key not in WORDS and key not in PLACES
        ]
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_shown, value)) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else str(value)
