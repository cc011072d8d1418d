"""A view as text for the terminal."""

from __future__ import annotations

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
    else:
        lines.append("The game is over.")
    return "\n".join(lines)


def _player(view: View, player: PlayerView) -> str:
    you = " (you)" if player.seat == view.seat else ""
    cut_off = sum(road.cut_off for road in player.roads)
    return (
        f"  {player.rank}. seat {player.seat}{you}, {player.colour}: {player.score} points, "
        f"{player.labour} labour (+{player.income}), {len(player.markers)} regions, "
        f"{player.terraces} terraces, {len(player.roads)} roads"
        + (f" ({cut_off} cut off)" if cut_off else "")
        + f", turn {player.turn_order}"
        + (f", affected by {', '.join(player.affected_by)}" if player.affected_by else "")
    ).replace("_", " ")
