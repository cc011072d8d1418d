"""A view in lines of text, for the terminal."""

from __future__ import annotations

from tawantin.kernel.speech import Line, SeatName, Speech

from .view import PlayerView, View

NOTHING = "–"


def describe(view: View, words: Speech, name: SeatName) -> list[Line]:
    """The table in words."""
    track = view.track
    when = words.say("round-of", round=track.round, rounds=len(track.rounds))
    now = f"{words.thing('era', str(track.era))}, {words.thing('phase', track.phase)}"
    order = ", ".join(map(name, view.turn_order))
    ranked = sorted(view.players, key=lambda player: player.rank)
    lines = [
        (when, now),
        (words.say("turn-order"), order),
        ("", ""),
        *(line for player in ranked for line in _player(player, words, name)),
        ("", ""),
        *_sun_board(view, words, name),
        ("", ""),
        *_map(view, words),
    ]
    if view.seat is not None:
        cards = ", ".join(words.thing("card", card) for card in view.hand)
        lines.append((words.say("your-sun-cards"), cards or words.say("no-sun-cards")))
    return lines


def _player(player: PlayerView, words: Speech, name: SeatName) -> list[Line]:
    has = [
        words.thing("colour", player.colour),
        f"{words.say('labour')} {player.labour} (+{player.income})",
        f"{words.say('markers')} {len(player.markers)}",
        f"{words.say('terraces')} {player.terraces}",
        words.say("roads-count", count=len(player.roads)),
    ]
    lines = [(words.say("points-of", name=name(player.seat), points=player.score), ", ".join(has))]
    if player.affected_by:
        lines.append(("", ", ".join(words.thing("card", card) for card in player.affected_by)))
    return lines


def _sun_board(view: View, words: Speech, name: SeatName) -> list[Line]:
    lines = []
    for sector in view.sectors:
        cards = [words.thing("card", card) for card in sector.cards]
        if sector.laid is not None:
            face = sector.laid.card
            card = words.say("name-card-down") if face is None else words.thing("card", face)
            cards.append(f"{card} ({words.say('laid-by', name=name(sector.laid.seat))})")
        lines.append((words.thing("sector", sector.id), ", ".join(cards) or NOTHING))
    return lines


def _map(view: View, words: Speech) -> list[Line]:
    """The regions that can be conquered, and what is built."""
    regions = [
        f"{words.thing('region', region.id)} ({words.thing('marker', region.marker)})"
        for region in view.regions
        if region.marker and region.conquered_by is None
    ]
    built = [
        f"{words.thing('site', site.id)}: "
        + words.say("site-built", tile=site.tile, temple=str(site.temple).lower())
        for site in view.sites
    ]
    return [
        (words.say("kind-region"), ", ".join(regions) or NOTHING),
        (words.say("kind-construction"), ", ".join(built) or NOTHING),
    ]
