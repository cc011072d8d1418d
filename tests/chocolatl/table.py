"""Positions for the tests, set up by hand."""

from __future__ import annotations

from collections.abc import Sequence

import tawantin
from tawantin.games.chocolatl.components import NOBODY
from tawantin.games.chocolatl.decisions.dice import DiceWindow, Reveal
from tawantin.games.chocolatl.decisions.locations import Resolve
from tawantin.games.chocolatl.scoring import stack
from tawantin.games.chocolatl.state import State
from tawantin.kernel.chance import Chance, LiveChance, ReplayChance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import advance

GAME = tawantin.game("chocolatl")
A, B, C, D, E = range(5)


def table(
    scores: Sequence[int],
    *,
    stack: Sequence[int] | None = None,
    round: int = 1,  # noqa: A002 -- the rulebook's word
    chocolatl: int = NOBODY,
    old_man: int = NOBODY,
    **options: object,
) -> State:
    """A position in the middle of a round, everybody having offered a 0.

    `stack` orders all discs from bottom to top, as far as they are on one field.
    """
    seats = len(scores)
    state: State = GAME.new(seats, options, LiveChance(seed=1))
    state.frames.clear()
    state.deciding = 0
    state.discs = list(range(seats) if stack is None else stack)
    state.scores = list(scores)
    state.round = round
    state.chocolatl, state.old_man = chocolatl, old_man
    state.die_on_board = True
    state.dice_supply -= 1
    state.white_dice = [6, 5, 4]
    state.open_cards = [13, 7]
    for seat, player in enumerate(state.players):
        player.hand.remove(0)
        player.offering = 0
        player.points[0] = scores[seat]  # as if all had come from the temple
    return state


def visit(
    state: State,
    location: int,
    bids: Sequence[int | tuple[int, int]],
    rolls: Sequence[int] = (),
    events: EventLog | None = None,
) -> Chance:
    """Let everybody bid at a location: two cards, or what they sum up to; then go on.

    `rolls` are the pips of the dice to come; what is returned gives them.
    """
    for player, bid in zip(state.players, bids, strict=True):
        pair = (bid, 0) if isinstance(bid, int) else bid
        player.overview[2 * location - 2 : 2 * location] = pair
    state.frames[:] = [Resolve(location), DiceWindow(location, 0), Reveal(location)]
    chance = ReplayChance([pips - 1 for pips in rolls])
    advance(state, chance, events)
    return chance


def do(state: State, seat: int, text: str, chance: Chance | None = None) -> None:
    """Do an action that must be legal."""
    GAME.apply(state, seat, text, chance)


def texts(state: State, seat: int) -> list[str]:
    """The legal actions of a seat."""
    return [action.text for action in GAME.legal(state, seat)]


def on_field(state: State, field: int) -> list[int]:
    """The discs on a field, from bottom to top."""
    return stack(state, field)
