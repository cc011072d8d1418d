"""How long somebody waits for "why not?" at a live table, over a WebSocket on this machine.

    python -m bench.why [GAME ...] [--questions 300]

A server and a client of its own, a game against quick bots. Whenever it is the player's turn,
everything on the board that cannot be chosen is asked about in a random order, and some actions by
their text; then a random move is played. The time runs from the question to its answer in words.
The processor's time is that of server and client together: a busy machine does not lengthen it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from tests.server.running import running, settings

import tawantin
from tawantin import wire
from tawantin.client import Client, RemoteTable
from tawantin.kernel.build import build_name

EACH_TURN = 12


def closed(game: str, update: wire.Update, dice: random.Random) -> list[str]:
    """Things on the board that no offer touches, in a random order."""
    every = {target for action in tawantin.game(game).actions for target in action.targets}
    offered = {target for offer in update.options for target in offer.targets}
    refused = sorted(every - offered)
    dice.shuffle(refused)
    return refused


class Took(NamedTuple):
    """Milliseconds of one answer, on the clock and of the processor."""

    waited: float
    worked: float


async def answered(table: RemoteTable, *elements: str, action: str | None = None) -> Took:
    """Ask one question."""
    start, working = perf_counter(), process_time()
    await table.why(*elements, action=action)
    return Took(1e3 * (perf_counter() - start), 1e3 * (process_time() - working))


async def ask(table: RemoteTable, game: str, questions: int, dice: random.Random) -> list[Took]:
    """Ask at one table until its game is over."""
    took: list[Took] = []
    actions = list(tawantin.game(game).actions)
    while len(took) < questions:
        update = await table.my_turn()
        if update is None:
            break
        things = closed(game, update, dice)[: EACH_TURN - 4]
        took += [await answered(table, element) for element in things]
        asked = dice.sample(actions, 4)
        took += [await answered(table, action=action.text) for action in asked]
        await table.play(dice.choice(update.options).text)
    return took


async def measure(address: str, game: str, questions: int) -> list[Took]:
    """Play games until enough was asked."""
    took: list[Took] = []
    dice = random.Random(1)
    seats = tawantin.games()[game].about.seats[0]
    async with Client(address, "Ana") as ana:
        while len(took) < questions:
            wanted = wire.NewTable(game=game, seats=seats, bots=["random"] * (seats - 1))
            info = await ana.create(wanted)
            table = await ana.watch(info.id, 0)
            await table.do(wire.Start(table=info.id))
            took += await ask(table, game, questions - len(took), dice)
    return took


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="which games; all that state reasons")
    parser.add_argument("--questions", type=int, default=300)
    given = parser.parse_args()
    print(f"{build_name()} build")
    for game in given.game or ("chocolatl", "cuzco", "inca_empire", "machu_picchu"):
        with tempfile.TemporaryDirectory() as folder, running(settings(Path(folder))) as server:
            took = asyncio.run(measure(server.address, game, given.questions))
        waited = [one.waited for one in took]
        cuts = quantiles(waited, n=100)
        print(
            f"{game:13} {len(took):,} questions: mean {mean(waited):.1f}, median {cuts[49]:.1f}, "
            f"95 % within {cuts[94]:.1f}, longest {max(waited):.1f} ms; "
            f"{sum(one > 50 for one in waited):,} over 50 ms; "
            f"processor {mean(one.worked for one in took):.1f} ms a question, "
            f"{took[0].worked:.0f} for the first"
        )


if __name__ == "__main__":
    main()
