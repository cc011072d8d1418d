"""The table as text, for the terminal."""

from __future__ import annotations

from .view import PlayerView, Space, View


def describe(view: View) -> str:
    """A view in lines of text."""
    lines = [f"Round {view.round} of {view.rounds}, {view.phase}; turn order {_seats(view.order)}"]
    lines.append("Roads from runners:")
    lines += [_runner(view, player) for player in view.players]
    lines.append("Spaces: " + "; ".join(f"{space.id} {_dice(space)}" for space in view.spaces))
    temple = " ".join("." if seat is None else str(seat) for seat in view.temple)
    lines.append(f"Temple, steps 1 to 6: {temple}; {view.temple_inti} medallions")
    for kind, tiles in view.houses.items():
        lines.append(f"Houses, {kind}: " + " ".join(_tile(tile) for tile in tiles))
    row = view.market[view.round - 1]
    goods = [f"{good.id} ({good.cost} food)" for good in row if good is not None]
    lines.append("Market: " + (", ".join(goods) or "empty"))
    lines.append("Palace: " + " ".join(view.palace))
    cards = [f"{god.id} {god.open or '-'}" for god in view.gods]
    lines.append("Open god cards: " + ", ".join(cards))
    for player in view.players:
        lines += _player(player)
    return "\n".join(lines)


def _seats(seats: list[int]) -> str:
    return " ".join(map(str, seats))


def _dice(space: Space) -> str:
    return " ".join(f"{die.face}" for die in space.dice) or "-"


def _tile(tile: str | None) -> str:
    return "." if tile is None else tile.partition("_")[2]


def _runner(view: View, player: PlayerView) -> str:
    ways = []
    for road in view.roads:
        if player.runner in (road.start, road.end):
            end = road.end if player.runner == road.start else road.start
            ways.append(f"{road.road} {road.pips} to {end}")
    return f"  {player.seat} in {player.runner}: " + ", ".join(ways)


def _player(player: PlayerView) -> list[str]:
    hand = [*player.known_cards, *player.secret_cards]
    hidden = player.hand_size - len(hand)
    feathers = "".join(
        colour[0] if filled else "."
        for colour, filled in zip(player.slots, player.feathers, strict=True)
    )
    bands = "".join("X" if active else "." for active in player.headbands)
    tiles = [
        f"{field.tile}{'' if field.up else ' (down)'}" for field in player.fields if field.tile
    ]
    tasks = [f"{task.id} (missing {task.missing})" for task in player.tasks]
    return [
        f"Seat {player.seat} ({player.colour}), {player.score} points, status {player.status}:"
        f" food {player.food}, offerings {player.offerings}, Inti {player.inti},"
        f" priests {player.priests}, khipu laid {len(player.villages)}",
        f"  dice {player.dice}; cards {' '.join(hand) or '-'} and {hidden} hidden;"
        f" feathers {feathers}, headbands {bands}; goods {' '.join(player.goods) or '-'}",
        f"  tiles: {', '.join(tiles) or '-'}; tasks: {', '.join(tasks) or '-'}",
    ]
