"""Values as TOML: what `tomllib` reads back as the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml(data: Mapping[str, Any]) -> str:
    """A whole file.

    >>> print(toml({"schema": 1, "row": [{"points": 5}]}))
    schema = 1
    <BLANKLINE>
    [[row]]
    points = 5
    <BLANKLINE>
    """
    return "\n".join(_table(data, ())) + "\n"


def inline(value: Any) -> str:
    """A value in one line.

    >>> inline({"en": "a “b”", "n": [1, True]})
    '{ en = "a “b”", n = [1, true] }'
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {inline(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value)


def _table(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """Plain keys first: what follows a heading belongs to it."""
    for key, value in table.items():
        if not _has_heading(value):
            yield f"{_key(key)} = {inline(value)}"
    for key, value in table.items():
        if _has_heading(value):
            where = (*path, key)
            heading = ".".join(map(_key, where))
            for entry in value if isinstance(value, list) else [value]:
                yield ""
                yield f"[[{heading}]]" if isinstance(value, list) else f"[{heading}]"
                yield from _table(entry, where)


def _has_heading(value: Any) -> bool:
    if isinstance(value, Mapping):
        return not all(isinstance(item, str) for item in value.values())
    return isinstance(value, list) and bool(value) and all(isinstance(v, Mapping) for v in value)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else inline(key)
