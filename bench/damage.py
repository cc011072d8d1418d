"""Damage most tables of a database in random ways, and see that all the others go on.

    python bench/damage.py --rounds 20 --tables 40

Each round opens tables with live clocks, stops the server, damages most of them (rows that are
missing, cut, senseless, of a game that is gone, or with one byte changed anywhere) and starts it
again: it must start, its lists must answer, every sound table must be played on by its people, and
where they do not come its clock must run out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec
from bench.serving import ServerProcess
from rich.progress import track
from tests.server import test_bad_tables as ways

from tawantin import wire
from tawantin.client import Client, RemoteTable
from tawantin.tables import Clock

BANK = 10
"""Seconds of a clock: the shortest there is."""
SOUND = 4
"""How many tables a round stay as they are."""
DAMAGES = (
    ways.unknown_game,
    ways.broken_snapshot,
    ways.broken_change,
    ways.senseless_change,
    ways.missing_changes,
    ways.a_hole,
    ways.broken_list_row,
)


def one_byte(database: sqlite3.Connection, table: str, chooser: random.Random) -> None:
    """Change one byte of what is stored of the table."""
    column, of = chooser.choice(
        (("changes", "changes WHERE table_id"), ("info", "tables WHERE id"))
    )
    rows = database.execute(f"SELECT {column} FROM {of} = ?", (table,))  # noqa: S608 - from above
    (text,) = chooser.choice(rows.fetchall())
    at = chooser.randrange(len(text))
    broken = text[:at] + chr(chooser.randrange(32, 127)) + text[at + 1 :]
    update = f"UPDATE {of.replace(' ', f' SET {column} = ? ', 1)} = ? AND {column} = ?"  # noqa: S608
    database.execute(update, (broken, table, text))


def damage(path: Path, tables: list[str], chooser: random.Random) -> None:
    """Each of the tables in a way of its own, and all of them due at once."""
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        for table in tables:
            if chooser.random() < 0.3:
                one_byte(database, table, chooser)
            else:
                chooser.choice(DAMAGES)(database, table)
            database.execute("UPDATE tables SET due = 1 WHERE id = ?", (table,))


async def open_tables(host: Client, count: int) -> list[str]:
    """Games of Nim for two, both seats the host's."""
    names = []
    for _ in range(count):
        wanted = wire.NewTable(game="nim", seats=2, listed=True, clock=Clock("live", bank=BANK))
        info = await host.create(wanted)
        await host.send(wire.Sit(table=info.id, seat=1, name="Other"))
        await host.send(wire.Start(table=info.id))
        names.append(info.id)
    return names


async def all_go_on(address: str, token: str, sound: list[str]) -> None:
    """Lists answer, sound tables can be played, and the clocks of those left alone run out."""
    async with Client(address, token=token, patience=120) as host:
        listed = msgspec.json.decode(await host.http.ask("GET", "/api/tables"), type=wire.TableList)
        assert set(sound) <= {info.id for info in listed.tables}, "a sound table is not listed"
        await host.http.ask("GET", "/api/tables?mine=true")
        left_alone: list[RemoteTable] = []
        for number, name in enumerate(sound):
            table = await host.watch(name, 0)
            if number % 2 or table.update is None or not table.update.options:
                left_alone.append(table)
            else:
                await table.play(table.update.options[0].text)
        for table in left_alone:
            await asyncio.wait_for(table.until(_somebody_is_away), 6 * BANK)


def _somebody_is_away(update: wire.Update) -> bool:
    return update.status == "finished" or (
        update.info is not None and any(seat.away for seat in update.info.seats)
    )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chooser = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "tables.db"
        server = ServerProcess(Path(name), str(path))
        damaged = 0
        for _ in track(range(arguments.rounds), "rounds"):
            server.start()
            token, names = asyncio.run(begin(server.address, arguments.tables))
            server.kill()
            chooser.shuffle(names)
            damage(path, names[SOUND:], chooser)
            damaged += len(names) - SOUND
            server.start()
            asyncio.run(all_go_on(server.address, token, names[:SOUND]))
            server.kill()
        server.stop()
    print(f"{damaged} tables damaged; all {arguments.rounds * SOUND} others went on")


async def begin(address: str, count: int) -> tuple[str, list[str]]:
    """Somebody opens many tables."""
    async with Client(address, "Ana", patience=120) as host:
        return str(host.token), await open_tables(host, count)


if __name__ == "__main__":
    main()
