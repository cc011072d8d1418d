"""The tables that are in use, and everybody who looks at them.

One table is changed by one request at a time. A change is made in memory, stored, and only then
told to anybody; while the store writes it, the updates are prepared. If it cannot be stored, the
table is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final

import msgspec

from ..kernel.errors import BadState, TawantinError
from ..store import Append, Conflict, Row, Store, Unavailable
from ..tables import changes as c
from ..tables import requests
from ..tables.refusal import Refusal
from ..tables.snapshot import Snapshot
from ..tables.story import with_events
from ..tables.table import Table
from . import updates, wire
from .live import NOBODY, Concerned, Eyes, Live, Prepared, Viewer, check_eyes, concerned
from .presence import REPEAT_SECONDS, Elsewhere, messages
from .thinking import TAKEOVER, Thinkers
from .updates import now_ms
from .writer import Shown, Writer

SNAPSHOT_EVERY: Final = 100
"""Changes between two snapshots."""
IDLE_SECONDS: Final = 600.0
"""How long a table that nobody looks at stays in memory."""
SWEEP_SECONDS: Final = 1.0
BOT_FALLBACK_MS: Final = 60_000
"""If the process that should play a bot's move has died, another takes over after this."""
ATTEMPTS: Final = 5
PACE_SECONDS: Final = 0.1
"""Who only looks on while others move gets an update at most this often."""
QUIET: Final[frozenset[type[c.Change]]] = frozenset(
    {c.Moved, c.Undone, c.Rewound, c.Said, c.UndoAsked, c.UndoAnswered, c.Paused}
)
"""Changes after which a table looks the same in a list, unless its status changed."""

_log = logging.getLogger("tawantin.tables")
_CHANGES: Final = msgspec.json.Decoder(list[c.AnyChange])


class Hub:
    """All tables in use by this process."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float = 0.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.people: dict[str, set[Viewer]] = {}
        self.elsewhere = Elsewhere()
        self.on_turn: Callable[[Table, list[int]], None] | None = None
        """Called with the seats that must decide from now on, or all when the game ended."""
        self.moves = 0
        self._bot_pause = bot_pause
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._announced = 0.0
        """When all presence was told to the other processes."""
        self._token = secrets.token_hex(8)
        self._appends = itertools.count()

    def __len__(self) -> int:
        return len(self._lives)

    # ------------------------------------------------------------ finding tables

    async def live(self, name: str) -> Live:
        """The table of that id, read if it must be."""
        live = self._lives.get(name)
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.ensure_future(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        row = await self.store.row(name)
        if row is None:
            raise Refusal("unknown_table", "There is no such table.")
        live = Live(await self._read(name), row.info, self.elsewhere)
        self._lives[name] = live
        return live

    async def _read(self, name: str) -> Table:
        stored = await self.store.changes(name)
        saved = await self.store.snapshot(name)
        changes = [change for row in stored for change in _CHANGES.decode(row.changes)]
        snapshot = None
        if saved is not None:
            try:
                snapshot = msgspec.json.decode(saved, type=Snapshot)
            except msgspec.DecodeError as error:
                raise BadState(f"The snapshot of the table {name} is broken: {error}.") from error
            if snapshot.seq > len(changes):
                snapshot = None
        return Table.load(name, changes, snapshot)

    async def _reread(self, live: Live) -> None:
        """Forget what memory says of a table."""
        live.table = await self._read(live.table.id)
        live.stored_seq = live.table.seq
        live.info_seq = live.table.seq

    # ------------------------------------------------------------ changing tables

    async def create(self, table: Table) -> None:
        """Store a new table."""
        live = Live(table, "", self.elsewhere)
        async with live.door:
            await self._save(live)
        self._lives[table.id] = live
        self._look_after(live)

    async def change(self, name: str, request: Callable[[Table], Any]) -> int:
        """Let `request` change a table, store that, tell everybody; the table's seq after it."""
        live = await self.live(name)
        async with live.door:
            for _ in range(ATTEMPTS):
                before = live.table.actors()
                try:
                    self._request(live, request)
                except Refusal:
                    # Another server may know better, and its news be still on the way.
                    if not self.store.shared or not await self._read_news(live):
                        raise
                    continue
                if not live.table.fresh:
                    return live.table.seq
                try:
                    await self._save(live, concerned(live.table, before))
                except Conflict:
                    # Another server was faster: look at what it did, then try again.
                    await self._reread(live)
                    self._publish(live, self._prepare(live))
                    continue
                self._after(live, before)
                return live.table.seq
        raise Refusal("stale", "Too many people change this table at once; try again.")

    def play(
        self,
        person: requests.Person,
        command: wire.Play,
        answer: Callable[[int | Exception], None],
    ) -> bool:
        """The short way of `change` for a move: without a task, without waiting for anything.

        False if it is not open now: the table must be read, somebody else is at it, or other
        servers may be. Raises what refuses the move; `answer` is called when it is on disk.
        """
        live = self._lives.get(command.table)
        if live is None or self.store.shared or not live.door.enter_if_open():
            return False
        table = live.table
        before = table.actors()
        try:
            requests.play(table, person, command.seat, command.seq, command.action, now_ms())
            told = concerned(table, before)
            append = self._append(live)
            prepared = self._prepare(live, told)
        except Refusal:
            live.door.leave()
            raise
        except Exception:
            self._lives.pop(table.id, None)
            live.door.leave()
            raise

        def stored(error: Exception | None) -> None:
            try:
                if error is not None:
                    self._lives.pop(table.id, None)
                    answer(unavailable(error))
                    return
                live.touched = time.monotonic()
                live.stored_seq = table.seq
                self._publish(live, prepared)
                answer(table.seq)
                self._after(live, before)
            finally:
                live.door.leave()

        self.store.submit(append, stored)
        return True

    def _request(self, live: Live, request: Callable[[Table], Any]) -> None:
        try:
            request(live.table)
        except Refusal:
            raise
        except Exception:
            # A defect in the middle of a change: never go on from a half-changed table.
            self._lives.pop(live.table.id, None)
            raise

    async def _save(self, live: Live, told: Concerned | None = None) -> None:
        table = live.table
        try:
            future = self.store.append(self._append(live))
            prepared = self._prepare(live, told)
            await future
        except Conflict:
            raise
        except BaseException as error:
            # What memory says is not on disk: the next one reads the table again.
            self._lives.pop(table.id, None)
            if isinstance(error, Unavailable):
                raise unavailable(error) from error
            raise
        live.stored_seq = table.seq
        self._publish(live, prepared)

    def _append(self, live: Live) -> Append:
        table = live.table
        fresh = table.take_fresh()
        row = None
        if (
            table.status != live.status
            or not live.info
            or not QUIET.issuperset([type(change) for change in fresh])
        ):
            row = row_of(table)
            live.info, live.info_seq, live.status = row.info, table.seq, table.status
        snapshot = None
        if table.seq - live.snapshot_seq >= SNAPSHOT_EVERY:
            taken = table.snapshot()
            live.snapshot_seq = table.seq
            snapshot = None if taken is None else msgspec.json.encode(taken).decode()
        due = table.due()
        if table.bots_to_move():
            due = min(due or 2**62, now_ms() + BOT_FALLBACK_MS)
        return Append(
            table=table.id,
            seq=table.seq - len(fresh) + 1,
            changes=c.to_json(fresh).decode(),
            count=len(fresh),
            updated=table.updated_at,
            actors=list(table.actors()),
            due=due,
            token=f"{self._token}{next(self._appends)}",
            row=row,
            snapshot=snapshot,
        )

    def _after(self, live: Live, before: Sequence[int]) -> None:
        table = live.table
        self.moves += 1
        if table.status == "playing":
            asked = [seat for seat in table.actors() if seat not in before]
            self._tell_turns(live, asked)
        elif table.status == "finished" and before:
            self._tell_turns(live, list(range(len(table.seats))))
        self._look_after(live)

    # ------------------------------------------------------------ telling

    def _prepare(self, live: Live, told: Concerned | None = None) -> list[Prepared]:
        """The updates of all viewers who must have one now; equal eyes share one.

        `told` are those whom it concerns; None is everybody.
        """
        if not live.viewers:
            return []
        now = time.monotonic()
        late, seq = now - PACE_SECONDS, live.table.seq
        writer = Writer(live.table, live.memory)
        made: dict[tuple[int | None, int, int], tuple[Shown | None, bytes] | None] = {}
        prepared = []
        for viewer, eyes in live.viewers.items():
            if told is not None:
                if told.secret is not None and told.secret != eyes.seat:
                    continue
                if eyes.at > late and viewer.person.id not in told.people:
                    if eyes.seq != seq:
                        self._pace(live)
                    continue
            if eyes.seq == seq or not viewer.ready:
                continue
            key = (eyes.seat, eyes.seq, id(eyes.view))
            if key not in made:
                made[key] = self._update_for(live, eyes, writer)
            update = made[key]
            if update is not None:
                eyes.at = now
                prepared.append((viewer, eyes, *update))
        return prepared

    def _pace(self, live: Live) -> None:
        """Tell the others a little later, and all at once what happens until then."""
        if live.pacing is None:
            loop = asyncio.get_running_loop()
            live.pacing = loop.call_later(PACE_SECONDS, self._tell_the_rest, live)

    def _tell_the_rest(self, live: Live) -> None:
        live.pacing = None
        if live.door.closed():
            self._pace(live)  # what is being stored may not be told yet
        elif self._lives.get(live.table.id) is live:
            self._publish(live, self._prepare(live, NOBODY))

    def catch_up_viewer(self, viewer: Viewer) -> None:
        """A viewer that was slow can take updates again."""
        for live in self._lives.values():
            if viewer in live.viewers:
                self._pace(live)

    @staticmethod
    def _update_for(live: Live, eyes: Eyes, writer: Writer) -> tuple[Shown | None, bytes] | None:
        """A view and the message with it; None if these eyes see no difference.

        Then somebody took a step in secret.
        """
        view = writer.view(eyes.seat)
        happened = writer.happened(eyes.seat, eyes.seq)
        if happened == b"[]" and live.table.choice_is_open() and view == eyes.view:
            return None
        info = live.wire_info() if eyes.seq < live.info_seq else None
        return view, writer.update(eyes.seat, eyes.view, view, happened, info)

    def _publish(self, live: Live, prepared: list[Prepared]) -> None:
        seq = live.table.seq
        for viewer, eyes, view, message in prepared:
            eyes.seq, eyes.view = seq, view
            viewer.push(message)

    def _tell_turns(self, live: Live, asked: list[int]) -> None:
        table = live.table
        finished = table.status == "finished"
        told: set[str] = set()
        for seat in asked:
            player = table.seats[seat].player
            if player is None or player in told or not table.seats[seat].person_plays:
                continue
            told.add(player)
            elsewhere = [one for one in self.people.get(player, ()) if one not in live.viewers]
            if not elsewhere:
                continue
            turn = wire.Turn(
                table=table.id,
                game=table.game.id,
                title=table.title,
                your_turn=not finished,
                finished=finished,
            )
            message = wire.encode(turn)
            for viewer in elsewhere:
                viewer.push(message)
        if asked and self.on_turn is not None:
            self.on_turn(table, asked)

    # ------------------------------------------------------------ watching

    def connect(self, viewer: Viewer) -> None:
        """Somebody is here."""
        self.people.setdefault(viewer.person.id, set()).add(viewer)

    def sees(self, person: str, table: str) -> bool:
        """Whether somebody will see by themselves what happens at a table."""
        return person in self.people or person in self.elsewhere.people(table)

    def disconnect(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        here = self.people.get(viewer.person.id)
        if here is not None:
            here.discard(viewer)
            if not here:
                del self.people[viewer.person.id]
        for live in list(self._lives.values()):
            if live.viewers.pop(viewer, None) is not None:
                self._tell_presence(live)

    async def watch(self, viewer: Viewer, name: str, seat: int | None, since: int | None) -> int:
        """Show a table to a viewer, from now on."""
        live = await self.live(name)
        async with live.door:
            table = live.table
            check_eyes(table, viewer.person.id, seat)
            start = 0 if since is None or since > table.seq else since
            if start < table.events_from:
                live.table = table = with_events(table)
            new = viewer not in live.viewers
            eyes = Eyes(seat, table.seq, None)
            live.viewers[viewer] = eyes
            writer = Writer(table, live.memory)
            eyes.view = writer.view(seat)
            happened = writer.happened(seat, start)
            info = live.wire_info()
            viewer.push(writer.update(seat, None, eyes.view, happened, info, resumed=True))
            if new:
                self._tell_presence(live, but=viewer)
            self._look_after(live)
            return table.seq

    def unwatch(self, viewer: Viewer, name: str) -> None:
        """No longer show a table to a viewer."""
        live = self._lives.get(name)
        if live is None or live.viewers.pop(viewer, None) is None:
            raise Refusal("not_watching", "You do not look at this table.")
        self._tell_presence(live)

    def _tell_presence(self, live: Live, but: Viewer | None = None) -> None:
        """Somebody came or went here: tell the viewers, here and elsewhere."""
        self._show_presence(live, but)
        if self.store.shared:
            self._spawn(self._announce({live.table.id: live.watching()}))

    async def _announce(self, watching: dict[str, set[str]]) -> None:
        for message in messages(watching):
            await self.store.tell(message)

    def on_told(self, process: str, message: str) -> None:
        """Another process says who looks at tables there."""
        self._show_all(self.elsewhere.hear(process, message, time.monotonic()))

    def _show_all(self, names: Iterable[str]) -> None:
        for name in names:
            if name in self._lives:
                self._show_presence(self._lives[name])

    def _show_presence(self, live: Live, but: Viewer | None = None) -> None:
        connected = live.connected()
        players = {seat.player for seat in live.table.seats}
        message = wire.encode(
            wire.Presence(
                table=live.table.id,
                connected=[seat.player in connected for seat in live.table.seats],
                spectators=len(connected - players),
            )
        )
        for viewer in live.viewers:
            if viewer is not but:
                viewer.push(message)

    # ------------------------------------------------------------ bots and clocks

    def _look_after(self, live: Live) -> None:
        """Let bots decide where they must."""
        for seat, level in live.table.bots_to_move():
            if seat not in live.thinking and not self._closing:
                live.thinking.add(seat)
                self._spawn(self._play_bot(live, seat, level))

    async def _play_bot(self, live: Live, seat: int, level: str) -> None:
        try:
            if self._bot_pause:
                await asyncio.sleep(self._bot_pause)
            table = live.table
            if (seat, level) not in table.bots_to_move():
                return
            seq = table.seq
            action = await self.thinkers.think(table, seat, level)
            await self.change(
                table.id, lambda now: requests.play(now, None, seat, seq, action, now_ms())
            )
        except Refusal as refusal:
            _log.info("bot's move refused: %s", refusal.code)
        finally:
            live.thinking.discard(seat)
            if self._lives.get(live.table.id) is live:
                self._look_after(live)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        """For ever: run clocks out, look after bots' tables, forget idle tables."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for name in await self.store.due(now_ms()):
                    await self._attend(name)
                self._forget_idle()
                await self._repeat_presence()
                await self.store.put("server", "alive", str(now_ms()).encode())
            except TawantinError as error:
                _log.warning("sweep: %s", error)

    async def _repeat_presence(self) -> None:
        now = time.monotonic()
        if self.store.shared and now - self._announced > REPEAT_SECONDS:
            self._announced = now
            lives = [live for live in self._lives.values() if live.viewers]
            await self._announce({live.table.id: live.watching() for live in lives})
            self._show_all(self.elsewhere.forget_silent(now))

    async def _attend(self, name: str) -> None:
        try:
            await self.change(name, lambda table: requests.time_out(table, TAKEOVER, now_ms()))
            self._look_after(await self.live(name))
        except Refusal as refusal:
            _log.info("table %s: %s", name, refusal)

    async def forgive_downtime(self) -> None:
        """Nobody's live clock ran while no server did."""
        alive = await self.store.get("server", "alive")
        away = 0 if alive is None else now_ms() - int(alive)
        if away < 5000:
            return
        for name in await self.store.due(2**62, 10_000):
            row = await self.store.row(name)
            if row is not None and '"kind":"live"' in row.info:
                await self.change(name, lambda table: requests.pause(table, away, now_ms()))

    def _forget_idle(self) -> None:
        now = time.monotonic()
        for name, live in list(self._lives.items()):
            idle = now - live.touched > IDLE_SECONDS
            if idle and not live.viewers and not live.thinking and not live.door.closed():
                del self._lives[name]

    # ------------------------------------------------------------ other processes

    def on_foreign_change(self, name: str, seq: int) -> None:
        """Another process has appended to a table (seq 0: perhaps to any)."""
        for live in [self._lives.get(name)] if seq else list(self._lives.values()):
            if live is not None and (seq == 0 or live.stored_seq < seq):
                self._spawn(self._catch_up(live, seq))

    async def _catch_up(self, live: Live, seq: int) -> None:
        async with live.door:
            if not seq or live.table.seq < seq:
                await self._read_news(live)

    async def _read_news(self, live: Live) -> bool:
        """Take over what others have stored, and tell it; whether there was anything."""
        table = live.table
        stored = await self.store.changes(table.id, table.seq)
        for row in stored:
            table.catch_up(_CHANGES.decode(row.changes))
        if stored:
            live.stored_seq = live.info_seq = table.seq
            live.status = table.status
            self._publish(live, self._prepare(live))
        return bool(stored)

    def tell_all(self, message: bytes) -> None:
        """To everybody who is connected."""
        for viewers in list(self.people.values()):
            for viewer in viewers:
                viewer.push(message)

    async def close(self) -> None:
        """Finish what is being written; bots stop."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        if self.store.shared:
            await self._announce(
                {name: set() for name, live in self._lives.items() if live.viewers}
            )
        for live in list(self._lives.values()):
            async with live.door:
                live.viewers.clear()


def row_of(table: Table) -> Row:
    """A table as lists show it."""
    return Row(
        id=table.id,
        game=table.game.id,
        status=table.status,
        listed=table.listed,
        info=wire.encode(updates.table_info(table)).decode(),
        members=sorted({seat.player for seat in table.seats if seat.player} | {table.host}),
    )


def unavailable(error: Exception) -> Exception:
    """What to answer when a change could not be stored."""
    return Refusal("unavailable", str(error)) if isinstance(error, Unavailable) else error
