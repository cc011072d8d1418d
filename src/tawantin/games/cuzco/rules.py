"""The rules of Cuzco, assembled."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.about import Value
from tawantin.kernel.game import Rules

from .actions import ACTIONS
from .check import check_components
from .components import ROUNDS
from .decisions import (
    abilities,
    capital,
    exchange,
    flow,
    gods,
    movement,
    phase_three,
    phase_two,
    place,
    preparation,
    trial,
    windows,
)
from .events import EVENTS, SILENT
from .features import FEATURES
from .heuristics import evaluate, prefer
from .invariants import invariants
from .kinds import ARGUMENTS, THINGS
from .observe import observe
from .reasons import CAUSES, refusal
from .redeal import redeal
from .scoring import outcome, points, scores, to_come
from .setup import start
from .showing import seat_view, view
from .state import Player, State
from .text import describe
from .tuning import TUNING
from .view import View

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


def which_round(state: State) -> int:
    """The round that is being played."""
    return state.round


def course(state: State) -> tuple[int, int]:
    """The round, and how many there are."""
    return state.round, ROUNDS


RULES: Final = Rules(
    actions=ACTIONS,
    state=State,
    classes=(
        Player,
        preparation.StartFeather,
        preparation.DrawTasks,
        preparation.DraftTasks,
        preparation.DealGods,
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
        windows.Window,
        gods.SlideUp,
        gods.LiftDie,
        gods.DropDie,
        gods.DiscardedTile,
        abilities.FeatherAny,
        abilities.GodPile,
        abilities.KhipuCount,
    ),
    start=start,
    view=view,
    seat_view=seat_view,
    view_type=View,
    observe=observe,
    events=EVENTS,
    silent=SILENT,
    things=THINGS,
    arguments=ARGUMENTS,
    tuning=TUNING,
    features=FEATURES,
    redeal=redeal,
    points=points,
    scores=scores,
    outcome=outcome,
    to_come=to_come,
    invariants=invariants,
    most_decisions=most_decisions,
    evaluate=evaluate,
    prefer=prefer,
    describe=describe,
    law_options=(_EXTREME,),
    check_components=check_components,
    refusal=refusal,
    causes=CAUSES,
    round=which_round,
    course=course,
)
