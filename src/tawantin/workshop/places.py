"""Where a value is in a components file: ``location[pyramid].double_placement_margin``.

Entries of a list are known by their id, their ``n``, else by their number from 0. People may write
points for brackets: ``location.pyramid.double_placement_margin``.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from ..kernel.complaints import complaint
from ..kernel.components import PLACES, WORDS
from ..kernel.errors import BadComponents
from ..kernel.sheet import NOT_RULES
from ..kernel.toml import entry_id

STEPS: Final = re.compile(r"[^.\[\]]+")
MOST_STEPS: Final = 12


class BadPlace(BadComponents):
    """There is nothing at such a place."""


def steps(place: str) -> list[str]:
    """The keys and entries on the way to a place.

    >>> steps("pyramid.row[2].points")
    ['pyramid', 'row', '2', 'points']
    """
    return STEPS.findall(place)[:MOST_STEPS]


def find(data: Mapping[str, Any], place: str) -> tuple[str, Any]:
    """A place as files write it, and the value there."""
    value: Any = data
    written = ""
    for step in steps(place):
        if isinstance(value, Mapping) and step in value:
            value = value[step]
            written = f"{written}.{step}" if written else step
        elif isinstance(value, list) and (number := _number(value, step)) is not None:
            written = f"{written}[{entry_id(value[number], number)}]"
            value = value[number]
        else:
            raise _nothing_there(data, place)
    if not written:
        raise _nothing_there(data, place)
    return written, value


def changed(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of the data with other values at some places."""
    copied: dict[str, Any] = copy.deepcopy(dict(data))
    for place, value in changes.items():
        find(copied, place)
        *way, last = steps(place)
        holder: Any = copied
        for step in way:
            holder = holder[_key(holder, step)]
        holder[_key(holder, last)] = value
    return copied


def changes_between(a: Any, b: Any, place: str = "") -> dict[str, Any]:
    """What must be changed in `a` to have the values of `b`; words and drawings are left alone.

    >>> changes_between({"row": [{"id": "x", "points": 1}]}, {"row": [{"id": "x", "points": 2}]})
    {'row[x].points': 2}
    """
    if isinstance(a, Mapping) and isinstance(b, Mapping) and _keys(a) == _keys(b):
        parts = [(f"{place}.{key}" if place else key, a[key], b[key]) for key in a if key in b]
        return _all_changes(part for part in parts if part[0].rpartition(".")[2] not in _TOLD)
    if isinstance(a, list) and isinstance(b, list) and place and _idents(a) == _idents(b):
        parts = [(f"{place}[{i}]", x, y) for i, x, y in zip(_idents(a), a, b, strict=True)]
        return _all_changes(parts)
    return {} if a == b and type(a) is type(b) else {place: b}


_TOLD: Final = WORDS | PLACES


def _all_changes(parts: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for place, one, other in parts:
        changes |= changes_between(one, other, place)
    return changes


def _keys(table: Mapping[str, Any]) -> set[str]:
    return set(table) - _TOLD


def _idents(entries: list[Any]) -> list[str]:
    return [str(entry_id(entry, number)) for number, entry in enumerate(entries)]


def _number(entries: list[Any], step: str) -> int | None:
    known = _idents(entries)
    if step in known:
        return known.index(step)
    return int(step) if step.isdecimal() and int(step) < len(entries) else None


def _key(holder: Any, step: str) -> Any:
    return _number(holder, step) if isinstance(holder, list) else step


def _nothing_there(data: Mapping[str, Any], place: str) -> BadComponents:
    rules = {key: value for key, value in data.items() if key not in NOT_RULES}
    near = get_close_matches(place, list(_every(rules, "")), n=3, cutoff=0.4)
    there = place[:100]
    if not near:
        return complaint("nowhere", "There is no number at '{there}'.", BadPlace, there=there)
    return complaint(
        "nowhere-near",
        "There is no number at '{there}'; is it one of these: {near}?",
        BadPlace,
        there=there,
        near=", ".join(near),
    )


def _every(value: Any, place: str) -> Iterable[str]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            if key not in _TOLD:
                yield from _every(item, f"{place}.{key}" if place else key)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for ident, item in zip(_idents(value), value, strict=True):
            yield from _every(item, f"{place}[{ident}]")
    else:
        yield place
