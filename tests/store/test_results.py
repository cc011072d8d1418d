"""The index of results and ratings: the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from tawantin.kernel.about import Value
from tawantin.people.ratings import bot_ratings
from tawantin.server.people.ratings import fill_index, rate_all
from tawantin.store import Row, Store, ranking, results
from tawantin.store.ranking import Field
from tawantin.store.results import Wanted
from tawantin.tables.result import Result
from tawantin.tables.summary import SeatSummary, Summary

from .test_store import NewDatabase, appending, with_store

Work = Callable[[Store], Awaitable[None]]
NIM = Field("nim")


def finished(
    table: str,
    *players: str,
    game: str = "nim",
    rated: bool = True,
    listed: bool = True,
    places: list[int] | None = None,
    options: dict[str, Value] | None = None,
) -> Row:
    """A table where these people, the best first, have played; who begins with * is a bot."""
    count = len(players)
    result = Result(
        places=places or list(range(1, count + 1)),
        scores=list(range(count, 0, -1)),
        points=[{} for _ in players],
        winners=[0],
        ending="over",
    )
    seats = [
        SeatSummary(level=name[1:]) if name[0] == "*" else SeatSummary(player=name, name=name)
        for name in players
    ]
    summary = Summary(
        id=table,
        game=game,
        status="finished",
        seats=seats,
        result=result,
        rated=rated,
        listed=listed,
        casual=None if rated else "chosen",
        options=options or {},
    )
    return Row(
        id=table,
        game=game,
        status="finished",
        listed=listed,
        info=msgspec.json.encode(summary).decode(),
        members=[name for name in players if name[0] != "*"],
    )


async def play(store: Store, table: str, *players: str, at: int = 0, **more: object) -> None:
    row = finished(table, *players, **more)  # type: ignore[arg-type]
    await store.append(appending(table, 1, row=row, updated=at))


def test_a_result_is_indexed_with_the_change_that_ends_the_game(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await play(store, "t", "ana", "bo", "*easy", at=5)
        (answer,) = await store.ask(results.games_of, "bo", Wanted())
        assert (answer.seat, answer.played.ended, answer.played.rated) == (1, 5, True)
        assert [seat.level for seat in answer.played.seats] == [None, None, "easy"]
        later = finished("t", "ana", "bo", "*easy")
        await store.append(appending("t", 2, row=later, updated=9))
        (again,) = await store.ask(results.games_of, "bo", Wanted())
        assert again.played.ended == 5, "what is said afterwards does not end it again"

    with_store(new_database(), work)


def test_lists_are_paged_and_filtered(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        for number in range(12):
            other = "bo" if number % 3 else "cid"
            game = "cuzco" if number % 2 else "nim"
            # Three games end at the same moment: pages must not lose or repeat any of them.
            await play(store, f"t{number:02}", "ana", other, game=game, at=number // 3)
        seen = []
        wanted = Wanted(limit=5)
        while page := await store.ask(results.games_of, "ana", wanted):
            seen += [one.played.table for one in page]
            wanted = msgspec.structs.replace(wanted, before=results.end_of(page, wanted))
            if wanted.before is None:
                break
        assert seen == [f"t{number:02}" for number in reversed(range(12))]
        with_cid = await store.ask(results.games_of, "ana", Wanted(opponents=("cid",), game="nim"))
        assert [one.played.table for one in with_cid] == ["t06", "t00"]
        assert await store.ask(results.games_of, "ana", Wanted(seats=3)) == []
        answer = await store.ask(results.tallies, "ana", True)
        assert [(one.game, one.seats, one.games, one.won) for one in answer] == [
            ("cuzco", 2, 6, 6),
            ("nim", 2, 6, 6),
        ]

    with_store(new_database(), work)


def test_a_private_casual_game_is_shown_to_its_own_people_only(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await play(store, "t", "ana", "bo", rated=False, listed=False)
        assert await store.ask(results.games_of, "ana", Wanted()) == []
        assert await store.ask(results.tallies, "ana", True) == []
        (own,) = await store.ask(results.games_of, "ana", Wanted(public=False))
        assert own.public is False

    with_store(new_database(), work)


def test_options_are_those_of_the_games_that_the_asker_may_know(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await play(store, "t1", "ana", "bo", at=1, options={"misere": True})
        await play(store, "t2", "ana", "bo", at=2, game="cuzco")
        hidden = {"rated": False, "listed": False}
        await play(store, "t3", "ana", "bo", at=3, options={"misere": False}, **hidden)
        public = [("cuzco", {}), ("nim", {"misere": True})]
        assert await store.ask(results.options_of, "ana", True) == public
        assert await store.ask(results.options_of, "ana", True, limit=1) == public[:1]
        own = await store.ask(results.options_of, "ana", False)
        assert own == [("nim", {"misere": False}), *public]

    with_store(new_database(), work)


def test_ratings_follow_the_results_and_are_the_same_made_again(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await play(store, "a", "ana", "bo", at=1)
        await rate_all(store)
        await play(store, "b", "ana", "cid", "bo", at=2)
        await play(store, "c", "cid", "ana", at=3, rated=False)
        await play(store, "d", "ana", "*hard", at=4, game="cuzco")
        await rate_all(store)
        ranked = await store.ask(ranking.ranking, NIM, 0, 10)
        assert ranked[0].person == "ana"
        assert (ranked[0].games, ranked[0].won, ranked[0].last) == (2, 2, 2)
        assert await store.ask(ranking.place_of, NIM, ranked[2].person) == 2
        assert await store.ask(ranking.place_of, NIM, "nobody") is None
        assert await store.ask(ranking.ranked_people, NIM) == 3
        assert [one.game for one in await store.ask(ranking.ratings_of, "ana")] == ["cuzco", "nim"]
        curve = await store.ask(results.curve, "ana", "nim")
        assert [at for at, _ in curve] == [1, 2]
        assert curve[-1][1] == ranked[0].rating
        await store.ask(results.forget_ratings)
        assert await store.ask(ranking.ranking, NIM, 0, 10) == []
        assert await rate_all(store) == 3
        assert await store.ask(ranking.ranking, NIM, 0, 10) == ranked

    with_store(new_database(), work)


def test_a_ranking_is_read_with_neighbours_lines_and_spread(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        for number in range(40):
            await play(store, f"a{number}", "ana", "bo", at=number)
        await play(store, "c", "cid", "dov", at=100)
        await rate_all(store)
        answer = await store.ask(ranking.page, NIM, "cid", 0, 2, 1)
        assert [one.person for one in answer.people] == ["ana", "bo"]
        assert [one.person for one in answer.mine] == ["bo", "cid", "dov"]
        assert (answer.total, answer.first_of_mine) == (4, 1)
        assert len(answer.lately["ana"]) == ranking.LATELY
        assert answer.lately["ana"] == sorted(answer.lately["ana"])
        assert answer.lately["ana"][-1] == answer.people[0].rating.shown
        assert await store.ask(ranking.lately, (), "nim") == {}
        assert await store.ask(ranking.lately, ("ana", "nobody"), "other") == {
            "ana": [],
            "nobody": [],
        }
        bars = dict(answer.spread)
        for one in answer.people:
            assert one.rating.settled
            assert bars.pop(one.rating.shown // ranking.BAR * ranking.BAR) == 1
        settled = [one.rating.mu for one in answer.people]
        for level, bot in bot_ratings("nim"):
            assert answer.bots[level] == sum(mu >= bot.mu for mu in settled)
        assert not bars, "provisional ratings are no part of the spread"
        lately = Field("nim", since=50)
        assert [one.person for one in await store.ask(ranking.ranking, lately, 0, 9)] == [
            "cid",
            "dov",
        ]
        friends = Field("nim", among=("bo", "cid"))
        assert await store.ask(ranking.place_of, friends, "cid") == 1
        assert await store.ask(ranking.place_of, friends, "ana") is None
        assert await store.ask(ranking.ranked_people, Field("nim", among=())) == 0

    with_store(new_database(), work)


def test_two_servers_rate_each_result_once(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        for number in range(30):
            await play(store, f"t{number}", "ana", "bo", at=number)
        both = await asyncio.gather(*(store.ask(results.rate_next, 30) for _ in range(3)))
        assert sum(both) == 30
        ranked = await store.ask(ranking.ranking, NIM, 0, 10)
        assert [one.games for one in ranked] == [30, 30]

    with_store(new_database(), work)


def test_finished_tables_of_an_older_version_are_entered_later(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await play(store, "t", "ana", "bo", at=7)
        with store.backend.transaction() as execute:
            results.drop(execute, "t")
        assert await fill_index(store) == 1
        assert await fill_index(store) == 0
        (answer,) = await store.ask(results.games_of, "ana", Wanted())
        assert answer.played.ended == 7

    with_store(new_database(), work)
