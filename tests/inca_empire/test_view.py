"""What is shown, and to whom."""

from __future__ import annotations

import msgspec
from tests.inca_empire.helpers import (
    CHANCE,
    GAME,
    new,
    orange_turn,
    play,
    take,
    tile,
)

from tawantin import EventLog, LiveChance, Match
from tawantin.games.inca_empire.components import SUN_EVENT_IDS
from tawantin.games.inca_empire.decisions.phases import LaySunCard
from tawantin.games.inca_empire.events import MarkerTurned, SunCardDrawn, SunCardLaid
from tawantin.games.inca_empire.state import State
from tawantin.games.inca_empire.view import View


def seen(state: State, seat: int | None) -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


def at_sun_phase(seats: int = 4) -> State:
    chance = LiveChance(2)
    state = GAME.new(seats, None, chance)
    while not isinstance(state.frames[-1], LaySunCard):
        GAME.apply(state, GAME.actors(state)[0], "end_turn", chance)
    assert isinstance(state, State)
    return state


def test_a_laid_card_is_seen_only_by_who_laid_it_until_all_are_shown() -> None:
    state = at_sun_phase()
    laid = []
    for _ in range(3):
        (seat,) = GAME.actors(state)
        action = GAME.legal(state, seat)[0]
        GAME.apply(state, seat, action, CHANCE)
        laid.append((seat, *action.args))
    for viewer in (None, 0, 1, 2, 3):
        for sector in seen(state, viewer).sectors:
            mine = [(seat, card) for seat, card, name in laid if name == sector.id]
            if not mine:
                assert sector.laid is None
                continue
            assert sector.laid is not None
            assert sector.laid.seat == mine[0][0]
            assert sector.laid.card == (mine[0][1] if viewer == mine[0][0] else None)
            assert sector.cards == []
    (seat,) = GAME.actors(state)
    GAME.apply(state, seat, GAME.legal(state, seat)[0], CHANCE)
    shown = {sector.id: sector.cards for sector in seen(state, None).sectors}
    assert all(shown[str(name)] == [card] for _, card, name in laid)


def test_hands_are_seen_by_their_owners_only() -> None:
    state = new()
    for viewer in range(4):
        view = seen(state, viewer)
        hand = sorted(SUN_EVENT_IDS[kind] for kind in state.players[viewer].hand)
        assert sorted(view.hand) == hand
        assert [player.hand_size for player in view.players] == [3] * 4
    assert seen(state, None).hand == []


def test_events_tell_others_that_a_card_was_laid_and_drawn_but_not_which() -> None:
    state = at_sun_phase()
    (seat,) = GAME.actors(state)
    other = (seat + 1) % 4
    events = EventLog()
    GAME.apply(state, seat, GAME.legal(state, seat)[0], CHANCE, events)
    for viewer, known in ((seat, True), (other, False), (None, False)):
        cards = [
            event.card
            for event in events.seen_by(viewer)
            if isinstance(event, SunCardLaid | SunCardDrawn)
        ]
        assert len(cards) == 2
        assert all((card is not None) == known for card in cards)


def test_face_down_markers_show_only_which_mix_is_left() -> None:
    state = new()
    view = seen(state, 0)
    down = [region for region in view.regions if region.face_down]
    assert down
    assert all(region.marker is None for region in down)
    assert sum(view.unseen_markers.values()) == len(down) + 3


def test_the_view_has_what_the_board_draws() -> None:
    state, orange = orange_turn(5, "wilderness_road", roads=("c003", "c135"))
    take(state, orange, "chanca", "chiefdom")
    state.players[orange].terraces = 1
    tile(state, "vilcashuaman", temple=True)
    play(state, orange, "begin_road", "wilderness", "wilderness_from cuzco")
    view = seen(state, orange)
    mine = view.players[orange]
    assert (view.map, mine.colour, mine.start_region) == ("map_4p", "orange", "chinchaysuyu")
    assert [(m.region, m.marker, m.terrace) for m in mine.markers] == [("chanca", "chiefdom", True)]
    assert mine.income == 2 + 1
    assert mine.sapa_inca_points == 3 + 1 + 1
    assert mine.affected_by == ["wilderness_road"]
    assert mine.costs.city == 6
    assert mine.costs.upgrade is None
    assert [(site.id, site.tile, site.temple) for site in view.sites] == [
        ("vilcashuaman", "city", True)
    ]
    chanca = next(region for region in view.regions if region.id == "chanca")
    assert chanca.conquered_by == orange
    assert view.decision is not None
    assert (view.decision.kind, view.decision.site) == ("wilderness_to", "cuzco")
    assert view.decision.left == 2
    assert view.decision.construction_slot
    assert not view.decision.road_slot


def test_a_view_is_plain_json() -> None:
    state, orange = orange_turn(5, "epidemic", roads=("c003",))
    tile(state, "sondor")
    for viewer in (orange, None):
        view = seen(state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_turning_a_marker_cannot_be_undone_but_a_plain_road_can() -> None:
    match = Match.start(GAME, 4, chance=LiveChance(1))
    (seat,) = GAME.actors(match.state)
    match.play(seat, "begin_road")
    road = GAME.legal(match.state, seat)[0]
    events = match.play(seat, road)
    turned = [event for _, event in events if isinstance(event, MarkerTurned)]
    assert match.can_undo(seat) == (not turned)
    match.rewind(1)
    match.undo(seat)
    assert match.record.entries == []


def test_redealing_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    state = at_sun_phase()
    (seat,) = GAME.actors(state)
    GAME.apply(state, seat, GAME.legal(state, seat)[0], CHANCE)
    other = (seat + 1) % 4
    chance = LiveChance(9)
    hands = set()
    for _ in range(20):
        dealt = GAME.redeal(state, seat, chance)
        assert sorted(dealt.players[seat].hand) == sorted(state.players[seat].hand)
        assert dealt.laid == state.laid
        hands.add(tuple(sorted(dealt.players[other].hand)))
    assert len(hands) > 5
    laid = {tuple(GAME.redeal(state, other, chance).laid) for _ in range(20)}
    assert len(laid) > 3


def test_every_option_names_what_it_touches() -> None:
    board_things = ("connection:", "site:", "region:", "pair:", "card:", "sector:", "slot:")
    for action in GAME.actions:
        if action.kind not in ("done", "end_turn", "terrace", "extra_road"):
            assert any(t.startswith(board_things) for t in action.targets), action.text
