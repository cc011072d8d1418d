"""What an owner of the box may want to compare: one line a check."""

from __future__ import annotations

from collections.abc import Iterator

from .components import CARDS, CLERGY, CLERGY_TOTAL, DISTRICTS, GOLD, ICONS, NEIGHBOURS, STOCK


def check_components() -> Iterator[str]:
    """Sums that can be counted in the box."""
    pairs = {tuple(sorted(icons)) for icons in ICONS}
    yield f"{len(DISTRICTS)} districts, {sum(map(len, NEIGHBOURS)) // 2} borders between them"
    yield f"{len(CARDS)} sacrifice cards with {len(pairs)} different pairs, {sum(GOLD)} gold in all"
    yield f"{CLERGY_TOTAL} clergy tiles in {len(CLERGY)} rows"
    yield f"{sum(STOCK[1:])} wooden goods"
