"""The Princes of Machu Picchu ends in two ways: who plays for which, and who wins then.

    python -m bench.endings                        # a learned player among all kinds of tables
    python -m bench.endings --bot mcts@60 --games 24

Others at the table are greedy, bent on the rescue (the devout players of the tests, who do nothing
but bring clergy into the city) or bent on gold.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from tests.machu_picchu.players import devout

import tawantin
from tawantin import LiveChance
from tawantin.arena.statistics import wilson
from tawantin.bots import Bot, Glimpse, GreedyBot, make
from tawantin.bots.learned import Evaluate
from tawantin.games.machu_picchu.heuristics.outlook import gold_of
from tawantin.kernel.actions import Action
from tawantin.kernel.game import Game

GOLD = 3.0
"""What a gold is worth to those who want it, beyond what it is."""
TABLES = {
    "three greedy": ("greedy@1",) * 3,
    "three for the rescue": ("rescue",) * 3,
    "three for gold": ("gold",) * 3,
    "two for the rescue, one for gold": ("rescue", "rescue", "gold"),
    "one for the rescue, two for gold": ("rescue", "gold", "gold"),
}


class Rescuer(Bot):
    """Wants the city to be saved: brings clergy into it as fast as it can."""

    def choose(self, glimpse: Glimpse) -> Action:
        chance = LiveChance(self.random.getrandbits(48))
        return devout(glimpse.redeal(chance), glimpse.seat, glimpse.legal, chance)


class GoldSeeker(GreedyBot):
    """Wants most gold when the city falls."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, redeals=1)

    def evaluation(self, game: Game[Any]) -> Evaluate:
        def evaluate(state: Any) -> list[float]:
            expected = game.rules.evaluate(state)
            pairs = zip(expected, state.players, strict=True)
            return [points + GOLD * gold_of(player) for points, player in pairs]

        return evaluate


def player(name: str, seed: int) -> Bot:
    """A bot of a table."""
    kinds: dict[str, type[Bot]] = {"rescue": Rescuer, "gold": GoldSeeker}
    return kinds[name](seed) if name in kinds else make(name, seed)


def play(game: Game[Any], names: list[str], seed: int) -> tuple[str, int]:
    """One game: how it ended, and which seat won."""
    chance = LiveChance(seed)
    state = game.new(len(names), chance=chance)
    players = [player(name, 100 * seed + seat) for seat, name in enumerate(names)]
    last = -1
    while state.frames:
        seat = game.actors(state)[0]
        glimpse = Glimpse(game, state, seat, goes_on=seat == last)
        game.step(state, seat, players[seat].choose(glimpse), chance)
        last = seat
    outcome = game.rules.outcome(state)
    return outcome.ending, outcome.places.index(1)


def main() -> None:
    """Print, for each table, how games end and how often the bot wins."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--bot", default="learned")
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    game = tawantin.game("machu_picchu")
    for table, others in TABLES.items():
        endings: Counter[str] = Counter()
        won = 0
        for number in range(given.games):
            own = number % 4
            names = [*others[:own], given.bot, *others[own:]]
            ending, winner = play(game, names, given.seed + number)
            endings[ending] += 1
            won += winner == own
        share = wilson(won, given.games)
        ended = ", ".join(f"{count} {name}" for name, count in endings.most_common())
        print(f"{given.bot} with {table}: {ended}; first {share}, par 25%", flush=True)


if __name__ == "__main__":
    main()
