"""The tables of `components.toml`, checked, as constants.

Locations and rounds are counted from 1 as on the board; tables by location or by round therefore
begin with an entry that is never read. Rows, sites and spaces are counted from 0.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from . import GAME

_root = GAME.components.root

GAME_SEATS: Final = max(GAME.components.about.seats)
if min(GAME.components.about.seats) < 2:
    raise _root.complain(
        "game.seats", "must be 2 at least: there is nobody to bid against", "nobody"
    )
TEMPLE: Final = 1
PLANTATIONS: Final = 2
VILLAGE: Final = 3
PYRAMID: Final = 4
BREWERY: Final = 5
COURT: Final = 6
CARDS_PER_LOCATION: Final = 2
NOBODY: Final = -1
"""In place of a seat."""
NO_CARD: Final = -1
"""In place of a card value."""

# ---- locations ------------------------------------------------------------------------------

_order = (
    "temple_of_chocolatl",
    "plantations",
    "village",
    "pyramid",
    "chocolatl_brewery",
    "tlachtli_court",
)
_locations = _root.tables("location", len(_order))
for _table, _expected in zip(_locations, _order, strict=True):
    if _table.text("id") != _expected:
        raise _table.complain(
            "id",
            "must be {wanted} here: the order of visits is fixed",
            "visits",
            wanted=repr(_expected),
        )
LOCATION_IDS: Final = ("", *_order)
LOCATIONS: Final = tuple(range(TEMPLE, COURT + 1))
NAMES: Final[dict[str, str]] = {
    table.text("id"): table.names("short")["en"] for table in _locations
}
"""English names of the locations, for the terminal."""

TEMPLE_POINTS: Final = _locations[TEMPLE - 1].integer("first_points", 0, 20)
DOUBLE_PLACEMENT_MARGIN: Final = _locations[PYRAMID - 1].integer("double_placement_margin", 1, 50)
LOWEST_AT_BREWERY: Final = _locations[BREWERY - 1].integer("lowest_points", -20, 0)

# ---- pieces -----------------------------------------------------------------------------------

_pieces = _root.table("pieces")
ROUNDS: Final = _pieces.integer("rounds", 1, 20)
MARKER_STONES: Final = _pieces.integer("marker_stones", 1, 50)

_cacao_cards = _root.table("cacao_cards")
HAND_SIZE: Final = len(_order) * CARDS_PER_LOCATION
START_CARDS: Final = _cacao_cards.integers("values", length=HAND_SIZE + 1, high=30)
if any(low >= high for low, high in pairwise(START_CARDS)):
    raise _cacao_cards.complain("values", "must rise from card to card", "rising")

LARGE: Final = 0
SMALL: Final = 1
_decks = _root.tables("improvement_deck", 2)
DECK_IDS: Final = tuple(deck.text("id") for deck in _decks)
if DECK_IDS != ("large", "small"):
    raise _root.complain(
        "improvement_deck", "must be {wanted} in this order", "order", wanted="large, small"
    )
DECKS: Final = tuple(deck.integers("values", length=ROUNDS - 1, high=30) for deck in _decks)
LAST_ROUND_POINTS: Final = tuple(deck.integer("last_round_points", 0, 50) for deck in _decks)
"""What is printed on the card fields, by deck."""
_all_cards = (*START_CARDS, *DECKS[LARGE], *DECKS[SMALL])
for _value in _all_cards:
    # Three equal cards leave a choice in every step that is not the last; more would not.
    if _all_cards.count(_value) > 3:
        raise _decks[LARGE].complain(
            "values", "would give a player four cards of value {value}", "four", value=_value
        )

WHITE_DIE: Final = _root.table("white_cacao_dice").integers("faces", low=1, high=20)
WHITE_DICE: Final = len(_root.table("white_cacao_dice").tables("spots", 3))
_black_dice = _root.table("black_bonus_dice")
BLACK_DIE: Final = _black_dice.integers("faces", high=20)
BLACK_DICE: Final = _black_dice.integer("count", ROUNDS, 50)

_tile = _root.table("bonus_tile")
BONUS_TILES: Final = _tile.integer("count", ROUNDS, 50)
TILE_BID: Final = tuple(
    _tile.integer("bid_at_village" if location == VILLAGE else "bid_elsewhere", -10, 10)
    for location in (0, *LOCATIONS)
)
"""By location: what each bonus tile adds to its owner's bid."""

_figures = _root.tables("figure", 2)
FIGURE_IDS: Final = tuple(figure.text("id") for figure in _figures)
if FIGURE_IDS != ("chocolatl", "old_man"):
    raise _root.complain(
        "figure", "must be {wanted} in this order", "order", wanted="chocolatl, old_man"
    )
OLD_MAN_BID: Final = tuple(
    _figures[1].integer("bid_at_temple" if location == TEMPLE else "bid_elsewhere", -10, 10)
    for location in (0, *LOCATIONS)
)
"""By location: what the old man adds to his holder's bid."""

# ---- the board ----------------------------------------------------------------------------------

_colours = tuple(table.text("id") for table in _root.tables("field_colour", 3))
MODE_IDS: Final = tuple(table.text("id") for table in _root.tables("bidding_mode", 3))
_modes = ["all_at_once", "one_open_one_hidden", "sequential"]
if list(MODE_IDS) != _modes:
    raise _root.complain(
        "bidding_mode", "must be {wanted} in this order", "order", wanted=", ".join(_modes)
    )
ALL_AT_ONCE: Final = 0
ONE_OPEN_ONE_HIDDEN: Final = 1
SEQUENTIAL: Final = 2
MODE_COLOURS: Final = tuple(
    table.choice("field_colour", _colours) for table in _root.tables("bidding_mode")
)

_track = _root.table("score_track")
END_MARK: Final = _track.integer("end_mark", 1, 200)
LOWEST_FIELD: Final = _track.integer("lowest", 0, 0)
_fields = _track.tables("fields")
if len(_fields) <= END_MARK:
    raise _track.complain(
        "fields", "must go as far as the end mark {mark}", "end-mark", mark=END_MARK
    )
for _n, _field in enumerate(_fields):
    _field.integer("n", _n, _n)
MODE_OF_FIELD: Final = tuple(
    MODE_COLOURS.index(_field.choice("colour", MODE_COLOURS)) for _field in _fields
)
"""By field of the score track: the bidding mode when the leading disc stands on it."""

SITES: Final = len(_root.table("village").tables("building_sites"))
if SITES < ROUNDS:
    raise _root.table("village").complain(
        "building_sites", "must be {low} at least", "at-least", low=ROUNDS
    )

_pyramid = _root.table("pyramid")
MARKERS_PER_ROUND: Final = _pyramid.integer("markers_per_round", 2, 2)
_rows = _pyramid.tables("row")
ROW_POINTS: Final = tuple(row.integer("points", 0, 50) for row in _rows)
ROW_OF_SPACE: Final = tuple(n for n, row in enumerate(_rows) for _ in row.tables("spaces"))
SPACES: Final = len(ROW_OF_SPACE)
if SPACES != ROUNDS * MARKERS_PER_ROUND:
    raise _pyramid.complain(
        "row",
        "must have {wanted} spaces together, but has {spaces}",
        "spaces",
        wanted=ROUNDS * MARKERS_PER_ROUND,
        spaces=SPACES,
    )
ROW_ENDS: Final = tuple(
    ROW_OF_SPACE.index(n) + len(row.items("spaces")) for n, row in enumerate(_rows)
)
"""By row: the number of markers in the pyramid when it is full."""

_brewery = _root.table("round_track").tables("fields", ROUNDS)
for _n, _field in enumerate(_brewery, 1):
    _field.integer("round", _n, _n)
BREWERY_FIRST: Final = (0, *(field.integer("first", 0, 50) for field in _brewery))
BREWERY_SECOND: Final = (0, *(field.integer("second", 0, 50) for field in _brewery))

# ---- points and endings -----------------------------------------------------------------------

_items = {table.text("id"): table for table in _root.tables("points_item")}
ITEM_IDS: Final = tuple(_items)
_expected_items = (
    "temple",
    "old_man_at_once",
    "plantations",
    "pyramid_rows",
    "brewery",
    "lowest_at_brewery",
    "court",
    "own_pyramid_markers",
    "pyramid_majority",
    "holds_chocolatl",
    "holds_old_man",
    "offering_value",
    "highest_offering",
    "one_black_die",
)
if list(_expected_items) != list(_items):
    raise _root.complain(
        "points_item",
        "must be {wanted} in this order",
        "order",
        wanted=", ".join(_expected_items),
    )
TEMPLE_ITEM: Final = 0
OLD_MAN_ITEM: Final = 1
PLANTATIONS_ITEM: Final = 2
ROWS_ITEM: Final = 3
BREWERY_ITEM: Final = 4
LOWEST_ITEM: Final = 5
COURT_ITEM: Final = 6
OWN_MARKERS_ITEM: Final = 7
MAJORITY_ITEM: Final = 8
HOLDS_CHOCOLATL_ITEM: Final = 9
HOLDS_OLD_MAN_ITEM: Final = 10
OFFERING_ITEM: Final = 11
HIGHEST_OFFERING_ITEM: Final = 12
DIE_ITEM: Final = 13
ITEMS: Final = len(ITEM_IDS)

POINTS_PER_MARKER: Final = _items["own_pyramid_markers"].integer("final_points", 0, 20)
POINTS_FOR_MAJORITY: Final = _items["pyramid_majority"].integer("final_points", 0, 50)
POINTS_FOR_CHOCOLATL: Final = _items["holds_chocolatl"].integer("final_points", 0, 50)
POINTS_FOR_OLD_MAN: Final = _items["holds_old_man"].integer("final_points", -50, 0)
POINTS_FOR_HIGHEST_OFFERING: Final = _items["highest_offering"].integer("final_points", 0, 50)

SCORE_REACHED: Final = "score_reached"
LAST_MARKER_PLACED: Final = "last_marker_placed"
PYRAMID_FULL: Final = "pyramid_full"
ENDING_IDS: Final = tuple(table.text("id") for table in _root.tables("ending"))
if {SCORE_REACHED, LAST_MARKER_PLACED, PYRAMID_FULL} != set(ENDING_IDS):
    raise _root.complain(
        "ending",
        "must be {wanted}",
        "must-be",
        wanted="score_reached, last_marker_placed, pyramid_full",
    )
