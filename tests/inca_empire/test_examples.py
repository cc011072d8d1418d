"""The worked examples E1 to E26 of the specification."""

from __future__ import annotations

from tests.inca_empire.helpers import (
    GAME,
    build,
    legal,
    marker,
    names,
    new,
    orange_turn,
    play,
    region,
    seat_of,
    site,
    sun,
    take,
    tile,
    turn,
)

from tawantin.games.inca_empire.components import COLOURS
from tawantin.games.inca_empire.decisions.phases import (
    inca_phase,
    resolve_sun_events,
    sapa_inca_phase,
    sun_phase,
)
from tawantin.games.inca_empire.mechanics.sun_events import effects_of
from tawantin.games.inca_empire.state import SAPA_CITIES, State, gain, rank_order
from tawantin.games.inca_empire.view import View


def at_round(state: State, round_: int, phase: int = 0) -> None:
    state.round, state.phase = round_ - 1, phase


def scores(state: State, **vp: int) -> None:
    """Put figures on the score track, in this order of arrival."""
    for colour, points in vp.items():
        state.players[seat_of(state, colour)].vp = 0
        gain(state, seat_of(state, colour), SAPA_CITIES, points)


def income_example() -> State:
    state = new()
    orange = seat_of(state, "orange")
    take(state, orange, "chanca", "farmers")
    take(state, orange, "xauxa", "kingdom")
    state.players[orange].terraces = 1
    scores(state, orange=40, brown=30, green=20, blue=10)
    for player in state.players:
        player.labour = 0
    at_round(state, 4)
    return state


def test_e1_income_is_that_of_the_era_the_markers_and_the_terraces() -> None:
    state = income_example()
    scores(state, blue=50)  # so that orange gives nothing
    inca_phase(state, None)
    assert state.players[seat_of(state, "orange")].labour == 3 + 5 + 1


def test_e2_support_goes_from_the_first_to_the_last() -> None:
    state = income_example()
    inca_phase(state, None)
    assert state.players[seat_of(state, "orange")].labour == 9 - 1
    assert state.players[seat_of(state, "blue")].labour == 3 + 1
    assert state.players[seat_of(state, "brown")].labour == 3


def test_e3_turn_order_is_dealt_from_the_last_to_the_first_and_outer_counts_as_behind() -> None:
    state = new()
    scores(state, green=10, brown=10, orange=12, blue=4)
    sun_phase(state, None)
    view = GAME.view(state, None)
    assert isinstance(view, View)
    tiles = {player.colour: player.turn_order for player in view.players}
    assert tiles == {"blue": 1, "brown": 2, "green": 3, "orange": 4}


def test_e4_popular_support_pays_the_two_colours_of_its_sector() -> None:
    state = new()
    for colour, name in (("orange", "chanca"), ("blue", "manu"), ("brown", "colla")):
        take(state, seat_of(state, colour), name, "hamlet")
    take(state, seat_of(state, "orange"), "xauxa", "farmers")
    for player in state.players:
        player.labour = 0
    sun(state, q1=["popular_support"])
    resolve_sun_events(state, None)
    labour = {COLOURS[player.colour]: player.labour for player in state.players}
    assert labour == {"orange": 1, "blue": 1, "brown": 0, "green": 0}


def test_e5_a_player_is_affected_by_the_cards_on_both_sides_of_his_line() -> None:
    state = new()
    sun(
        state,
        q1=["popular_support"],
        q2=["stormy_weather"],
        q3=["urban_renewal"],
        q4=["great_pilgrimage"],
    )
    view = GAME.view(state, None)
    assert isinstance(view, View)
    affected = {player.colour: player.affected_by for player in view.players}
    assert affected["brown"] == ["urban_renewal", "stormy_weather"]
    assert [c for c, cards in affected.items() if "great_pilgrimage" in cards] == [
        COLOURS[p.colour] for p in state.players if COLOURS[p.colour] in ("orange", "green")
    ]


def test_e6_labour_above_the_limit_of_the_era_is_handed_back() -> None:
    state = new()
    blue = state.players[seat_of(state, "blue")]
    blue.labour = 4
    at_round(state, 3, 5)
    sapa_inca_phase(state, None)
    assert blue.labour == 3


def test_e7_a_road_to_the_border_of_a_region_turns_its_marker_up() -> None:
    state = new()
    orange = seat_of(state, "orange")
    take(state, orange, "chanca")
    hidden = region(state, "huanuco")
    assert not state.turned >> hidden & 1
    build(state, orange, "c002", "c120", "c119", "c118")
    assert not state.turned >> hidden & 1
    build(state, orange, "c116")  # Hatun Xauxa to the huaca between Huanuco and Xauxa
    assert state.turned >> hidden & 1
    assert state.markers[hidden] >= 0


def test_e8_roads_may_branch_but_must_hang_on_the_main_network() -> None:
    state, orange = orange_turn()
    play(state, orange, "begin_road", "road c002")
    assert "road c003" in legal(state, orange)  # a second branch from Limatambo
    assert "road c007" not in legal(state, orange)  # begins at Pisac, not connected


def test_e9_a_road_between_two_sites_of_unconquered_regions_is_illegal() -> None:
    state, orange = orange_turn(0, roads=("c003", "c135"))
    play(state, orange, "begin_road")
    vilcashuaman = {"road c131", "road c132", "road c133", "road c134"}
    assert not vilcashuaman & set(legal(state, orange))


def test_e10_a_slot_is_finished_before_the_other_begins() -> None:
    state, orange = orange_turn(10, roads=("c003",))
    play(state, orange, "begin_road", "road c002")
    assert all(text.startswith("road") or text == "done" for text in legal(state, orange))
    play(state, orange, "done", "garrison sondor")
    assert not state.frames or state.frames[-1].actors(state) != (orange,)


def shared_scoring() -> tuple[State, int]:
    state = new()
    blue = seat_of(state, "blue")
    take(state, seat_of(state, "brown"), "vilcabamba")
    build(state, blue, "c008", "c125")  # Pisac, Ollantaytambo, Machu Picchu
    tile(state, "machu_picchu", temple=True)
    return state, blue


def test_e11_everybody_connected_scores_for_what_others_built() -> None:
    state, blue = shared_scoring()
    tile(state, "ollantaytambo")
    before = state.players[blue].vp
    at_round(state, 2, 5)
    sapa_inca_phase(state, None)
    assert state.players[blue].vp - before == 3 + 1 + 2


def test_e12_what_is_cut_off_from_cuzco_does_not_score() -> None:
    state, blue = shared_scoring()
    build(state, blue, "c007", "c138")  # by the huaca of Antisuyu and Manu to Paucartambo
    take(state, blue, "colla")
    build(state, blue, "c137", "c145")  # through Manu to Ayaviri and on to Hatuncolla
    tile(state, "ayaviri")
    sun(state, q1=["rural_unrest"])
    resolve_sun_events(state, None)  # Manu is unconquered: c137 and c138 are lost
    assert "hatuncolla" not in names(state, state.players[blue].connected)
    at_round(state, 2, 5)
    before = state.players[blue].vp
    sapa_inca_phase(state, None)
    assert state.players[blue].vp - before == 3 + 1


def test_e13_a_road_may_lie_in_an_unconquered_region_if_one_end_is_open() -> None:
    state, orange = orange_turn()
    play(state, orange, "begin_road")
    assert "road c003" in legal(state, orange)
    play(state, orange, "road c003")
    assert "road c135" in legal(state, orange)


def test_e14_conquest_opens_the_way_behind_a_region() -> None:
    state, orange = orange_turn(0, roads=("c003", "c135"))
    play(state, orange, "begin_road")
    assert "road c132" not in legal(state, orange)
    state, orange = orange_turn(0, roads=("c003", "c135"))
    take(state, orange, "chanca")
    play(state, orange, "begin_road")
    assert "road c132" in legal(state, orange)
    play(state, orange, "road c132")
    assert state.turned >> region(state, "ichma") & 1


def test_e15_a_conquest_pays_the_raised_resistance_and_turns_the_neighbours_up() -> None:
    state, orange = orange_turn(4, "resistance", roads=("c003",))
    marker(state, "chanca", "chiefdom")
    play(state, orange, "conquest chanca")
    player = state.players[orange]
    assert (player.labour, player.vp) == (0, 2)
    for name in ("chincha", "chinchaycocha", "ichma", "nazca", "xauxa"):
        assert state.turned >> region(state, name) & 1


def test_e16_rural_unrest_takes_the_roads_in_unconquered_regions_only() -> None:
    state = new()
    orange = seat_of(state, "orange")
    build(state, orange, "c003", "c135")
    sun(state, q1=["rural_unrest"])
    resolve_sun_events(state, None)
    view = GAME.view(state, None)
    assert isinstance(view, View)
    assert [road.place for road in view.players[orange].roads] == ["c001", "c003"]
    assert "vilcashuaman" not in names(state, state.players[orange].connected)


def test_e17_city_and_temple_at_a_significant_site() -> None:
    state, orange = orange_turn(6, roads=("c003", "c135"))
    take(state, orange, "chanca")
    state.players[orange].vp = 0
    play(state, orange, "city vilcashuaman")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 4)
    turn(state, orange, 5)
    play(state, orange, "temple vilcashuaman")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 4 + 5)

    state, orange = orange_turn(10, "epidemic", "epidemic", "urban_renewal", roads=("c003", "c135"))
    take(state, orange, "chanca")
    state.players[orange].vp = 0
    play(state, orange, "city vilcashuaman")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 6)


def test_e18_garrison_beside_a_start_region() -> None:
    state, orange = orange_turn(4, roads=("c003",))
    play(state, orange, "garrison sondor")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 3)
    state, orange = orange_turn(5, "stormy_weather", "famine_stores", roads=("c003",))
    play(state, orange, "garrison sondor")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 4)


def test_e19_a_wilderness_pair_from_cuzco() -> None:
    state = new()
    sun(state, q1=["wilderness_road"], q3=["wilderness_road"])
    for seat in range(4):
        trial = state.copy()
        turn(trial, seat)
        play(trial, seat, "begin_road", "wilderness", "wilderness_from cuzco")
        assert "wilderness_to w093" in legal(trial, seat)
        play(trial, seat, "wilderness_to w093")
        assert "machu_picchu" in names(trial, trial.players[seat].connected)
        trial.players[seat].affecting = 0
        sun(trial, q1=["rural_unrest"], q3=["rural_unrest"])
        resolve_sun_events(trial, None)
        assert "machu_picchu" not in names(trial, trial.players[seat].connected)


def test_e20_military_superiority_makes_a_hamlet_free() -> None:
    state, orange = orange_turn(0, "military_superiority", roads=("c003",))
    marker(state, "chanca", "hamlet")
    play(state, orange, "conquest chanca")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 1)


def test_e21_road_building_under_floods_and_builders() -> None:
    state, orange = orange_turn(0, "el_nino_flood", "el_nino_flood")
    assert effects_of(state.players[orange].affecting).roads == 1
    state, orange = orange_turn(0, "el_nino_flood", "extra_road_builders", "extra_road_builders")
    assert effects_of(state.players[orange].affecting).roads == 3


def test_e22_rapid_expansion_after_a_terrace_costs_two_more() -> None:
    state, orange = orange_turn(6, "rapid_expansion", roads=("c003",))
    take(state, orange, "xauxa")
    marker(state, "chanca", "farmers")
    play(state, orange, "terrace", "conquest chanca")
    assert state.players[orange].labour == 6 - 2 - 4
    assert region(state, "chanca") in state.players[orange].regions


def test_e23_who_arrives_later_stands_outside() -> None:
    state = new()
    blue, green = seat_of(state, "blue"), seat_of(state, "green")
    gain(state, blue, SAPA_CITIES, 10)
    gain(state, green, SAPA_CITIES, 7)
    gain(state, green, SAPA_CITIES, 3)
    assert rank_order(state)[:2] == [blue, green]
    gain(state, blue, SAPA_CITIES, 2)
    gain(state, green, SAPA_CITIES, 2)
    assert rank_order(state)[:2] == [blue, green]


def test_e24_the_sapa_inca_scores_from_the_last_to_the_first() -> None:
    state = new(seats=3)
    a, b, c = range(3)
    for seat, vp, terraces in ((a, 20, 3), (b, 20, 3), (c, 15, 5)):
        gain(state, seat, SAPA_CITIES, vp)
        state.players[seat].terraces = terraces
    at_round(state, 2, 5)
    sapa_inca_phase(state, None)
    assert [player.vp for player in state.players] == [23, 23, 20]
    assert rank_order(state) == [b, a, c]


def test_e25_a_pilgrimage_takes_the_place_of_a_slot_once() -> None:
    state = new()
    green = seat_of(state, "green")
    take(state, green, "vilcabamba")
    sun(state, q4=["local_pilgrimage"])
    build(state, green, "w093")
    tile(state, "machu_picchu", temple=True)
    tile(state, "huanuco_pampa", temple=True)
    bit = 1 << site(state, "huanuco_pampa")
    state.players[green].connected |= bit
    turn(state, green)
    before = state.players[green].vp
    offered = ["pilgrimage local_pilgrimage road", "pilgrimage local_pilgrimage construction"]
    assert legal(state, green, "pilgrimage") == offered
    play(state, green, "pilgrimage local_pilgrimage construction")
    assert state.players[green].vp - before == 4
    assert legal(state, green) == ["begin_road", "end_turn"]


def test_e26_with_three_players_the_second_neither_gives_nor_gets() -> None:
    state = new(seats=3)
    for seat, vp in ((0, 30), (1, 20), (2, 10)):
        gain(state, seat, SAPA_CITIES, vp)
        state.players[seat].labour = 0
    at_round(state, 5)
    inca_phase(state, None)
    assert [player.labour for player in state.players] == [2 - 2, 2, 2 + 2]
