"""A person at the page: opens tables and makes moves, by clicks alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, WebSocket, expect

from tawantin.wire import whole_view

from .games import Drawn

GLOWING = "button.pick[data-target], .hit.can, button.glow[data-action]:enabled"
"""Everything with the golden stitched ring: things in trays, on boards, and buttons."""

MOST_CLICKS = 20
"""So many lead to a move: a bid of Chocolatl is twelve cards and its seal."""

PATIENCE = 60
"""Seconds that anything may take: a busy machine is slow, not wrong."""

_SETTLED = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(async () => {
    // A message that came before is handled by now; wait for what still moves or fades.
    const ending = document.getAnimations().filter(
        (one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
    done()
})))"""

PREFERENCES = {"guided": [], "fast": True, "ending": "never", "summaries": "at_once"}

_CLICK_ON = """async ([glowing, most, seed]) => {
    // Click at random on what glows until the game is over; the page does the rest.
    let state = seed
    const random = (n) => ((state = (state * 48271) % 2147483647), state % n)
    let clicks = 0
    let idle = 0
    while (clicks < most && idle < 2000) {
        if (document.querySelector('[data-screen=final]')) return clicks
        const found = document.querySelectorAll(glowing)
        if (found.length) {
            found[random(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }))
            clicks += 1
            idle = 0
        } else idle += 1
        await new Promise((done) => setTimeout(done, 8))
    }
    return clicks
}"""


class Player:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.heard: list[Any] = []
        """Every message of the server, as it came over the network."""
        self.sent: list[Any] = []
        """Every message to the server."""
        self.problems: list[str] = []
        context.add_init_script(
            # The network can be cut: `down` refuses new connections, `sockets` are the old ones.
            # It can be slow: while `late` is a list, what the server says waits there.
            "window.sockets = []; window.down = false; window.late = null; const Real = WebSocket;"
            "window.WebSocket = class extends Real { constructor(url, protocols) {"
            " super(window.down ? 'ws://127.0.0.1:1/' : url, protocols);"
            " window.sockets.push(this);"
            " this.addEventListener('message', (told) => {"
            "  if (!window.late) return;"
            "  told.stopImmediatePropagation();"
            "  window.late.push(() =>"
            "   this.dispatchEvent(new MessageEvent('message', { data: told.data })))"
            " }) } };"
        )
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console",
            lambda told: (
                self.problems.append(told.text)
                if told.type == "error" and "ws://127.0.0.1:1/" not in told.text
                else None
            ),
        )
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def skip_guides(self, *games: str) -> None:
        """Know the games already."""
        stored = json.dumps({**PREFERENCES, "guided": list(games)})
        self.context.add_init_script(
            "localStorage.getItem('tawantin.preferences') || "
            f"localStorage.setItem('tawantin.preferences', {json.dumps(stored)})"
        )

    def lobby(self) -> None:
        """Go to the lobby."""
        self.page.goto(self.address)
        expect(self.page.locator("article").first).to_be_visible()

    def against_bots(self, game: Drawn, level: str = "random") -> None:
        """Two clicks (and two choices) to a game."""
        self.skip_guides(game.id)
        self.lobby()
        self.page.locator(f"article[data-game={game.id}] button[data-act=bots]").click()
        self.page.locator(f"input[name=seats][value='{game.seats}']").check()
        self.page.locator(f"input[name=level][value={level}]").check()
        self.page.locator("#play-now").click()
        expect(self.page.locator("#prompt")).to_be_visible()

    def glowing(self) -> int:
        """How many things glow."""
        return self.page.locator(GLOWING).count()

    def is_asked_again(self) -> bool:
        """Wait until something glows or the game is over; return whether it goes on."""
        final = "[data-screen=final]"
        expect(self.page.locator(f"{GLOWING}, {final}").first).to_be_attached()
        return not self.page.locator(final).count()

    def wait_for_turn(self) -> None:
        """Until something glows."""
        expect(self.page.locator(GLOWING).first).to_be_attached()

    def click_once(self, timeout: float | None = None) -> str:
        """One real click on what glows, in the hand before elsewhere; says on what."""
        in_hand = self.page.locator("#hand button.pick[data-target]")
        thing = (in_hand if in_hand.count() else self.page.locator(GLOWING)).first
        name = thing.evaluate(
            "one => one.getAttribute('aria-label') ?? one.textContent", timeout=timeout
        )
        thing.click(force=True, timeout=timeout)
        return str(name)

    def hold_answers(self) -> None:
        """From now on the page hears nothing of the server."""
        self.page.evaluate("window.late = []")

    def let_answers_in(self) -> None:
        """It hears what came meanwhile, and whatever comes."""
        self.page.evaluate("{ const all = late; late = null; all.forEach((one) => one()) }")

    def settled(self) -> None:
        """Until the page has drawn what it heard."""
        self.page.evaluate(_SETTLED)

    def until(self, reached: Callable[[], object], problem: str) -> None:
        """Let the page work until a condition holds."""
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < deadline, problem
            self.page.wait_for_timeout(20)
        self.settled()

    def make_a_move(self) -> None:
        """Click until the server has taken a move."""
        before = self.moves()
        clicked: list[str] = []
        for _ in range(MOST_CLICKS):
            # Either what was clicked is all the move needed, or more of it is to be chosen.
            self.until(
                lambda: self.moves() > before or self.glowing(),
                f"nothing followed the clicks on {clicked}",
            )
            if self.moves() > before:
                return
            with suppress(Error):  # the answer to the last click came: it is gone, or fades
                clicked.append(self.click_once(timeout=2000))
        raise AssertionError(f"no move was made by clicking on {clicked}")

    def type_a_move(self, which: int = 0) -> None:
        """Type an option, counted round and round, by the keyboard alone."""
        self.wait_for_turn()
        before = self.moves()
        self.page.evaluate("document.activeElement.blur()")
        self.page.keyboard.press("/")
        expect(self.page.locator("#command")).to_be_focused()
        options = self.updates()[-1]["options"]
        self.page.keyboard.type(options[which % len(options)]["text"])
        self.page.keyboard.press("Enter")
        self.until(lambda: self.moves() > before, "typing made no move")

    def moves(self) -> int:
        """How many moves of the seat that looks on were told, undone ones included."""
        own = {
            one["seq"]
            for message in self.heard
            if message["type"] == "update" and message["seat"] is not None
            for one in message["happened"]
            if one["kind"] == "moved" and one["seat"] == message["seat"]
        }
        return len(own)

    def happened(self) -> list[str]:
        """The kinds of all that happened at the table."""
        return [one["kind"] for message in self.updates() for one in message["happened"]]

    def play_to_the_end(self, game: Drawn, seed: int = 7) -> int:
        """Click on until the final screen; how many clicks it took."""
        clicks = self.page.evaluate(_CLICK_ON, [GLOWING, game.clicks, seed])
        expect(self.page.locator("[data-screen=final]")).to_be_visible()
        return int(clicks)

    def updates(self) -> list[Any]:
        """All updates of games that came, with their whole views."""
        whole = []
        views: dict[str, Any] = {}
        for message in self.heard:
            if message["type"] != "update":
                continue
            table = message["table"]
            new = message.get("view"), message.get("changed"), message.get("items")
            views[table] = whole_view(views.get(table), *new)
            if views[table]:
                whole.append({**message, "view": views[table]})
        return whole
