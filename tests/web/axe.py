"""What axe-core finds on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Figures drawn on a piece (a task's "3" above a village) are part of a picture whose name says it
# in words; axe would have the name repeat them figure for figure.
OPTIONS = """{
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: false } },
}"""


def serious(page: Page, axe: str) -> list[str]:
    """What keeps people out."""
    page.evaluate(axe)
    report: Any = page.evaluate(f"axe.run(document, {OPTIONS})")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]})"
        for one in report["violations"]
        if one["impact"] in ("serious", "critical")
    ]
