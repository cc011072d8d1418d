"""Take the pictures of docs/people.md: every page that is about people, on a desk and on a phone.

``python scripts/screenshots_people.py`` makes a site with people, games and a tournament, looks at
it through a browser and writes ``docs/screenshots/people``; ``--only NAME`` takes those whose names
begin with that, ``--out FOLDER`` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.neighbours import do, eventually, id_of  # noqa: E402
from tests.server.running import Running, running, settings  # noqa: E402
from tests.server.test_http import Browser  # noqa: E402

from scripts import build_web, tools  # noqa: E402 - the folder has just become importable
from tawantin.kernel.registry import descriptor  # noqa: E402
from tawantin.server.identity import (  # noqa: E402
    AccountDocument,
    Identities,
    PersonDocument,
    token_digest,
)
from tawantin.server.people.names import KIND, key_of  # noqa: E402
from tawantin.server.people.ratings import rate_all  # noqa: E402
from tawantin.server.people.sessions import Sessions  # noqa: E402
from tawantin.store import Append, Row, Store, open_store  # noqa: E402
from tawantin.tables.result import Result  # noqa: E402
from tawantin.tables.summary import SeatSummary, Summary  # noqa: E402

SIZES: Final = {"": (1280, 720), "-phone": (390, 844)}
NAMES: Final = ("Joost", "Noemi", "Bence", "Ilse", "Mara", "Zsófi", "Pieter", "Annika", "Sándor")
GAMES: Final = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")
TITLES: Final = ("Sonnenaufgang", "Andes by night", "Két kör kakaó", "Roads before dawn", "")
TABLES: Final = 420
DAY_MS: Final = 24 * 3600 * 1000
SLOW: Final = {"kind": "days", "days": 1}
Tokens = dict[str, str]


# ---------------------------------------------------------------- what was


def person_id(name: str) -> str:
    """As the server makes them: sixteen letters."""
    return f"{key_of(name)}{'0' * 16}".encode("ascii", "replace").decode().replace("?", "x")[:16]


def finished(number: int, chance: random.Random) -> Append:
    """A rated game of the last months; those who come first in the list play a little better."""
    game = chance.choice(GAMES)
    seats = chance.choice([one for one in descriptor(game).printed.about.seats if one < 5])
    people = chance.sample(NAMES, seats)
    order = sorted(people, key=lambda name: NAMES.index(name) + chance.gauss(0, 6))
    places = [order.index(name) + 1 for name in people]
    scores = [90 - 9 * place + chance.randrange(9) for place in places]
    points = [{"all": score} for score in scores]
    winner = places.index(1)
    ending = Result(places=places, scores=scores, points=points, winners=[winner], ending="over")
    table = f"table{number:012}"
    players = [person_id(name) for name in people]
    summary = Summary(
        version=1, id=table, game=game, status="finished", listed=True, rated=True, result=ending,
        seats=[SeatSummary(player=person_id(one), name=one) for one in people], host=players[0],
        options=descriptor(game).printed.about.settle({}), title=chance.choice(TITLES),
    )  # fmt: skip
    row = Row(
        id=table, game=game, status="finished", listed=True,
        info=msgspec.json.encode(summary).decode(), members=players,
    )  # fmt: skip
    ended = int(time.time() * 1000) - int((TABLES - number) / TABLES * 300 * DAY_MS)
    return Append(
        table=table, seq=1, changes="[]", count=1, updated=ended, actors=[], due=None,
        token=f"{number}", row=row,
    )  # fmt: skip


async def fill(database: str) -> Tokens:
    """People with accounts and a past; a token of each."""
    store = open_store(database)
    await store.open()
    identities = Identities(store)
    await identities.open()
    for name in NAMES:
        await _enter(store, name)
    chance = random.Random(7)
    await asyncio.gather(*(store.append(finished(number, chance)) for number in range(TABLES)))
    await rate_all(store)
    tokens = {name: identities.new_token(person_id(name)) for name in NAMES}
    for name, token in tokens.items():
        for agent, digest in (("Firefox Linux", token_digest(token)), ("Safari iPhone", "0" * 8)):
            await Sessions(store).note(person_id(name), digest, agent)
    await store.close()
    return tokens


async def _enter(store: Store, name: str) -> None:
    person, account = person_id(name), key_of(name)
    await store.put("person", person, msgspec.json.encode(PersonDocument(name, account)))
    await store.put(KIND, key_of(name), person.encode())
    await store.put("account", account, msgspec.json.encode(AccountDocument(person, "")))


# ---------------------------------------------------------------- what is


def browsers(server: Running, tokens: Tokens) -> dict[str, Browser]:
    """Everybody, over HTTP."""
    opened = {}
    for name, token in tokens.items():
        opened[name] = Browser(server)
        opened[name].cookie = f"tawantin={token}"
    return opened


def play_games(people: dict[str, Browser]) -> None:
    """Games that wait for Joost or for others, open tables, an invitation."""
    joost = people["Joost"]
    waiting = (("cuzco", "Andes by night", ("Mara", "Bence")), ("chocolatl", "", ("Ilse", "Zsófi")))
    for game, title, others in (*waiting, ("inca_empire", "Roads before dawn", ("Pieter", "Ilse"))):
        begin(joost, [people[name] for name in others], game, title)
    begin(
        people["Noemi"],
        [people["Bence"], people["Mara"]],
        "machu_picchu",
        "Final of the autumn cup",
    )
    begin(people["Annika"], [people["Sándor"], people["Pieter"]], "cuzco", "")
    opened = (
        ("Annika", "inca_empire", "Four quarters", {"kind": "live", "bank": 1200, "increment": 20}),
        ("Pieter", "cuzco", "With the pututu", SLOW),
        ("Zsófi", "chocolatl", "Kakaó vacsora után", SLOW),
    )
    for name, game, title, clock in opened:
        wanted = {"game": game, "seats": 3, "title": title, "listed": True, "clock": clock}
        status, _ = people[name].ask("POST", "/api/tables", {**wanted, "rated": game != "cuzco"})
        assert status == 201
    own = {"game": "machu_picchu", "seats": 4, "title": "Slow and steady", "listed": True}
    assert joost.ask("POST", "/api/tables", {**own, "clock": SLOW})[0] == 201
    table = people["Bence"].ask("POST", "/api/tables", {"game": "cuzco", "seats": 2})[1]["id"]
    asked = {"person": id_of(joost), "challenge": True}
    assert people["Bence"].ask("POST", f"/api/tables/{table}/invitations", asked)[0] == 200
    for name in ("Bence", "Ilse"):
        joost.ask("PUT", f"/api/ties/{id_of(people[name])}", {"follow": True})


def begin(host: Browser, others: list[Browser], game: str, title: str) -> None:
    """A slow game of these."""
    wanted = {"game": game, "seats": 1 + len(others), "title": title, "listed": True}
    table = host.ask("POST", "/api/tables", {**wanted, "rated": True, "clock": SLOW})[1]["id"]
    for seat, other in enumerate(others, 1):
        assert do(other, table, "sit", seat=seat)[0] == 200
    assert do(host, table, "start")[0] == 200


def hold_tournament(host: Browser) -> str:
    """Sixteen bots at tables of four, over four rounds, played to the end."""
    wanted = {
        "title": "Cup of sixteen", "game": "chocolatl", "seats": 4, "rounds": 4, "join": False,
        "clock": SLOW, "most": 16,
    }  # fmt: skip
    name = str(host.ask("POST", "/api/tournaments", wanted)[1]["info"]["id"])
    path = f"/api/tournaments/{name}"
    for level, count in (("random", 10), ("easy", 6)):
        host.ask("POST", path, {"do": "add_bots", "level": level, "count": count})
    host.ask("POST", path, {"do": "begin"})
    for _ in range(40):  # each as patient as a test
        try:
            eventually(lambda: host.ask("GET", path)[1]["info"]["status"] == "finished")
            return name
        except AssertionError:
            continue
    raise SystemExit("the tournament did not end")


# ---------------------------------------------------------------- pictures


def pages(tournament: str) -> dict[str, tuple[str, Callable[[Page], None]]]:
    """By picture where to go and what to do there."""
    return {
        "home": ("/", _nothing),
        "my-tables": ("/?show=mine", _nothing),
        "more": ("/", lambda page: page.locator("#more-places").click()),
        "find-somebody": ("/", _find),
        "play-now": ("/", lambda page: page.locator("button[data-act=find]").first.click()),
        "profile": ("/player/Noemi", _nothing),
        "own-profile": ("/player/Joost", _nothing),
        "ranking": ("/ranking/cuzco", _nothing),
        "watch": ("/watch", _watch),
        "tournaments": ("/tournaments", _nothing),
        "new-tournament": ("/tournaments", _new_tournament),
        "tournament": (f"/tournament/{tournament}", _nothing),
        "account": ("/", _account("")),
        "device": ("/", _account("Sign in on another device")),
        "mail": ("/", _account("Mail")),
        "webhook": ("/", _account("My turns in Discord or Slack")),
        "sessions": ("/", _account("Where you are signed in")),
        "deletion": ("/", _account("Delete the account")),
        "settings": ("/", lambda page: page.locator("header .btn.gh:has(svg)").nth(1).click()),
    }


def _nothing(page: Page) -> None:
    page.wait_for_load_state()


def _find(page: Page) -> None:
    page.locator("#find-somebody").click()
    page.locator("input[name=person]").fill("n")
    page.locator("dialog li").first.wait_for()


def _watch(page: Page) -> None:
    buttons = page.get_by_role("button", name="Show the board")
    buttons.first.wait_for()
    for number in range(2):
        buttons.nth(number if number < buttons.count() else 0).click()
    page.frame_locator("iframe").first.locator("svg.board").first.wait_for()
    page.wait_for_timeout(1500)


def _new_tournament(page: Page) -> None:
    page.get_by_role("button", name="New tournament").click()


def _account(part: str) -> Callable[[Page], None]:
    def look(page: Page) -> None:
        page.locator("header .me").click()
        summary = page.locator("dialog summary", has_text=part).first
        if part and summary.count():
            summary.click()
            summary.scroll_into_view_if_needed()
        if part.endswith("device"):
            page.get_by_role("button", name="Show a code").click()
            page.locator("dialog svg[role=img]").wait_for()

    return look


def take(
    browser: Chromium, address: str, tokens: Tokens, tournament: str, asked: argparse.Namespace
) -> None:
    """All that are asked for, in both sizes."""
    for suffix, (width, height) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=asked.language,
            reduced_motion="reduce",
            has_touch=width < 720,
        )
        context.add_cookies([{"name": "tawantin", "value": tokens["Joost"], "url": address}])
        page = context.new_page()
        for name, (path, act) in pages(tournament).items():
            if not name.startswith(asked.only) or (name == "more" and not suffix):
                continue
            page.goto(address + path)
            page.wait_for_selector("main")
            page.wait_for_timeout(900)
            act(page)
            page.wait_for_timeout(500)
            page.screenshot(path=asked.out / f"{name}{suffix}.png", full_page=asked.whole)
        context.close()


def main() -> None:
    """Make the site and take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--language", default="en-GB")
    parser.add_argument("--whole", action="store_true", help="whole pages, not only what is seen")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots" / "people")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    build_web.build()
    path, flags = tools.chromium()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "people.db")
        tokens = asyncio.run(fill(database))
        mail = {"mail_server": "smtp://127.0.0.1:9", "mail_from": "games@example.org"}
        wanted = settings(
            Path(folder), database=database, public_url="https://play.example", **mail
        )
        with running(wanted) as server, sync_playwright() as playwright:
            people = browsers(server, tokens)
            play_games(people)
            tournament = hold_tournament(people["Joost"])
            browser = playwright.chromium.launch(executable_path=path, args=flags)
            others = [browser.new_context() for _ in range(3)]
            for context, name in zip(others, ("Noemi", "Bence", "Ilse"), strict=True):
                cookie = {"name": "tawantin", "value": tokens[name], "url": server.address}
                context.add_cookies([cookie])  # type: ignore[list-item] # the names are those it wants
                context.new_page().goto(server.address)
            take(browser, server.address, tokens, tournament, asked)
            browser.close()


if __name__ == "__main__":
    main()
