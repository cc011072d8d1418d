"""The rooms in which tables are served, put together.

Tables in use (`in_use`: read, changed, stored), broadcast (who is shown what), the caretaker (bots
and clocks) and presence (who is here) each do one thing; what concerns two of them is said here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .. import wire
from ..store import Store
from ..tables import requests
from ..tables.refusal import Refusal
from ..tables.table import Table
from .broadcast import PACE_SECONDS, Broadcast
from .caretaker import Caretaker
from .errand import Answer
from .in_use import TablesInUse
from .live import Live, Viewer
from .presence import Presence
from .thinking import Thinkers
from .updates import now_ms

MOST_WATCHED: Final = 32
"""How many tables one connection may look at: each is kept in memory for it."""


class Hub:
    """All tables in use by this process, and everybody who looks at them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bot_pause: float = 0.0,
        pace: float = PACE_SECONDS,
        open_days: float = 0.0,
        idle_days: float = 0.0,
    ) -> None:
        self.bots = thinkers.bots
        self.broadcast = Broadcast(pace)
        self.tables = TablesInUse(store, self.broadcast, self._people_elsewhere)
        self.presence = Presence(store, self.tables.spawn)
        self.caretaker = Caretaker(
            store, self.tables, self.presence, thinkers, bot_pause, open_days, idle_days
        )
        self.on_turn: Callable[[Table, list[int]], None] | None = None
        """Called with the seats that must decide from now on, or all when the game ended."""
        self.on_turn_of: Callable[[str, wire.Turn], None] | None = None
        """Called with the person whose turn it is, who may be connected to another process."""
        self.on_finished: Callable[[], None] | None = None
        """Called when a game has ended and its result is stored."""
        self.on_lists: Callable[[Table], None] | None = None
        """Called when what lists show of a table has changed."""
        self.tables.on_change = self._on_change

    def _people_elsewhere(self, table: str) -> set[str]:
        return self.presence.elsewhere.people(table)

    # ------------------------------------------------------------ looking

    async def watch(self, viewer: Viewer, name: str, seat: int | None, since: int | None) -> int:
        """Show a table to a viewer, from now on."""
        watched = self.presence.tables_of(viewer)
        if len(watched) >= MOST_WATCHED and all(live.table.id != name for live in watched):
            raise Refusal(
                "watching_many", f"You are watching {MOST_WATCHED} tables; leave one first."
            )
        async with self.tables.inside(name) as live:
            if self.broadcast.show(live, viewer, seat, since):
                self.presence.look(viewer, live)
                self.presence.tell(live, but=viewer)
            self.caretaker.look_after(live)
            return live.table.seq

    def unwatch(self, viewer: Viewer, name: str) -> None:
        """No longer show a table to a viewer."""
        live = self.tables.get(name)
        if live is None or viewer not in live.viewers:
            raise Refusal("not_watching", "You are not watching this table.")
        self.presence.look_away(viewer, live)

    def catch_up_viewer(self, viewer: Viewer) -> None:
        """A slow viewer can take updates again."""
        for live in self.presence.tables_of(viewer):
            self.broadcast.tell_later(live)

    # ------------------------------------------------------------ changing

    def play(self, person: requests.Person, command: wire.Play, answer: Answer) -> None:
        """A move, without a task of its own if that is possible now.

        Raises what refuses it at once; else `answer` is called.
        """

        def request(table: Table) -> None:
            requests.play(
                table,
                person,
                command.seat,
                command.seq,
                command.action,
                now_ms(),
                unless=command.unless,
            )

        self.tables.do(command.table, request, answer)

    def _on_change(self, live: Live, before: Sequence[int]) -> None:
        table = live.table
        if live.info_seq == table.seq:
            if self.on_lists is not None:
                self.on_lists(table)
            # An onlooker who has sat down no longer counts as one.
            self.presence.tell(live)
        if table.status == "playing":
            self._tell_turns(live, [seat for seat in table.actors() if seat not in before])
        elif table.status == "finished" and before:
            if self.on_finished is not None:
                self.on_finished()
            self._tell_turns(live, list(range(len(table.seats))))
        self.caretaker.look_after(live)

    def _tell_turns(self, live: Live, asked: list[int]) -> None:
        table = live.table
        finished = table.status == "finished"
        players = {table.seats[seat].player for seat in asked if table.seats[seat].person_plays}
        for player in players - {None}:
            turn = wire.Turn(
                table=table.id,
                game=table.game_id,
                title=table.title,
                your_turn=not finished,
                finished=finished,
            )
            self.presence.tell_turn(player or "", turn)
            if self.on_turn_of is not None:
                self.on_turn_of(player or "", turn)
        if asked and self.on_turn is not None:
            self.on_turn(table, asked)

    async def close(self) -> None:
        """Finish what is being written; bots stop."""
        self.caretaker.close()
        await self.presence.close()
        await self.tables.close()
