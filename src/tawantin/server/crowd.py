"""Those who wait at the doors of tables: when one opens, all who wait there are let in together.

Each of their requests is done or refused by itself, one after the other, and what came of them is
stored at once. So whoever decides at the same time as others, as in a draft, need not wait for a
commit of each of them. If that cannot be stored as it is, each starts afresh alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..store import Conflict
from ..tables.refusal import Refusal
from .broadcast import Prepared
from .errand import Errand, unavailable
from .live import Live, concerned

if TYPE_CHECKING:
    from .in_use import TablesInUse


class Crowd:
    """At the doors of all tables."""

    def __init__(self, tables: TablesInUse) -> None:
        self._tables = tables
        self._waiting: dict[str, list[Errand]] = {}
        """By table, what came while its door was closed."""

    def join(self, name: str, errand: Errand) -> None:
        """Wait at the door of a table."""
        waiting = self._waiting.get(name)
        if waiting is not None:
            waiting.append(errand)
            return
        self._waiting[name] = [errand]
        self._tables.spawn(self._let_in(name))

    async def _let_in(self, name: str) -> None:
        try:
            live = await self._tables.enter(name)
        except Exception as error:
            self._refuse(name, unavailable(error))
            return
        except BaseException:
            self._refuse(name, Refusal("unavailable", "The server is stopping; try again later."))
            raise
        errands = self._waiting.pop(name)
        if len(errands) > 1 and not self._tables.store.shared:
            self._work(live, errands)
            return
        # Where other processes write too, a refusal has to be examined: one at a time.
        for errand in errands[1:]:
            self._tables.spawn(self._tables.come_in(name, errand))
        await self._tables.come_in(name, errands[0], live)

    def _refuse(self, name: str, why: Exception) -> None:
        for errand in self._waiting.pop(name):
            errand.answer(why)

    def _work(self, live: Live, errands: list[Errand]) -> None:
        """Inside the door: change, submit, prepare, as for one."""
        table = live.table
        before = table.actors()
        try:
            for errand in errands:
                try:
                    self._tables.ask(table, errand)
                except Refusal as refusal:
                    errand.refusal = refusal
                errand.seq = table.seq
            if not table.fresh:
                live.door.leave()
                for errand in errands:
                    errand.say()
                return
            append, prepared = self._tables.written(live, concerned(table, before))
        except Exception:
            # One of them has a defect: it alone will fail when each is carried out separately.
            self._one_by_one(live, errands)
            return
        self._tables.store.submit(
            append, lambda error: self._settled(live, errands, before, prepared, error)
        )

    def _one_by_one(self, live: Live, errands: list[Errand]) -> None:
        """What was done together is not stored, and memory not to be trusted."""
        self._tables.distrust(live)
        live.door.leave()
        for errand in errands:
            self._tables.spawn(self._tables.come_in(live.table.id, errand))

    def _settled(
        self,
        live: Live,
        errands: list[Errand],
        before: Sequence[int],
        prepared: list[Prepared],
        error: Exception | None,
    ) -> None:
        """The store has answered."""
        if isinstance(error, Conflict):
            self._one_by_one(live, errands)
            return
        try:
            if error is not None:
                self._tables.distrust(live)
                for errand in errands:
                    errand.answer(unavailable(error))
                return
            self._tables.publish(live, prepared)
            for errand in errands:
                errand.say()
            if self._tables.on_change is not None:
                self._tables.on_change(live, before)
        finally:
            live.door.leave()
