"""Guess the move: what somebody else would have done at a decision of a recorded game.

The guess and the move that was played are compared with the same best move, in the same redealt
copies.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots import Glimpse
from ..kernel.game import Game
from ..kernel.record import Record, replay_entry, replay_setup
from .judging import Judged, judge, judge_against, round_of


class Guessed(msgspec.Struct, frozen=True):
    """A guess beside what was played."""

    guess: Judged
    """As if it had been played."""
    decision: Judged
    """What was."""


def choices(game: Game[Any], record: Record) -> list[tuple[int, int, int | None]]:
    """The decisions that were not forced: number (counted from 1), seat and round."""
    state = replay_setup(game, record)
    open_choices = []
    for number, entry in enumerate(record.entries, 1):
        if len(game.legal(state, entry.seat)) > 1:
            open_choices.append((number, entry.seat, round_of(game, state)))
        replay_entry(game, state, number, entry)
    return open_choices


def guessed(
    glimpse: Glimpse, text: str, played: str, number: int, known: Judged | None = None
) -> Guessed:
    """Judge a guess; `known` is what an analysis says of the decision, if there is one."""
    decision = judge(glimpse, played, number=number) if known is None else known
    if decision.best is None or text == played:
        return Guessed(decision, decision)
    if text == decision.best.action:
        guess = msgspec.structs.replace(
            decision,
            mark="best",
            played=decision.best,
            loss=0.0,
            points_lost=0.0,
            difference={},
            error=0.0,
        )
        return Guessed(guess, decision)
    return Guessed(judge_against(glimpse, text, decision, number=number), decision)
