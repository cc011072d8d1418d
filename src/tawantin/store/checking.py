"""Whether what is stored of a table is sound, how far, and what makes it playable again."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.errors import BadState, TawantinError
from ..kernel.game import Game
from ..tables import changes as c
from ..tables.snapshot import Snapshot
from ..tables.summary import Row, row_of
from ..tables.table import Table
from .backend import Repair, Stored
from .reading import Damaged, decoded, read_snapshot
from .store import Store

GameOf = Callable[[Sequence[c.Change]], Awaitable[Game[Any] | TawantinError]]
"""Finds the game that a table is played with, or says why there is none."""


@dataclass(slots=True)
class Finding:
    """What was found out about one table."""

    table: str
    changes: int = 0
    """How many are sound, from the first on."""
    problem: str | None = None
    """What is damaged."""
    repair: Repair | None = None
    unplayable: str | None = None
    """It is sound, but this program cannot go on with it, and why."""


async def check_table(store: Store, name: str, game_of: GameOf) -> Finding:
    """Look at all that is stored of one table."""
    rows = await store.changes(name)
    finding = Finding(name)
    sound, problem = _sound_changes(rows)
    if not sound:
        finding.problem = problem or "It has no changes."
        finding.repair = _repair(finding, rows, None)
        return finding
    game = await game_of(sound)
    if isinstance(game, TawantinError):
        table = Table.load(name, sound, None, game)
        finding.unplayable = str(game)
    else:
        saved = await store.snapshot(name)
        snapshot = read_snapshot(saved)
        table, broken, snapshot_fits = _replayed(name, sound, game, snapshot)
        if broken is not None:
            sound, problem = sound[: table.seq], broken
        elif saved is not None and not snapshot_fits:
            problem = problem or "Its snapshot is not the position."
    finding.changes = len(sound)
    finding.problem = problem or _row_problem(await store.row(name), table)
    if finding.problem is not None:
        finding.repair = _repair(finding, rows, table)
    return finding


def _sound_changes(rows: Sequence[Stored]) -> tuple[list[c.AnyChange], str | None]:
    """The changes up to the first that does not continue or cannot be read, and what is wrong."""
    sound: list[c.AnyChange] = []
    for row in rows:
        if row.seq != len(sound) + 1:
            return sound, f"After change {len(sound)} comes change {row.seq}."
        try:
            sound += decoded(row)
        except Damaged as error:
            return sound, str(error)
    if sound and not isinstance(sound[0], c.Created):
        return [], "It does not begin with its creation."
    return sound, None


def _replayed(
    name: str, changes: Sequence[c.Change], game: Game[Any], snapshot: Snapshot | None
) -> tuple[Table, str | None, bool]:
    """The table up to its last sound change, what is wrong after it, whether the snapshot fits."""
    table = Table.load(name, changes[:1], None, game)
    fits = False
    for change in changes[1:]:
        seq = table.seq
        try:
            table.catch_up([change])
        except Exception as error:
            # Half of the change may have been made: what counts is what came before it.
            again = Table.load(name, changes[:seq], None, game)
            return again, f"Change {seq + 1} cannot follow ({str(error).rstrip('.')}).", fits
        if snapshot is not None and snapshot.seq == table.seq:
            fits = _fits(table, snapshot)
    return table, None, fits


def _fits(table: Table, snapshot: Snapshot) -> bool:
    try:
        state = table.game.from_json(bytes(snapshot.state))
    except TawantinError:
        return False
    return table.match is not None and state == table.match.state


def _row_problem(row: Row | None, table: Table) -> str | None:
    """What is wrong with what lists show of a table."""
    if row is None:
        return "No list shows it."
    try:
        shown = row.summary()
    except BadState as error:
        return str(error)
    if (row.status, row.listed, shown.id) != (table.status, table.listed, table.id):
        return "Lists show it wrongly."
    return None


def _repair(finding: Finding, rows: Sequence[Stored], table: Table | None) -> Repair:
    """Keep what is sound, set the rest aside."""
    repair = Repair(
        table=finding.table,
        reason=finding.problem or "",
        at=time.time_ns() // 1_000_000,
        row=None if table is None else row_of(table),
    )
    for row in rows:
        if row.seq + row.count - 1 > finding.changes or row.seq > finding.changes:
            repair.cut = row.seq
            kept = finding.changes - row.seq + 1
            if table is not None and kept > 0:
                rest = [logged.change for logged in table.story[row.seq - 1 : finding.changes]]
                repair.rest, repair.rest_count = c.to_json(rest).decode(), len(rest)
            break
    return repair
