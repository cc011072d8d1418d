"""States as JSON, and back.

A dataclass is written as ``{"is": "Player", "hand": [...]}``, a tuple as ``{"is": "tuple", ...}``,
an int too large for other JSON readers (a bit set) as ``{"is": "int", "hex": "1f"}``. The classes
that may occur are named by the game, so a file can never make anything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import msgspec

from .errors import BadState

_LARGEST_EXACT = 2**53


class Codec:
    """Reads and writes values made of the given dataclasses."""

    def __init__(self, classes: Iterable[type]) -> None:
        self._classes: dict[str, type] = {}
        self._fields: dict[type, tuple[str, ...]] = {}
        for cls in classes:
            if cls.__name__ in self._classes:
                raise ValueError(f"two classes are called {cls.__name__}")
            self._classes[cls.__name__] = cls
            self._fields[cls] = tuple(field.name for field in fields(cls))

    def to_json(self, value: object) -> bytes:
        """The value as JSON text."""
        return msgspec.json.encode(self.plain(value))

    def from_json(self, text: bytes | str) -> Any:
        """The value written as `text`."""
        try:
            return self.build(msgspec.json.decode(text))
        except (msgspec.DecodeError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadState(f"The saved state cannot be read: {error}.") from error

    def plain(self, value: Any) -> Any:
        """The value in terms that JSON has."""
        kind = type(value)
        if kind is int:
            if -_LARGEST_EXACT < value < _LARGEST_EXACT:
                return value
            return {"is": "int", "hex": format(value, "x")}
        if kind is list:
            return [self.plain(item) for item in value]
        if kind is bool or kind is str or value is None:
            return value
        if kind is tuple:
            return {"is": "tuple", "of": [self.plain(item) for item in value]}
        names = self._fields.get(kind)
        if names is None:
            raise TypeError(f"a state must not hold a {kind.__name__}")
        return {"is": kind.__name__, **{name: self.plain(getattr(value, name)) for name in names}}

    def build(self, plain: Any) -> Any:
        """The value that `plain` stands for."""
        if type(plain) is list:
            return [self.build(item) for item in plain]
        if type(plain) is not dict:
            return plain
        name = plain["is"]
        if name == "int":
            return int(plain["hex"], 16)
        if name == "tuple":
            return tuple([self.build(item) for item in plain["of"]])
        cls = self._classes[name]
        return cls(**{field: self.build(plain[field]) for field in self._fields[cls]})
