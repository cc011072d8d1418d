"""Layouts: how a view becomes a vector of numbers, and what each number means.

A layout is made from what the fields of a game's view declare (`kernel.meaning`): every value that
there can ever be has its place, so nothing that a seat sees is lost, and what was written can be
read again. It is the same for any number of seats: the viewer always comes first, the others follow
in seat order, and seats that nobody sits on are zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ..meaning import (
    Amount,
    Bag,
    ById,
    BySeat,
    Entries,
    Flag,
    Id,
    Keyed,
    Maybe,
    Meaning,
    Number,
    Record,
    Row,
    SeatNumber,
    Undeclared,
    UpTo,
    meaning,
)
from ..numbers import Place
from . import lists, parts
from .parts import Field, Part, RecordPart, UnknownValue

__all__ = ["Field", "Layout", "UnknownValue", "layout"]


class Layout:
    """How the views of one game become numbers."""

    def __init__(self, what: Record, seats: int) -> None:
        self.what = what
        self.root = _record(what, seats, what.name)
        self.size = self.root.size
        self._fields: dict[str, Field] = {}

    def write(self, view: Any, seat: int, seats: int, out: Any) -> None:
        """Write what a seat sees into a vector of zeros."""
        self.root.write(view, 0, out, seat, seats)

    def read(self, numbers: Any, seat: int, seats: int) -> Any:
        """What was written, as plain data in the form that `plain` gives."""
        return self.root.read(numbers, 0, seat, seats)

    def plain(self, view: Any) -> Any:
        """A view as plain data; what has no meaning, such as the order in a bag, is normalised."""
        return _plain(self.what, view)

    def fields(self) -> Sequence[Field]:
        """What the numbers mean; of what repeats, only the first copy is described whole."""
        return [field for field in self.root.fields(0, "", "", "") if field.size]

    def place(self, path: str, inside: str = "") -> Place:
        """Where a field of the view stands: `players[viewer].goods[corn]`.

        Paths are those of `fields`. With `inside`, the path of a list, it is counted from the
        beginning of the entry.
        """
        field = self._field(path)
        start = self._field(inside).at if inside else 0
        low = field.values[0] if field.values else 0
        return Place(
            field.at - start,
            field.size,
            field.step,
            field.scale,
            low if isinstance(low, int) else 0,
        )

    def numbers(self, path: str) -> dict[str | int, int]:
        """The values that a field may have, numbered as they stand in the vector."""
        return {value: number for number, value in enumerate(self._field(path).values)}

    def _field(self, path: str) -> Field:
        if not self._fields:
            self._fields.update((field.path, field) for field in self.root.fields(0, "", "", ""))
        return self._fields[path]


@lru_cache(16)
def layout(view_type: type[msgspec.Struct], seats: int) -> Layout:
    """The layout of a game's views, for at most this many seats."""
    return Layout(meaning(view_type), seats)


def _record(what: Record, seats: int, where: str, but: str = "") -> RecordPart:
    parts = {
        name: _part(inner, seats, f"{where}.{name}") for name, inner in what.fields if name != but
    }
    return RecordPart(what.name, parts)


def _part(what: Meaning, seats: int, where: str) -> Part:
    match what:
        case Flag():
            return parts.FlagPart()
        case Number(low, high):
            return parts.NumberPart(low, high)
        case Amount(typical):
            return parts.AmountPart(typical)
        case Id():
            return parts.ChoicePart(what.values)
        case SeatNumber():
            return parts.SeatPart(seats)
        case Maybe(inner):
            return parts.MaybePart(_part(inner, seats, where))
        case Record():
            return _record(what, seats, where)
        case Keyed(Id() as key, item):
            return lists.KeyedPart(parts.ChoicePart(key.values), _part(item, seats, where))
        case Entries():
            return _list(what, seats, where)
    raise Undeclared(
        f"{where} does not say what it holds, so nothing can be learned from it: declare it "
        "(docs/adding-a-game.md says how)."
    )


def _list(what: Entries, seats: int, where: str) -> Part:
    item = what.item
    match what.shape, item:
        case Bag(), SeatNumber():
            return lists.SeatBagPart(seats)
        case Bag(most), Id():
            return lists.BagPart(parts.ChoicePart(item.values), most)
        case Bag(most), Number(low, high):
            return lists.BagPart(parts.ChoicePart(range(low, high + 1)), most)
        case ById(key), Record():
            ids = item.of(key)
            if isinstance(ids, Id):
                rest = _record(item, seats, where, but=key)
                return lists.TablePart(key, parts.ChoicePart(ids.values), rest)
        case BySeat(), _:
            return lists.BySeatPart(seats, _part(item, seats, where))
        case Row(length), _:
            return lists.RowPart(length, _part(item, seats, where))
        case UpTo(length), _:
            return lists.UpToPart(length, _part(item, seats, where))
    raise Undeclared(f"{where} is a list that does not say how its entries stand to each other.")


def _plain(what: Meaning, value: Any) -> Any:
    match what:
        case Maybe(inner):
            return None if value is None else _plain(inner, value)
        case Record():
            return {name: _plain(inner, getattr(value, name)) for name, inner in what.fields}
        case Keyed(Id() as key, item):
            absent = None if isinstance(item, Maybe) else 0
            return {one: _plain(item, value[one]) if one in value else absent for one in key.values}
        case Entries(item, shape):
            entries = [_plain(item, entry) for entry in value]
            if isinstance(shape, Bag):
                entries.sort(key=_order(item))
            elif isinstance(shape, ById) and isinstance(item, Record):
                order = _order(item.of(shape.key))
                entries.sort(key=lambda entry: order(entry[shape.key]))
            return entries
    return msgspec.to_builtins(value)


def _order(what: Meaning) -> Any:
    return what.values.index if isinstance(what, Id) else int
