"""The coach: who is likely to win, what a seat could do best, and how a game was played.

Everything rests on what one pair of eyes may know: positions are looked at in redealt copies.

>>> import tawantin
>>> from tawantin.analysis import outlook
>>> game = tawantin.game("chocolatl")
>>> state = game.new(seats=3, chance=tawantin.LiveChance(seed=7))
>>> round(sum(outlook(game, state, eyes=None).chances), 6)
1.0
"""

from __future__ import annotations

from .expecting import expectations
from .guessing import Guessed, choices, guessed
from .judging import (
    Analysis,
    Judged,
    Mark,
    Moment,
    Part,
    Player,
    analyse,
    analyse_part,
    judge,
    put_together,
)
from .moves import Weighed, hints, weigh
from .outlook import Outlook, outlook
from .puzzles import Answer, Book, Puzzle, answered, puzzle_book

__all__ = [
    "Analysis",
    "Answer",
    "Book",
    "Guessed",
    "Judged",
    "Mark",
    "Moment",
    "Outlook",
    "Part",
    "Player",
    "Puzzle",
    "Weighed",
    "analyse",
    "analyse_part",
    "answered",
    "choices",
    "expectations",
    "guessed",
    "hints",
    "judge",
    "outlook",
    "put_together",
    "puzzle_book",
    "weigh",
]
