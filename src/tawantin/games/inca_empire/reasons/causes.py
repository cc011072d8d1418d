"""What can stand in the way in Inca Empire."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import (
    ALREADY_DONE,
    CANNOT_PAY,
    NOT_CONNECTED,
    NOT_YOUR_TURN,
    ONE_STEP,
    WRONG_MOMENT,
    Cause,
)

# Never possible at this table: whatever else is in the way says more.
OTHER_SIDE: Final = Cause("other_side", NOT_YOUR_TURN, "map")
# the Sun phase
SUN_CARD_NOW: Final = Cause("sun_card_now", WRONG_MOMENT, "sun", help="lay_a_card")
SUN_CARDS_LATER: Final = Cause("sun_cards_later", WRONG_MOMENT, "sun")
SECTOR_TAKEN: Final = Cause("sector_taken", ALREADY_DONE, "sun", help="other_sector")
CARD_NOT_IN_HAND: Final = Cause("card_not_in_hand", CANNOT_PAY, "sun")
# the two parts of a turn
ROADS_FIRST: Final = Cause("roads_first", WRONG_MOMENT, "people", help="place_or_stop")
CARD_FIRST: Final = Cause("card_first", WRONG_MOMENT, "cards", help="use_or_stop")
ROADS_USED: Final = Cause("roads_used", ALREADY_DONE, "people", helps=("buy_a_road",))
CONSTRUCTION_USED: Final = Cause("construction_used", ALREADY_DONE, "people")
NOTHING_TO_STOP: Final = Cause("nothing_to_stop", WRONG_MOMENT, "people", help="end_turn")
FIRST_ROAD_BINDS: Final = Cause("first_road_binds", WRONG_MOMENT, "roads")
# roads
BEGIN_ROADS: Final = Cause("begin_roads", ONE_STEP, "roads", help="choose_roads")
NO_ROAD_FITS: Final = Cause("no_road_fits", NOT_CONNECTED, "roads", met="road_fits")
ROAD_IS_YOURS: Final = Cause("road_is_yours", ALREADY_DONE, "roads")
ROAD_IS_TAKEN: Final = Cause("road_is_taken", ALREADY_DONE, "roads", helps=("wilderness_beside",))
NOT_JOINED: Final = Cause("not_joined", NOT_CONNECTED, "map", met="joined")
NO_WAY_THERE: Final = Cause("no_way_there", NOT_CONNECTED, "map")
BEYOND_FRONTIER: Final = Cause(
    "beyond_frontier", NOT_CONNECTED, "roads", help="conquer_first", met="open"
)
# wilderness roads
WILDERNESS_LATER: Final = Cause("wilderness_later", WRONG_MOMENT, "wilderness")
WILDERNESS_NOW: Final = Cause("wilderness_now", WRONG_MOMENT, "wilderness")
WILDERNESS_NO_CARD: Final = Cause("wilderness_no_card", CANNOT_PAY, "wilderness")
WILDERNESS_USED: Final = Cause("wilderness_used", ALREADY_DONE, "wilderness")
WILDERNESS_NOWHERE: Final = Cause("wilderness_nowhere", NOT_CONNECTED, "wilderness")
WILDERNESS_NOT_HERE: Final = Cause("wilderness_not_here", NOT_CONNECTED, "wilderness")
WILDERNESS_ELSEWHERE: Final = Cause("wilderness_elsewhere", NOT_CONNECTED, "wilderness")
WILDERNESS_NEEDLESS: Final = Cause("wilderness_needless", NOT_CONNECTED, "wilderness")
# constructions
HUACA: Final = Cause("huaca", WRONG_MOMENT, "map")
CITY_STANDS: Final = Cause("city_stands", ALREADY_DONE, "building", help="temple_there")
GARRISON_STANDS: Final = Cause("garrison_stands", ALREADY_DONE, "building")
SITE_CLOSED: Final = Cause(
    "site_closed", NOT_CONNECTED, "building", help="conquer_first", met="open"
)
NO_CITY_HERE: Final = Cause("no_city_here", WRONG_MOMENT, "temples", helps=("zeal",))
TEMPLE_STANDS: Final = Cause("temple_stands", ALREADY_DONE, "temples")
ECLIPSE: Final = Cause("eclipse", ALREADY_DONE, "cards")
NO_OUTPOST: Final = Cause("no_outpost", WRONG_MOMENT, "cards")
NO_GARRISON_HERE: Final = Cause("no_garrison_here", WRONG_MOMENT, "building")
START_REGION: Final = Cause("start_region", ALREADY_DONE, "map")
REGION_CONQUERED: Final = Cause("region_conquered", ALREADY_DONE, "conquest")
NO_MARKER_FREE: Final = Cause(
    "no_marker_free", NOT_CONNECTED, "terraces", help="conquer_more", met="marker"
)
_LATER: Final = ("next_income",)
CITY_TOO_DEAR: Final = Cause("city_too_dear", CANNOT_PAY, "building", helps=_LATER, met="paid")
GARRISON_TOO_DEAR: Final = Cause(
    "garrison_too_dear", CANNOT_PAY, "building", helps=_LATER, met="paid"
)
TEMPLE_TOO_DEAR: Final = Cause("temple_too_dear", CANNOT_PAY, "temples", helps=_LATER, met="paid")
UPGRADE_TOO_DEAR: Final = Cause(
    "upgrade_too_dear", CANNOT_PAY, "building", helps=_LATER, met="paid"
)
TERRACE_TOO_DEAR: Final = Cause(
    "terrace_too_dear", CANNOT_PAY, "terraces", helps=_LATER, met="paid"
)
CONQUEST_TOO_DEAR: Final = Cause("conquest_too_dear", CANNOT_PAY, "conquest", helps=_LATER)
EXTRA_ROAD_TOO_DEAR: Final = Cause(
    "extra_road_too_dear", CANNOT_PAY, "roads", helps=_LATER, met="paid"
)
# pilgrimages
ONE_PILGRIMAGE: Final = Cause("one_pilgrimage", ALREADY_DONE, "pilgrimages")
PILGRIM_NO_CARD: Final = Cause("pilgrim_no_card", WRONG_MOMENT, "pilgrimages")
PILGRIM_NO_TEMPLE: Final = Cause("pilgrim_no_temple", NOT_CONNECTED, "pilgrimages")

CAUSES: Final = tuple(cause for cause in list(globals().values()) if isinstance(cause, Cause))
