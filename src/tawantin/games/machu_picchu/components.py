"""The tables of the game, read from components.toml once and addressed by small ints.

Goods, professions, clergy, districts, moon tiles and cards are numbers here: their places in the
file. Once-a-day districts (production, then temples) must stand first, so that the bonus units of
a state need no gaps.
"""

from __future__ import annotations

from typing import Final

from tawantin.kernel.toml import Table

from . import GAME

ROOT: Final = GAME.components.root

PRODUCTION, TEMPLE, MAIN_TEMPLE, HIRING, CLERGY_HOUSE, MARKET, SUNDIAL = range(7)
_KINDS = (
    "production",
    "temple",
    "main_temple",
    "hiring",
    "clergy_house",
    "market",
    "sundial",
)


def _ids(tables: tuple[Table, ...]) -> tuple[str, ...]:
    ids = tuple(table.text("id") for table in tables)
    for table, name in zip(tables, ids, strict=True):
        table.names()
        if " " in name or ids.count(name) > 1:
            raise table.complain("id", "must be a word of its own", "word")
    return ids


def _number(table: Table, key: str, ids: tuple[str, ...]) -> int:
    return ids.index(table.choice(key, ids))


def _amounts(table: Table, key: str) -> tuple[tuple[int, int], ...]:
    """A table of goods, as pairs of good and amount in the order of the goods."""
    return _amounts_in(table.table(key))


def _amounts_in(table: Table) -> tuple[tuple[int, int], ...]:
    for name in table.data:
        if name not in GOODS:
            raise table.complain(name, "is not the id of a good", "no-good")
    return tuple(
        (good, table.integer(name, 1, 100)) for good, name in enumerate(GOODS) if name in table
    )


# Goods
_goods = ROOT.tables("good", 5)
GOODS: Final = _ids(_goods)
for _name in ("corn", "llama"):
    if _name not in GOODS:
        raise ROOT.complain(
            "good",
            "must have one with the id {id}, which the rules speak of",
            "lacks-id",
            id=_name,
        )
CORN: Final = GOODS.index("corn")
LLAMA: Final = GOODS.index("llama")
UNIT: Final = tuple(table.integer("unit_size", 1, 10) for table in _goods)
STOCK: Final = tuple(table.integer("stock", 1, 1000) for table in _goods)
START_GOODS: Final = tuple(ROOT.table("start_goods").integer(name, 0, 100) for name in GOODS)

# Player counts
MOST_SEATS: Final = max(GAME.about.seats)
_counts = {table.integer("players", 2, 8): table for table in ROOT.tables("player_count")}
for _seats in GAME.about.seats:
    if _seats not in _counts:
        raise ROOT.complain(
            "player_count", "has none for {seats} players", "none-for", seats=_seats
        )
LAST_DAY: Final = ROOT.table("time_track").integer("last_day", 1, 100)
FIRST_DAY: Final = {n: table.integer("start_day", 1, LAST_DAY) for n, table in _counts.items()}
INCAS: Final = {n: table.integer("incas_per_player", 1, 50) for n, table in _counts.items()}
MOST_INCAS: Final = max(INCAS.values())
CORN_PER_MOON: Final = ROOT.table("time_track").integer("corn_per_moon", 0, 100)
START_CARDS: Final = ROOT.table("start_hand").integer("sacrifice_cards", 0, 5)
FREE_INCAS: Final = ROOT.table("start_hand").integer("free_incas_on_board", 0, 5)

# Districts
_districts = ROOT.tables("district")
DISTRICTS: Final = _ids(_districts)
DISTRICT_KIND: Final = tuple(_KINDS.index(table.choice("kind", _KINDS)) for table in _districts)
DAILY: Final = sum(kind <= MAIN_TEMPLE for kind in DISTRICT_KIND)
"""How many districts work once a day: the first ones."""
if any(kind > MAIN_TEMPLE for kind in DISTRICT_KIND[:DAILY]):
    raise ROOT.complain(
        "district", "must list the production districts and temples first", "districts-first"
    )
BONUS_UNIT: Final = tuple(table.integer("bonus_unit", 1, 10) for table in _districts[:DAILY])
BONUS_MAX: Final = tuple(table.integer("bonus_max", 1, 10) for table in _districts[:DAILY])
BONUS_START: Final = tuple(
    table.integer("bonus_start", 0, most)
    for table, most in zip(_districts[:DAILY], BONUS_MAX, strict=True)
)
SUNDIAL_DISTRICT: Final = DISTRICT_KIND.index(SUNDIAL)


def _neighbours() -> tuple[tuple[int, ...], ...]:
    beside: list[set[int]] = [set() for _ in DISTRICTS]
    table = ROOT.table("adjacency")
    for n, edge in enumerate(table.items("edges")):
        if type(edge) is not list or len(edge) != 2 or any(end not in DISTRICTS for end in edge):
            raise table.complain(
                f"edges[{n}]",
                "must name two districts, but is {value}",
                "two-districts",
                value=repr(edge),
            )
        first, second = DISTRICTS.index(edge[0]), DISTRICTS.index(edge[1])
        if first == second:
            raise table.complain(f"edges[{n}]", "joins a district with itself", "itself")
        beside[first].add(second)
        beside[second].add(first)
    reached, border = {0}, [0]
    while border:
        new = beside[border.pop()] - reached
        reached |= new
        border += sorted(new)
    for district, name in enumerate(DISTRICTS):
        if district not in reached:
            raise table.complain(
                "edges",
                "do not connect {one} with {other}",
                "apart",
                one=name,
                other=DISTRICTS[0],
            )
    return tuple(tuple(sorted(neighbours)) for neighbours in beside)


NEIGHBOURS: Final = _neighbours()

# Professions
_professions = ROOT.tables("profession", 5)
PROFESSIONS: Final = _ids(_professions)
HOME: Final = tuple(_number(table, "district", DISTRICTS) for table in _professions)
HIRED_AT: Final = tuple(_number(table, "hired_at", DISTRICTS) for table in _professions)
HIRE_COST: Final = tuple(_amounts(table, "cost") for table in _professions)
PAY_CORN: Final = tuple(table.integer("pay_corn", 0, 100) for table in _professions)
_products = tuple(_amounts(table, "produces") for table in _professions)
for _table, _product in zip(_professions, _products, strict=True):
    if len(_product) != 1:
        raise _table.complain("produces", "must name exactly one good", "one-good")
PRODUCT: Final = tuple(product[0][0] for product in _products)
YIELD: Final = tuple(product[0][1] for product in _products)

# Clergy
_clergy = ROOT.tables("clergy", 3)
CLERGY: Final = _ids(_clergy)
CLERGY_COUNT: Final = tuple(table.integer("count", 1, 50) for table in _clergy)
CLERGY_TOTAL: Final = sum(CLERGY_COUNT)
TEMPLE_OF: Final = tuple(_number(table, "temple", DISTRICTS) for table in _clergy)
RECRUITED_AT: Final = tuple(_number(table, "recruited_at", DISTRICTS) for table in _clergy)


def _recruit_costs(table: Table, count: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The price of each tile of a row: one for all, unless the file has a list of `costs`."""
    if "costs" not in table:
        return (_amounts(table, "cost"),) * count
    return tuple(_amounts_in(cost) for cost in table.tables("costs", count))


RECRUIT_COST: Final = tuple(
    _recruit_costs(table, count) for table, count in zip(_clergy, CLERGY_COUNT, strict=True)
)
"""`RECRUIT_COST[type][taken]`: the price of the next tile when `taken` of the type are taken."""
SACRIFICE_VALUE: Final = tuple(
    (0, *table.integers("steps", count, 1, 100))
    for table, count in zip(_clergy, CLERGY_COUNT, strict=True)
)
"""`SACRIFICE_VALUE[type][taken]`: steps for a llama when `taken` tiles of the type are taken."""


def _of_district(numbers: tuple[int, ...], kind: int, table: str) -> tuple[int, ...]:
    """By district, which of `numbers` stands there, or -1; each must stand in the right kind."""
    for number in numbers:
        if DISTRICT_KIND[number] != kind:
            raise ROOT.complain(
                table,
                "puts something into {district}, of another kind",
                "other-kind",
                district=DISTRICTS[number],
            )
    return tuple(
        numbers.index(district) if district in numbers else -1 for district in range(len(DISTRICTS))
    )


WORKERS_OF: Final = _of_district(HOME, PRODUCTION, "profession")
"""By district, the profession that lives there, or -1."""
CLERGY_OF: Final = _of_district(TEMPLE_OF, TEMPLE, "clergy")
"""By district, the clergy that sacrifices there, or -1."""
HIRES: Final = tuple(
    tuple(p for p, place in enumerate(HIRED_AT) if place == district)
    for district in range(len(DISTRICTS))
)
RECRUITS: Final = tuple(
    tuple(c for c, place in enumerate(RECRUITED_AT) if place == district)
    for district in range(len(DISTRICTS))
)
_of_district(HIRED_AT, HIRING, "profession")
_of_district(RECRUITED_AT, CLERGY_HOUSE, "clergy")

# Movement, temples, sundial
RIDE_LLAMAS: Final = ROOT.table("movement").integer("ride_llamas", 1, 100)
_temple = ROOT.table("temple")
STONES: Final = _temple.integer("stones", 1, 100)
STEPS_PER_STONE: Final = _temple.integer("steps_per_stone", 0, 100)
LLAMAS_PER_SACRIFICE: Final = _temple.integer("llamas_per_sacrifice", 1, 100)
STEPS_PER_OFFERING: Final = _temple.integer("offering_steps_per_unit", 0, 100)
if sum(BONUS_MAX[d] for d in range(DAILY) if DISTRICT_KIND[d] != PRODUCTION) > STONES:
    raise _temple.complain("stones", "are too few for the temples' bonus_max", "stones")
SUNDIAL_UNITS: Final = ROOT.table("sundial").integer("reward_units", 1, 5)
SUNDIAL_STEPS: Final = ROOT.table("sundial").integer("reward_steps", 0, 100)

# Market
_market = ROOT.table("market")
COLUMNS: Final = tuple(
    GOODS.index(name) if name in GOODS else -1 for name in _market.texts("columns")
)
if sorted(COLUMNS) != [g for g, table in enumerate(_goods) if table.flag("market")]:
    raise _market.complain(
        "columns", "must be the goods that have market = true, each once", "columns"
    )
SLOTS: Final = len(_market.items("slot_prices"))
SELL_PRICE: Final = (
    *_market.integers("slot_prices", low=1, high=100),
    _market.integer("bank_sell_price", 1, 100),
)
"""What a piece sells for while this many are in its column."""
BUY_PRICE: Final = (_market.integer("bank_buy_price", 1, 100), *SELL_PRICE[:-1])
"""What a piece costs while this many are in its column."""
if any(buy < sell for buy, sell in zip(BUY_PRICE[1:], SELL_PRICE[:-1], strict=True)):
    raise _market.complain("slot_prices", "must not let a piece be bought below its sale", "prices")
START_FILLED: Final = _market.integer("start_filled", 0, SLOTS)


def _laid_out(good: int) -> int:
    """How many pieces of a good are on the table when a game of the most players begins."""
    laid = MOST_SEATS * START_GOODS[good] + (START_FILLED if good in COLUMNS else 0)
    if good == CORN:
        laid += CORN_PER_MOON * max(LAST_DAY - day for day in FIRST_DAY.values())
    for district in range(DAILY):
        if DISTRICT_KIND[district] == PRODUCTION and PRODUCT[WORKERS_OF[district]] == good:
            laid += BONUS_START[district] * BONUS_UNIT[district]
    return laid


for _good, _table in enumerate(_goods):
    if STOCK[_good] < _laid_out(_good):
        raise _table.complain("stock", "must be {low} at least", "at-least", low=_laid_out(_good))

# Trail
_trail = ROOT.table("trail")
SUMMIT: Final = _trail.integer("summit", 1, 1000)
WRAP_TO: Final = _trail.integer("wrap_to", 0, SUMMIT - 1)
_stations = ROOT.tables("station")
STATIONS: Final = _ids(_stations)
STATION_FIELD: Final = tuple(table.integer("field", WRAP_TO + 1, SUMMIT - 1) for table in _stations)
STATION_GOOD: Final = tuple(_number(table, "good", GOODS) for table in _stations)
STATION_AMOUNT: Final = tuple(table.integer("amount", 1, 100) for table in _stations)


def _trail_bonus() -> tuple[int, ...]:
    by_field = [-1] * SUMMIT
    for table in ROOT.tables("trail_bonus"):
        low = table.integer("from", 0, SUMMIT - 1)
        for at in range(low, table.integer("to", low, SUMMIT - 1) + 1):
            by_field[at] = table.integer("points", 0, 100)
    if -1 in by_field:
        raise ROOT.complain(
            "trail_bonus",
            "says nothing about field {field}",
            "bonus-field",
            field=by_field.index(-1),
        )
    return tuple(by_field)


TRAIL_BONUS: Final = _trail_bonus()
"""By trail field, the points (and, after a conquest, the gold) of a scout that stands there."""

# Moon tiles
_moons = ROOT.tables("moon_tile")
MOON_TILES: Final = _ids(_moons)
TILES_TO_END_DAY: Final = ROOT.table("time_track").integer(
    "moon_tiles_to_end_day", 1, len(MOON_TILES) - MOST_SEATS + 1
)
ALL_MOONS: Final = (1 << len(MOON_TILES)) - 1
MOON_STEPS: Final = tuple(
    table.integer("steps", 1, 100) if "steps" in table else 0 for table in _moons
)
MOON_GOOD: Final = tuple(
    _number(table, "good", GOODS) if "good" in table else -1 for table in _moons
)
MOON_AMOUNT: Final = tuple(
    table.integer("amount", 1, 100) if "good" in table else 0 for table in _moons
)
MOON_PAY: Final = tuple(
    table.integer("pay_corn", 0, 100) if "good" in table else 0 for table in _moons
)
MOON_ORDER: Final = tuple(
    sorted(
        range(len(MOON_TILES)), key=lambda tile: (MOON_PAY[tile] > 0, MOON_STEPS[tile] > 0, tile)
    )
)
"""The order in which a player's tiles are rewarded: free goods, steps, goods to be paid for."""

# Sacrifice cards
CATEGORIES: Final = PROFESSIONS + CLERGY
_cards = ROOT.tables("sacrifice_card")
CARDS: Final = _ids(_cards)
if not max(GAME.about.seats) * START_CARDS < len(CARDS) <= 60:
    raise ROOT.complain("sacrifice_card", "must be enough for all players, and at most 60", "cards")
ALL_CARDS: Final = (1 << len(CARDS)) - 1


def _icons(table: Table) -> tuple[int, int]:
    icons = table.texts("icons", 2)
    for icon in icons:
        if icon not in CATEGORIES:
            raise table.complain(
                "icons",
                "names {icon}, which is no profession or clergy",
                "no-icon",
                icon=repr(icon),
            )
    return CATEGORIES.index(icons[0]), CATEGORIES.index(icons[1])


ICONS: Final = tuple(_icons(table) for table in _cards)
GOLD: Final = tuple(table.integer("gold", 0, 100) for table in _cards)
_draw = ROOT.table("card_draw")
DRAW: Final = _draw.integer("draw", 1, 10)
GIVE_BACK: Final = _draw.integer("give_back", 0, DRAW - 1)
if DRAW - GIVE_BACK != 1:
    raise _draw.complain("give_back", "must be one less than draw", "give-back")
MISSED_DRAW_POINTS: Final = _draw.integer("missed_draw_points", 0, 100)

# Scoring and limits
_scoring = ROOT.table("scoring")
POINTS_PER_MATCH: Final = _scoring.integer("points_per_match", 0, 100)
MULTIPLIERS: Final = _scoring.integers("multipliers", 3, 1, 100)
# A bound that games can pass would be none: the printed one has to spare, a smaller one may not.
MOST_DECISIONS: Final = ROOT.table("limits").integer("decisions_per_game", 100_000, 10_000_000)
_ids(ROOT.tables("ending"))
_ids(ROOT.tables("piece"))
