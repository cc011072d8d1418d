"""Take the pictures of docs/reasons.md: ten answers to "why not?", a lesson, the book of rules.

``python scripts/learning_pictures.py`` opens lessons, whose positions are always the same, and
writes ``docs/screenshots``; ``--out FOLDER`` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.running import running, settings  # noqa: E402

from scripts import build_web, tools  # noqa: E402 - the folder has just become importable

DESK = (1280, 720)
PHONE = (390, 844)
ASKED = (
    ("chocolatl", "roll", "#board .hit:not(.can)"),
    ("chocolatl", "bid", "#board .hit:not(.can)"),
    ("cuzco", "lower", "#board .hit:not(.can)"),
    ("cuzco", "run", "#board .hit:not(.can)"),
    ("cuzco", "market", "#board .hit:not(.can)"),
    ("inca_empire", "road", "#board .hit:not(.can)"),
    ("inca_empire", "first", ".opt[aria-disabled=true]"),
    ("inca_empire", "city", "#board .hit:not(.can)"),
    ("machu_picchu", "walk", "#board .hit:not(.can)"),
    ("machu_picchu", "hire", "#board .hit:not(.can)"),
)
"""Game, lesson, and among which things one is asked about: one with an answer not heard before."""
IDLE = "No move uses it"
"""What is said about things that only show something."""
MARGIN = 70


def opened(browser: Browser, size: tuple[int, int], address: str) -> Page:
    """A lesson, drawn, before a screen of that size."""
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=size == PHONE,
    )
    page.goto(address)
    page.locator("#board .hit").first.wait_for(state="attached")
    page.wait_for_timeout(500)
    return page


def new_answer(page: Page, things: str, heard: set[str]) -> None:
    """Ask about one thing after the other until the answer is a new one."""
    for thing in page.locator(things).all()[:60]:
        thing.dispatch_event("click")
        sentence = page.locator("#why-sentence")
        page.wait_for_timeout(400)
        if not sentence.count():
            continue  # it can be chosen after all, with something else
        said = sentence.inner_text()
        if said not in heard and IDLE not in said:
            heard.add(said)
            print(f"  {said}")
            return
        page.keyboard.press("Escape")


def answer_picture(page: Page) -> bytes:
    """The answer with a little of what is around it."""
    page.wait_for_timeout(300)
    box = page.locator("#why").bounding_box()
    if box is None:
        raise SystemExit("There is no answer to be seen.")
    left, top = max(0, box["x"] - MARGIN), max(0, box["y"] - MARGIN)
    right = min(DESK[0], box["x"] + box["width"] + MARGIN)
    bottom = min(DESK[1], box["y"] + box["height"] + MARGIN)
    return page.screenshot(
        clip={"x": left, "y": top, "width": right - left, "height": bottom - top}
    )


def take_answers(browser: Browser, address: str, out: Path) -> None:
    """Ten answers in one picture."""
    heard: set[str] = set()
    pictures = []
    for game, lesson, things in ASKED:
        page = opened(browser, DESK, f"{address}/learn/{game}/{lesson}")
        new_answer(page, things, heard)
        pictures.append(answer_picture(page))
        page.close()
    shown = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures
    )
    sheet = browser.new_page(viewport={"width": 880, "height": 400})
    sheet.set_content(
        "<style>body{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:8px;align-items:start}"
        f"img{{width:100%;border-radius:6px}}</style>{shown}"
    )
    sheet.wait_for_timeout(300)
    sheet.screenshot(path=out / "why-not.png", full_page=True)
    sheet.close()


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    out = parser.parse_args().out
    build_web.build()
    path, flags = tools.chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        take_answers(browser, server.address, out)
        for name, size in (("lesson", DESK), ("lesson-phone", PHONE)):
            page = opened(browser, size, f"{server.address}/learn/cuzco/lower")
            page.screenshot(path=out / f"{name}.png")
            page.close()
        page = opened(browser, DESK, f"{server.address}/learn/inca_empire/garrison")
        page.locator("header .link").click()
        page.locator("#rules .asked").wait_for()
        page.wait_for_timeout(800)
        page.screenshot(path=out / "rules-book.png")
        browser.close()


if __name__ == "__main__":
    main()
