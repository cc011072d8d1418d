"""A view as text for the terminal."""

from __future__ import annotations

from tawantin.kernel.bits import members

from .board import Board
from .components import BOARDS
from .view import PlayerView, View

_DECISIONS = {
    "sun_card": "lays a sun event card",
    "turn": "chooses an action",
    "road": "builds a road",
    "wilderness_from": "begins a wilderness road",
    "wilderness_to": "ends a wilderness road",
    "more_garrison": "may build another garrison",
    "more_terrace": "may build another terrace",
    "more_conquest": "may conquer another region",
}


def describe(view: View) -> str:
    """The table in words."""
    track = view.track
    lines = [
        f"Round {track.round} of {len(track.rounds)}, era {track.era}, "
        f"{track.phase.replace('_', ' ')} phase",
        "",
    ]
    lines += [_player(view, player) for player in sorted(view.players, key=lambda p: p.rank)]
    lines += ["", "Sun board"]
    for sector in view.sectors:
        cards = [card.replace("_", " ") for card in sector.cards]
        if sector.laid is not None:
            cards.append((sector.laid.card or "a card").replace("_", " ") + " (face down)")
        lines.append(f"  {sector.id}: {', '.join(cards) or 'empty'}")
    open_markers = [
        f"{region.id} ({region.marker})"
        for region in view.regions
        if region.marker and region.conquered_by is None
    ]
    lines += ["", "Face-up regions: " + ", ".join(open_markers).replace("_", " ")]
    built = [f"{site.tile}{' + temple' if site.temple else ''} at {site.id}" for site in view.sites]
    lines.append("Built: " + (", ".join(built).replace("_", " ") or "nothing"))
    if view.seat is not None:
        lines.append("Your cards: " + ", ".join(view.hand).replace("_", " "))
    if view.decision is not None:
        wilderness = ""
        if view.decision.site:
            wilderness = f" from {view.decision.site.replace('_', ' ')}"
        doing = _DECISIONS[view.decision.kind]
        lines.append(f"Seat {view.decision.seat} {doing}{wilderness}.")
        if view.decision.seat == view.seat:
            lines += _places(view)
    else:
        lines.append("The game is over.")
    return "\n".join(lines)


def _places(view: View) -> list[str]:
    """For a road, what the ids of the connections and pairs in reach stand for."""
    if view.decision is None or view.seat is None or "road" not in _DECISIONS[view.decision.kind]:
        return []
    board = BOARDS[len(view.players)]
    own = {road.place for road in view.players[view.seat].roads}
    from_site = view.decision.site
    if from_site is not None:
        lines = board.lines_of_site[board.sites.index(from_site)]
        return [_place(board, line) for line in members(lines) if board.lines[line] not in own]
    claimed = {road.place for player in view.players for road in player.roads}
    reach = 0
    for name in view.players[view.seat].connected_sites:
        reach |= board.lines_of_site[board.sites.index(name)]
    free = members(reach & board.connections)
    return [_place(board, line) for line in free if board.lines[line] not in claimed]


def _place(board: Board, line: int) -> str:
    a, b = (board.sites[site] for site in board.ends_of[line])
    regions = " and ".join(board.regions[n] for n in members(board.regions_of_line[line]))
    return f"  {board.lines[line]}: {a} to {b}, in {regions}".replace("_", " ")


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def _player(view: View, player: PlayerView) -> str:
    you = " (you)" if player.seat == view.seat else ""
    cut_off = sum(road.cut_off for road in player.roads)
    return (
        f"  {player.rank}. seat {player.seat}{you}, {player.colour}: {player.score} points, "
        f"{player.labour} labour (+{player.income}), "
        f"{_count(len(player.markers), 'region', 'regions')}, "
        f"{_count(player.terraces, 'terrace', 'terraces')}, "
        f"{_count(len(player.roads), 'road', 'roads')}"
        + (f" ({cut_off} cut off)" if cut_off else "")
        + f", turn {player.turn_order}"
        + (f", affected by {', '.join(player.affected_by)}" if player.affected_by else "")
    ).replace("_", " ")
