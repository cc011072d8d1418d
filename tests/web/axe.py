"""What axe-core finds on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


def serious(page: Page, axe: str) -> list[str]:
    """What keeps people out."""
    page.evaluate(axe)
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
