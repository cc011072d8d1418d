"""Numbers in sentences come from the components file.

A message names a number by its place, the keys joined by dashes: `{ $palace-task_points }`,
`{ $clergy-virgin-cost-coca }` (entries of a list by their id, or by their place from 0, `first` or
`last`), `{ $headband-round_bonus-all }` (a whole list), `{ $minus-… }` (what is lost, as a positive
number). The page does the same in `web/src/i18n/numbers.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

_NAMED: Final = re.compile(r"\$([a-z_][a-z0-9_]*(?:-[a-z0-9_]+)+)")


def numbers(source: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers that the messages of a source name."""
    return {name: number(name, data) for name in set(_NAMED.findall(source))}


def number(name: str, data: Mapping[str, Any]) -> int | str | None:
    """The number that a variable names; None if the components have no such place.

    >>> data = {"good": [{"id": "corn", "cost": 3}], "points": [5, 4]}
    >>> number("good-corn-cost", data), number("points-last", data), number("points-all", data)
    (3, 4, '5, 4')
    """
    keys = name.split("-")
    if keys[0] == "minus":
        positive = number(name.removeprefix("minus-"), data)
        return -positive if isinstance(positive, int) else None
    place: Any = data
    for key in keys:
        place = _inside(place, key)
    return place if isinstance(place, int | str) else None


def _inside(place: Any, key: str) -> Any:
    if isinstance(place, Mapping):
        return place.get(key)
    if not isinstance(place, list) or not place:
        return None
    if key == "all":
        return ", ".join(str(item) for item in place)
    for item in place:
        if isinstance(item, Mapping) and str(item.get("id")) == key:
            return item
    if key.isdigit() and int(key) < len(place):
        return place[int(key)]
    return {"first": place[0], "last": place[-1]}.get(key)
