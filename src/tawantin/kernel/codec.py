"""States as JSON, and back.

A dataclass is written as ``{"is": "Player", "hand": [...]}``, a tuple as ``{"is": "tuple", ...}``,
an int too large for other JSON readers (a bit set) as ``{"is": "int", "hex": "1f"}``. The classes
that may occur are named by the game, so a file can never make anything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, fields
from typing import Any

import msgspec

from .errors import BadState

_LARGEST_EXACT = 2**53


class Codec:
    """Reads and writes values of `root`, made of the given dataclasses."""

    def __init__(self, root: type, classes: Iterable[type]) -> None:
        self._root = root
        self._classes: dict[str, type] = {}
        self._fields: dict[type, tuple[str, ...]] = {}
        self._with_defaults: dict[type, frozenset[str]] = {}
        for cls in (root, *classes):
            if cls.__name__ in self._classes:
                raise ValueError(f"two classes are called {cls.__name__}")
            self._classes[cls.__name__] = cls
            self._fields[cls] = tuple(field.name for field in fields(cls))
            self._with_defaults[cls] = frozenset(
                field.name for field in fields(cls) if field.default is not MISSING
            )

    def to_json(self, value: object) -> bytes:
        """The value as JSON text."""
        return msgspec.json.encode(self.plain(value))

    def from_json(self, text: bytes | str) -> Any:
        """The root written as `text`, whatever an earlier version called its class."""
        try:
            plain = msgspec.json.decode(text)
            if type(plain) is dict:
                plain["is"] = self._root.__name__
            return self.build(plain)
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
        return cls(**{field: self.build(plain[field]) for field in self._saved(cls, plain)})

    def _saved(self, cls: type, plain: dict[str, Any]) -> list[str]:
        """The fields to build: a field with a default may have come later than what was saved."""
        return [
            field
            for field in self._fields[cls]
            if field in plain or field not in self._with_defaults[cls]
        ]
