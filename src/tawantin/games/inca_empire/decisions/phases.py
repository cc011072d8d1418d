"""The Inca phase, the Sun phase and the Sapa Inca phase, and the coming of Pizarro."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import ONLY, Frame

from ..actions import MOVES
from ..components import (
    BOARDS,
    CITY,
    GARRISON,
    INVASION_ERA,
    SUN_EVENT_IDS,
    TEMPLE,
    TERRACE,
    Era,
    rounds_of,
)
from ..events import (
    GameEnded,
    IncomeReceived,
    InvasionMarkerTurned,
    LabourHandedBack,
    PopularSupportPaid,
    SapaIncaScored,
    SunCardDrawn,
    SunCardLaid,
    SunCardsDiscarded,
    SunCardShown,
    SunDeckRenewed,
    SupportGiven,
    TurnOrderSet,
)
from ..mechanics.network import lose_roads, unconquered_lines
from ..mechanics.sun_events import ONE_OF, effects_of
from ..state import (
    SAPA_CITIES,
    SAPA_GARRISONS,
    SAPA_TEMPLES,
    SAPA_TERRACES,
    State,
    rank_order,
)

_INCOME_PER_TERRACE: Final = TERRACE.inca_income
_PER_CITY: Final = CITY.sapa_inca_points
_PER_GARRISON: Final = GARRISON.sapa_inca_points
_PER_TEMPLE: Final = TEMPLE.sapa_inca_points
_PER_TERRACE: Final = TERRACE.sapa_inca_points


def era_of(state: State) -> Era:
    """The era of the round in progress."""
    return rounds_of(state.early_decline)[state.round].era


# --- Inca phase --------------------------------------------------------------------------------


def inca_phase(state: State, events: EventLog | None) -> None:
    """Pay everybody for the era, the markers and the terraces; then those ahead give support."""
    era = era_of(state)
    for seat, player in enumerate(state.players):
        terraces = player.terraces * _INCOME_PER_TERRACE
        labour = era.income + player.marker_labour + terraces
        player.labour += labour
        if events is not None:
            events.tell(IncomeReceived(seat, era.income, player.marker_labour, terraces, labour))
    if era.support_first_to_last:
        ranks = rank_order(state)
        _support(state, ranks[0], ranks[-1], era.support_first_to_last, events)
        if era.support_second_to_third and state.seats > 3:  # else the third is the last
            _support(state, ranks[1], ranks[2], era.support_second_to_third, events)


def _support(state: State, giver: int, receiver: int, labour: int, events: EventLog | None) -> None:
    given = min(labour, state.players[giver].labour)
    state.players[giver].labour -= given
    state.players[receiver].labour += given
    if events is not None and given:
        events.tell(SupportGiven(giver, receiver, given))


# --- Sun phase ---------------------------------------------------------------------------------


def sun_phase(state: State, events: EventLog | None) -> None:
    """Deal the turn order tiles, the last player first; then each lays a card."""
    state.order = rank_order(state)[::-1]
    if events is not None:
        events.tell(TurnOrderSet(list(state.order)))
    state.frames.append(LAY[0])


@dataclass(slots=True)
class LaySunCard(Frame):
    """The player at this place of the turn order lays a card face down and draws another."""

    position: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.order[self.position]]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        choice = MOVES[state.seats].sun_card
        sectors = len(state.laid)
        free = 0
        for sector, card in enumerate(state.laid):
            if card < 0:
                free |= 1 << sector
        actions: list[Action] = []
        for kind in sorted(set(state.players[seat].hand)):
            actions += choice.of(free << kind * sectors)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        kind, sector = divmod(MOVES[state.seats].sun_card.number(action), len(state.laid))
        state.players[seat].hand.remove(kind)
        state.laid[sector] = kind
        state.laid_by[sector] = seat
        if events is not None:
            name = BOARDS[state.seats].sectors[sector]
            events.secret(
                only(seat),
                SunCardLaid(seat, name, SUN_EVENT_IDS[kind]),
                SunCardLaid(seat, name, None),
            )
        draw_card(state, seat, chance, events)
        if self.position + 1 < state.seats:
            state.frames[-1] = LAY[self.position + 1]
        else:
            state.frames.pop()
            show_cards(state, events)


LAY: Final = tuple(LaySunCard(position) for position in range(8))


def draw_card(state: State, seat: int, chance: Chance, events: EventLog | None) -> None:
    """Draw a sun event card; an empty pile is made from the discards."""
    if not state.deck:
        state.deck, state.discard = state.discard, []
        if events is not None:
            events.tell(SunDeckRenewed(len(state.deck)))
    if state.deck:
        kind = draw(state.deck, chance)
        state.players[seat].hand.append(kind)
        if events is not None:
            events.reveal()
            events.secret(
                only(seat), SunCardDrawn(seat, SUN_EVENT_IDS[kind]), SunCardDrawn(seat, None)
            )


def show_cards(state: State, events: EventLog | None) -> None:
    """Turn the new cards up; then popular support pays, then unrest takes roads."""
    board = BOARDS[state.seats]
    laid = state.laid
    for player in state.players:
        for sector in board.sectors_of_colour[player.colour]:
            player.affecting += ONE_OF[laid[sector]]
    if events is not None:
        events.reveal()
        for sector, kind in enumerate(laid):
            affected = [
                seat
                for seat, player in enumerate(state.players)
                if sector in board.sectors_of_colour[player.colour]
            ]
            name, card = board.sectors[sector], SUN_EVENT_IDS[kind]
            events.tell(SunCardShown(state.laid_by[sector], name, card, affected))
    for sector, kind in enumerate(laid):
        state.face_up[sector].append(kind)
        laid[sector] = -1
        state.laid_by[sector] = -1
    resolve_sun_events(state, events)


def resolve_sun_events(state: State, events: EventLog | None) -> None:
    """Carry out popular support and rural unrest, also those laid in an earlier Sun phase."""
    restless = []
    for seat in state.order:
        player = state.players[seat]
        effects = effects_of(player.affecting)
        if effects.unrest:
            restless.append(seat)
        if effects.labour_per_weak_marker and player.weak_markers:
            labour = effects.labour_per_weak_marker * player.weak_markers
            player.labour += labour
            if events is not None:
                events.tell(PopularSupportPaid(seat, labour))
    if restless:
        wild = unconquered_lines(state)
        for seat in restless:
            lose_roads(state, seat, wild, events)


# --- Sapa Inca phase ---------------------------------------------------------------------------


def sapa_inca_phase(state: State, events: EventLog | None) -> None:
    """Clear the sun board, score from the last player to the first, hand labour back."""
    cards = [kind for sector in state.face_up for kind in sector]
    state.discard += cards
    state.face_up = [[] for _ in state.face_up]
    for player in state.players:
        player.affecting = 0
    if events is not None and cards:
        events.tell(SunCardsDiscarded([SUN_EVENT_IDS[kind] for kind in cards]))
    for seat in rank_order(state)[::-1]:
        score_network(state, seat, events)
    keep = era_of(state).keep
    for seat, player in enumerate(state.players):
        if 0 <= keep < player.labour:
            if events is not None:
                events.tell(LabourHandedBack(seat, player.labour - keep))
            player.labour = keep


def network_points(state: State, seat: int) -> tuple[int, int, int, int]:
    """What a Sapa Inca phase would give the player now: cities, garrisons, temples, terraces."""
    player = state.players[seat]
    connected = player.connected
    return (
        (connected & state.cities).bit_count() * _PER_CITY,
        (connected & state.garrisons).bit_count() * _PER_GARRISON,
        (connected & state.temples).bit_count() * _PER_TEMPLE,
        player.terraces * _PER_TERRACE,
    )


def sapa_inca_points(state: State, seat: int) -> int:
    """What a Sapa Inca phase would give the player now."""
    cities, garrisons, temples, terraces = network_points(state, seat)
    return cities + garrisons + temples + terraces


def score_network(state: State, seat: int, events: EventLog | None) -> None:
    """Move one figure, once, for terraces and for all that the main network reaches."""
    player = state.players[seat]
    cities, garrisons, temples, terraces = network_points(state, seat)
    points = cities + garrisons + temples + terraces
    if points:
        player.points[SAPA_CITIES] += cities
        player.points[SAPA_GARRISONS] += garrisons
        player.points[SAPA_TEMPLES] += temples
        player.points[SAPA_TERRACES] += terraces
        player.vp += points
        state.arrivals += 1
        player.arrived = state.arrivals
    if events is not None:
        events.tell(SapaIncaScored(seat, cities, garrisons, temples, terraces, points))


# --- The end -----------------------------------------------------------------------------------


def invasion(state: State, chance: Chance, events: EventLog | None) -> None:
    """Pizarro's arrival: turn the marker of this People phase; one of them ends the game."""
    if not state.pizarros_arrival or era_of(state).id != INVASION_ERA:
        return
    arrives = chance.pick(state.invasion_markers) == 0
    state.invasion_markers -= 1
    if events is not None:
        events.reveal()
        events.tell(InvasionMarkerTurned("pizarro_arrives" if arrives else "game_continues"))
    if arrives:
        sapa_inca_phase(state, events)
        end_game(state, events)


def ending(state: State) -> str:
    """Why the game ends."""
    return "pizarros_arrival" if state.pizarros_arrival else "last_sapa_inca"


def end_game(state: State, events: EventLog | None) -> None:
    """Nothing is left to do."""
    state.frames.clear()
    if events is not None:
        events.tell(GameEnded(ending(state), rank_order(state)[0]))
