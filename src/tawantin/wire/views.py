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
    whole = {**before, **(changed or {})}
    for field, places in (items or {}).items():
        whole[field] = list(whole[field])
        for place, value in places.items():
            whole[field][int(place)] = value
    return whole
