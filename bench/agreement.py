"""Whether the coach is right: its best moves, played where it sees a mistake, must win more.

    python -m bench.agreement GAME [--games 40] [--seed 1] [--seats 4]

One `medium` bot plays against `medium` ones on all other seats; where the coach would mark its
move as a mistake or a blunder, it plays the coach's best instead. Seats rotate. Each game is a line
in `build/agreement/GAME.jsonl`; the same command goes on after it was stopped.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any, Final

import msgspec

import tawantin
from tawantin import LiveChance
from tawantin.analysis import Mark, judge
from tawantin.arena.statistics import wilson
from tawantin.bots import Bot, Glimpse, make
from tawantin.kernel.actions import Action
from tawantin.kernel.game import Game

ROOT: Final = Path(__file__).resolve().parents[1]
CORRECTED: Final[tuple[Mark, ...]] = ("mistake", "blunder")


class Played(msgspec.Struct):
    """One game."""

    number: int
    seat: int
    won: float
    """The share of the victory."""
    decisions: int
    corrected: int


class Corrected(Bot):
    """Plays as another bot does, but not what the coach calls a mistake."""

    def __init__(self, seed: int, player: Bot) -> None:
        super().__init__(seed)
        self._player = player
        self.decisions = self.corrected = 0

    def choose(self, glimpse: Glimpse) -> Action:
        action = self._player.choose(glimpse)
        if len(glimpse.legal) == 1:
            return action
        self.decisions += 1
        judged = judge(glimpse, action.text, seed=self.random.getrandbits(40))
        if judged.mark not in CORRECTED or judged.best is None:
            return action
        self.corrected += 1
        return next(one for one in glimpse.legal if one.text == judged.best.action)


def play(game: Game[Any], seats: int, number: int, seed: int) -> Played:
    """One game; the corrected player sits where the number says."""
    dice = random.Random(f"agreement/{seed}/{game.id}/{number}")
    place = number % seats
    players = [make("medium", dice.getrandbits(48)) for _ in range(seats)]
    corrected = players[place] = Corrected(dice.getrandbits(48), players[place])
    chance = LiveChance(dice.getrandbits(62))
    state = game.new(seats, chance=chance)
    while state.frames:
        seat = game.actors(state)[0]
        game.step(state, seat, players[seat].choose(Glimpse(game, state, seat, {}, seats)), chance)
    places = game.rules.outcome(state).places
    won = 1 / places.count(1) if places[place] == 1 else 0.0
    return Played(number, place, won, corrected.decisions, corrected.corrected)


def main() -> None:
    """Play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "agreement")
    arguments = parser.parse_args()
    game = tawantin.game(arguments.game)
    path = arguments.folder / f"{game.id}-{arguments.seats}-{arguments.seed}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_bytes().splitlines() if path.is_file() else []
    done = [msgspec.json.decode(line, type=Played) for line in lines]
    with path.open("ab", buffering=0) as file:
        for number in range(len(done), arguments.games):
            done.append(play(game, arguments.seats, number, arguments.seed))
            file.write(msgspec.json.encode(done[-1]) + b"\n")
    won = wilson(sum(one.won for one in done), len(done))
    corrected = sum(one.corrected for one in done) / max(1, sum(one.decisions for one in done))
    print(
        f"{game.id}, {arguments.seats} seats, {len(done)} games: {won.rate:.1%} first "
        f"({won.low:.1%} to {won.high:.1%}), par {1 / arguments.seats:.0%}; "
        f"{corrected:.1%} of its decisions corrected"
    )


if __name__ == "__main__":
    main()
