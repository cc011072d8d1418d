"""How many reasons each game has, how often each occurs in random play, and what one costs.

    python -m bench.reasons [GAME ...] [--games 20]

At every fifth position of random games, for every seat that must decide, every action of the table
is asked about. Shares are of the refusals of a game; "nearest" counts, for each thing on the board
that no legal action touches, the reason that a player who points at it is told.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Any

import tawantin
from tawantin import Game, LiveChance
from tawantin.kernel.laws import option_sets
from tawantin.kernel.reasons import Reason, nearest

EVERY = 5


def positions(game: Game[Any], games: int, every: int = EVERY) -> Iterator[tuple[Any, int]]:
    """Positions of random games, under all numbers of seats and sets of options, and who acts."""
    for seats in game.about.seats:
        for options in option_sets(game, seats).values():
            for seed in range(games):
                chance = LiveChance(seed)
                state = game.new(seats, options, chance)
                number = seed
                while actors := game.actors(state):
                    seat = actors[chance.pick(len(actors))]
                    if number % every == 0:
                        yield state, seat
                    legal = game.legal(state, seat)
                    game.step(state, seat, legal[chance.pick(len(legal))], chance)
                    number += 1


def pointed_at(game: Game[Any], reasons_of: dict[int, Reason | None]) -> Iterator[Reason]:
    """For each thing that cannot be chosen, the nearest reason among the actions that touch it."""
    touching: dict[str, list[Reason | None]] = {}
    for action in game.actions:
        for target in action.targets:
            touching.setdefault(target, []).append(reasons_of[action.index])
    for reasons in touching.values():
        reason = nearest(reasons)
        if reason is not None:
            yield reason


def report(game: Game[Any], games: int) -> None:
    """Print one game's figures."""
    asked, near, refused, places = Counter[str](), Counter[str](), 0, 0
    seconds, actions = 0.0, 0
    for state, seat in positions(game, games):
        start = process_time()
        reasons = {action.index: game.refusal(state, seat, action) for action in game.actions}
        seconds += process_time() - start
        actions += len(reasons)
        places += 1
        for reason in filter(None, reasons.values()):
            asked[reason.id] += 1
            refused += 1
        near.update(reason.id for reason in pointed_at(game, reasons))
    causes = [cause.id for cause in game.rules.causes]
    name = game.about.name["en"]
    print(f"{name}: {len(causes)} reasons; {places:,} positions, {actions:,} actions,")
    print(f"  {refused:,} refused, {seconds / max(1, actions) * 1e6:.1f} µs a question")
    for ident in sorted(causes, key=lambda ident: -asked[ident]):
        share, close = asked[ident] / max(1, refused), near[ident] / max(1, near.total())
        print(f"  {ident:28} {share:8.3%}   nearest {close:8.3%}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="which games; all that state reasons")
    parser.add_argument("--games", type=int, default=3, help="for each seats and options")
    given = parser.parse_args()
    for name in given.game or tawantin.games():
        game = tawantin.game(name)
        if game.rules.causes:
            report(game, given.games)


if __name__ == "__main__":
    main()
