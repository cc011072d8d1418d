"""Bots have their turns fairly: nobody's tables keep everybody else's waiting."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from tawantin import wire
from tawantin.bots.levels import TURN_SECONDS
from tawantin.client import Client, Refused
from tawantin.server import thinking
from tawantin.server.line import Claim, Line
from tawantin.server.thinking import LEAST_SECONDS, QUOTA_SECONDS, Thinkers
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.table import Table

from .running import Running, running, settings


def _served(claims: list[tuple[Claim, bool]], seconds: float = 1.0) -> list[Claim]:
    """The order in which claims are served that all wait while the only place is taken."""

    async def work() -> list[Claim]:
        line, served, free = Line(1), [], asyncio.Event()

        async def hold() -> None:
            async with line.place(Claim("elsewhere", "somebody", "table"), lambda: True):
                await free.wait()

        async def want(claim: Claim, watched: bool) -> None:
            async with line.place(claim, lambda: watched):
                served.append(claim)
                line.charge(claim, seconds)

        tasks = [asyncio.create_task(hold())]
        tasks += [asyncio.create_task(want(claim, watched)) for claim, watched in claims]
        while len(line) < len(claims):
            await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(work())


def test_sixty_tables_of_one_do_not_keep_the_table_of_another_waiting() -> None:
    greedy = [(Claim("a", "eve", f"t{n}"), True) for n in range(60)]
    modest = [(Claim("b", "ana", "mine"), True) for _ in range(3)]
    served = [claim.person for claim in _served(greedy + modest)]
    assert served[:6].count("ana") == 3


def test_sixty_guests_of_one_address_count_as_one() -> None:
    guests = [(Claim("a", f"guest{n}", f"t{n}"), True) for n in range(60)]
    modest = [(Claim("b", "ana", "mine"), True) for _ in range(3)]
    served = [claim.address for claim in _served(guests + modest)]
    assert served[:6].count("b") == 3


def test_the_tables_of_a_person_take_turns() -> None:
    claims = [(Claim("a", "ana", table), True) for table in ("one", "one", "one", "two")]
    assert [claim.table for claim in _served(claims)][:2] == ["one", "two"]


def test_tables_that_somebody_looks_at_come_first() -> None:
    claims = [(Claim("a", "ana", "unseen"), False), (Claim("b", "bo", "seen"), True)]
    assert [claim.table for claim in _served([claims[0]] * 5 + [claims[1]] * 5)] == [
        *["seen"] * 5,
        *["unseen"] * 5,
    ]


def test_who_gives_up_waiting_takes_nobodys_place() -> None:
    async def work() -> None:
        line = Line(1)
        claim = Claim("a", "ana", "table")

        async def want() -> None:
            async with line.place(claim, lambda: True):
                await asyncio.sleep(0)

        async with line.place(claim, lambda: True):
            leaving, staying = asyncio.create_task(want()), asyncio.create_task(want())
            await asyncio.sleep(0)
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
        await staying
        assert len(line) == 0

    asyncio.run(work())


HOST = r.Person("h" * 16, "Host")


def _table() -> Table:
    numbers = itertools.count(1)
    settings = c.Configured(at=0, seats=3)
    table = r.open_table("table", HOST, settings, "chocolatl", next(numbers))
    for seat in range(3):
        r.set_bot(table, HOST, seat, "hard", next(numbers))
    r.start(table, HOST, next(numbers))
    return table


def test_a_bot_has_so_much_time_for_its_turn_not_for_each_decision() -> None:
    table, thinkers = _table(), Thinkers(1, 5.0)
    claim = Claim("a", HOST.id, table.id)
    seat = table.actors()[0]
    budgets = []
    for _ in range(6):
        budgets.append(thinkers._budget(table, seat, claim))
        thinkers._note(table, seat, claim, budgets[-1])
        action = table.game.legal(table.match.state, seat)[0]  # type: ignore[union-attr]
        r.play(table, None, seat, table.seq, action.text, 100)
        if seat not in table.actors():
            break
    assert budgets[0] == TURN_SECONDS / 2
    assert budgets == sorted(budgets, reverse=True)
    assert sum(budgets) < TURN_SECONDS + len(budgets) * LEAST_SECONDS


def test_a_turn_goes_on_though_others_bid_in_between() -> None:
    table, thinkers = _table(), Thinkers(1, 5.0)
    claim = Claim("a", HOST.id, table.id)
    first, other = table.actors()[:2]
    thinkers._note(table, first, claim, 0.5)
    for seat in (first, other):
        assert not thinking._moment(table, seat).goes_on
        action = table.game.legal(table.match.state, seat)[0]  # type: ignore[union-attr]
        r.play(table, None, seat, table.seq, action.text, 100)
    assert thinking._moment(table, first) == (table.id, first, 1, True)
    assert thinkers._budget(table, first, claim) == (TURN_SECONDS - 0.5) / 2


def test_a_bot_keeps_in_mind_what_it_thought_while_its_turn_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "_minds", {})
    table = _table()
    game, state = table.game, table.match.state  # type: ignore[union-attr]
    seat = table.actors()[0]
    minds = []
    for decisions, goes_on in ((0, False), (1, True), (2, True), (2, True), (3, False)):
        moment = thinking.Moment(table.id, seat, decisions, goes_on)
        thinking._decide(game, game.to_json(state), moment, "mcts@150", 5.0, {})
        minds.append(thinking._minds[table.id, seat][1])
    # The fourth asks again for what was asked before, as after a move taken back.
    assert minds[0] is minds[1] is minds[2]
    assert minds[2] is not minds[3] is not minds[4]


def test_a_bot_has_all_its_time_again_when_its_next_turn_begins() -> None:
    table, thinkers = _table(), Thinkers(1, 5.0)
    claim = Claim("a", HOST.id, table.id)
    seat = table.actors()[0]
    thinkers._note(table, seat, claim, TURN_SECONDS)
    assert thinkers._budget(table, seat, claim) == TURN_SECONDS / 2


def test_who_goes_away_when_let_in_leaves_the_place_to_the_next() -> None:
    async def work() -> None:
        line, claim, entered = Line(1), Claim("a", "ana", "table"), []

        async def want(name: str) -> None:
            async with line.place(claim, lambda: True):
                entered.append(name)

        async with line.place(claim, lambda: True):
            leaving, staying = (asyncio.create_task(want(name)) for name in ("one", "two"))
            await asyncio.sleep(0)
        leaving.cancel()  # it was let in at this very moment
        await asyncio.wait_for(asyncio.gather(leaving, staying, return_exceptions=True), 10)
        assert entered == ["two"]

    asyncio.run(work())


def test_bots_think_shorter_when_more_than_two_wait_for_each_worker() -> None:
    async def work() -> float:
        table, thinkers = _table(), Thinkers(1, 5.0)
        claim = Claim("a", HOST.id, table.id)

        async def want() -> None:
            async with thinkers._line.place(claim, lambda: True):
                pass

        async with thinkers._line.place(claim, lambda: True):
            waiting = [asyncio.create_task(want()) for _ in range(4)]
            await asyncio.sleep(0)
            budget = thinkers._budget(table, table.actors()[0], claim)
        await asyncio.gather(*waiting)
        return budget

    assert asyncio.run(work()) == TURN_SECONDS / 4


def test_an_address_has_the_time_of_two_people() -> None:
    table, thinkers = _table(), Thinkers(1, 5.0, rate=0.001)
    for person in ("one", "two"):
        assert thinkers._budget(table, 0, Claim("a", person, "t")) > LEAST_SECONDS
        thinkers._note(table, 1, Claim("a", person, "t"), 0.001 * QUOTA_SECONDS + 0.01)
    assert thinkers._budget(table, 0, Claim("a", "three", "t")) == LEAST_SECONDS
    assert thinkers._budget(table, 0, Claim("b", "three", "t")) > LEAST_SECONDS


def test_bots_think_shorter_when_their_person_has_had_enough_of_them() -> None:
    table, thinkers = _table(), Thinkers(1, 5.0, rate=0.001)
    claim = Claim("a", HOST.id, table.id)
    assert thinkers._budget(table, 0, claim) > LEAST_SECONDS
    thinkers._note(table, 0, claim, 1.0)
    assert thinkers._budget(table, 1, claim) == LEAST_SECONDS
    other = Claim("b", "somebody", "else")
    assert thinkers._budget(table, 1, other) > LEAST_SECONDS


def test_a_real_worker_decides_within_its_budget(tmp_path: Path) -> None:
    async def work() -> None:
        thinkers, table = Thinkers(1, 5.0), _table()
        seat = table.actors()[0]
        try:
            chosen = await thinkers.think(table, seat, "hard")
        finally:
            thinkers.close()
        assert thinkers.failures == 0
        legal = table.game.legal(table.match.state, seat)  # type: ignore[union-attr]
        assert chosen in [action.text for action in legal]
        assert 0 < thinkers._spent[table.id, seat] < 5

    asyncio.run(work())


def test_bots_alone_wait_until_somebody_looks(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address) as host, Client(server.address) as guest:
            alone = await host.create(
                wire.NewTable(game="nim", seats=3, bots=["random"] * 3, sit=False)
            )
            await host.send(wire.Start(table=alone.id))
            played = await host.create(wire.NewTable(game="nim", seats=2, bots=["random"]))
            await host.send(wire.Start(table=played.id))
            table = await host.watch(played.id, 0)
            while (update := await table.my_turn()) is not None:
                await table.play(update.options[0].text)
            unseen = server.server.hub.tables.get(alone.id)
            assert unseen is not None
            assert unseen.table.moves() == 0
            onlooker = await guest.watch(alone.id)
            await onlooker.until(lambda now: now.status == "finished")

    asyncio.run(work())


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    wanted = wire.NewTable(game="nim", seats=2)

    async def work(server: Running) -> None:
        async with Client(server.address) as eve, Client(server.address) as ana:
            for _ in range(2):
                await eve.create(wanted)
            with pytest.raises(Refused) as refused:
                await eve.create(wanted)
            assert refused.value.code == "too_many_tables"
            for _ in range(2):
                await ana.create(wanted)
            for _ in range(2):  # an address has three times as many as a person
                async with Client(server.address) as guest:
                    await guest.create(wanted)
            async with Client(server.address) as guest:
                with pytest.raises(Refused):
                    await guest.create(wanted)

    with running(settings(tmp_path, tables=2)) as server:
        asyncio.run(work(server))
