"""The parts of a layout: how each kind of value becomes numbers, and becomes a value again.

Every part has a fixed number of numbers. What a view's types do not allow is never written: it
raises `UnknownValue`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..errors import TawantinError


class UnknownValue(TawantinError):
    """A view holds something that its types do not declare."""


class Field(NamedTuple):
    """A range of numbers of an observation, described for people."""

    at: int
    size: int
    path: str
    holds: str
    record: str
    """The type of the view that the field belongs to."""
    name: str
    step: int = 0
    """Of a list: the distance from one entry to the next."""
    scale: int = 1
    """What its numbers are divided by."""
    values: tuple[str | int, ...] = ()
    """Where a number stands for a value: all values, in order."""


class Part:
    """A part of a layout. Zeros are there before it writes."""

    size: int
    telling = False
    """Whether a value is never all zeros, so that zeros can stand for None."""
    scale = 1
    """What numbers are divided by."""

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        """Write a value of a view from position `at` on."""
        raise NotImplementedError

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        """The value that was written, as plain data; bags are in the order of the game."""
        raise NotImplementedError

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        """What it holds, for people."""
        raise NotImplementedError


class FlagPart(Part):
    """0 or 1."""

    size = 1

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value:
            out[at] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return bool(numbers[at])

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, 1, path, "0 or 1", record, name)


class NumberPart(Part):
    """A number divided by the largest it can be; nothing where it is always the same."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.scale = max(1, abs(low), abs(high))
        self.size = 0 if low == high else 1

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if not self.low <= value <= self.high:
            raise UnknownValue(f"{value} is not between {self.low} and {self.high}.")
        if self.size:
            out[at] = value / self.scale

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return round(float(numbers[at]) * self.scale) if self.size else self.low

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        shown = "0 or 1" if (self.low, self.high) == (0, 1) else f"divided by {self.scale}"
        yield Field(at, self.size, path, shown, record, name, 0, self.scale)


class AmountPart(Part):
    """A number without bounds, divided by one that it seldom exceeds."""

    size = 1

    def __init__(self, typical: int) -> None:
        self.scale = typical

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        out[at] = value / self.scale

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return round(float(numbers[at]) * self.scale)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = f"divided by {self.scale}, without a bound"
        yield Field(at, 1, path, text, record, name, 0, self.scale)


class ChoicePart(Part):
    """A 1 at one of several values."""

    telling = True

    def __init__(self, values: Sequence[Any]) -> None:
        self.values: Final = tuple(values)
        self.place: Final = {value: number for number, value in enumerate(values)}
        self.size = len(self.values)

    def at(self, value: Any) -> int:
        """Where a value has its number."""
        place = self.place.get(value)
        if place is None:
            raise UnknownValue(f"{value!r} is none of {shown(self.values)}.")
        return place

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        out[at + self.at(value)] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        ones = [value for n, value in enumerate(self.values) if numbers[at + n]]
        return ones[0] if ones else None

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = "1 at one of: " + shown(self.values)
        yield Field(at, self.size, path, text, record, name, values=self.values)


class SeatPart(Part):
    """A 1 at one seat, counted from the viewer on."""

    telling = True

    def __init__(self, most: int) -> None:
        self.size = most

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if not 0 <= value < seats:
            raise UnknownValue(f"There is no seat {value} among {seats}.")
        out[at + (value - seat) % seats] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        ones = [(seat + n) % seats for n in range(seats) if numbers[at + n]]
        return ones[0] if ones else None

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at one seat, the viewer first", record, name)


class MaybePart(Part):
    """Something, or None; where zeros could mean something, a 1 before it says that it is there."""

    def __init__(self, inner: Part) -> None:
        self.inner: Final = inner
        self.mark: Final = 0 if inner.telling else 1
        self.size = self.mark + inner.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value is not None:
            if self.mark:
                out[at] = 1.0
            self.inner.write(value, at + self.mark, out, seat, seats)

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        if self.mark and not numbers[at]:
            return None
        return self.inner.read(numbers, at + self.mark, seat, seats)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        if self.mark:
            yield Field(at, 1, path, "1 if it is there or known", record, name)
        yield from self.inner.fields(at + self.mark, path, record, name)


class RecordPart(Part):
    """The fields of a struct, one after the other."""

    def __init__(self, type_name: str, parts: dict[str, Part]) -> None:
        self.type: Final = type_name
        self.parts: Final = parts
        self.size = sum(part.size for part in parts.values())

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for name, part in self.parts.items():
            part.write(getattr(value, name), at, out, seat, seats)
            at += part.size

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        values = {}
        for name, part in self.parts.items():
            values[name] = part.read(numbers, at, seat, seats)
            at += part.size
        return values

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        for part_name, part in self.parts.items():
            inner = f"{path}.{part_name}" if path else part_name
            yield from part.fields(at, inner, self.type, part_name)
            at += part.size


def shown(values: Sequence[Any]) -> str:
    """Values for people; numbers in a row are shortened."""
    if len(values) > 3 and all(type(value) is int for value in values):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(map(str, values))
