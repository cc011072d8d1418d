"""The page as an app: it can be installed, and offline it says so and shows nothing old."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.running import running, settings

from .axe import serious

_READY = "navigator.serviceWorker.ready.then(() => true)"
_KEPT = """async () => {
    const found = []
    for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys()
        found.push(...requests.map((one) => new URL(one.url).pathname))
    }
    return found
}"""
_ICONS = """async () => {
    const manifest = await (await fetch('/app.webmanifest')).json()
    const sizes = await Promise.all(manifest.icons.map(async (icon) => {
        const shape = new Image()
        shape.src = icon.src
        await shape.decode()
        return [icon.sizes, `${shape.naturalWidth}x${shape.naturalHeight}`]
    }))
    return [manifest.start_url, manifest.display, sizes]
}"""


def test_the_page_is_an_app_that_says_when_it_is_offline(
    page_built: None, browser: Browser, tmp_path: Path, axe: str
) -> None:
    context = browser.new_context(locale="de-DE", viewport={"width": 390, "height": 844})
    page = context.new_page()
    with running(settings(tmp_path)) as server:
        page.goto(server.address)
        expect(page.locator("article").first).to_be_visible()
        page.evaluate(_READY)
        start, display, icons = page.evaluate(_ICONS)
        assert (start, display) == ("/", "standalone")
        assert all(said in ("any", real) for said, real in icons)
        page.reload()
        expect(page.locator("article").first).to_be_visible()
        kept = page.evaluate(_KEPT)
        assert any(path.startswith("/assets/") for path in kept)
        assert not [path for path in kept if path.startswith("/api/") or path == "/"]
    page.reload()
    expect(page.locator("h1")).to_have_text("Du bist offline")
    assert not serious(page, axe)
    page.get_by_role("button").click()
    expect(page.locator("h1")).to_have_text("Du bist offline")
    assert page.locator("article").count() == 0
    context.close()
