"""Rulings and corners of the rules that the worked examples leave out."""

from __future__ import annotations

from tests.inca_empire.helpers import (
    CHANCE,
    GAME,
    build,
    legal,
    line,
    new,
    orange_turn,
    play,
    seat_of,
    sun,
    take,
    tile,
    turn,
)

from tawantin import EventLog, LiveChance
from tawantin.games.inca_empire.components import BOARDS, MARKERS, SUN_EVENT_IDS
from tawantin.games.inca_empire.decisions.phases import (
    draw_card,
    inca_phase,
    resolve_sun_events,
    sapa_inca_phase,
)
from tawantin.games.inca_empire.events import SunDeckRenewed, TerraceBuilt
from tawantin.games.inca_empire.mechanics.network import place_road
from tawantin.games.inca_empire.state import SAPA_CITIES, gain, rank_order
from tawantin.kernel.reasons import nearest


def test_setup_deals_everything_that_the_rules_say() -> None:
    for seats, cards, markers in ((3, 27, 39), (4, 32, 45)):
        state = new(seats)
        board = BOARDS[seats]
        assert len(state.deck) + 3 * seats == cards
        assert all(len(player.hand) == 3 for player in state.players)
        up = [kind for kind in state.markers if kind >= 0]
        assert len(state.pool) + len(up) == markers
        beside = 0
        for number in range(len(board.regions)):
            if board.start_regions >> number & 1:
                beside |= board.adjacent_of[number]
        assert state.turned == beside | board.start_regions
        assert [player.vp for player in state.players] == [0] * seats
        assert [player.labour for player in state.players] == [6] * seats  # the first Inca phase
        assert rank_order(state) == state.order  # tile 1 is innermost
        assert all(player.roads.bit_count() == 1 for player in state.players)


def test_with_three_players_blue_and_one_marker_of_each_type_stay_in_the_box() -> None:
    state = new(3)
    assert sorted(player.colour for player in state.players) == [0, 2, 3]
    unseen = state.pool + [kind for kind in state.markers if kind >= 0]
    for kind, marker in enumerate(MARKERS):
        assert unseen.count(kind) == marker.count - 1


def test_who_has_too_little_labour_for_support_gives_what_he_has() -> None:
    state = new()
    state.round, state.phase = 6, 0  # era 4: income 1, support 2
    for seat, vp in enumerate((40, 30, 20, 10)):
        gain(state, seat, SAPA_CITIES, vp)
        state.players[seat].labour = 0
    inca_phase(state, None)
    assert [player.labour for player in state.players] == [0, 0, 2, 2]


def test_there_is_no_support_in_era_1_and_all_labour_is_kept_into_era_2() -> None:
    state = new()
    chance = LiveChance(1)
    while state.round == 0:
        GAME.apply(state, GAME.actors(state)[0], "end_turn", chance)
    # 6 kept, 3 more, and one given from the first to the last
    assert sorted(player.labour for player in state.players) == [8, 9, 9, 10]


def test_an_empty_draw_pile_is_made_from_the_discards() -> None:
    state = new()
    state.discard, state.deck = state.deck, []
    events = EventLog()
    draw_card(state, 0, CHANCE, events)
    assert isinstance(next(iter(events))[1], SunDeckRenewed)
    assert state.discard == []
    assert len(state.deck) == 32 - 12 - 1


def test_terraces_lie_beside_the_markers_held_longest() -> None:
    state, orange = orange_turn(9, "skilled_surveyors")
    for name in ("xauxa", "chanca"):
        take(state, orange, name)
    events = EventLog()
    GAME.apply(state, orange, "terrace", CHANCE, events)
    GAME.apply(state, orange, "terrace", CHANCE, events)
    built = [event.region for _, event in events if isinstance(event, TerraceBuilt)]
    assert built == ["xauxa", "chanca"]
    turn(state, orange, 9)
    assert legal(state, orange, "terrace") == []  # one a marker


def test_a_temple_on_an_upgraded_garrison_has_no_bonus_and_there_is_one_a_tile() -> None:
    state, orange = orange_turn(4, "important_outpost", roads=("c003",))
    tile(state, "sondor")
    play(state, orange, "upgrade sondor")
    turn(state, orange, 5)
    before = state.players[orange].vp
    play(state, orange, "temple sondor")
    assert state.players[orange].vp - before == 4
    turn(state, orange, 5)
    assert legal(state, orange, "temple") == []


def test_a_city_may_stand_on_the_border_of_a_conquered_region_but_not_beyond() -> None:
    state, orange = orange_turn(9, roads=("c003", "c135"))
    assert legal(state, orange, "city") == []  # Chanca is unconquered
    take(state, seat_of(state, "green"), "chanca")
    assert legal(state, orange, "city") == ["city vilcashuaman"]


def test_a_site_is_built_on_once_whoever_built_there() -> None:
    state, orange = orange_turn(9, roads=("c003",))
    tile(state, "sondor")
    assert legal(state, orange, "garrison") == []


def test_a_region_is_conquered_from_a_connected_site_once() -> None:
    state, orange = orange_turn(9)
    assert "conquest chanca" not in legal(state, orange)
    build(state, orange, "c003")  # Sondor touches Chanca
    assert "conquest chanca" in legal(state, orange)
    take(state, seat_of(state, "blue"), "chanca")
    assert "conquest chanca" not in legal(state, orange)  # permanent, and once


def test_a_connection_between_two_connected_sites_may_be_claimed_to_block() -> None:
    state, orange = orange_turn(0, roads=("c002", "c003"))
    play(state, orange, "begin_road")
    assert "road c004" in legal(state, orange)  # Sondor and the huaca, both connected


def test_roads_that_can_no_longer_be_placed_are_lost_without_asking() -> None:
    state, orange = orange_turn(0)
    board = BOARDS[4]
    rest = board.connections & ~state.claimed & ~(1 << line(state, "c002"))
    state.players[seat_of(state, "blue")].roads |= rest
    state.claimed |= rest
    play(state, orange, "begin_road", "road c002")
    assert legal(state, orange) == ["end_turn"]


def test_each_slot_may_be_used_first_and_the_turn_ends_by_itself() -> None:
    state, orange = orange_turn(4, roads=("c003",))
    play(state, orange, "garrison sondor", "begin_road", "road c002", "done")
    assert GAME.actors(state) != (orange,) or legal(state, orange, "sun_card")


def test_two_equal_cards_in_hand_are_one_option() -> None:
    state = new()
    chance = LiveChance(2)
    while not legal(state, GAME.actors(state)[0], "sun_card"):
        GAME.apply(state, GAME.actors(state)[0], "end_turn", chance)
    (seat,) = GAME.actors(state)
    state.players[seat].hand = [3, 3, 3]
    assert legal(state, seat) == [
        f"sun_card {SUN_EVENT_IDS[3]} {sector}" for sector in ("q1", "q2", "q3", "q4")
    ]


def test_labour_is_handed_back_by_era() -> None:
    for round_, kept in ((2, 3), (5, 2)):
        state = new()
        state.round = round_ - 1
        state.phase = 5
        for player in state.players:
            player.labour = 9
        sapa_inca_phase(state, None)
        assert [player.labour for player in state.players] == [kept] * 4


def test_a_parallel_road_keeps_the_connection_claimed_when_unrest_takes_the_other() -> None:
    state = new()
    orange, brown = seat_of(state, "orange"), seat_of(state, "brown")
    build(state, orange, "c003", "c135")
    for name in ("c001", "c003", "c135"):  # brown's wilderness roads beside orange's
        state.wilderness_left = 1
        place_road(state, brown, line(state, name), True, CHANCE, None)
    sun(state, q1=["rural_unrest"])  # orange and blue
    resolve_sun_events(state, None)
    chanca = line(state, "c135")
    assert not state.players[orange].roads >> chanca & 1
    assert state.players[brown].roads >> chanca & 1
    assert state.claimed >> chanca & 1


def test_with_three_a_card_in_hand_says_when_it_is_laid() -> None:
    state = new(3)
    turn(state, 0)
    card = SUN_EVENT_IDS[state.players[0].hand[0]]
    asked = [one for one in GAME.actions if one.kind == "sun_card" and one.args[0] == card]
    reason = nearest(GAME.refusal(state, 0, action) for action in asked)
    assert reason is not None
    assert reason.id == "sun_cards_later"
