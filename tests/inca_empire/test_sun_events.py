"""Each sun event card does what it says, to those it affects and to nobody else."""

from __future__ import annotations

import pytest
from tests.inca_empire.helpers import (
    GAME,
    build,
    legal,
    line,
    marker,
    names,
    new,
    orange_turn,
    play,
    seat_of,
    site,
    sun,
    take,
    tile,
    turn,
)

from tawantin.games.inca_empire.components import SUN_EVENT_IDS, SUN_EVENTS
from tawantin.games.inca_empire.decisions.phases import resolve_sun_events, sapa_inca_phase
from tawantin.games.inca_empire.mechanics.sun_events import counted, effects_of, kinds_in
from tawantin.games.inca_empire.state import State
from tawantin.games.inca_empire.view import View


def in_turn(state: State) -> int | None:
    """Who decides, if it is still somebody's turn in the same People phase."""
    actors = GAME.actors(state)
    return actors[0] if actors else None


def test_rural_unrest_removes_roads_and_cuts_off_what_hangs_behind() -> None:
    state = new()
    orange, green = seat_of(state, "orange"), seat_of(state, "green")
    build(state, orange, "c003", "c135", "c132")
    build(state, green, "c010", "c152")
    take(state, orange, "ichma")
    build(state, orange, "c126")
    sun(state, q1=["rural_unrest"])
    resolve_sun_events(state, None)
    view = GAME.view(state, None)
    assert isinstance(view, View)
    left = {road.place: road.cut_off for road in view.players[orange].roads}
    assert left == {"c001": False, "c003": False, "c126": True}  # Ichma is conquered
    assert state.players[green].roads >> line(state, "c152") & 1  # green is not affected
    turn(state, orange)
    play(state, orange, "begin_road")
    assert "road c135" in legal(state, orange)  # the connections are free again


def test_rural_unrest_twice_is_the_same_as_once_and_roads_join_again() -> None:
    state = new()
    orange = seat_of(state, "orange")
    build(state, orange, "c003", "c135", "c132")
    take(state, orange, "ichma")
    build(state, orange, "c126")
    sun(state, q1=["rural_unrest", "rural_unrest"])
    resolve_sun_events(state, None)
    take(state, orange, "chanca")
    build(state, orange, "c135")
    assert "huaca_chinchaycocha_ichma" not in names(state, state.players[orange].connected)
    build(state, orange, "c132")  # and with it c126, which was cut off
    assert "huaca_chinchaycocha_ichma" in names(state, state.players[orange].connected)


def test_skilled_surveyors_allow_a_second_terrace() -> None:
    state, orange = orange_turn(9, "skilled_surveyors")
    take(state, orange, "chanca")
    take(state, orange, "xauxa")
    take(state, orange, "nazca")
    play(state, orange, "terrace")
    assert legal(state, orange) == ["terrace", "done"]
    play(state, orange, "terrace")
    assert state.players[orange].terraces == 2
    assert state.players[orange].labour == 9 - 2 - 2
    assert legal(state, orange, "terrace") == []


def test_hard_workers_give_free_roads_after_the_extra_road() -> None:
    state, orange = orange_turn(1, "hard_workers", "hard_workers")
    play(state, orange, "extra_road", "road c002")
    assert state.players[orange].labour == 0
    play(state, orange, "road c003", "road c004")
    assert legal(state, orange) == ["begin_road", "end_turn"]


def test_hard_workers_give_nothing_after_another_construction() -> None:
    state, orange = orange_turn(4, "hard_workers", roads=("c003",))
    play(state, orange, "garrison sondor")
    assert legal(state, orange) == ["begin_road", "end_turn"]


def test_wilderness_road_may_run_beside_anothers_road_or_on_a_pair() -> None:
    state, orange = orange_turn(0, "wilderness_road")
    play(state, orange, "begin_road")
    assert "road c005" not in legal(state, orange)  # blue's start road
    play(state, orange, "wilderness")
    assert legal(state, orange) == ["wilderness_from cuzco", "wilderness_from limatambo"]
    play(state, orange, "wilderness_from cuzco")
    assert "wilderness_to c005" in legal(state, orange)
    assert "wilderness_to c001" not in legal(state, orange)  # one's own road lies there
    play(state, orange, "wilderness_to c005")
    assert "pisac" in names(state, state.players[orange].connected)
    assert "wilderness" not in legal(state, orange)  # one card, one road


def test_wilderness_road_works_for_the_extra_road_too_and_once_a_card() -> None:
    state, orange = orange_turn(1, "wilderness_road", "wilderness_road", "wilderness_road")
    play(state, orange, "extra_road", "wilderness", "wilderness_from cuzco", "wilderness_to c005")
    play(state, orange, "begin_road", "wilderness", "wilderness_from cuzco", "wilderness_to c009")
    play(state, orange, "wilderness", "wilderness_from cuzco", "wilderness_to c013")
    assert state.players[orange].wilderness.bit_count() == 3


def test_extra_road_builders_give_a_third_road() -> None:
    state, orange = orange_turn(0, "extra_road_builders")
    play(state, orange, "begin_road", "road c002", "road c003")
    assert legal(state, orange, "road")
    play(state, orange, "road c004")
    assert legal(state, orange) == ["end_turn"]


def test_el_nino_flood_leaves_one_road() -> None:
    state, orange = orange_turn(0, "el_nino_flood", "wilderness_road")
    play(state, orange, "begin_road")
    assert "wilderness" in legal(state, orange)  # the one road may be a wilderness road
    play(state, orange, "road c002")
    assert legal(state, orange) == ["end_turn"]


def test_epidemic_makes_cities_dearer() -> None:
    state, orange = orange_turn(7, "epidemic", roads=("c003", "c135"))
    take(state, orange, "chanca")
    assert legal(state, orange, "city") == []
    turn(state, orange, 8)
    play(state, orange, "city vilcashuaman")
    assert state.players[orange].labour == 0


def test_important_outpost_turns_a_garrison_into_a_city_and_keeps_its_temple() -> None:
    state, orange = orange_turn(
        6, "important_outpost", "epidemic", "urban_renewal", roads=("c003",)
    )
    tile(state, "sondor", temple=True)
    assert legal(state, orange, "upgrade") == ["upgrade sondor"]
    play(state, orange, "upgrade sondor")
    player = state.players[orange]
    assert (player.labour, player.vp) == (0, 4 + 2)
    bit = 1 << site(state, "sondor")
    assert state.cities & bit
    assert state.temples & bit
    assert not state.garrisons & bit


def test_without_important_outpost_a_garrison_stays_one() -> None:
    state, orange = orange_turn(9, roads=("c003",))
    tile(state, "sondor")
    assert legal(state, orange, "upgrade") == []


def test_urban_renewal_gives_two_points_more_for_a_city() -> None:
    state, orange = orange_turn(6, "urban_renewal", roads=("c003", "c135"))
    take(state, orange, "chanca")
    before = state.players[orange].vp
    play(state, orange, "city vilcashuaman")
    assert state.players[orange].vp - before == 6


def test_building_project_allows_a_second_garrison() -> None:
    state, orange = orange_turn(9, "building_project", "famine_stores", roads=("c003",))
    build(state, orange, "w093", "c125")
    take(state, orange, "vilcabamba")
    before = state.players[orange].vp
    play(state, orange, "garrison sondor")
    assert legal(state, orange) == ["garrison ollantaytambo", "done"]
    play(state, orange, "garrison ollantaytambo")
    assert state.players[orange].labour == 9 - 4 - 4
    assert state.players[orange].vp - before == 4 + 4


def test_stormy_weather_makes_garrisons_dearer() -> None:
    state, orange = orange_turn(4, "stormy_weather", roads=("c003",))
    assert legal(state, orange, "garrison") == []
    turn(state, orange, 5)
    play(state, orange, "garrison sondor")
    assert state.players[orange].labour == 0


def test_famine_stores_give_a_point_more_for_a_garrison() -> None:
    state, orange = orange_turn(4, "famine_stores", roads=("c003",))
    play(state, orange, "garrison sondor")
    assert state.players[orange].vp == 4


def test_military_superiority_lowers_the_resistance() -> None:
    state, orange = orange_turn(3, "military_superiority", roads=("c003",))
    marker(state, "chanca", "kingdom")
    play(state, orange, "conquest chanca")
    assert state.players[orange].labour == 0


def test_popular_support_pays_again_in_each_sun_phase_and_for_each_card() -> None:
    state = new()
    orange = seat_of(state, "orange")
    take(state, orange, "chanca", "hamlet")
    take(state, orange, "xauxa", "hamlet")
    state.players[orange].labour = 0
    sun(state, q1=["popular_support"], q4=["popular_support"])
    resolve_sun_events(state, None)
    assert state.players[orange].labour == 4
    resolve_sun_events(state, None)
    assert state.players[orange].labour == 8


def test_rapid_expansion_allows_a_dearer_conquest_per_card_after_any_construction() -> None:
    state, orange = orange_turn(20, "rapid_expansion", "rapid_expansion", roads=("c003", "c002"))
    marker(state, "chanca", "hamlet")
    marker(state, "xauxa", "hamlet")
    play(state, orange, "garrison sondor")
    assert legal(state, orange) == ["conquest xauxa", "conquest chanca", "done"]
    play(state, orange, "conquest chanca", "conquest xauxa")
    assert state.players[orange].labour == 20 - 4 - 3 - 3


def test_rapid_expansion_does_not_follow_a_pilgrimage_or_a_pass() -> None:
    state, orange = orange_turn(9, "rapid_expansion", "local_pilgrimage", roads=("c003",))
    build(state, orange, "w093")
    take(state, orange, "vilcabamba")
    tile(state, "machu_picchu", temple=True)
    play(state, orange, "pilgrimage local_pilgrimage construction")
    assert legal(state, orange) == ["begin_road", "end_turn"]


def test_resistance_makes_conquests_dearer() -> None:
    state, orange = orange_turn(2, "resistance", roads=("c003",))
    marker(state, "chanca", "farmers")
    assert "conquest chanca" not in legal(state, orange)
    turn(state, orange, 3)
    play(state, orange, "conquest chanca")
    assert state.players[orange].labour == 0


def test_religious_zeal_lets_a_temple_stand_on_a_garrison() -> None:
    state, orange = orange_turn(5, roads=("c003",))
    tile(state, "sondor")
    assert legal(state, orange, "temple") == []
    sun(state, q4=["religious_zeal"])
    play(state, orange, "temple sondor")
    assert (state.players[orange].labour, state.players[orange].vp) == (0, 4)


def test_solar_eclipse_makes_a_temple_take_the_place_of_road_building() -> None:
    state, orange = orange_turn(5, "solar_eclipse", "religious_zeal", roads=("c003",))
    tile(state, "sondor")
    afterwards = state.copy()
    play(state, orange, "temple sondor")
    assert in_turn(state) != orange  # the road slot is closed, so the turn is over
    play(afterwards, orange, "begin_road", "road c002", "done")
    assert legal(afterwards, orange, "temple") == []  # after road building no temple


def test_solar_eclipse_forbids_a_temple_after_a_pilgrimage() -> None:
    state, orange = orange_turn(5, "solar_eclipse", "local_pilgrimage", roads=("c003",))
    build(state, orange, "w093")
    take(state, orange, "vilcabamba")
    tile(state, "machu_picchu", temple=True)
    tile(state, "ollantaytambo")
    sun(state, q4=["religious_zeal"])
    build(state, orange, "c125")
    assert "temple ollantaytambo" in legal(state, orange)
    play(state, orange, "pilgrimage local_pilgrimage road")
    assert legal(state, orange, "temple") == []


def test_solar_eclipse_does_not_hinder_who_builds_no_temple() -> None:
    state, orange = orange_turn(4, "solar_eclipse", roads=("c003",))
    play(state, orange, "garrison sondor")
    assert legal(state, orange) == ["begin_road", "end_turn"]


@pytest.mark.parametrize(
    ("card", "place", "points"),
    [
        ("great_pilgrimage", "pucara_de_andagala", 7),
        ("great_pilgrimage", "ranchillo", 7),
        ("annual_pilgrimage", "chiquitoy_viejo", 5),
        ("annual_pilgrimage", "pachacamac", 5),
        ("local_pilgrimage", "machu_picchu", 4),
        ("local_pilgrimage", "huanuco_pampa", 4),
    ],
)
def test_great_annual_and_local_pilgrimage_score_at_their_temples(
    card: str, place: str, points: int
) -> None:
    state, orange = orange_turn(0, card)
    tile(state, place, temple=True)
    assert legal(state, orange, "pilgrimage") == []  # not connected
    state.players[orange].connected |= 1 << site(state, place)
    play(state, orange, f"pilgrimage {card} road")
    assert state.players[orange].vp == points
    assert legal(state, orange, "pilgrimage") == []  # one in a People phase


def test_a_pilgrimage_needs_the_temple_not_just_the_city() -> None:
    state, orange = orange_turn(0, "local_pilgrimage")
    tile(state, "machu_picchu")
    state.players[orange].connected |= 1 << site(state, "machu_picchu")
    assert legal(state, orange, "pilgrimage") == []


def test_no_two_pilgrimages_whatever_the_cards() -> None:
    state, orange = orange_turn(0, "local_pilgrimage", "annual_pilgrimage")
    for place in ("machu_picchu", "pachacamac"):
        tile(state, place, temple=True)
        state.players[orange].connected |= 1 << site(state, place)
    assert len(legal(state, orange, "pilgrimage")) == 4
    play(state, orange, "pilgrimage annual_pilgrimage construction")
    assert legal(state, orange, "pilgrimage") == []


def test_there_are_32_cards_of_21_kinds() -> None:
    assert len(SUN_EVENTS) == 21
    assert sum(card.count for card in SUN_EVENTS) == 32


@pytest.mark.parametrize("name", SUN_EVENT_IDS)
def test_every_card_changes_something(name: str) -> None:
    kind = SUN_EVENT_IDS.index(name)
    assert effects_of(counted([kind])) != effects_of(0)


def test_counted_cards_come_back_by_kind() -> None:
    assert kinds_in(counted([3, 0, 3, 20, 3])) == [0, 3, 3, 3, 20]


def test_cards_add_up_until_the_sapa_inca_phase_discards_them() -> None:
    state = new()
    blue = state.players[seat_of(state, "blue")]
    sun(state, q1=["epidemic"], q2=["epidemic"])
    assert effects_of(blue.affecting).city_cost == 6 + 2 + 2
    sapa_inca_phase(state, None)
    assert effects_of(blue.affecting).city_cost == 6
    assert state.discard == [SUN_EVENT_IDS.index("epidemic")] * 2
