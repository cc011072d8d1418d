"""The rules of Cuzco, assembled."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.components import Value
from tawantin.kernel.game import Rules

from . import abilities, gods
from .actions import ACTIONS
from .decisions import (
    capital,
    exchange,
    flow,
    movement,
    phase_three,
    phase_two,
    place,
    setup,
    trial,
)
from .heuristics import evaluate, prefer
from .invariants import check_components, invariants
from .redeal import redeal
from .scoring import outcome, points, scores
from .state import Player, State
from .text import describe
from .view import view

_EXTREME: Final[dict[str, Value]] = {
    "rotate_on_first_departure": True,
    "temple_step_exact": False,
    "limited_food_and_offerings": True,
    "map_mode": "default",
    "module_pututu": True,
}
"""Every option away from its default that no preset touches."""


def most_decisions(seats: int) -> int:
    """Six rounds of three dice, an extra turn each, abilities, market and tasks, at most."""
    return 2 + seats * 6 * 120


RULES: Final = Rules(
    actions=ACTIONS,
    state=State,
    classes=(
        Player,
        setup.StartFeather,
        setup.DrawTasks,
        setup.DraftTasks,
        setup.DealGods,
        flow.RollDice,
        flow.DiceTurns,
        flow.AbilityTurns,
        flow.MarketTurns,
        flow.PalaceTurns,
        flow.FinalTurns,
        place.Place,
        movement.Rotate,
        movement.MoveTo,
        movement.FeatherSlot,
        capital.HouseSlot,
        capital.TempleStep,
        capital.EnterTemple,
        capital.Headband,
        exchange.Exchange,
        trial.TrialFirst,
        trial.TrialSecond,
        phase_two.PhaseTwo,
        phase_three.Buy,
        phase_three.TaskStep,
        phase_three.NewTask,
        gods.Window,
        gods.SlideUp,
        gods.LiftDie,
        gods.DropDie,
        gods.DiscardedTile,
        abilities.FeatherAny,
        abilities.GodPile,
        abilities.KhipuCount,
    ),
    start=setup.start,
    view=view,
    redeal=redeal,
    points=points,
    scores=scores,
    outcome=outcome,
    invariants=invariants,
    most_decisions=most_decisions,
    evaluate=evaluate,
    prefer=prefer,
    describe=describe,
    law_options=(_EXTREME,),
    check_components=check_components,
)
