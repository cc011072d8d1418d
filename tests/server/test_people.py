"""Profiles, rankings and the home page: what people see of each other, and what they do not."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any
from urllib.parse import quote

import pytest

from tawantin.client import Client
from tawantin.server.people.names import FORMER

from .neighbours import PASSWORD, do, eventually, id_of, play, somebody
from .running import Running
from .test_http import Browser


@pytest.fixture
def server(on_either: Running) -> Running:
    return on_either


@pytest.fixture
def ana(server: Running) -> Browser:
    return somebody(server, "Ana")


@pytest.fixture
def bo(server: Running) -> Browser:
    return somebody(server, "Bo")


def profile(browser: Browser, name: str) -> dict[str, Any]:
    status, answer = browser.ask("GET", f"/api/players/{quote(name)}")
    assert status == 200, answer
    return dict(answer)


def test_a_rated_game_moves_both_in_the_ranking(server: Running, ana: Browser, bo: Browser) -> None:
    play(ana, bo)
    ranked = eventually(lambda: bo.ask("GET", "/api/ranking/nim")[1]["people"])
    assert [(one["name"], one["place"], one["won"]) for one in ranked] == [
        ("Ana", 1, 1),
        ("Bo", 2, 0),
    ]
    assert ranked[0]["rating"] > 1500 > ranked[1]["rating"]
    assert all(one["provisional"] for one in ranked)
    assert [one["name"] for one in bo.ask("GET", "/api/ranking/nim")[1]["mine"]] == ["Ana", "Bo"]
    assert somebody(server).ask("GET", "/api/ranking/nim")[1]["mine"] == []


def test_a_profile_tells_results_ratings_and_head_to_heads(ana: Browser, bo: Browser) -> None:
    for _ in range(2):
        play(ana, bo)
    play(bo, ana)
    eventually(lambda: len(_curve(bo, "Ana")) == 3)
    shown = profile(bo, "ana")
    (nim,) = shown["games"]
    assert (nim["played"], nim["won"], nim["place"]) == (3, 2, 1)
    assert nim["by_seats"] == [{"seats": 2, "games": 3, "won": 2}]
    assert nim["rating"] == nim["curve"][-1][1]
    assert (shown["streak"], shown["longest_streak"]) == (0, 2)
    (against,) = shown["against"]
    assert (against["name"], against["ahead"], against["behind"]) == ("Bo", 2, 1)


def test_a_profile_tells_what_somebody_likes_to_play_otherwise(ana: Browser, bo: Browser) -> None:
    for _ in range(2):
        play(ana, bo, options={"misere": True})
    play(ana, bo)
    play(ana, bo, options={"misere": True}, listed=False, rated=False)
    eventually(lambda: profile(ana, "Ana")["games"][0]["played"] == 4)
    (nim,) = profile(bo, "Ana")["games"]
    assert nim["favourites"] == [{"option": "misere", "value": True, "games": 2}]
    (own,) = profile(ana, "Ana")["games"]
    assert own["favourites"][0]["games"] == 3, "the private one counts for herself alone"


def _curve(browser: Browser, name: str) -> list[Any]:
    return list(profile(browser, name)["games"][0]["curve"])


def test_a_private_table_is_told_to_its_own_people_only(server: Running) -> None:
    ana, bo, eve = (somebody(server, name) for name in ("Ana", "Bo", "Eve"))
    casual = play(ana, bo, listed=False, rated=False)
    rated = play(ana, bo, listed=False)
    eventually(lambda: profile(eve, "Ana")["games"])
    for address in ("/api/players/Ana", "/api/players/Ana/games", "/api/home", "/api/ranking/nim"):
        answer = json.dumps(eve.ask("GET", address)[1])
        assert casual not in answer
        assert rated not in answer
    (game,) = eve.ask("GET", "/api/players/Ana/games")[1]["games"]
    assert game["table"] is None
    own = ana.ask("GET", "/api/players/Ana/games")[1]["games"]
    assert [one["table"] for one in own] == [rated, casual]
    open_one = ana.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"]
    assert open_one not in json.dumps(eve.ask("GET", "/api/home")[1])


def test_who_wants_to_be_private_shows_the_name_only(server: Running, ana: Browser) -> None:
    bo = somebody(server, "Bo")
    play(ana, bo)
    assert ana.ask("PUT", "/api/me/privacy", {"private": True})[0] == 200
    shown = profile(bo, "Ana")
    assert (shown["private"], shown["games"], shown["against"]) == (True, [], [])
    assert bo.ask("GET", "/api/players/Ana/games")[1]["games"] == []
    assert profile(ana, "Ana")["games"]
    bo.ask("PUT", f"/api/ties/{id_of(ana)}", {"follow": True})
    eventually(lambda: len(bo.ask("GET", "/api/ranking/nim")[1]["people"]) == 2)
    names = {
        path: [one["name"] for one in asker.ask("GET", f"/api/ranking/nim{path}")[1]["people"]]
        for asker, path in ((bo, ""), (bo, "?friends=true"), (ana, "?active=month"))
    }
    assert names == {"": ["", "Bo"], "?friends=true": ["Bo"], "?active=month": ["Ana", "Bo"]}
    assert id_of(ana) not in json.dumps(bo.ask("GET", "/api/ranking/nim")[1])


def test_names_of_accounts_are_unique_and_a_former_name_leads_on(
    server: Running, ana: Browser
) -> None:
    guest = somebody(server)
    assert guest.ask("PUT", "/api/me", {"name": "aNA"})[0] == 409
    bo = somebody(server, "Bo")
    play(ana, bo)
    assert ana.ask("PUT", "/api/me", {"name": "Bo"})[0] == 409
    assert ana.ask("PUT", "/api/me", {"name": "Anna"})[1]["name"] == "Anna"
    assert profile(bo, "Ana")["name"] == "Anna"
    assert profile(bo, "Anna")["id"] == id_of(ana)
    (game,) = bo.ask("GET", "/api/players/Bo/games")[1]["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bo"]
    assert guest.ask("PUT", "/api/me", {"name": "Ana"})[0] == 409
    assert guest.ask("GET", "/api/players/nobody")[0] == 404


@pytest.mark.parametrize(
    "name",
    [
        "Nina",
        "killa",
        " T u p a q",
        "Wa\u200byra",
        "Ru\u3164mi",
        "Am\u00e0ru",
        "\u041a\u0456lla",
        "N1NA",
        "Bot 3",
        "bot: Medium",
        "Könnyű",
        "Leicht",
        "former player",
    ],
)
def test_nobody_can_pass_for_a_bot(server: Running, ana: Browser, name: str) -> None:
    guest = somebody(server)
    for one in (guest, ana):
        status, refused = one.ask("PUT", "/api/me", {"name": name})
        assert (status, refused["code"]) == (409, "bot_name")
    table = guest.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"]
    assert do(guest, table, "sit", seat=1, name=name)[1]["code"] == "bot_name"


def test_names_that_only_begin_as_those_of_bots_are_free(server: Running) -> None:
    for name in ("Nina K.", "Botond", "Ninja", "Hard Henk"):
        assert somebody(server).ask("PUT", "/api/me", {"name": name})[0] == 200


def test_only_the_last_former_names_stay_taken(server: Running, ana: Browser) -> None:
    guest, names = somebody(server), [f"Ana {number}" for number in range(FORMER + 1)]
    for name in names:
        assert ana.ask("PUT", "/api/me", {"name": name})[0] == 200
    assert profile(guest, names[0])["name"] == names[-1]
    assert guest.ask("PUT", "/api/me", {"name": names[0]})[0] == 409
    assert guest.ask("PUT", "/api/me", {"name": "Ana"})[0] == 200, "the oldest is free again"


def test_finished_games_are_paged_and_filtered(server: Running, ana: Browser) -> None:
    bo, cid = somebody(server, "Bo"), somebody(server, "Cid")
    for number in range(23):
        play(ana, cid if number % 5 == 0 else bo, rated=False)
    first = bo.ask("GET", "/api/players/Ana/games")[1]
    second = bo.ask("GET", f"/api/players/Ana/games?before={first['more']}")[1]
    tables = [one["table"] for one in first["games"] + second["games"]]
    assert len(tables) == len(set(tables)) == 23
    assert second["more"] is None
    assert len(bo.ask("GET", "/api/players/Ana/games?against=cid")[1]["games"]) == 5
    assert bo.ask("GET", "/api/players/Ana/games?seats=3")[1]["games"] == []
    assert bo.ask("GET", "/api/players/Ana/games?before=x")[0] == 400


def test_the_home_page_shows_what_waits_and_what_is_open(server: Running, ana: Browser) -> None:
    bo = somebody(server, "Bo")
    wanted = {"game": "nim", "seats": 2, "listed": True, "clock": {"kind": "days", "days": 1}}
    table = ana.ask("POST", "/api/tables", wanted)[1]["id"]
    home = bo.ask("GET", "/api/home")[1]
    assert [one["info"]["id"] for one in home["open"]] == [table]
    do(bo, table, "sit", seat=1)
    do(ana, table, "start")
    (mine,) = bo.ask("GET", "/api/home")[1]["mine"]
    assert mine["info"]["id"] == table
    assert mine["due"] > mine["info"]["updated"]
    do(bo, table, "concede", seat=1)
    home = bo.ask("GET", "/api/home")[1]
    assert (home["mine"], home["finished"]) == ([], 1)
    assert home["week"] == {"games": 1, "won": 0, "change": 0}
    assert PASSWORD not in json.dumps(home)


def test_home_tells_for_some_days_how_my_games_have_ended(ana: Browser, bo: Browser) -> None:
    last = [play(ana, bo, listed=False) for _ in range(4)][:0:-1]
    home = bo.ask("GET", "/api/home")[1]
    assert [one["table"] for one in home["ended"]] == last
    assert [one["seats"][one["seat"]]["place"] for one in home["ended"]] == [2, 2, 2]


def test_home_tells_the_round_of_a_game_as_it_goes_on(server: Running, ana: Browser) -> None:
    wanted = {"game": "chocolatl", "seats": 3, "listed": True, "bots": ["random", "random"]}
    table = ana.ask("POST", "/api/tables", wanted)[1]["id"]
    assert do(ana, table, "start")[0] == 200

    def shown() -> tuple[int, int]:
        (playing,) = ana.ask("GET", "/api/home")[1]["playing"]
        return playing["round"], playing["rounds"]

    async def play_on() -> None:
        token = str(ana.cookie).partition("=")[2]
        async with Client(server.address, token=token) as client:
            seat = await client.watch(table, seat=0)
            while (await asyncio.to_thread(shown))[0] < 2:
                update = await seat.my_turn()
                assert update is not None
                await seat.play(update.options[0].text)

    assert shown() == (0, 7)
    asyncio.run(play_on())
    assert shown() == (2, 7)


def test_home_shows_who_is_here_and_wants_to_be_seen(server: Running, ana: Browser) -> None:
    bo, hermit, guest = somebody(server, "Bo"), somebody(server, "Hermit"), somebody(server)
    assert hermit.ask("PUT", "/api/me/privacy", {"private": True})[0] == 200

    async def look() -> list[str]:
        async with contextlib.AsyncExitStack() as stack:
            for browser in (ana, bo, guest, hermit):
                token = str(browser.cookie).partition("=")[2]
                await stack.enter_async_context(Client(server.address, token=token))
            # What the page shows to everybody is made anew a moment after the news.
            here = await asyncio.to_thread(
                eventually, lambda: ana.ask("GET", "/api/home")[1]["here"]
            )
            return [one["name"] for one in here]

    assert asyncio.run(look()) == ["Bo"]


def test_a_ranking_shows_bots_and_can_be_of_those_whom_i_follow(
    server: Running, ana: Browser, bo: Browser
) -> None:
    cid = somebody(server, "Cid")
    play(ana, bo)
    play(cid, bo)
    everybody = eventually(
        lambda: len((answer := ana.ask("GET", "/api/ranking/nim")[1])["people"]) == 3 and answer
    )
    assert everybody["bots"][0]["level"] == "expert"
    assert len(everybody["people"][2]["lately"]) == 2
    assert ana.ask("PUT", f"/api/ties/{id_of(bo)}", {"follow": True})[0] == 200
    friends = ana.ask("GET", "/api/ranking/nim?friends=true&active=month")[1]
    assert [(one["name"], one["place"]) for one in friends["people"]] == [("Ana", 1), ("Bo", 2)]
    assert somebody(server).ask("GET", "/api/ranking/nim?friends=true")[1]["people"] == []
    assert ana.ask("GET", "/api/ranking/nim?active=ever")[1]["code"] == "bad_request"


def test_people_are_found_by_how_their_names_begin(server: Running, ana: Browser) -> None:
    somebody(server, "Anabel")
    somebody(server, "Ödön", "odon-1")
    answer = ana.ask("GET", "/api/players?name=AN")[1]["people"]
    assert [one["name"] for one in answer] == ["Ana", "Anabel"]
    assert ana.ask("GET", f"/api/players?name={quote('öd')}")[1]["people"][0]["name"] == "Ödön"
    assert ana.ask("GET", "/api/players?name=")[1]["people"] == []
    ana.ask("PUT", "/api/me", {"name": "Zita"})
    (renamed,) = ana.ask("GET", "/api/players?name=ana%20")[1]["people"][:1]
    assert renamed["name"] == "Zita", "a former name still leads to its owner"


def test_own_finished_games_are_listed_also_without_an_account(
    server: Running, ana: Browser
) -> None:
    guest = somebody(server)
    table = play(guest, ana, rated=False, listed=False, title="Just us")
    (one,) = eventually(lambda: guest.ask("GET", "/api/me/games")[1]["games"])
    assert (one["table"], one["title"], one["change"]) == (table, "Just us", None)
    assert guest.ask("GET", "/api/me/games?against=an")[1]["games"] == [one]
    assert guest.ask("GET", "/api/me/games?against=bo")[1]["games"] == []
