"""Firefox as it is installed, by WebDriver BiDi: Playwright drives only newer ones and its own."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .player import PATIENCE

_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_QUIET = """user_pref("intl.accept_languages", "en-GB");
user_pref("ui.prefersReducedMotion", 1);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
"""
_WHERE = """async (selector) => {
    const found = document.querySelector(selector)
    found?.scrollIntoView({ block: 'center' })
    const place = () => found.getBoundingClientRect().toJSON()
    const before = found && JSON.stringify(place())
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
    if (!found || JSON.stringify(place()) !== before) return null
    const at = [place().x + place().width / 2, place().y + place().height / 2].map(Math.round)
    const hit = document.elementFromPoint(...at)
    const free = found.contains(hit) || hit?.closest('label')?.control === found
    return free ? at : null
}"""
"""Where to press: the middle of an element that keeps its place and that nothing covers."""


class Firefox:
    """One window of it: goes to pages, clicks with a real pointer, and notes what goes wrong."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.problems: list[str] = []
        """Errors of scripts, and what they wrote to the console as errors."""
        self.version = str(
            self._do("session.new", capabilities={})["capabilities"]["browserVersion"]
        )
        self._do("session.subscribe", events=["log.entryAdded"])
        self._window = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _do(self, method: str, **params: object) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer["type"] == "event":
                self._note(answer)
            elif answer["id"] == number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return answer["result"]

    def _note(self, event: Any) -> None:
        details = event["params"]
        if event["method"] == "log.entryAdded" and details["level"] == "error":
            self.problems.append(details["text"])

    def size(self, width: int, height: int) -> None:
        """The window's inner size."""
        self._do(
            "browsingContext.setViewport",
            context=self._window,
            viewport={"width": width, "height": height},
        )

    def first_run(self, script: str) -> None:
        """Run this in every page of a server before its own scripts; blank pages may not store
        anything."""
        served = f"() => {{ if (location.protocol.startsWith('http')) {{ {script} }} }}"
        self._do("script.addPreloadScript", functionDeclaration=served)

    def go(self, address: str) -> None:
        """Open a page."""
        self._do("browsingContext.navigate", context=self._window, url=address, wait="interactive")

    def evaluate(self, script: str, *given: object) -> Any:
        """What a JavaScript function returns, once its promise has settled; plain JSON."""
        arguments = ", ".join(json.dumps(one) for one in given)
        result = self._do(
            "script.evaluate",
            expression=f"(async () => JSON.stringify([await ({script})({arguments})]))()",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert result["type"] == "success", result.get("exceptionDetails", {}).get("text")
        return json.loads(result["result"]["value"])[0]

    def until(self, script: str, *given: object) -> Any:
        """Wait until a JavaScript function returns something true; return that."""
        deadline = time.monotonic() + PATIENCE
        while not (value := self.evaluate(script, *given)):
            assert time.monotonic() < deadline, f"never so: {script}"
            self.evaluate("() => new Promise((done) => setTimeout(done, 20))")
        return value

    def click(self, selector: str) -> None:
        """Press the pointer on the middle of the first such element, once it is there and free."""
        self.press(*self.until(_WHERE, selector))

    def press(self, x: int, y: int) -> None:
        """Move the pointer there and press it once."""
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": steps}
        self._do("input.performActions", context=self._window, actions=[pointer])

    def picture(self, path: Path) -> None:
        """What is seen, as a file."""
        shot = self._do("browsingContext.captureScreenshot", context=self._window)
        path.write_bytes(base64.b64decode(shot["data"]))


@contextlib.contextmanager
def firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Start one with a profile of its own in the folder, and end it."""
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(_QUIET, encoding="utf-8")
    log = folder / "log"
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            [program, "--headless", "--remote-debugging-port=0", "--profile", str(profile)],
            stdout=output,
            stderr=output,
        )
    try:
        address = _address(log, process)
        with connect(f"{address}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    deadline = time.monotonic() + PATIENCE
    while (match := _LISTENS.search(log.read_text(encoding="utf-8"))) is None:
        running = process.poll() is None and time.monotonic() < deadline
        assert running, f"Firefox did not start: {log.read_text(encoding='utf-8')}"
        time.sleep(0.05)
    return match[1]
