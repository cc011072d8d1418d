"""A side of the game board as tables of small ints and bit sets.

Sites, regions and lines are numbered; a set of them is an int with the bits of its members. A line
is a place for a road: the printed connections come first, the wilderness pairs after them. The
numbers follow the order of the actions, so that lists made from bit sets are in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.bits import BITS, members
from tawantin.kernel.errors import BadComponents
from tawantin.kernel.toml import Table

SITE_TYPES = ("capital", "city", "garrison", "huaca")


@dataclass(frozen=True, slots=True)
class Ids:
    """The ids of all places on all sides of the board, in the order of their actions."""

    regions: tuple[str, ...]
    sites: tuple[str, ...]
    connections: tuple[str, ...]
    pairs: tuple[str, ...]
    sectors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board, for one number of players. What ends in `_of` is indexed by number."""

    key: str
    regions: tuple[str, ...]
    sites: tuple[str, ...]
    lines: tuple[str, ...]
    sectors: tuple[str, ...]
    capital: int
    connections: int
    """The lines that are printed connections."""
    pairs: int
    """The lines that are wilderness pairs."""
    ends_of: tuple[tuple[int, int], ...]
    """The two sites of a line."""
    ends_set_of: tuple[int, ...]
    regions_of_line: tuple[int, ...]
    """The regions that a line passes through: one for a connection, one or two for a pair."""
    regions_of_site: tuple[int, ...]
    lines_of_site: tuple[int, ...]
    sites_of_region: tuple[int, ...]
    lines_of_region: tuple[int, ...]
    adjacent_of: tuple[int, ...]
    temple_bonus_of: tuple[int, ...]
    city_sites: int
    garrison_sites: int
    start_regions: int
    gods_regions: int
    colours: tuple[int, ...]
    start_line_of_colour: tuple[int, ...]
    """The connection from the capital to the start site, by colour; -1 if not in play."""
    start_region_of_colour: tuple[int, ...]
    sectors_of_colour: tuple[tuple[int, ...], ...]
    """The two sectors that touch a colour's line on the sun board."""
    remove_cards: tuple[str, ...]
    remove_markers_per_type: int
    markers_left_over: int


def _union(*lists: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(item for items in lists for item in items))


def _ids(tables: Sequence[Table], key: str) -> list[list[str]]:
    return [[item.text("id") for item in table.tables(key)] for table in tables]


def read_ids(tables: Sequence[Table]) -> Ids:
    """The ids on all sides of the board."""
    return Ids(
        regions=_union(*_ids(tables, "regions")),
        sites=_union(*_ids(tables, "sites")),
        connections=_union(*[[str(row[0]) for row in _rows(t, "connections")] for t in tables]),
        pairs=_union(*[[str(row[0]) for row in _rows(t, "wilderness_pairs")] for t in tables]),
        sectors=_union(*_ids(tables, "sectors")),
    )


def _rows(table: Table, key: str) -> list[list[object]]:
    """Rows of four: id, site, site, region or regions."""
    rows = table.items(key)
    for n, row in enumerate(rows):
        if type(row) is not list or len(row) != 4 or not all(type(x) is str for x in row[:3]):
            raise table.complain(
                f"{key}[{n}]", "must be an id, two sites and where it lies", "line"
            )
    return rows


class _Side:
    """Reads one side; its methods turn ids into numbers and complain about unknown ones."""

    def __init__(self, table: Table, ids: Ids, colours: tuple[str, ...]) -> None:
        self.table = table
        self.colours = colours
        self.regions = self._in_order("regions", ids.regions)
        self.sites = self._in_order("sites", ids.sites)
        self.sectors = self._in_order("sectors", ids.sectors)
        by_region = {entry.text("id"): entry for entry in table.tables("regions")}
        by_site = {entry.text("id"): entry for entry in table.tables("sites")}
        self.region_tables = [by_region[name] for name in self.regions]
        self.site_tables = [by_site[name] for name in self.sites]
        connections = sorted(
            _rows(table, "connections"), key=lambda row: ids.connections.index(str(row[0]))
        )
        pairs = sorted(
            _rows(table, "wilderness_pairs"), key=lambda row: ids.pairs.index(str(row[0]))
        )
        self.count = len(connections)
        self.rows = connections + pairs

    def _in_order(self, key: str, order: tuple[str, ...]) -> tuple[str, ...]:
        here = [entry.text("id") for entry in self.table.tables(key)]
        if len(set(here)) != len(here):
            raise self.table.complain(key, "must not name anything twice", "named-twice")
        return tuple(sorted(here, key=order.index))

    def _unknown(self, name: object, where: str) -> BadComponents:
        key = where.removeprefix(f"{self.table.where}.")
        return self.table.complain(
            key, "names {name}, which is unknown", "unknown", name=repr(name)
        )

    def region(self, name: object, where: str) -> int:
        if name not in self.regions:
            raise self._unknown(name, where)
        return self.regions.index(str(name))

    def site(self, name: object, where: str) -> int:
        if name not in self.sites:
            raise self._unknown(name, where)
        return self.sites.index(str(name))

    def region_set(self, names: object, where: str) -> int:
        mask = 0
        for name in names if isinstance(names, list | tuple) else [names]:
            mask |= 1 << self.region(name, where)
        return mask

    def colour(self, name: str, where: str) -> int:
        if name not in self.colours:
            raise self._unknown(name, where)
        return self.colours.index(name)


def read_board(table: Table, ids: Ids, colours: tuple[str, ...], marker_count: int) -> Board:
    """One side of the board; `marker_count` markers lie on it or are left over."""
    side = _Side(table, ids, colours)
    ends = _ends(side)
    passed = [side.region_set(row[3], str(row[0])) for row in side.rows]
    touched = [
        side.region_set(entry.texts("regions"), f"sites[{name}].regions")
        for name, entry in zip(side.sites, side.site_tables, strict=True)
    ]
    types = [entry.choice("type", SITE_TYPES) for entry in side.site_tables]
    capital = side.site(table.text("capital"), "capital")
    start_line, start_region, start_regions = _starts(side, ends, capital)
    gods = side.region_set(table.texts("hand_of_the_gods_regions"), "hand_of_the_gods_regions")
    if gods & start_regions:
        raise table.complain(
            "hand_of_the_gods_regions", "must not be start regions", "start-regions"
        )
    lines_of_site = _where(ends, len(side.sites))
    sites_of_region = _inverted(touched, len(side.regions))
    return Board(
        key=table.where,
        regions=side.regions,
        sites=side.sites,
        lines=tuple(str(row[0]) for row in side.rows),
        sectors=side.sectors,
        capital=capital,
        connections=(1 << side.count) - 1,
        pairs=(1 << len(side.rows)) - (1 << side.count),
        ends_of=tuple(ends),
        ends_set_of=tuple(1 << a | 1 << b for a, b in ends),
        regions_of_line=tuple(passed),
        regions_of_site=tuple(touched),
        lines_of_site=lines_of_site,
        sites_of_region=sites_of_region,
        lines_of_region=_inverted(passed, len(side.regions)),
        adjacent_of=tuple(
            side.region_set(entry.texts("adjacent"), f"regions[{name}].adjacent")
            for name, entry in zip(side.regions, side.region_tables, strict=True)
        ),
        temple_bonus_of=tuple(map(_temple_bonus, side.site_tables)),
        city_sites=sum(1 << n for n, kind in enumerate(types) if kind == "city"),
        garrison_sites=sum(1 << n for n, kind in enumerate(types) if kind == "garrison"),
        start_regions=start_regions,
        gods_regions=gods,
        colours=tuple(n for n, line in enumerate(start_line) if line >= 0),
        start_line_of_colour=start_line,
        start_region_of_colour=start_region,
        sectors_of_colour=_sectors(side),
        remove_cards=table.texts("remove_cards"),
        remove_markers_per_type=table.integer("remove_markers_per_type", 0, 100),
        markers_left_over=_left_over(side, start_regions, marker_count),
    )


def _ends(side: _Side) -> list[tuple[int, int]]:
    """The two sites of each line."""
    if len(side.rows) > len(BITS):
        raise side.table.complain(
            "connections", "and pairs must be at most {most}", "most-lines", most=len(BITS)
        )
    ends = []
    for row in side.rows:
        where = str(row[0])
        a, b = side.site(row[1], where), side.site(row[2], where)
        if a == b:
            raise side.table.complain(where, "must join two different sites", "two-sites")
        ends.append((a, b))
    return ends


def _temple_bonus(site: Table) -> int:
    if "temple_bonus" not in site:
        return 0
    if site.text("type") != "city":
        raise site.complain("temple_bonus", "must only be given to city sites", "cities")
    return site.integer("temple_bonus", 0, 100)


def _left_over(side: _Side, start_regions: int, marker_count: int) -> int:
    """The markers left over once every ordinary region has one."""
    left_over = side.table.integer("markers_left_over", 0, 100)
    with_marker = len(side.regions) - start_regions.bit_count()
    if side.table.integer("regions_with_marker", 1, 1000) != with_marker:
        raise side.table.complain(
            "regions_with_marker", "must be {wanted}", "must-be", wanted=with_marker
        )
    if marker_count != with_marker + left_over:
        raise side.table.complain(
            "markers_left_over",
            "must be {wanted}: there are {count}",
            "left-over",
            wanted=marker_count - with_marker,
            count=marker_count,
        )
    return left_over


def _where(ends: Sequence[tuple[int, int]], sites: int) -> tuple[int, ...]:
    masks = [0] * sites
    for line, (a, b) in enumerate(ends):
        masks[a] |= 1 << line
        masks[b] |= 1 << line
    return tuple(masks)


def _inverted(sets: Sequence[int], count: int) -> tuple[int, ...]:
    masks = [0] * count
    for n, mask in enumerate(sets):
        for member in members(mask):
            masks[member] |= 1 << n
    return tuple(masks)


def _starts(
    side: _Side, ends: list[tuple[int, int]], capital: int
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """By colour the start connection and the start region, and the set of start regions."""
    lines, regions, mask = [-1] * len(side.colours), [-1] * len(side.colours), 0
    for number, entry in enumerate(side.region_tables):
        if "start_colour" not in entry:
            continue
        colour = side.colour(entry.text("start_colour"), f"{entry.where}.start_colour")
        site = side.site(entry.text("start_site"), f"{entry.where}.start_site")
        joining = [line for line, pair in enumerate(ends) if set(pair) == {capital, site}]
        if not joining or joining[0] >= side.count:
            raise entry.complain(
                "start_site", "must have a connection to the capital", "to-capital"
            )
        lines[colour], regions[colour] = joining[0], number
        mask |= 1 << number
    if mask.bit_count() != side.table.integer("players", 1, 8):
        raise side.table.complain(
            "regions", "must have a start region for each player", "start-each"
        )
    return tuple(lines), tuple(regions), mask


def _sectors(side: _Side) -> tuple[tuple[int, ...], ...]:
    touching: list[list[int]] = [[] for _ in side.colours]
    for entry in side.table.tables("sectors", side.table.integer("players")):
        for name in entry.texts("colours", 2):
            colour = side.colour(name, f"{entry.where}.colours")
            touching[colour].append(side.sectors.index(entry.text("id")))
    return tuple(tuple(sorted(sectors)) for sectors in touching)
