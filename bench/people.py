"""How fast the home page, a profile and a ranking answer on a database with many finished games.

    python bench/people.py --tables 100000 --people 10000
    python bench/people.py --postgres          # on a PostgreSQL of its own, in a temporary folder

Makes the database (in a temporary folder, or where --database says), starts a real server on it
and asks over loopback. It prints medians and the slowest of ten, in milliseconds, and the processor
time of an answer, which other work on the machine hardly changes. Server and asker are one process;
what PostgreSQL itself uses is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.postgres import postgres
from tests.server.running import Running, running, settings

from tawantin.kernel.registry import descriptor
from tawantin.server.identity import Identities, PersonDocument
from tawantin.server.people.names import KIND, key_of
from tawantin.server.people.ratings import rate_all
from tawantin.store import Append, Row, Store, open_store
from tawantin.tables.result import Result
from tawantin.tables.summary import SeatSummary, Summary

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")
OPTIONS = {game: descriptor(game).printed.about.settle({}) for game in GAMES}
START = 1_700_000_000_000
EVERY_MS = 60_000
BATCH = 500


def person_id(number: int) -> str:
    """As the server makes them: sixteen letters."""
    return f"person{number:010}"


def finished(number: int, people: int, chance: random.Random) -> Append:
    """A finished table of three or four people; some play much more than others."""
    count = chance.choice((3, 4))
    chosen: set[int] = set()
    while len(chosen) < count:
        chosen.add(int(people * chance.random() ** 2))
    places = chance.sample(range(1, count + 1), count)
    name, game = f"table{number:012}", chance.choice(GAMES)
    scores = [100 - 10 * place for place in places]
    result = Result(
        places=places, scores=scores, points=[{"all": score} for score in scores],
        winners=[places.index(1)], ending="over",
    )  # fmt: skip
    players = [person_id(one) for one in chosen]
    summary = Summary(
        version=1, id=name, game=game, status="finished", listed=True, rated=True, result=result,
        seats=[SeatSummary(player=one, name=one) for one in players], host=players[0],
        options=OPTIONS[game],
    )  # fmt: skip
    info = msgspec.json.encode(summary).decode()
    row = Row(id=name, game=game, status="finished", listed=True, info=info, members=players)
    at = START + number * EVERY_MS
    return Append(
        table=name, seq=1, changes="[]", count=1, updated=at, actors=[], due=None,
        token=f"{number}", row=row,
    )  # fmt: skip


async def fill(database: str, tables: int, people: int) -> str:
    """Make the database; a token of the person who has played most."""
    store = open_store(database)
    await store.open()
    began = time.perf_counter(), time.process_time()
    chance = random.Random(21)
    for number in range(people):
        person, name = person_id(number), f"Player {number}"
        document = PersonDocument(name, f"player{number}")
        await store.put("person", person, msgspec.json.encode(document))
        await store.put(KIND, key_of(name), person.encode())
    for first in range(0, tables, BATCH):
        numbers = range(first, min(first + BATCH, tables))
        await asyncio.gather(*(store.append(finished(n, people, chance)) for n in numbers))
    print(f"{tables} tables of {people} people made in {_since(began)}", flush=True)
    began = time.perf_counter(), time.process_time()
    rated = await rate_all(store)
    print(f"{rated} results rated in {_since(began)}", flush=True)
    token = await _token(store)
    await store.close()
    return token


def _since(began: tuple[float, float]) -> str:
    wall, processor = time.perf_counter() - began[0], time.process_time() - began[1]
    return f"{wall:.0f} s, {processor:.0f} s of the processor"


async def _token(store: Store) -> str:
    identities = Identities(store)
    await identities.open()
    return identities.new_token(person_id(0))


def ask(server: Running, token: str, path: str, times: int) -> list[float]:
    """Milliseconds of each answer, on one connection."""
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"))
    took = []
    for _ in range(times):
        began = time.perf_counter()
        connection.request("GET", path, headers={"cookie": f"tawantin={token}"})
        answer = connection.getresponse()
        body = answer.read()
        took.append(1000 * (time.perf_counter() - began))
        assert answer.status == 200, (path, json.loads(body))
    return took


def main() -> None:
    """Make it, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--database")
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = asked.database or str(Path(folder) / "people.db")
        if asked.postgres:
            database = stack.enter_context(postgres()).new_database()
        token = asyncio.run(fill(database, asked.tables, asked.people))
        with running(settings(Path(folder), database=database)) as server:
            for name, path in (
                ("home", "/api/home"),
                ("profile", "/api/players/Player%200"),
                ("finished games", "/api/players/Player%200/games"),
                ("ranking", "/api/ranking/cuzco"),
                ("ranking, far down", "/api/ranking/cuzco?first=2000"),
            ):
                before = time.process_time()
                times = ask(server, token, path, asked.times)
                used = 1000 * (time.process_time() - before) / asked.times
                slow = statistics.quantiles(times, n=10)[-1]
                print(
                    f"{name:20} median {statistics.median(times):6.1f} ms   p90 {slow:6.1f} ms   "
                    f"processor {used:6.1f} ms",
                    flush=True,
                )


if __name__ == "__main__":
    main()
