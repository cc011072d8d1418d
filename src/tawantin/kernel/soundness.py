"""Whether a game can be played at all with its components: for files that people supply."""

from __future__ import annotations

from typing import Any, Final

from .chance import LiveChance
from .complaints import complaint
from .game import Game

SEED: Final = 1


def try_out(game: Game[Any]) -> None:
    """Play a game for each number of players to its end; complain if that cannot be done."""
    for _ in game.rules.check_components():
        pass  # a check that fails raises
    for seats in game.about.seats:
        try:
            problem = _play(game, seats)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}".rstrip(".")
        if problem is not None:
            raise complaint(
                "unplayable",
                "{file}: with these values a game for {seats} players cannot be played to its end "
                "({problem}).",
                file=game.components.file,
                seats=seats,
                problem=problem,
            )


def _play(game: Game[Any], seats: int) -> str | None:
    """A random game; what is wrong with it."""
    chance = LiveChance(SEED)
    state = game.new(seats, chance=chance)
    for _ in range(game.rules.most_decisions(seats)):
        actors = game.actors(state)
        if not actors:
            break
        legal = game.legal(state, actors[0])
        if not legal:
            return f"seat {actors[0]} is asked and has nothing to choose from"
        game.step(state, actors[0], legal[chance.pick(len(legal))], chance)
    if game.outcome(state) is None:
        return "it never ends"
    return next(iter(game.rules.invariants(state)), None)
