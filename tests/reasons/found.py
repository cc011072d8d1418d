"""Reasons as they occur: found in random games, or made in positions that are rare."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain
from typing import Any

from bench.reasons import positions

import tawantin
from tawantin import Action, Game, Reason
from tawantin.kernel.reasons import GENERAL

from .rare import RARE

GAMES = [name for name in tawantin.games() if tawantin.game(name).rules.causes]
"""The games that state reasons."""
POSITIONS = 2_000
"""Positions of random play that are looked at; what is rarer stands in `rare`."""
QUESTIONS = 5
"""Actions of each kind that are asked about in each."""


def wanted(game: Game[Any]) -> set[tuple[str, str]]:
    """Every reason with every help that a game declares."""
    return {
        (cause.id, help_) for cause in game.rules.causes for help_ in (cause.all_helps() or ("",))
    }


@cache
def found(name: str) -> dict[tuple[str, str], tuple[Any, int, Reason]]:
    """By reason and help: a position of random play, the seat and the reason."""
    game = tawantin.game(name)
    missing = wanted(game)
    examples: dict[tuple[str, str], tuple[Any, int, Reason]] = {}
    for state, seat, text in RARE.get(name, lambda: iter(()))():
        reason = game.refusal(state, seat, game.actions.parse(text))
        assert reason is not None, text
        missing.discard((reason.id, reason.help))
        examples[reason.id, reason.help] = (state, seat, reason)
    choose = random.Random(name)
    kinds: dict[str, list[Action]] = {}
    for action in game.actions:
        kinds.setdefault(action.kind, []).append(action)
    for number, (state, seat) in enumerate(positions(game, 4, every=3)):
        if not missing or number == POSITIONS:
            break
        asked = [choose.sample(some, min(QUESTIONS, len(some))) for some in kinds.values()]
        for action in chain.from_iterable(asked):
            reason = game.refusal(state, seat, action)
            if reason is not None and (reason.id, reason.help) in missing:
                missing.remove((reason.id, reason.help))
                examples[reason.id, reason.help] = (state.copy(), seat, reason)
    return examples


def general() -> list[Reason]:
    """What the kernel itself says."""
    over, turn, choose, not_offered = GENERAL
    return [over(), turn(seat=1), choose(count=1), choose(count=3), not_offered()]
