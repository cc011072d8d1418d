"""House numbers in the page, and tables that outlived their rules."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.running import Running, forget_games, running, settings

import tawantin
from tawantin import Descriptor
from tawantin.kernel.registry import _ADDED
from tawantin.server.identity import COOKIE

from .player import Player

HANNE = "hanne-0123456789"
OLD = Path(__file__).parent.parent / "store" / "old" / "first_edition.db.gz"


@pytest.fixture(scope="module")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the tables of the first edition, after the rules of Chocolatl changed."""
    chocolatl, folder = tawantin.games()["chocolatl"], tmp_path_factory.mktemp("later")
    text = chocolatl.printed.text.replace("rules_version = 1", "rules_version = 2")
    (folder / "components.toml").write_text(text, encoding="utf-8")
    (folder / "earlier").symlink_to(chocolatl.components_path.parent / "earlier")
    (folder / "locale").symlink_to(chocolatl.locale)
    old_database(folder / "tawantin.db")
    tawantin.register(Descriptor("chocolatl", folder / "components.toml", chocolatl.rules_module))
    forget_games()
    try:
        with running(settings(folder)) as started:
            yield started
    finally:
        del _ADDED["chocolatl"]
        forget_games()


def old_database(path: Path) -> None:
    """The database of the first edition, in which Hanne has an id that a browser can prove."""
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    places = {"changes": "changes", "tables": "info", "members": "person", "documents": "key"}
    with sqlite3.connect(path) as database:
        for table, column in places.items():
            database.execute(
                f"UPDATE {table} SET {column} = replace({column}, 'host0000', ?)",  # noqa: S608
                (HANNE,),
            )
    database.close()


def as_hanne(player: Player, server: Running) -> None:
    """The host of the old tables comes back."""
    token = server.server.identities.new_token(HANNE)
    player.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])


def test_a_host_brings_a_file_and_all_see_what_differs_before_they_sit_down(
    sit_down: Callable[..., Player], tmp_path: Path
) -> None:
    printed = tawantin.games()["cuzco"].printed.text
    mine = tmp_path / "mine.toml"
    changed = printed.replace("points = { out0 = 3 }", "points = { out0 = 4 }")
    assert changed != printed
    mine.write_text(changed, encoding="utf-8")
    host = sit_down()
    host.lobby()
    host.page.locator("article[data-game=cuzco] button[data-act=new]").click()
    host.page.locator("#new-table input[type=file]").set_input_files(mine)
    expect(host.page.locator("#new-table table tbody tr")).to_have_count(1)
    expect(host.page.locator("#new-table table")).to_contain_text("frame part A")
    host.page.locator("button[form=new-table]").click()
    expect(host.page.locator("#own-numbers")).to_contain_text("House numbers")

    guest = sit_down(language="de-DE")
    guest.page.goto(host.page.url)
    notice = guest.page.locator("#own-numbers")
    expect(notice).to_contain_text("Hauszahlen")
    differs = ["Rahmenteil A: Punkte auf dem Rahmen 3 4"]
    expect(notice.locator("tbody tr")).to_have_text(differs, use_inner_text=True)


def test_numbers_are_not_broken_on_a_phone(sit_down: Callable[..., Player]) -> None:
    host = sit_down()
    host.lobby()
    mine = tawantin.games()["cuzco"].printed.text
    for before, after in (
        ("\ntask_points = 6", "\ntask_points = 12"),
        ("out0 = 3 }", "out0 = 4 }"),
    ):
        assert before in mine
        mine = mine.replace(before, after)
    wanted = {"game": "cuzco", "seats": 2, "components": mine}
    answer = host.context.request.post(f"{host.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    guest = sit_down(width=320, height=700, language="hu-HU")
    guest.page.goto(f"{guest.address}/table/{table}")
    number = guest.page.locator("#own-numbers td.here", has_text="12")
    expect(number).to_have_text("12")
    lines = "number => { const all = document.createRange(); all.selectNodeContents(number);"
    assert number.evaluate(lines + " return all.getClientRects().length }") == 1


def test_a_bad_file_is_told_with_place_and_reason(
    sit_down: Callable[..., Player], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.toml"
    text = tawantin.games()["cuzco"].printed.text.replace("priests = 4", "priests = -4")
    bad.write_text(text, encoding="utf-8")
    host = sit_down()
    host.lobby()
    host.page.locator("article[data-game=cuzco] button[data-act=new]").click()
    host.page.locator("#new-table input[type=file]").set_input_files(bad)
    notice = host.page.locator("#new-table [role=alert]")
    expect(notice).to_contain_text("bad.toml: player_start.priests must be between")
    host.problems.clear()  # the browser's own note of the refusal


def test_a_finished_game_of_old_rules_shows_its_result_and_says_what_it_cannot(
    sit_down: Callable[..., Player], server: Running
) -> None:
    player = sit_down()
    player.page.goto(f"{server.address}/table/chocolatl-finished")
    expect(player.page.locator("#problem")).to_contain_text("rules of this game have changed")
    expect(player.page.locator("body")).to_contain_text("Hello, this is today.")
    expect(player.page.locator("body")).to_contain_text("Hanne")
    with player.page.expect_download() as download:
        player.page.locator("a[download]", has_text="Save the record").click()
    assert '"format": "tawantin-record"' in Path(download.value.path()).read_text(encoding="utf-8")


def test_a_running_game_of_old_rules_says_so_and_its_players_can_end_it(
    sit_down: Callable[..., Player], server: Running
) -> None:
    stranger = sit_down(language="hu-HU", width=390, height=844)
    stranger.page.goto(f"{server.address}/table/chocolatl-running")
    expect(stranger.page.locator("#problem")).to_contain_text("szabályai azóta megváltoztak")
    expect(stranger.page.locator("button", has_text="befejezése")).to_have_count(0)

    hanne = sit_down()
    as_hanne(hanne, server)
    hanne.page.goto(f"{server.address}/table/chocolatl-running")
    hanne.page.locator("button", has_text="End the game without a result").click()
    expect(hanne.page.locator("main")).to_contain_text("was ended without a result")
    expect(hanne.page.locator("a[download]", has_text="Save the record")).to_be_visible()
    expect(stranger.page.locator("a[download]")).to_be_visible()
