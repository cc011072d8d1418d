"""What the fields of views and events mean, declared with their types.

A game writes its declarations once (in its `kinds.py`), as aliases of plain types:

    District = Annotated[str, Id("district", DISTRICTS)]
    Corn = Annotated[int, Number(0, 60)]

    class PrinceMoved(Event, frozen=True):
        seat: Seat
        district: District

msgspec and mypy see only `str` and `int`. Everybody else reads the declarations through `meaning`:
words for logs and options, generated types, learning layouts, the laws.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, Final, Union

import msgspec

from .errors import TawantinError


class Undeclared(TawantinError):
    """A type declares less than it must."""


@dataclass(frozen=True)
class Meaning:
    """What a value is. `Seat`, `Number`, `Amount`, `Id` and the shapes of lists are declared."""


@dataclass(frozen=True)
class SeatNumber(Meaning):
    """The number of a seat."""


Seat = Annotated[int, SeatNumber()]


@dataclass(frozen=True)
class Flag(Meaning):
    """Yes or no."""


@dataclass(frozen=True)
class Number(Meaning):
    """A whole number between two bounds; one that can only be `low` tells nothing.

    `of` says what is counted, for words: `good` is the thing that the field `good` of the same
    record names, `good:corn` is corn.
    """

    low: int
    high: int
    of: str = ""


@dataclass(frozen=True)
class Amount(Meaning):
    """A whole number that no rule bounds, such as a score; seldom above `typical`."""

    typical: int
    of: str = ""


@dataclass(frozen=True)
class Id(Meaning):
    """One of the game's things, by its id: all of them are `values`, in the order of the game.

    Its name comes from the first of the components file's `tables` (a dotted path; the kind itself
    unless given) that has an entry with this id; the message `name-KIND`, if there is one, says how
    name and id make up what people read. Details in `tawantin.locale.names`.
    """

    kind: str
    values: tuple[str | int, ...]
    tables: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    """Messages `FORM-ID` that bend the name for sentences: "a farmer", "to the sundial"."""
    parts: tuple[str, ...] = ()
    """Kinds of the parts of an id that is joined with underscores: `agriculture_03_2`."""
    tells: tuple[tuple[str | int, str, str], ...] = ()
    """More that the entry says: key (or place in a row), variable, and what it is: the kind of a
    thing, `*KIND` for numbers of things, `#` for a number of this thing, nothing for itself."""
    messages: str = ""
    """The message `MESSAGES-ID` is its name, instead of an entry's."""
    stands: tuple[str, str] | tuple[()] = ()
    """A thing of another kind that it stands for: the kind, and its id with {} for this one's."""
    sentences: bool = False
    """The names are long: lists separate them with semicolons."""


# ---- shapes of lists ------------------------------------------------------------------------


@dataclass(frozen=True)
class Shape:
    """How the entries of a list are ordered."""


@dataclass(frozen=True)
class Row(Shape):
    """A fixed number of entries, in an order that matters."""

    length: int


@dataclass(frozen=True)
class UpTo(Shape):
    """At most this many entries, in an order that matters."""

    length: int


@dataclass(frozen=True)
class BySeat(Shape):
    """One entry for each seat, in the order of the seats."""


@dataclass(frozen=True)
class Bag(Shape):
    """Any number of entries, in no meaningful order; each value at most this often."""

    most: int = 1


@dataclass(frozen=True)
class ById(Shape):
    """Records, each known by the id in a field; none twice, in no order that tells anything."""

    key: str


# ---- what types are made of -----------------------------------------------------------------


@dataclass(frozen=True)
class Maybe(Meaning):
    """A value, or None."""

    inner: Meaning


@dataclass(frozen=True)
class Entries(Meaning):
    """A list."""

    item: Meaning
    shape: Shape | None


@dataclass(frozen=True)
class Keyed(Meaning):
    """A mapping from things to something."""

    key: Meaning
    item: Meaning


@dataclass(frozen=True)
class Record(Meaning):
    """A struct, field by field."""

    name: str
    type: type[msgspec.Struct] = field(compare=False)
    fields: tuple[tuple[str, Meaning], ...]

    def of(self, name: str) -> Meaning:
        """What a field means."""
        return dict(self.fields)[name]


@dataclass(frozen=True)
class Plain(Meaning):
    """A type without a declaration: it can be read and compared, but not put into words or learned
    from."""

    type: str


@lru_cache(1024)  # games with other components come and go, and their types with them
def meaning(of: type[msgspec.Struct]) -> Record:
    """What a struct's fields mean."""
    hints = typing.get_type_hints(of, include_extras=True)
    return Record(
        of.__name__, of, tuple((name, _read(hints[name])) for name in of.__struct_fields__)
    )


def declared(alias: Any) -> Meaning:
    """What an alias means: `declared(Seat)`."""
    return _read(alias)


def _read(hint: Any) -> Meaning:
    inner: Any = hint
    notes: tuple[Any, ...] = ()
    if typing.get_origin(hint) is Annotated:
        inner, *rest = typing.get_args(hint)
        notes = tuple(rest)
    for one in notes:
        if isinstance(one, Meaning):
            return one
    origin, arguments = typing.get_origin(inner), typing.get_args(inner)
    if origin in (Union, types.UnionType):
        return Maybe(_read(next(one for one in arguments if one is not types.NoneType)))
    if origin is list:
        shape = next((one for one in notes if isinstance(one, Shape)), None)
        return Entries(_read(arguments[0]), shape)
    if origin is dict:
        return Keyed(_read(arguments[0]), _read(arguments[1]))
    if inner is bool:
        return Flag()
    if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
        return meaning(inner)
    return Plain(getattr(inner, "__name__", str(inner)))


# ---- walking --------------------------------------------------------------------------------


def problems(what: Meaning, value: Any, seats: int, where: str = "") -> Iterator[str]:
    """A sentence for each value that is not what its type declares."""
    match what:
        case Maybe():
            if value is not None:
                yield from problems(what.inner, value, seats, where)
        case Record():
            for name, part in what.fields:
                yield from problems(part, getattr(value, name), seats, _below(where, name))
        case Entries():
            yield from _list_problems(what, value, seats, where)
        case Keyed():
            for key, item in value.items():
                yield from problems(what.key, key, seats, f"{where}[{key}]")
                yield from problems(what.item, item, seats, f"{where}[{key}]")
        case Plain():
            yield f"{where} is only declared as {what.type}"
        case _ if not _fits(what, value, seats):
            yield f"{where} is {value!r}, which is none of {what}"


def _list_problems(what: Entries, value: list[Any], seats: int, where: str) -> Iterator[str]:
    for number, item in enumerate(value):
        yield from problems(what.item, item, seats, f"{where}[{number}]")
    match what.shape:
        case Row(length) if len(value) != length:
            yield f"{where} has {len(value)} entries instead of {length}"
        case UpTo(length) if len(value) > length:
            yield f"{where} has {len(value)} entries, more than {length}"
        case BySeat() if len(value) != seats:
            yield f"{where} has {len(value)} entries for {seats} seats"
        case Bag(most) if any(value.count(item) > most for item in value):
            yield f"{where} has something more often than {most} times: {value}"
        case ById(key) if len({getattr(item, key) for item in value}) != len(value):
            yield f"{where} has something twice"


def _fits(what: Meaning, value: Any, seats: int) -> bool:
    match what:
        case SeatNumber():
            return type(value) is int and 0 <= value < seats
        case Number(low, high):
            return type(value) is int and low <= value <= high
        case Amount():
            return type(value) is int
        case Flag():
            return type(value) is bool
        case Id():
            return value in what.values
    return False


def differences(mine: Any, theirs: Any, where: str = "") -> Iterator[str]:
    """Where two values of one type differ, as paths: `players[2].hand`."""
    if mine == theirs:
        return
    if isinstance(mine, msgspec.Struct) and type(mine) is type(theirs):
        for name in mine.__struct_fields__:
            below = _below(where, name)
            yield from differences(getattr(mine, name), getattr(theirs, name), below)
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for number, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            yield from differences(one, other, f"{where}[{number}]")
    elif isinstance(mine, Mapping) and isinstance(theirs, Mapping) and mine.keys() == theirs.keys():
        for key in mine:
            yield from differences(mine[key], theirs[key], f"{where}[{key}]")
    else:
        yield where


def _below(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def outline(what: Meaning) -> Any:
    """What a value is, as JSON: for those who show a view without knowing the game.

    A word for what is simple (`seat`, `flag`, `number`, `id card`, `text`), an object for the rest.
    """
    match what:
        case SeatNumber():
            return "seat"
        case Flag():
            return "flag"
        case Number() | Amount():
            return "number"
        case Id(kind):
            return f"id {kind}"
        case Maybe(inner):
            return {"maybe": outline(inner)}
        case Entries(item, shape):
            return {"list": outline(item), "by_seat": isinstance(shape, BySeat)}
        case Keyed(key, item):
            return {"keyed": outline(key), "item": outline(item)}
        case Record():
            return {"record": [[name, outline(part)] for name, part in what.fields]}
    return "text"


def kinds(whats: Iterator[Meaning]) -> dict[str, Id]:
    """Every kind of thing that is declared somewhere in these, by its name."""
    kinds: dict[str, Id] = {}
    for what in whats:
        for one in _ids(what):
            known = kinds.setdefault(one.kind, one)
            if known.tables != one.tables or known.forms != one.forms:
                raise Undeclared(f"There are two declarations of {one.kind!r} that differ.")
    return kinds


def _ids(what: Meaning) -> Iterator[Id]:
    match what:
        case Id():
            yield what
        case Maybe(inner):
            yield from _ids(inner)
        case Entries(item):
            yield from _ids(item)
        case Keyed(key, item):
            yield from _ids(key)
            yield from _ids(item)
        case Record():
            for _, part in what.fields:
                yield from _ids(part)


NOTHING: Final = "none"
"""What stands for None in the words of messages."""
