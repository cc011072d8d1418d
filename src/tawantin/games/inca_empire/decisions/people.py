"""The People phase: turns of two slots, road building and construction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.bits import members
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import actions
from ..actions import (
    BEGIN_ROAD,
    DONE,
    END_TURN,
    EXTRA_ROAD,
    MOVES,
    PILGRIMAGE,
    TERRACE,
    WILDERNESS,
)
from ..components import BOARDS, SLOTS, SUN_EVENT_IDS, SUN_EVENTS
from ..events import PilgrimageMade, TurnEnded
from ..mechanics import construction
from ..mechanics.construction import affordable_conquests
from ..mechanics.network import any_road, conquer, legal_roads, legal_wilderness, place_road
from ..mechanics.sun_events import PILGRIM_SITES, Effects, effects_of
from ..state import PILGRIMAGES, Player, State, gain
from .phases import invasion


@dataclass(slots=True)
class PeoplePhase(Frame):
    """Each player has a turn, in turn order; `position` says whose is next."""

    position: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self.position == state.seats:
            state.frames.pop()
            invasion(state, chance, events)
            return False
        seat = state.order[self.position]
        state.wilderness_left = effects_of(state.players[seat].affecting).wilderness
        state.frames[-1] = PEOPLE[self.position + 1]
        state.frames.append(TURNS[seat][True][True][False])
        return False


PEOPLE: Final = tuple(PeoplePhase(position) for position in range(9))


@dataclass(slots=True)
class Turn(Frame):
    """A turn with the slots still open; it ends when both are used or the player ends it."""

    seat: int
    road: bool
    construction: bool
    pilgrim: bool
    """A pilgrimage was made in this turn."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self.road or self.construction:
            return True
        self._end(state, events)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        effects = effects_of(player.affecting)
        can_pay = self.construction and player.labour >= construction.EXTRA_ROAD_COST
        road = (self.road or can_pay) and any_road(state, player)
        actions = [BEGIN_ROAD] if road and self.road else []
        if self.construction:
            construction.offer(state, player, effects, self.road, actions)
            if road and can_pay:
                actions.append(EXTRA_ROAD)
        if effects.pilgrimages and not self.pilgrim:
            self._offer_pilgrimages(state, player, effects, actions)
        actions.append(END_TURN)
        return actions

    def _offer_pilgrimages(
        self, state: State, player: Player, effects: Effects, actions: list[Action]
    ) -> None:
        temples = state.temples & player.connected
        for kind in members(effects.pilgrimages):
            if PILGRIM_SITES[state.seats][kind] & temples:
                road, construct = PILGRIMAGE[SUN_EVENT_IDS[kind]]
                if self.road:
                    actions.append(road)
                if self.construction:
                    actions.append(construct)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is END_TURN:
            self._end(state, events)
        elif action is BEGIN_ROAD:
            roads = effects_of(state.players[seat].affecting).roads
            state.frames[-1] = TURNS[seat][False][self.construction][self.pilgrim]
            state.frames.append(ROADS[seat][roads][False])
        elif action.kind == "pilgrimage":
            self._make_pilgrimage(state, seat, action, events)
        else:
            self._construct(state, seat, action, chance, events)

    def _construct(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Carry out the one construction, and queue what may follow it, the last one first."""
        effects = effects_of(state.players[seat].affecting)
        frames = state.frames
        road = self.road
        if action.kind == "temple" and effects.temple_closes_roads:
            road = False
        frames[-1] = TURNS[seat][road][False][self.pilgrim]
        if effects.more_conquests:
            frames.append(MoreConquest(seat, effects.more_conquests))
        if action is EXTRA_ROAD:
            construction.pay_extra_road(state, seat, events)
            frames.append(ROADS[seat][1 + effects.more_roads][False])
            return
        if action is TERRACE and effects.more_terraces:
            frames.append(MoreTerrace(seat, effects.more_terraces))
        elif action.kind == "garrison" and effects.more_garrisons:
            frames.append(MoreGarrison(seat, effects.more_garrisons))
        construction.carry_out(state, seat, action, chance, events)

    def _make_pilgrimage(
        self, state: State, seat: int, action: Action, events: EventLog | None
    ) -> None:
        kind = SUN_EVENT_IDS.index(str(action.args[0]))
        instead_of_road = action.args[1] == SLOTS[0]
        state.frames[-1] = TURNS[seat][self.road and not instead_of_road][
            self.construction and instead_of_road
        ][True]
        points = SUN_EVENTS[kind].points
        gain(state, seat, PILGRIMAGES, points)
        if events is not None:
            board = BOARDS[state.seats]
            temples = PILGRIM_SITES[state.seats][kind] & state.temples
            sites = [board.sites[n] for n in members(temples & state.players[seat].connected)]
            card, slot = str(action.args[0]), str(action.args[1])
            events.tell(PilgrimageMade(seat, card, slot, sites, points))

    def _end(self, state: State, events: EventLog | None) -> None:
        state.frames.pop()
        state.wilderness_left = 0
        if events is not None:
            events.tell(TurnEnded(self.seat))


TURNS: Final = tuple(
    tuple(
        tuple(
            tuple(Turn(seat, road, construct, pilgrim) for pilgrim in (False, True))
            for construct in (False, True)
        )
        for road in (False, True)
    )
    for seat in range(8)
)
"""`TURNS[seat][road][construction][pilgrim]`: frames are never changed, so they are shared."""


@dataclass(slots=True)
class Road(Frame):
    """A road is to be placed, and perhaps more after it; what cannot be placed is lost."""

    seat: int
    left: int
    """The roads still to come, this one included."""
    may_stop: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self.left and any_road(state, state.players[self.seat]):
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        actions: list[Action] = []
        MOVES[state.seats].road.add_to(actions, legal_roads(state, player))
        if state.wilderness_left and legal_wilderness(state, player):
            actions.append(WILDERNESS)
        if self.may_stop:
            actions.append(DONE)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is DONE:
            state.frames.pop()
        elif action is WILDERNESS:
            state.frames[-1] = WildernessFrom(seat, self.left)
        else:
            state.frames[-1] = ROADS[seat][self.left - 1][True]
            line = MOVES[state.seats].road.number(action)
            place_road(state, seat, line, False, chance, events)


ROADS: Final = tuple(
    tuple(tuple(Road(seat, left, may_stop) for may_stop in (False, True)) for left in range(64))
    for seat in range(8)
)
"""`ROADS[seat][left][may_stop]`."""


@dataclass(slots=True)
class WildernessFrom(Frame):
    """The road is to be a wilderness road: from which connected site?"""

    seat: int
    left: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        lines_of_site = BOARDS[state.seats].lines_of_site
        places = legal_wilderness(state, player)
        begin = MOVES[state.seats].wilderness_from
        return [begin[site] for site in members(player.connected) if lines_of_site[site] & places]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        site = MOVES[state.seats].wilderness_from.number(action)
        state.frames[-1] = WildernessTo(seat, self.left, site)


@dataclass(slots=True)
class WildernessTo(Frame):
    """Where does the wilderness road from that site go?"""

    seat: int
    left: int
    site: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        places = legal_wilderness(state, state.players[seat])
        here = places & BOARDS[state.seats].lines_of_site[self.site]
        actions: list[Action] = []
        MOVES[state.seats].wilderness_to.add_to(actions, here)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames[-1] = ROADS[seat][self.left - 1][True]
        line = MOVES[state.seats].wilderness_to.number(action)
        place_road(state, seat, line, True, chance, events)


@dataclass(slots=True)
class MoreGarrison(Frame):
    """Building project: another garrison may follow."""

    seat: int
    left: int

    def _sites(self, state: State) -> int:
        player = state.players[self.seat]
        affordable = player.labour >= effects_of(player.affecting).garrison_cost
        return construction.garrison_sites(state, player) if affordable and self.left else 0

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self._sites(state):
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        actions: list[Action] = []
        MOVES[state.seats].garrison.add_to(actions, self._sites(state))
        actions.append(DONE)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is DONE:
            state.frames.pop()
            return
        state.frames[-1] = MoreGarrison(seat, self.left - 1)
        construction.carry_out(state, seat, action, chance, events)


@dataclass(slots=True)
class MoreTerrace(Frame):
    """Skilled surveyors: another terrace may follow."""

    seat: int
    left: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self.left and construction.can_build_terrace(state.players[self.seat]):
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return _TERRACE_OR_DONE

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is DONE:
            state.frames.pop()
            return
        state.frames[-1] = MoreTerrace(seat, self.left - 1)
        construction.carry_out(state, seat, action, chance, events)


_TERRACE_OR_DONE: Final = [actions.TERRACE, DONE]


@dataclass(slots=True)
class MoreConquest(Frame):
    """Rapid expansion: a dearer conquest may follow any construction."""

    seat: int
    left: int

    def _cost(self, state: State) -> int:
        effects = effects_of(state.players[self.seat].affecting)
        return effects.conquest_cost + effects.more_conquest_cost

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self.left and affordable_conquests(state, state.players[self.seat], self._cost(state)):
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        regions = affordable_conquests(state, state.players[seat], self._cost(state))
        actions: list[Action] = []
        MOVES[state.seats].conquest.add_to(actions, regions)
        actions.append(DONE)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is DONE:
            state.frames.pop()
            return
        region = MOVES[state.seats].conquest.number(action)
        cost = construction.conquest_cost(state, region, self._cost(state))
        state.frames[-1] = MoreConquest(seat, self.left - 1)
        conquer(state, seat, region, cost, chance, events)
