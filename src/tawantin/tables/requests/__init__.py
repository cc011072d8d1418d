"""What people and bots may ask of a table: each function checks, then adds the changes.

A refusal leaves the table as it was. `now` is milliseconds since 1970.
"""

from __future__ import annotations

from .again import rematch, rematch_of
from .before import check_playable, configure, open_table, playable, set_bot, sit, stand, start
from .checks import Person, check_host, check_open
from .exploring import explored
from .going_back import answer_undo, ask_undo, before_last_decision, waiting_for
from .hints import ask_hint
from .moves import Unless, play, undo, unfit
from .staying import (
    abandon,
    close_for_good,
    close_unused,
    come_back,
    concede,
    leave,
    pause,
    time_out,
)

__all__ = [
    "Person",
    "Unless",
    "abandon",
    "answer_undo",
    "ask_hint",
    "ask_undo",
    "before_last_decision",
    "check_host",
    "check_open",
    "check_playable",
    "close_for_good",
    "close_unused",
    "come_back",
    "concede",
    "configure",
    "explored",
    "leave",
    "open_table",
    "pause",
    "play",
    "playable",
    "rematch",
    "rematch_of",
    "set_bot",
    "sit",
    "stand",
    "start",
    "time_out",
    "undo",
    "unfit",
    "waiting_for",
]
