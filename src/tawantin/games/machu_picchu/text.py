"""A view as text for the terminal."""

from __future__ import annotations

from .view import PlayerView, View


def describe(view: View) -> str:
    """The table in a few lines."""
    lines = [f"Day {view.day} of {view.last_day}, turn {view.turn}, {view.phase}"]
    if view.ending is not None:
        lines.append(f"The end: {view.ending} ({view.reason})")
    lines.append(
        f"Moon tiles: {view.moon_tiles_taken} taken, "
        f"{', '.join(tile.removeprefix('moon_') for tile in view.moon_tiles) or 'none'} left"
        + ("" if view.sun_tile is None else f"; sun tile with seat {view.sun_tile}")
    )
    lines.append(
        "Market: "
        + ", ".join(
            f"{column.good} {column.pieces} (sell {column.sell_price}, buy {column.buy_price})"
            for column in view.market
        )
    )
    lines.append(
        "Clergy: "
        + ", ".join(f"{row.id} {row.left} left, value {row.value}" for row in view.clergy)
    )
    lines.append(
        f"Deck: {view.deck.size} cards, {len(view.deck.row)} of them given back"
        + "".join(
            f", place {place}: {row.card}"
            for place, row in enumerate(view.deck.row, 1)
            if row.card is not None
        )
    )
    lines.append(
        "Bonus: "
        + ", ".join(f"{place.id} {place.bonus}" for place in view.districts if place.bonus_max)
    )
    lines += [_player(player) for player in view.players]
    return "\n".join(lines)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{amount} {name}" for name, amount in counts.items() if amount) or "nothing"


def _player(player: PlayerView) -> str:
    lines = [
        f"Seat {player.seat}: prince {player.prince or 'not yet placed'}, scout {player.scout}, "
        f"{player.hand_size} cards, {sum(player.points.values())} points",
        f"  goods: {_counts(player.goods)}",
        f"  Incas: {_counts(player.incas)}; {player.supply} in supply, {player.sundial} at sundial",
        f"  clergy: {_counts(player.clergy)}; moon tiles: {', '.join(player.moon_tiles) or 'none'}",
    ]
    if player.hand is not None:
        cards = ", ".join(f"{card.card} ({card.points})" for card in player.hand)
        lines.append(f"  cards: {cards}; {player.gold} gold")
    return "\n".join(lines)
