"""What a repair does in a database: one SQL for both.

Nothing is thrown away: what is cut off or taken out goes into `quarantine`, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable

from ..tables.summary import Row
from . import results
from .backend import Execute, Repair


def carry_out(repair: Repair, execute: Execute, write_row: Callable[[Row], None]) -> None:
    """Do it within a transaction of the caller's."""
    table = repair.table
    if repair.cut is not None:
        execute(
            "INSERT INTO quarantine SELECT table_id, seq, count, changes, ?, ? FROM changes "
            "WHERE table_id = ? AND seq >= ?",
            (repair.reason, repair.at, table, repair.cut),
        )
        execute("DELETE FROM changes WHERE table_id = ? AND seq >= ?", (table, repair.cut))
        if repair.rest_count:
            values = (table, repair.cut, repair.rest_count, repair.rest, "repaired")
            execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?)", values)
    execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    if repair.row is not None:
        if repair.row.status != "finished":
            results.drop(execute, table)
        write_row(repair.row)
        return
    execute(
        "INSERT INTO quarantine SELECT id, 0, 0, info, ?, ? FROM tables WHERE id = ?",
        (repair.reason, repair.at, table),
    )
    results.drop(execute, table)
    execute("DELETE FROM tables WHERE id = ?", (table,))
    execute("DELETE FROM members WHERE table_id = ?", (table,))
