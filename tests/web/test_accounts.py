"""Accounts in the page: mail, other devices, channels, leaving for good, and what a host does."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, expect
from tests.server.mail_sink import Sink, code_in, letter, mail_sink
from tests.server.neighbours import PASSWORD, do, eventually, play, somebody, turn_of
from tests.server.push_service import Subscriber, padded, push_service
from tests.server.running import Running, running, settings

from .axe import serious
from .player import Player
from .test_home import as_somebody

SitDown = Callable[..., Player]
ADDRESS = "bo.remarkable@example.org"


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with mail_sink() as started:
        yield started


@pytest.fixture(scope="module")
def server(
    page_built: None, tmp_path_factory: pytest.TempPathFactory, sink: Sink
) -> Iterator[Running]:
    """A server with mail."""
    wanted = settings(
        tmp_path_factory.mktemp("server"),
        mail_server=f"smtp://127.0.0.1:{sink.port}",
        mail_from="Tawantin <games@play.example>",
        public_url="https://play.example",
    )
    with running(wanted) as started:
        yield started


def own_button(page: Page, name: str) -> Locator:
    """Where the page says who you are; others may be named elsewhere, as people who are here."""
    return page.get_by_role("button", name=re.compile(f"^{name}.*: name and account"))


def account(page: Page, part: str) -> None:
    """Open a part of the account page."""
    page.get_by_role("button", name=re.compile("name and account")).click()
    page.locator("dialog summary", has_text=part).click()


def test_mail_is_confirmed_by_its_code_and_stopped_by_its_link(
    server: Running, sit_down: SitDown, sink: Sink, axe: str
) -> None:
    bo = somebody(server, "Bo")
    player = sit_down(width=390, height=844)
    as_somebody(player, bo)
    player.lobby()
    page = player.page
    account(page, "Mail")
    page.locator("input[name=mail]").fill(ADDRESS)
    assert not serious(page, axe)
    page.locator("dialog form", has=page.locator("input[name=mail]")).get_by_role(
        "button", name="Save"
    ).click()
    code = code_in(letter(sink, 1))
    page.locator("dialog form", has_text="code").locator("input").last.fill(code)
    page.get_by_role("button", name="Confirm").click()
    eventually(lambda: bo.ask("GET", "/api/mail")[1]["confirmed"])
    page.goto("about:blank")  # who is here is told there, not by mail
    ana = somebody(server, "Ana")
    turn_of(bo, ana)
    letter(sink, 2)
    link = sink.letters[1]["List-Unsubscribe"].strip("<>")
    page.goto(link.replace("https://play.example", player.address))
    assert not serious(page, axe)
    box = page.get_by_role("button").bounding_box()
    assert box is not None
    assert box["height"] >= 44, "it is easily hit with a finger"
    page.get_by_role("button").click()
    eventually(lambda: bo.ask("GET", "/api/mail")[1]["wish"] == "off")


def test_the_name_beside_a_new_account_is_its_name(sit_down: SitDown) -> None:
    page = (player := sit_down(width=390, height=844)).page
    player.lobby()
    page.get_by_role("button", name=re.compile("name and account")).click()
    page.locator("#name").fill("Ida F.")
    page.get_by_label("Password").fill(PASSWORD)
    for account, ready in (("ida b", False), ("ida.b", True)):
        page.locator("input[autocomplete=username]").fill(account)
        create = page.get_by_role("button", name="Create an account")
        (expect(create).to_be_enabled if ready else expect(create).to_be_disabled)()
    create.click()
    expect(page.get_by_text("Signed in as ida.b")).to_be_visible()
    page.goto(f"{player.address}/player/Ida%20F.")
    expect(page.locator("h1")).to_have_text("Ida F.")


def test_a_second_device_signs_in_by_the_picture_of_a_code(
    server: Running, sit_down: SitDown, axe: str
) -> None:
    first, second = sit_down(), sit_down(width=390, height=844)
    as_somebody(first, somebody(server, "Cora"))
    first.lobby()
    account(first.page, "Sign in on another device")
    first.page.get_by_role("button", name="Show a code").click()
    expect(first.page.get_by_role("img", name="The same code as a picture")).to_be_visible()
    assert not serious(first.page, axe)
    code = first.page.locator("dialog .code").inner_text()
    second.page.goto(f"{second.address}/#device={code}")
    dialog = second.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Sign in on this device?")
    assert not serious(second.page, axe)
    dialog.get_by_role("button", name="Sign in").click()
    expect(own_button(second.page, "Cora")).to_be_visible()
    assert "device" not in second.page.url
    first.page.reload()
    account(first.page, "Where you are signed in")
    first.page.get_by_role("listitem").get_by_role("button", name="Sign out").click()
    expect(first.page.locator("dialog li")).to_have_count(1)
    second.page.reload()
    expect(own_button(second.page, "Guest")).to_be_visible()


def test_turns_are_told_in_a_channel_whose_address_is_right(
    server: Running, sit_down: SitDown, axe: str
) -> None:
    dora = somebody(server, "Dora")
    player = sit_down(width=390, height=844)
    as_somebody(player, dora)
    player.lobby()
    page = player.page
    account(page, "Discord or Slack")
    page.locator("input[name=webhook]").fill("https://example.org/hook")
    form = page.locator("dialog form", has=page.locator("input[name=webhook]"))
    player.problems.clear()
    form.get_by_role("button", name="Save").click()
    expect(page.locator("dialog p.bad")).to_contain_text("https://hooks.slack.com/")
    expect(page.locator("dialog p.bad")).to_be_in_viewport()
    player.problems.clear()  # the browser tells of the refusal, as it should
    page.locator("input[name=webhook]").fill("https://hooks.slack.com/services/T/B/x")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("button", name="Stop")).to_be_visible()
    assert not serious(page, axe)
    kept = dora.ask("GET", "/api/webhook")[1]
    assert (kept["shape"], kept["language"]) == ("slack", "en")
    form.get_by_role("button", name="Stop").click()
    eventually(lambda: dora.ask("GET", "/api/webhook")[1]["url"] == "")


def test_who_leaves_for_good_is_a_former_player_to_the_others(
    server: Running, sit_down: SitDown, axe: str
) -> None:
    emil, fay = somebody(server, "Emil"), somebody(server, "Fay")
    play(emil, fay, game="cuzco", title="Remembered")
    leaving, staying = sit_down(width=390, height=844), sit_down()
    as_somebody(leaving, emil)
    as_somebody(staying, fay)
    leaving.lobby()
    page = leaving.page
    account(page, "Delete")
    page.locator("dialog details[open] input[type=password]").fill(PASSWORD)
    assert not serious(page, axe)
    page.locator("dialog details[open] button").click()
    expect(own_button(page, "Emil")).to_have_count(0)
    staying.page.goto(f"{staying.address}/?show=mine")
    expect(staying.page.locator("li", has_text="Remembered")).to_contain_text("former player")
    staying.page.goto(f"{staying.address}/player/Emil")
    expect(staying.page.get_by_role("alert")).to_be_visible()
    staying.problems.clear()  # nobody of that name: the browser tells of the 404


def command(server: Running, *words: str) -> str:
    """As the host types it, beside the server."""
    database = server.server.settings.database
    assert database is not None
    line = [sys.executable, "-m", "tawantin", "admin", *words, "--database", database]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_a_host_orders_is_seen_in_the_page(
    server: Running, sit_down: SitDown, axe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tawantin.server.people.steward.EVERY_SECONDS", 0.05)
    gus, hal = somebody(server, "Gus"), somebody(server, "Hal")
    wanted = {"game": "cuzco", "seats": 2, "listed": True, "title": "Rude table"}
    table = str(gus.ask("POST", "/api/tables", wanted)[1]["id"])
    do(hal, table, "sit", seat=1)
    do(gus, table, "start")
    do(gus, table, "say", text="Something rude")
    said = do(gus, table, "say", text="Goodbye")[1]["seq"] - 1
    player = sit_down()
    as_somebody(player, hal)
    player.skip_guides("cuzco")
    page = player.page
    page.goto(f"{player.address}/table/{table}")
    page.locator("#talk-chat").click()
    talk = page.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("Something rude")
    command(server, "unsay", table, str(said))
    expect(talk).not_to_contain_text("Something rude")
    expect(talk).to_contain_text("Goodbye")
    command(server, "close", table)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.locator("#talk-log").click()
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("The game was ended without a result.")
    command(server, "announce", "The server rests at noon.")
    player.lobby()
    expect(page.get_by_text("The server rests at noon.")).to_be_visible()
    command(server, "rename", "Gus", "Gustav")
    eventually(lambda: gus.ask("GET", "/api/me")[1]["name"] == "Gustav")
    page.goto(f"{player.address}/player/Gus")
    expect(page.locator("h1")).to_have_text("Gustav")
    command(server, "read-only", "on")
    eventually(lambda: hal.ask("GET", "/api/server")[1]["read_only"])
    player.lobby()
    expect(page.get_by_text(re.compile("read-only"))).to_be_visible()
    assert not serious(page, axe)
    command(server, "read-only", "off")
    eventually(lambda: not hal.ask("GET", "/api/server")[1]["read_only"])
    command(server, "suspend", "Hal")
    eventually(lambda: hal.ask("GET", "/api/me")[1].get("account") != "hal-of-nim")
    noted = command(server, "log")
    for word in ("unsay", "close", "announce", "rename", "read-only", "suspend"):
        assert f"  {word}  " in noted


_PUSHED = """async (text) => {
    // As the browser does when its push service hands a message on.
    const shown = []
    self.registration.showNotification = async (title, { body, data }) => {
        shown.push([body, data.url])
    }
    self.dispatchEvent(new PushEvent('push', { data: text }))
    return shown
}"""


def test_what_is_pushed_is_shown_by_the_browser(
    page_built: None, browser: Chromium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with push_service(tmp_path) as (service, trusted):
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        wanted = settings(
            tmp_path, push_contact="mailto:host@example.org", push_services=(service.host,)
        )
        with running(wanted) as server:
            ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
            reader = Subscriber()
            keys = {"p256dh": padded(reader.public), "auth": padded(reader.auth)}
            wish = {"endpoint": service.endpoint("bo"), **keys, "language": "hu"}
            assert bo.ask("POST", "/api/push", wish)[0] == 200
            turn_of(bo, ana)
            _, _, body = eventually(lambda: service.came)[0]
            text = reader.read(body).decode()
            shown = shown_by(browser, server.address, text)
    answer = json.loads(text)
    assert shown == [[answer["text"], f"/table/{answer['table']}"]]


def shown_by(browser: Chromium, address: str, text: str) -> list[list[str]]:
    """What the page's service worker shows of a message that was pushed."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = context.service_workers
    shown: list[list[str]] = worker.evaluate(_PUSHED, text)
    context.close()
    return shown
