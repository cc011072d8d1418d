"""Several people do whatever they like at a table; each may see what their seats see, and no more.

`Eyes` is a machine for hypothesis: after every command, the last that each connection was shown is
compared with what its person may see, which is worked out here from who sits where.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tawantin import wire
from tawantin.kernel.actions import Action
from tawantin.server.commands import create_table, perform
from tawantin.server.hub import Hub
from tawantin.server.thinking import Thinkers
from tawantin.store import open_store
from tawantin.tables import Clock, Refusal, Table
from tawantin.tables.requests import Person

PEOPLE = [Person(name.lower(), name) for name in ("Ana", "Bo", "Cid", "Eve")]
VIEWERS_EACH = 2
MOST_SEATS = 5

people = st.integers(0, len(PEOPLE) - 1)
seats = st.integers(0, MOST_SEATS - 1)
viewers = st.integers(0, len(PEOPLE) * VIEWERS_EACH - 1)


class Glass:
    """A connection, and what it has been shown."""

    ready = True

    def __init__(self, person: Person) -> None:
        self.person = person
        self.deaf_to: frozenset[str] = frozenset()
        self.wish: int | None = None
        self.last: dict[str, Any] | None = None
        self.view: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        """Take a message in."""
        answer = json.loads(message)
        if answer["type"] == "update":
            self.last = answer
            self.news.append(answer)
            new = answer.get("view"), answer.get("changed"), answer.get("items")
            self.view = wire.whole_view(self.view, *new) or {}


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def may_use(table: Table, person: Person, wish: int | None) -> int | None:
    """Whose eyes somebody gets who asked for some."""
    owners = [seat.player for seat in table.seats]
    if wish is None or (wish < len(owners) and table.status == "finished"):
        return wish
    own = [seat for seat, owner in enumerate(owners) if owner == person.id]
    return wish if wish in own else min(own, default=None)


class Eyes(RuleBasedStateMachine):
    """One table of a game with secrets."""

    game = "chocolatl"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.glasses = [Glass(person) for person in PEOPLE for _ in range(VIEWERS_EACH)]

    def run(self, work: Any) -> Any:
        """Do it, and wait until nothing moves any more; a refusal changes nothing."""

        async def quietly() -> Any:
            try:
                found = await work
            except Refusal:
                found = None
            while self.busy():
                await asyncio.sleep(0.001)
            return found

        return self.loop.run_until_complete(quietly())

    def busy(self) -> bool:
        lives = list(self.hub.tables)
        return bool(self.hub.tables._tasks) or any(
            live.door.closed() or live.pacing is not None for live in lives
        )

    @initialize(shuffle=st.booleans(), clock=st.booleans())
    def begin(self, shuffle: bool, clock: bool) -> None:
        async def work() -> Table:
            self.store = open_store(str(Path(self.folder.name) / "t.db"))
            await self.store.open()
            self.hub = Hub(self.store, Thinkers(0, 0.0), pace=0.001)
            wanted = wire.NewTable(
                game=self.game,
                seats=3,
                shuffle=shuffle,
                clock=Clock("live", bank=600) if clock else Clock(),
            )
            return await create_table(self.hub, PEOPLE[0], wanted)

        self.name = self.loop.run_until_complete(work()).id

    def teardown(self) -> None:
        async def work() -> None:
            await self.hub.close()
            await self.store.close()

        if hasattr(self, "hub"):
            self.loop.run_until_complete(work())
        self.loop.close()
        self.folder.cleanup()

    def command(self, person: int, command: wire.TableCommand) -> None:
        self.run(perform(self.hub, PEOPLE[person], command))

    def table(self) -> Table:
        live = self.hub.tables.get(self.name)
        assert live is not None
        return live.table

    # ------------------------------------------------------------ looking

    @rule(viewer=viewers, seat=st.none() | seats)
    def watch(self, viewer: int, seat: int | None) -> None:
        glass = self.glasses[viewer]
        if self.run(self.hub.watch(glass, self.name, seat, None)) is not None:
            glass.wish = seat

    @rule(viewer=viewers)
    def unwatch(self, viewer: int) -> None:
        glass = self.glasses[viewer]
        if glass.last is not None:
            self.hub.unwatch(glass, self.name)
            glass.last, glass.view = None, {}

    # ------------------------------------------------------------ before the game

    @rule(person=people, seat=seats)
    def sit(self, person: int, seat: int) -> None:
        self.command(person, wire.Sit(table=self.name, seat=seat))

    @rule(person=people, seat=seats)
    def stand(self, person: int, seat: int) -> None:
        self.command(person, wire.Stand(table=self.name, seat=seat))

    @rule(seat=seats)
    def set_bot(self, seat: int) -> None:
        self.command(0, wire.SetBot(table=self.name, seat=seat, level="random"))

    @rule(number=st.integers(3, MOST_SEATS), shuffle=st.booleans())
    def configure(self, number: int, shuffle: bool) -> None:
        self.command(0, wire.Configure(table=self.name, seats=number, shuffle=shuffle))

    @rule(sitters=st.lists(people, min_size=MOST_SEATS, max_size=MOST_SEATS))
    def begin_game(self, sitters: list[int]) -> None:
        if self.table().status == "open":
            for seat in range(len(self.table().seats)):
                self.command(sitters[seat], wire.Sit(table=self.name, seat=seat))
        self.command(0, wire.Start(table=self.name))

    # ------------------------------------------------------------ the game

    @rule(times=st.integers(1, 6), choice=st.integers(0, 1000))
    def play(self, times: int, choice: int) -> None:
        for number in range(times):
            table = self.table()
            if table.match is None or not table.actors():
                return
            seat = table.actors()[(choice + number) % len(table.actors())]
            offers = table.game.legal(table.match.state, seat)
            owner = [who for who, one in enumerate(PEOPLE) if one.id == table.seats[seat].player]
            if owner:
                action = offers[choice % len(offers)].text
                play = wire.Play(table=self.name, seat=seat, seq=table.seq, action=action)
                self.command(owner[0], play)

    @rule(person=people, seat=seats, whole=st.booleans())
    def undo(self, person: int, seat: int, whole: bool) -> None:
        kind = wire.RestartTurn if whole else wire.Undo
        self.command(person, kind(table=self.name, seat=seat, seq=self.table().seq))

    @rule(person=people, seat=seats, moves=st.integers(0, 20))
    def ask_undo(self, person: int, seat: int, moves: int) -> None:
        self.command(person, wire.AskUndo(table=self.name, seat=seat, moves=moves))

    @rule(agree=st.booleans())
    def answer_undo(self, agree: bool) -> None:
        for seat, sitter in enumerate(self.table().seats):
            for person, one in enumerate(PEOPLE):
                if one.id == sitter.player:
                    answer = wire.AnswerUndo(table=self.name, seat=seat, agree=agree)
                    self.command(person, answer)

    @rule(person=people, seat=seats)
    def leave(self, person: int, seat: int) -> None:
        self.command(person, wire.Leave(table=self.name, seat=seat))

    @rule(person=people, seat=seats)
    def come_back(self, person: int, seat: int) -> None:
        self.command(person, wire.ComeBack(table=self.name, seat=seat))

    @rule(person=people, seat=seats, really=st.integers(0, 9))
    def concede(self, person: int, seat: int, really: int) -> None:
        if not really:
            self.command(person, wire.Concede(table=self.name, seat=seat))

    @rule(person=people)
    def say(self, person: int) -> None:
        self.command(person, wire.Say(table=self.name, text="Hm."))

    # ------------------------------------------------------------ what must hold

    @invariant()
    def everybody_sees_what_they_may(self) -> None:
        if not hasattr(self, "name"):
            return
        table = self.table()
        for glass in self.glasses:
            if glass.last is None:
                continue
            seat = may_use(table, glass.person, glass.wish)
            assert glass.last["seat"] == seat
            if table.match is None:
                assert glass.view == {}
                continue
            assert glass.view == plain(table.game.view(table.match.state, seat))
            legal: Sequence[Action] = ()
            if seat is not None and seat in table.actors():
                legal = table.game.legal(table.match.state, seat)
            assert [offer["text"] for offer in glass.last["options"]] == [o.text for o in legal]

    @invariant()
    def everybody_was_told_what_their_eyes_may_know(self) -> None:
        for glass in self.glasses:
            for update in glass.news:
                for happening in update["happened"]:
                    entry = self.table().story[happening["seq"] - 1]
                    events = [] if entry.events is None else entry.events.seen_by(update["seat"])
                    assert happening.get("events", []) == plain(events)
            glass.news = []
