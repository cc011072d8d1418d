"""Tawantin: four Inca and Aztec board games, exactly by their rules.

>>> import tawantin
>>> game = tawantin.game("chocolatl")
>>> chance = tawantin.LiveChance(seed=7)
>>> state = game.new(seats=4, chance=chance)
>>> while game.outcome(state) is None:
...     seat = game.actors(state)[0]
...     legal = game.legal(state, seat)
...     game.apply(state, seat, legal[chance.pick(len(legal))], chance)
>>> sorted(game.outcome(state).places)[0]
1
"""

# The folder of the games is loaded before its name is given to the function `games`: Python would
# otherwise put the folder in the function's place as soon as the first game is loaded.
from . import games as _folder  # noqa: F401
from .kernel.actions import Action, ActionTable
from .kernel.chance import Chance, LiveChance, RecordingChance, ReplayChance
from .kernel.descriptor import Descriptor
from .kernel.errors import (
    BadComponents,
    BadOption,
    BadRecord,
    BadSeats,
    BadState,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourTurn,
    OtherRules,
    TawantinError,
    UnknownComponents,
    UnknownGame,
)
from .kernel.events import Event, EventLog
from .kernel.frames import Frame, SimultaneousFrame
from .kernel.game import Game, Rules
from .kernel.interpreted import State
from .kernel.match import Match
from .kernel.outcome import Outcome
from .kernel.reasons import Cause, Reason
from .kernel.record import Record, replay
from .kernel.registry import game, games, register

__version__ = "0.1.0"

__all__ = [
    "Action",
    "ActionTable",
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadState",
    "CannotUndo",
    "Cause",
    "Chance",
    "Descriptor",
    "Event",
    "EventLog",
    "Frame",
    "Game",
    "GameOver",
    "IllegalAction",
    "LiveChance",
    "Match",
    "NotYourTurn",
    "OtherRules",
    "Outcome",
    "Reason",
    "Record",
    "RecordingChance",
    "ReplayChance",
    "Rules",
    "SimultaneousFrame",
    "State",
    "TawantinError",
    "UnknownComponents",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "register",
    "replay",
]
