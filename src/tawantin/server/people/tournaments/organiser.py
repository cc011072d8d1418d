"""Runs tournaments: opens the tables of a round, takes in results, draws the next round.

What has to be done follows from what is stored, so any process can do it at any time, twice too: a
tournament is written only over what was read, and the table of a pod always has the same id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ....kernel.errors import TawantinError
from ....people.tournament import (
    Pod,
    Tournament,
    TournamentProblem,
    advance,
    note_result,
    void,
)
from ....store import Row, Store, tournaments
from ....tables import changes as c
from ....tables import requests
from ....tables.clock import Clock
from ....tables.refusal import Refusal
from ....tables.requests import Person
from ....tables.table import Table
from ...hub import Hub
from ...identity import Identities
from ...updates import now_ms
from ..news import Newsroom

EVERY_SECONDS: Final = 5.0
"""How often it checks even if no game ended here: another process may have stopped half-way."""
ATTEMPTS: Final = 20
LONGEST_TITLE: Final = 80
Change = Callable[[Tournament], object]

_log = logging.getLogger("tawantin.people")


class Organiser:
    """Looks after the tournaments of the store."""

    def __init__(self, store: Store, hub: Hub, identities: Identities, newsroom: Newsroom) -> None:
        self._store = store
        self._hub = hub
        self._identities = identities
        self._newsroom = newsroom
        self._news = asyncio.Event()
        self._fresh = True
        """Whether this process has just begun: bots may have been stopped amid a game."""

    def wake(self) -> None:
        """A game has ended, or a tournament has begun."""
        self._news.set()

    async def keep(self) -> None:
        """For ever; waits for the database when it is away."""
        while True:
            self._news.clear()
            try:
                await self._look_after_all()
            except TawantinError as error:
                _log.warning("tournaments wait: %s", error)
            try:
                await asyncio.wait_for(self._news.wait(), EVERY_SECONDS)
            except TimeoutError:
                continue

    async def _look_after_all(self) -> None:
        for name in await self._store.ask(tournaments.being_played):
            try:
                await self._look_after(name)
            except Refusal as refusal:
                # A problem with one tournament must not harm the others.
                _log.warning("a tournament waits: %s", refusal)
        self._fresh = False

    # ------------------------------------------------------------ changing

    async def find(self, name: str) -> Tournament:
        """The tournament of that id."""
        tournament = await self._store.ask(tournaments.load, name)
        if tournament is None:
            raise Refusal("not_found", "There is no such tournament.")
        return tournament

    async def change(self, name: str, change: Change) -> Tournament:
        """Let something change a tournament and store it; starts afresh if others were faster."""
        for _ in range(ATTEMPTS):
            tournament = await self.find(name)
            try:
                # Drawing a round takes a moment.
                await asyncio.to_thread(change, tournament)
            except TournamentProblem as problem:
                raise Refusal(problem.code, str(problem)) from problem
            if await self._store.ask(tournaments.save, tournament):
                self.changed(tournament)
                return tournament
        raise Refusal("stale", "Too many people are changing this tournament at once; try again.")

    def changed(self, tournament: Tournament) -> None:
        """It is stored: look after it, and tell those who look at it."""
        self._newsroom.tournament_changed(tournament.id, tournament.listed)
        self.wake()

    # ------------------------------------------------------------ looking after

    async def _look_after(self, name: str) -> None:
        """Until nothing is left to do now."""
        while True:
            tournament = await self.find(name)
            current = tournament.current()
            if current is None:
                return
            rows: dict[str, Row] = {}
            for pod in current.pods:
                if not pod.over:
                    row = await self._store.row(pod.table)
                    if row is None or row.status == "open":
                        await self._begin(tournament, pod, row)
                    elif row.status == "finished":
                        rows[pod.table] = row
                    elif self._fresh:
                        self._hub.caretaker.look_after(await self._hub.tables.live(pod.table))
            if not rows and not all(pod.over for pod in current.pods):
                return
            await self.change(name, partial(_take_in, rows))

    async def _begin(self, tournament: Tournament, pod: Pod, row: Row | None) -> None:
        """A table is made first and begun then, so that its players hear that it is their turn."""
        host = Person(tournament.host, tournament.host_name, signed_in=True)
        if row is None:
            await self._hub.tables.create(await self._table(tournament, pod, host))

        def start(table: Table) -> None:
            if table.status == "open":
                requests.start(table, host, now_ms())

        await self._hub.tables.change(pod.table, start)

    async def _table(self, tournament: Tournament, pod: Pod, host: Person) -> Table:
        number = f" · {len(tournament.played)}"
        settings = c.Configured(
            at=now_ms(),
            seats=tournament.seats,
            options=tournament.options,
            title=tournament.title[: LONGEST_TITLE - len(number)] + number,
            listed=tournament.listed,
            clock=msgspec.convert(tournament.clock, Clock),
            rated=tournament.rated,
            hints=False,
        )
        table = requests.open_table(
            pod.table, host, settings, tournament.game, now_ms(), tournament=tournament.id
        )
        for seat, number_in in enumerate(pod.seats):
            entrant = None if number_in is None else tournament.entrants[number_in]
            person = None
            if entrant is not None and entrant.person is not None:
                person = await self._identities.person(entrant.person)
            if person is not None and person.signed_in:
                requests.sit(table, person, seat, None, now_ms())
            else:  # a bot, or somebody whose account is gone
                level = None if entrant is None else entrant.level
                requests.set_bot(table, host, seat, level or tournament.level, now_ms())
        return table

    async def leave(self, tournament: Tournament, entrant: int) -> None:
        """Let a bot go on where somebody sits who has withdrawn."""
        current = tournament.current()
        person = tournament.entrants[entrant].person
        for pod in [] if current is None else current.pods:
            if person is not None and entrant in pod.seats and not pod.over:
                seat = pod.seats.index(entrant)
                gone = partial(_leave, Person(person, ""), seat, tournament.level)
                await self._hub.tables.change(pod.table, gone)


def _leave(person: Person, seat: int, level: str, table: Table) -> None:
    if table.status == "playing" and table.seats[seat].person_plays:
        requests.leave(table, person, seat, level, now_ms())


def _take_in(rows: dict[str, Row], tournament: Tournament) -> None:
    """What finished games say; then the next round, if they were the last."""
    for table, row in rows.items():
        summary = row.summary()
        if summary.result is None:
            void(tournament, table)
            continue
        absent = [
            seat
            for seat, one in enumerate(summary.seats)
            if one.player is not None and one.away and not one.conceded
        ]
        note_result(tournament, table, summary.result.places, summary.result.scores, absent)
    advance(tournament, now_ms())
