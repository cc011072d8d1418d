"""Every number of a game that may be changed: its part, its name, its range and its source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from ..kernel import registry
from ..kernel.sheet import FILE, NOT_RULES, NOT_VALUES, Sheet, matches, read_sheet, spot_of
from ..kernel.toml import LANGUAGES, entry_id

Names = Mapping[str, str]


class Number(msgspec.Struct, frozen=True):
    """A whole number, or one of a list of them."""

    place: str
    part: str
    """The table of the components file that it stands in, or the entry of it."""
    row: str
    """The place without what its row has several of."""
    column: str
    """What distinguishes it from the others of its row; empty if it is alone."""
    name: dict[str, str]
    """Of its row, by language."""
    owner: dict[str, str]
    """The entry that it belongs to, by language; empty if there is none."""
    value: int
    low: int
    high: int
    source: str
    note: str
    spot: str = ""
    """The thing on the drawn board that it belongs to, as actions name it (`site:quito`)."""

    def called(self, language: str) -> str:
        """Its whole name."""
        parts = [self.owner.get(language, ""), self.name[language], self.column]
        return ", ".join(filter(None, parts))


class Part(msgspec.Struct, frozen=True):
    """A part of the game, in the order of its file."""

    id: str
    name: dict[str, str]


@cache
def numbers(game: str) -> tuple[Number, ...]:
    """Those that rules read as whole numbers between bounds, in the order of the file."""
    made = registry.game(game)
    printed = registry.descriptor(game)
    sheet = read_sheet(printed.components_path.with_name(FILE))
    walk = _Walk(made.components.root.ranges, sheet)
    return tuple(walk.table(made.components.root.data, (), (), "", ("", "")))


@cache
def parts(game: str) -> tuple[Part, ...]:
    """The parts that have numbers."""
    printed = registry.descriptor(game)
    sheet = read_sheet(printed.components_path.with_name(FILE))
    ids = dict.fromkeys(number.part for number in numbers(game))
    return tuple(Part(one, dict(sheet.parts.get(one) or _spaced(one))) for one in ids)


class _Walk:
    """Goes through a components file and finds what was read between bounds."""

    def __init__(self, ranges: Mapping[str, tuple[int, int]], sheet: Sheet) -> None:
        self._ranges = ranges
        self._sheet = sheet

    def table(
        self,
        value: Mapping[str, Any],
        path: tuple[str, ...],
        owners: tuple[Names, ...],
        place: str,
        above: tuple[str, str],
    ) -> Iterator[Number]:
        """All numbers below a table; `above` is the source and the note that hold there."""
        source, note = value.get("source", above[0]), value.get("note", above[1])
        single = value.get("sources", {})
        for key, item in value.items():
            if key in NOT_VALUES or (not path and key in NOT_RULES):
                continue
            at = f"{place}.{key}" if place else key
            said = (single.get(key, source), note)
            yield from self._item(item, (*path, key), owners, at, said)

    def _item(
        self,
        item: Any,
        path: tuple[str, ...],
        owners: tuple[Names, ...],
        place: str,
        above: tuple[str, str],
    ) -> Iterator[Number]:
        if isinstance(item, Mapping):
            yield from self.table(item, path, owners, place, above)
        elif any(matches(row, path) for row in self._sheet.unread):
            return  # it is there only for the drawing
        elif type(item) is int and place in self._ranges:
            yield self._number(item, path, owners, (place, place, ""), above)
        elif isinstance(item, list):
            for number, entry in enumerate(item):
                ident = str(entry_id(entry, number))
                at = f"{place}[{ident}]"
                if isinstance(entry, Mapping):
                    mine = (*owners, _called(entry, ident))
                    yield from self.table(entry, (*path, ident), mine, at, above)
                elif type(entry) is int and at in self._ranges:
                    yield self._number(entry, path, owners, (at, place, str(number + 1)), above)

    def _number(
        self,
        value: int,
        path: tuple[str, ...],
        owners: tuple[Names, ...],
        where: tuple[str, str, str],
        above: tuple[str, str],
    ) -> Number:
        place, row, column = where
        low, high = self._ranges[place]
        name = next((one.name for one in self._sheet.rows if matches(one, path)), None)
        owner = {language: ", ".join(one[language] for one in owners) for language in LANGUAGES}
        return Number(
            place,
            path[0],
            row,
            column,
            dict(name or _spaced(path[-1])),
            owner if owners else {},
            value,
            low,
            high,
            *above,
            spot_of(self._sheet, path),
        )


def _spaced(key: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, key.replace("_", " "))


def _called(entry: Mapping[str, Any], ident: str) -> dict[str, str]:
    name = entry.get("name")
    if isinstance(name, Mapping):
        english = str(name.get("en", ident))
        return {language: str(name.get(language, english)) for language in LANGUAGES}
    if isinstance(name, str):
        return dict.fromkeys(LANGUAGES, name)
    for key in ("id", "n", "round", "players"):
        if key in entry:
            return dict.fromkeys(LANGUAGES, str(entry[key]).replace("_", " "))
    return dict.fromkeys(LANGUAGES, str(int(ident) + 1) if ident.isdecimal() else ident)
