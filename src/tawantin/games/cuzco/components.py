"""Every number of Cuzco, read from components.toml, addressed by small ints.

Numbers count from 0 here (places, tiles, tasks, slots, fields) except where the box prints a
number that players speak of: god cards 1 to 15, dice, house slots, temple steps, headband tiles.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.toml import Table

from . import GAME

ROOT: Final = GAME.components.root


def _ids(tables: Iterable[Table]) -> tuple[str, ...]:
    return tuple(table.text("id") for table in tables)


def named(tables: Iterable[Table], key: str, names: Iterable[str]) -> tuple[str, ...]:
    """What the rules speak of by name, in this order."""
    return tuple(table.choice(key, (name,)) for table, name in zip(tables, names, strict=True))


# -- the frame of the game ---------------------------------------------------------------------

_game: Final = ROOT.table("game")
ROUNDS: Final = _game.integer("rounds", 1, 20)
DICE: Final = _game.integer("dice_per_player", 1, 6)
SIDES: Final = _game.integer("dice_sides", 6, 6)

_start: Final = ROOT.table("player_start")
START_POINTS: Final = _start.integers("points_by_turn_order", 4, 0, 50)
PRIESTS: Final = _start.integer("priests", 1, 6)
KHIPU: Final = _start.integer("khipu", 1, 12)
START_OFFERINGS: Final = _start.integer("offerings", 0, 30)
START_FOOD: Final = _start.integer("food", 0, 30)
START_INTI: Final = _start.integer("inti_medallions", 0, 2)
TASKS_DRAWN: Final = _start.integer("tasks_drawn", 2, 6)
TASKS_KEPT: Final = _start.integer("tasks_kept", 1, TASKS_DRAWN)
START_CARDS: Final = _start.integer("god_cards", 2, 2)


@dataclass(frozen=True, slots=True)
class Setup:
    """What depends on the number of players."""

    columns: int
    goods_boxed: int
    palace: int
    god_cards: int
    pututu: tuple[int, int]


def _setup(table: Table) -> Setup:
    return Setup(
        table.integer("market_columns", 1, 5),
        table.integer("goods_removed_per_type", 0, 3),
        table.integer("palace_tasks", table.integer("players", 2, 4), 8),
        table.integer("god_setup_cards_per_pile", 1, 4),
        (table.integer("pututu_1", 0, 30), table.integer("pututu_2", 0, 30)),
    )


SETUP: Final = {table.integer("players", 2, 4): _setup(table) for table in ROOT.tables("setup", 3)}
for _players in GAME.components.about.seats:
    if _players not in SETUP:
        raise ROOT.complain("setup", "has none for {seats} players", "none-for", seats=_players)

# -- action spaces -----------------------------------------------------------------------------

STONE: Final = 0
ROPE: Final = 1
ROAD_IDS: Final = _ids(ROOT.tables("road", 2))
AGRICULTURE: Final = 0
RESEARCH: Final = 1
KIND_IDS: Final = _ids(ROOT.tables("person_kind", 2))
DEED_IDS: Final = (
    "move_stone",
    "move_rope",
    "take_agriculture",
    "take_research",
    "exchange",
    "temple",
    "headdress",
    "points",
)
"""What a die on a space may do; the components file calls them kinds."""
MOVE_STONE, MOVE_ROPE, TAKE_AGRICULTURE, TAKE_RESEARCH = range(4)
EXCHANGE, TEMPLE, HEADDRESS, POINTS = range(4, 8)

_spaces: Final = ROOT.tables("space")
SPACE_IDS: Final = _ids(_spaces)


def _deeds(table: Table) -> tuple[int, ...]:
    kinds = table.texts("kinds")
    if not kinds:
        raise table.complain("kinds", "must name what is done there", "deeds")
    for kind in kinds:
        if kind not in DEED_IDS:
            raise table.complain(
                "kinds", "names {name}, which is unknown", "unknown", name=repr(kind)
            )
    return tuple(DEED_IDS.index(kind) for kind in kinds)


SPACE_DEEDS: Final = tuple(_deeds(table) for table in _spaces)
DESCENDING: Final = tuple(table.flag("descending") for table in _spaces)
SPACES: Final[dict[int, tuple[int, ...]]] = {
    players: tuple(n for n, table in enumerate(_spaces) if players in table.integers("players"))
    for players in SETUP
}
"""The spaces in play, by number of players."""
for _players, _in_play in SPACES.items():
    for _deed, _name in enumerate(DEED_IDS):
        if not any(_deed in SPACE_DEEDS[space] for space in _in_play):
            raise ROOT.complain(
                "space",
                "has none for {deed} with {seats} players",
                "no-space",
                deed=_name,
                seats=_players,
            )
    if not any(
        {POINTS, EXCHANGE} & {*SPACE_DEEDS[space]} and not DESCENDING[space] for space in _in_play
    ):
        raise ROOT.complain(
            "space",
            "has none with {seats} players where every die may lie at any time: not descending, "
            "for points or exchange",
            "no-free-space",
            seats=_players,
        )

# -- feathers, masks, headbands ----------------------------------------------------------------

FEATHER_IDS: Final = _ids(ROOT.tables("feather", 4))
MOST_FEATHERS: Final = ROOT.tables("feather")[0].integer("most_per_player", 3, 3)
SLOTS: Final = 12
ALL_SLOTS: Final = (1 << SLOTS) - 1


def _mask(table: Table) -> tuple[int, ...]:
    slots = table.texts("slots", SLOTS)
    for colour in FEATHER_IDS:
        if slots.count(colour) != MOST_FEATHERS:
            raise table.complain(
                "slots",
                "must have {count} slots for {colour}",
                "slots",
                count=MOST_FEATHERS,
                colour=colour,
            )
    return tuple(FEATHER_IDS.index(colour) for colour in slots)


MASK_IDS: Final = _ids(ROOT.tables("mask", 4))
MASKS: Final = tuple(_mask(table) for table in ROOT.tables("mask"))
"""By mask, the colour of each feather slot."""
COLOUR_SLOTS: Final = tuple(
    tuple(sum(1 << slot for slot in range(SLOTS) if mask[slot] == colour) for colour in range(4))
    for mask in MASKS
)
"""By mask and colour, the slots as a bit set."""
FIELDS: Final = 12
ALL_FIELDS: Final = (1 << FIELDS) - 1
KHIPU_FIELDS: Final = sum(
    1 << n
    for n, table in enumerate(ROOT.tables("mask_field", FIELDS))
    if table.flag("khipu_at_start")
)
if KHIPU_FIELDS.bit_count() != KHIPU:
    raise ROOT.complain("mask_field", "must start with {count} khipu", "khipu", count=KHIPU)

_headband: Final = ROOT.table("headband")
HEADBANDS: Final = 6
ALL_HEADBANDS: Final = (1 << HEADBANDS) - 1
HEADBAND_POINTS: Final = _headband.integers("points", HEADBANDS, 0, 50)
HEADBAND_BONUS: Final = _headband.integers("round_bonus", ROUNDS, 0, 50)
_FEATHERS: Final = _headband.integer("feathers_needed", 2, 2)
_FULL: Final = (1 << _FEATHERS) - 1
FEATHERED: Final = tuple(
    sum(1 << tile for tile in range(HEADBANDS) if feathers >> _FEATHERS * tile & _FULL == _FULL)
    for feathers in range(1 << SLOTS)
)
"""By bit set of filled slots: the headband tiles with both feathers."""

# -- the capital -------------------------------------------------------------------------------

STATUS_POINTS: Final = ROOT.table("status_track").integers("points", 16, 0, 100)
LAST_STATUS: Final = len(STATUS_POINTS) - 1
_temple: Final = ROOT.table("temple")
STEPS: Final = _temple.integer("steps", 6, 6)
PRIEST_POINTS: Final = _temple.integers("points_per_priest_by_round", ROUNDS, 0, 50)
TEMPLE_INTI: Final = _temple.integer("medallions_in_stack", ROUNDS, 20)
HOUSE_SLOTS: Final = ROOT.table("houses").integer("slots", 6, 6)
TASK_POINTS: Final = ROOT.table("palace").integer("task_points", 0, 50)
TASK_POINTS_WITH_CARD: Final = ROOT.table("palace").integer("task_points_with_card", 0, 50)

_goods: Final = ROOT.tables("good", 6)
GOOD_IDS: Final = _ids(_goods)
GOOD_COUNT: Final = tuple(table.integer("count", 1, 30) for table in _goods)
GOOD_COST: Final = tuple(table.integer("cost", 0, 20) for table in _goods)
GOOD_POINTS: Final = tuple(table.integer("points", 0, 50) for table in _goods)
for _players, _one in SETUP.items():
    if sum(GOOD_COUNT) - _one.goods_boxed * len(GOOD_IDS) != _one.columns * ROUNDS:
        raise ROOT.complain(
            "good", "must fill the market exactly with {seats} players", "market", seats=_players
        )

_supplies: Final = ROOT.table("supplies")
FOOD_SUPPLY: Final = _supplies.integer("food", 0, 500)
OFFERING_SUPPLY: Final = _supplies.integer("offerings", 0, 500)
INTI: Final = _supplies.integer("inti_medallions", 10, 40)

# -- prices and gains --------------------------------------------------------------------------

_trial: Final = ROOT.table("fire_trial")
TRIAL_OFFERINGS: Final = _trial.integer("offerings", 0, 10)
TRIAL_STATUS: Final = _trial.integer("status", 0, 15)
TRIAL_FOOD: Final = _trial.integer("food", 0, 10)
CARD_08_FOOD: Final = _trial.integer("card_08_food", 0, 20)
CARD_08_STATUS: Final = _trial.integer("card_08_status", 0, 15)

_exchange: Final = ROOT.table("exchange")
SLIDE_PIPS: Final = _exchange.integer("slide_down", 1, 6)
POINT_PIPS: Final = _exchange.integer("point", 1, 6)
OFFERING_PIPS: Final = _exchange.integer("offering", 1, 6)
GOD_PIPS: Final = _exchange.integer("god_card", 1, 6)
FEATHER_PIPS: Final = _exchange.integer("feather", 1, 6)
KHIPU_PIPS: Final = _exchange.integer("khipu", 1, 6)
POINTS_ACTION: Final = ROOT.table("points_action").integer("points", 0, 20)

_god_play: Final = ROOT.table("god_play")
PLAY_OFFERINGS: Final = _god_play.integer("offerings", 1, 1)
PLAY_INTI: Final = _god_play.integer("inti_medallions", 1, 1)
CARD_02_TILES: Final = _god_play.integer("card_02_tiles", 1, 12)
CARD_04_CONDITIONS: Final = _god_play.integer("card_04_conditions", 1, 5)
CARD_05_FACE: Final = _god_play.integer("card_05_face", 1, 6)
CARD_13_VALUE: Final = _god_play.integer("card_13_value", 1, 6)

_final: Final = ROOT.table("final_scoring")
INTI_POINTS: Final = _final.integer("per_inti_medallion", 0, 50)
ALL_FEATHERS_POINTS: Final = _final.integer("all_12_feathers", 0, 50)
ALL_HEADBANDS_POINTS: Final = _final.integer("all_6_headbands", 0, 50)
ALL_TASKS_POINTS: Final = _final.integer("all_9_tasks", 0, 50)
ALL_KHIPU_POINTS: Final = _final.integer("all_10_khipu_in_villages", 0, 50)
ALL_FIELDS_POINTS: Final = _final.integer("all_12_fields_filled", 0, 50)
ALL_GOODS_POINTS: Final = _final.integer("all_6_goods", 0, 50)
ALL_TASKS: Final = ROUNDS + 3
ALL_GOODS: Final = ROUNDS

_pututu: Final = ROOT.table("pututu")
PUTUTU_TOKENS: Final = _pututu.integers("tokens", 2, 0, 50)
PUTUTU_CHANGES: Final = _pututu.integers("changes", 2, 1, 5)
if len(set(PUTUTU_CHANGES)) < len(PUTUTU_CHANGES):
    raise _pututu.complain("changes", "must be two different numbers", "two-numbers")

# -- god cards ---------------------------------------------------------------------------------

GOD_IDS: Final = _ids(ROOT.tables("god", 5))
_cards: Final = ROOT.tables("god_card", 15)
CARD_IDS: Final = ("", *named(_cards, "id", (f"{number:02}" for number in range(1, 16))))
"""By card number, 1 to 15."""
CARDS: Final = len(CARD_IDS)
CARD_GOD: Final = (-1, *(GOD_IDS.index(table.choice("god", GOD_IDS)) for table in _cards))
CARD_COPIES: Final = (0, *(table.integer("copies", 1, 20) for table in _cards))
GOD_CARDS: Final = tuple(
    tuple(number for number in range(1, CARDS) if CARD_GOD[number] == god) for god in range(5)
)
"""By god, the numbers of its cards."""
for _players, _one in SETUP.items():
    if _one.god_cards * len(GOD_IDS) < START_CARDS * _players:
        raise ROOT.complain(
            "setup", "has too few god cards for {seats} players", "god-cards", seats=_players
        )
    if any(sum(CARD_COPIES[n] for n in cards) <= _one.god_cards for cards in GOD_CARDS):
        raise ROOT.complain(
            "god_card",
            "has too few cards of one god for {seats} players",
            "copies",
            seats=_players,
        )

# -- person tiles ------------------------------------------------------------------------------

ABILITY_KEYS: Final = named(
    ROOT.tables("ability", 12),
    "key",
    (
        "offering", "points", "feather", "stone_path", "status", "rope_bridge", "god_card",
        "khipu_to_reserve", "headband", "food", "agriculture_tile", "research_tile",
    ),
)  # fmt: skip
ABILITIES: Final = len(ABILITY_KEYS)
ABILITY_IDS: Final = _ids(ROOT.tables("ability", ABILITIES))


def _by_strength(table: Table) -> tuple[int, ...]:
    """How much each strength is worth; where it counts like a die, none less than a weaker one."""
    if table.text("key") not in (
        "stone_path", "rope_bridge", "headband", "agriculture_tile", "research_tile",
    ):  # fmt: skip
        return table.integers("by_strength", 4, 1, 20)
    values = table.integers("by_strength", 4, 1, SIDES)
    if list(values) != sorted(values):
        raise table.complain("by_strength", "must not fall as the strength grows", "weaker")
    return values


BY_STRENGTH: Final = tuple((0, *_by_strength(table)) for table in ROOT.tables("ability"))
"""By ability, the amount, road pips or die value of each strength."""
_person_tiles: Final = ROOT.table("person_tiles")
_values: Final = _person_tiles.integers("values", 3, 0, 15)
TILES_PER_KIND: Final = ABILITIES * len(_values)
TILES: Final = 2 * TILES_PER_KIND
TILE_KIND: Final = tuple(tile // TILES_PER_KIND for tile in range(TILES))
TILE_ABILITY: Final = tuple(tile % TILES_PER_KIND // len(_values) for tile in range(TILES))
TILE_IDS: Final = tuple(
    f"{KIND_IDS[TILE_KIND[tile]]}_{ABILITY_IDS[TILE_ABILITY[tile]]}_{tile % len(_values) + 1}"
    for tile in range(TILES)
)
"""Kind, ability, and which of the tiles that share them."""


def _tile_values() -> tuple[int, ...]:
    """The value of each tile: the one of its number, unless the file names the tile itself."""
    values = dict(zip(TILE_IDS, _values * (TILES // len(_values)), strict=True))
    if "exceptions" in _person_tiles:
        exceptions = _person_tiles.table("exceptions")
        for tile in exceptions.data:
            if tile not in values:
                raise exceptions.complain(tile, "is no person tile", "no-tile")
            values[tile] = exceptions.integer(tile, 0, 15)
    return tuple(values.values())


TILE_VALUE: Final = _tile_values()
