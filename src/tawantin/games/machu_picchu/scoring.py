"""Points, gold, and who wins after a rescue or a conquest."""

from __future__ import annotations

from tawantin.kernel.bits import members
from tawantin.kernel.events import EventLog
from tawantin.kernel.outcome import Outcome, rank

from .components import (
    CATEGORIES,
    GOLD,
    ICONS,
    MISSED_DRAW_POINTS,
    MULTIPLIERS,
    POINTS_PER_MATCH,
    PROFESSIONS,
    TRAIL_BONUS,
    UNIT,
)
from .events import PointsCounted
from .state import CONQUEST, PLAYING, Player, State


def strength(player: Player, category: int) -> int:
    """How many of the player's Incas or clergy an icon counts."""
    if category < len(PROFESSIONS):
        return player.incas[category]
    return player.clergy[category - len(PROFESSIONS)]


def card_points(player: Player, card: int) -> int:
    """What a card is worth to a player now."""
    first, second = ICONS[card]
    return POINTS_PER_MATCH * (strength(player, first) + strength(player, second))


def victory_points(player: Player) -> dict[str, int]:
    """A player's points before any gold: by icon, then the trail and the missed draws."""
    items = dict.fromkeys(CATEGORIES, 0)
    for card in members(player.hand):
        for category in ICONS[card]:
            items[CATEGORIES[category]] += POINTS_PER_MATCH * strength(player, category)
    return items | public_points(player)


def public_points(player: Player) -> dict[str, int]:
    """The points that everybody can see during the game."""
    return {
        "trail": TRAIL_BONUS[player.scout],
        "missed_draws": MISSED_DRAW_POINTS * player.missed,
    }


def gold(player: Player) -> int:
    """Gold figures on the cards, and for the scout's place."""
    return sum(GOLD[card] for card in members(player.hand)) + TRAIL_BONUS[player.scout]


def multipliers(golds: list[int]) -> list[int]:
    """By seat, what a conquest makes of the points: most gold, second most, all others."""
    ranking = sorted(set(golds), reverse=True)
    return [MULTIPLIERS[min(ranking.index(amount), len(MULTIPLIERS) - 1)] for amount in golds]


def goods_units(player: Player) -> int:
    """Whole units of goods, which break ties."""
    return sum(amount // UNIT[good] for good, amount in enumerate(player.goods))


def points(state: State) -> list[dict[str, int]]:
    """By seat, where the points came from; before the end only what all can see."""
    if state.ending == PLAYING:
        return [public_points(player) for player in state.players]
    items = [victory_points(player) for player in state.players]
    if state.ending == CONQUEST:
        for own, factor in zip(items, _factors(state), strict=True):
            own["gold"] = (factor - 1) * sum(own.values())
    return items


def _factors(state: State) -> list[int]:
    """By seat, what the points are multiplied by at the end."""
    if state.ending != CONQUEST:
        return [1 for _ in state.players]
    return multipliers([gold(player) for player in state.players])


def tell_points(state: State, events: EventLog) -> None:
    """Everybody's points at the end, and how they came about."""
    counted = zip(state.players, points(state), _factors(state), strict=True)
    for seat, (player, items, factor) in enumerate(counted):
        nonzero = {item: count for item, count in items.items() if count}
        events.tell(PointsCounted(seat, nonzero, gold(player), factor, sum(nonzero.values())))


def to_come(state: State, viewer: int | None) -> list[dict[str, int]]:
    """By seat, what a rescue would add now: of one's own the cards; those of others are hidden."""
    by_seat: list[dict[str, int]] = [{} for _ in state.players]
    if viewer is not None:
        player = state.players[viewer]
        seen = public_points(player)
        by_seat[viewer] = {
            item: points
            for item, points in victory_points(player).items()
            if points and item not in seen
        }
    return by_seat


def scores(state: State) -> list[int]:
    """By seat, the score so far; before the end only what all can see."""
    return [sum(items.values()) for items in points(state)]


def outcome(state: State) -> Outcome:
    """How the game ended."""
    ending = "conquest" if state.ending == CONQUEST else "rescue"
    return rank(points(state), [[goods_units(player)] for player in state.players], ending)
