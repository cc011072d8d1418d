"""The store as the server uses it: asynchronous, with one writer thread that commits in groups."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from ..tables.summary import Row
from .backend import (
    Append,
    Backend,
    Conflict,
    Hear,
    Notify,
    Repair,
    Stored,
    Unavailable,
)

T = TypeVar("T")
P = ParamSpec("P")
Waiting = Callable[[str | None], None]
"""Called with a sentence when the database does not answer, with None when it does again."""

RETRY_SECONDS = 0.25
Done = Callable[[Exception | None], None]
"""Called in the event loop when an append is on disk (None) or is not, and why."""
_Item = tuple[Append, Done, float]
"""With the time, by the monotonic clock, until which it waits for the database."""
_log = logging.getLogger("tawantin.store")


class Store:
    """One database, for the event loop that opened it.

    While the database is away, each append waits for it, but at most `patience` seconds; reads wait
    a little less. What is said to have failed may yet be found stored: its answer got lost.
    """

    def __init__(
        self, backend: Backend, patience: float = 60.0, most_in_a_group: int = 500
    ) -> None:
        self.backend = backend
        self.waiting = False
        self.on_waiting: Waiting | None = None
        self._patience = patience
        self._most = most_in_a_group
        self._pending: deque[_Item] = deque()
        self._wakeups: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._idle = True
        """Whether the writer waits to be woken up."""
        self._pool = ThreadPoolExecutor(4, thread_name_prefix="store-read")
        self._threads: list[threading.Thread] = []
        self._stopping = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.appends = 0

    @property
    def name(self) -> str:
        """For people: which database this is."""
        return self.backend.name

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.backend.shared

    async def open(self, notify: Notify | None = None, hear: Hear | None = None) -> None:
        """Connect; what other processes append and tell is passed on, in the event loop."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._pool, self.backend.open)
        self._run("store-write", self._write)
        if notify is not None and self.backend.shared:
            self._run("store-listen", lambda: self._listen(notify, hear))

    def _run(self, name: str, target: Callable[[], None]) -> None:
        thread = threading.Thread(target=target, name=name, daemon=True)
        thread.start()
        self._threads.append(thread)

    async def close(self) -> None:
        """Write what is queued, then close."""
        self._stopping = True
        self._wakeups.put(None)
        loop = asyncio.get_running_loop()
        for thread in self._threads:
            await loop.run_in_executor(None, thread.join, 10)
        await loop.run_in_executor(None, self.backend.close)
        self._pool.shutdown(wait=False)

    # ------------------------------------------------------------ appending

    def append(self, append: Append) -> asyncio.Future[None]:
        """Store changes; when the future is done they are on disk. It may hold a `Conflict`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(append, lambda error: _settle(future, error))
        return future

    def submit(self, append: Append, done: Done) -> None:
        """Store changes and say when they are on disk, or that they are not."""
        assert self._loop is not None  # noqa: S101 - open() comes first
        self._pending.append((append, done, time.monotonic() + self._patience))
        if self._idle:
            self._idle = False
            # After this turn of the loop, so that all its appends are in the first batch.
            self._loop.call_soon(self._wakeups.put, None)

    def _write(self) -> None:
        while True:
            batch = self._next_batch()
            if batch is None:
                return
            try:
                results: Sequence[bool | Exception] = self._commit([item[0] for item in batch])
            except Unavailable as error:
                self._put_back(batch, error)
            else:
                self._call(self._settle, batch, results)

    def _next_batch(self) -> list[_Item] | None:
        pending = self._pending
        while not pending:
            if self._stopping:
                return None
            self._idle = True
            if not pending:  # else one came just now, perhaps without waking us
                self._wakeups.get()
            self._idle = False
        return [pending.popleft() for _ in range(min(len(pending), self._most))]

    def _commit(self, appends: list[Append]) -> Sequence[bool | Exception]:
        try:
            stored: Sequence[bool | Exception] = self.backend.commit(appends)
        except Unavailable:
            raise
        except Exception as error:
            # One of them cannot be stored: that must not harm the others.
            if len(appends) > 1:
                return [self._commit([append])[0] for append in appends]
            return [error]
        self._tell_waiting(None)
        self.commits += 1
        self.appends += len(appends)
        return stored

    def _put_back(self, batch: list[_Item], error: Unavailable) -> None:
        """The database is away: whoever has waited too long is told, the others wait on."""
        now = time.monotonic()
        over = [item for item in batch if item[2] <= now or self._stopping]
        waiting = [item for item in batch if item[2] > now and not self._stopping]
        self._pending.extendleft(reversed(waiting))
        self._call(self._settle, over, [error] * len(over))
        self._tell_waiting(str(error))
        time.sleep(RETRY_SECONDS)

    def _settle(self, batch: list[_Item], results: Sequence[bool | Exception]) -> None:
        for (append, done, _), result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                error: Exception | None = result
            else:
                error = None if result else Conflict(f"The table {append.table} has moved on.")
            try:
                done(error)
            except Exception:
                # A defect of one table must not affect all tables.
                _log.exception("what follows a stored change failed")

    def _tell_waiting(self, problem: str | None) -> None:
        if self.waiting != (problem is not None):
            self.waiting = problem is not None
            if self.on_waiting is not None:
                self._call(self.on_waiting, problem)

    def _call(self, function: Callable[..., None], *values: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *values)

    # ------------------------------------------------------------ listening

    def _listen(self, notify: Notify, hear: Hear | None) -> None:
        def appended(table: str, seq: int) -> None:
            if seq == 0:
                self._tell_waiting(None)
            self._call(notify, table, seq)

        def heard(process: str, message: str) -> None:
            if hear is not None:
                self._call(hear, process, message)

        while not self._stopping:
            try:
                self.backend.listen(appended, heard, lambda: self._stopping)
            except Unavailable as error:
                self._tell_waiting(str(error))
                time.sleep(RETRY_SECONDS)

    async def tell(self, message: str) -> None:
        """Tell the other processes something; lost if the database is away."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._pool, self.backend.tell, message)
        except Unavailable as error:
            _log.info("other processes were not told: %s", error)

    # ------------------------------------------------------------ reading and documents

    async def _ask(self, function: Callable[..., T], *values: object) -> T:
        loop = asyncio.get_running_loop()
        until = loop.time() + min(self._patience, 20)
        while True:
            try:
                return await loop.run_in_executor(self._pool, function, *values)
            except Unavailable:
                if loop.time() > until:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    def changes(self, table: str, after: int = 0) -> Awaitable[list[Stored]]:
        """The rows of changes after a seq."""
        return self._ask(self.backend.changes, table, after)

    def snapshot(self, table: str) -> Awaitable[str | None]:
        """The newest snapshot."""
        return self._ask(self.backend.snapshot, table)

    def row(self, table: str) -> Awaitable[Row | None]:
        """What lists show of one table."""
        return self._ask(self.backend.row, table)

    def listed(
        self, game: str | None = None, status: str | None = None, limit: int = 100
    ) -> Awaitable[list[Row]]:
        """Listed tables, the last changed first."""
        return self._ask(self.backend.listed, game, status, limit)

    def tables_of(self, member: str, limit: int = 200) -> Awaitable[list[Row]]:
        """The tables where somebody sits."""
        return self._ask(self.backend.tables_of, member, limit)

    def due(self, now: int, limit: int = 100) -> Awaitable[list[str]]:
        """Tables that somebody must look after by now."""
        return self._ask(self.backend.due, now, limit)

    def postpone(self, table: str, due: int | None) -> Awaitable[None]:
        """Let nobody look after a table before then, unless it changes."""
        return self._ask(self.backend.postpone, table, due)

    def strays(self) -> Awaitable[list[str]]:
        """Tables that have changes but no row for lists."""
        return self._ask(self.backend.strays)

    def repair(self, repair: Repair) -> Awaitable[None]:
        """Make a damaged table playable up to its last sound change."""
        return self._ask(self.backend.repair, repair)

    def quarantined(self, table: str) -> Awaitable[list[Stored]]:
        """What repairs have set aside."""
        return self._ask(self.backend.quarantined, table)

    def ids(self, status: str | None = None) -> Awaitable[list[str]]:
        """All tables, or those of a status."""
        return self._ask(self.backend.ids, status)

    def ask(
        self, question: Callable[Concatenate[Backend, P], T], *values: P.args, **named: P.kwargs
    ) -> Awaitable[T]:
        """Something about results and ratings (`results`)."""
        return self._ask(lambda: question(self.backend, *values, **named))

    def get(self, kind: str, key: str) -> Awaitable[bytes | None]:
        """A document."""
        return self._ask(self.backend.get, kind, key)

    def find(
        self, kind: str, prefix: str, limit: int | None = None
    ) -> Awaitable[list[tuple[str, bytes]]]:
        """The documents whose keys begin with a prefix, by key; at most `limit` of them."""
        return self._ask(self.backend.find, kind, prefix, limit)

    def put(self, kind: str, key: str, value: bytes) -> Awaitable[None]:
        """Write a document."""
        return self._ask(self.backend.put, kind, key, value)

    def add(self, kind: str, key: str, value: bytes) -> Awaitable[bool]:
        """Write a document unless there is one."""
        return self._ask(self.backend.add, kind, key, value)

    def delete(self, kind: str, key: str) -> Awaitable[None]:
        """Remove a document."""
        return self._ask(self.backend.delete, kind, key)


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
