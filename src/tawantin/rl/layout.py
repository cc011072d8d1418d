"""Layouts: how a view becomes a vector of numbers, and what each number means.

A layout is made from what the fields of a game's view declare (`kernel.meaning`): every value that
there can ever be has its place, so nothing that a seat sees is lost, and what was written can be
read again. It is the same for any number of seats: the viewer always comes first, the others follow
in seat order, and seats that nobody sits on are zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ..kernel import registry
from ..kernel.game import Game
from ..kernel.meaning import (
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
from . import parts
from .parts import Field, Part, RecordPart

__all__ = ["Field", "Observation", "observation"]


class Observation(NamedTuple):
    """The layout of one game, ready to use."""

    root: RecordPart
    what: Record
    size: int

    def write(self, view: Any, seat: int, seats: int, out: Any) -> None:
        """Write what a seat sees into a vector of zeros."""
        self.root.write(view, 0, out, seat, seats)

    def read(self, numbers: Any, seat: int, seats: int) -> Any:
        """What was written, as plain data in the form that `plain` gives."""
        return self.root.read(numbers, 0, seat, seats)

    def plain(self, view: Any) -> Any:
        """A view as plain data; what tells nothing, such as the order in a bag, is settled."""
        return _plain(self.what, view)

    def fields(self) -> Sequence[Field]:
        """What the numbers mean; of what repeats, the first is told whole."""
        return list(self.root.fields(0, "", "", ""))


def observation(game: str | Game[Any]) -> Observation:
    """The layout of a game's observations."""
    return _observation(registry.game(game) if isinstance(game, str) else game)


@lru_cache(8)
def _observation(game: Game[Any]) -> Observation:
    what = meaning(game.rules.view_type)
    root = _record(what, max(game.about.seats), what.name)
    return Observation(root, what, root.size)


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
            return parts.KeyedPart(parts.ChoicePart(key.values), _part(item, seats, where))
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
            return parts.SeatBagPart(seats)
        case Bag(most), Id():
            return parts.BagPart(parts.ChoicePart(item.values), most)
        case Bag(most), Number(low, high):
            return parts.BagPart(parts.ChoicePart(range(low, high + 1)), most)
        case ById(key), Record():
            ids = item.of(key)
            if isinstance(ids, Id):
                rest = _record(item, seats, where, but=key)
                return parts.TablePart(key, parts.ChoicePart(ids.values), rest)
        case BySeat(), _:
            return parts.BySeatPart(seats, _part(item, seats, where))
        case Row(length), _:
            return parts.RowPart(length, _part(item, seats, where))
        case UpTo(length), _:
            return parts.UpToPart(length, _part(item, seats, where))
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
