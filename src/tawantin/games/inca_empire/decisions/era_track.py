"""The era track: the round figure goes down the columns, and each field is a phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import Frame

from ..components import rounds_of
from ..events import PhaseBegan
from ..state import State
from .people import PEOPLE
from .phases import end_game, inca_phase, sapa_inca_phase, sun_phase


@dataclass(slots=True)
class EraTrack(Frame):
    """Moves the round figure to the next field and does what that asks; lies under all else."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        rounds = rounds_of(state.early_decline)
        here = rounds[state.round]
        if state.phase + 1 < len(here.phases):
            state.phase += 1
        elif state.round + 1 < len(rounds):
            state.round += 1
            state.phase = 0
            here = rounds[state.round]
        else:
            end_game(state, events)
            return False
        phase = here.phases[state.phase]
        if events is not None:
            events.tell(PhaseBegan(here.id, here.era.id, phase, state.phase))
        if phase == "inca":
            inca_phase(state, events)
        elif phase == "sun":
            sun_phase(state, events)
        elif phase == "people":
            state.frames.append(PEOPLE[0])
        else:
            sapa_inca_phase(state, events)
        return False


ERA_TRACK: Final = EraTrack()
