"""Views from updates: only what is different travels."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def whole_view(
    before: View | None,
    view: View | None,
    changed: View | None,
    items: dict[str, dict[str, Any]] | None,
) -> View | None:
    """The View after an update with these fields, and with this View before it."""
    if view is not None or not before:
        return view
    found = {**before, **(changed or {})}
    for field, places in (items or {}).items():
        found[field] = list(found[field])
        for place, value in places.items():
            found[field][int(place)] = value
    return found
