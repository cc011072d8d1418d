"""A view in lines of text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from tawantin.kernel.speech import Line, SeatName, Speech

from .view import PlayerView, View

NOTHING = "–"


def describe(view: View, words: Speech, name: SeatName) -> list[Line]:
    """The table in a few lines."""
    return [
        _head(view, words, name),
        *_city(view, words, name),
        *(line for player in view.players for line in _player(player, words, name)),
    ]


def _head(view: View, words: Speech, name: SeatName) -> Line:
    day = words.say("day-of", day=view.day, days=view.last_day)
    if view.ending is not None:
        return day, words.thing("ending", view.ending)
    moons = words.say("moons-of", taken=view.moon_tiles_taken, ends=view.moon_tiles_to_end_day)
    closes = "" if view.sun_tile is None else words.say("day-closes", name=name(view.sun_tile))
    return day, ", ".join(filter(None, [moons, closes]))


def _city(view: View, words: Speech, name: SeatName) -> list[Line]:
    lines = [("", "")]
    for place in view.districts:
        here = [words.say("district-bonus", bonus=place.bonus)] if place.bonus_max else []
        if place.princes:
            names = ", ".join(map(name, place.princes))
            here.append(words.say("district-princes", names=names, count=len(place.princes)))
        if here:
            lines.append((words.thing("district", place.id), ", ".join(here)))
    lines.append(("", ""))
    for column in view.market:
        prices = {"sell": column.sell_price, "buy": column.buy_price}
        state = words.say("market-state", pieces=column.pieces, **prices)
        lines.append((words.thing("market", column.good), state))
    for row in view.clergy:
        state = words.say("clergy-state", left=row.left, value=row.value)
        lines.append((words.thing("clergy", row.id), state))
    known = [
        words.say("deck-own", place=place, card=words.thing("card", row.card))
        for place, row in enumerate(view.deck.row, 1)
        if row.card is not None
    ]
    left = words.say("deck-left", count=view.deck.size)
    lines.append((words.say("end-deck"), ", ".join([left, *known])))
    return lines


def _player(player: PlayerView, words: Speech, name: SeatName) -> list[Line]:
    score = sum(player.points.values())
    place = NOTHING if player.prince is None else words.thing("district", player.prince)
    trail = f"{words.say('item-trail')}: {player.scout}"
    held = [words.thing("moon_tile", tile) for tile in player.moon_tiles]
    people = [_counts(player.incas, "profession", words), _counts(player.clergy, "clergy", words)]
    lines = [
        ("", ""),
        (words.say("points-of", name=name(player.seat), points=score), f"{place}. {trail}"),
        ("", _counts(player.goods, "good", words) or NOTHING),
        ("", ", ".join(filter(None, [*people, *held])) or NOTHING),
    ]
    if player.hand is None:
        cards = str(player.hand_size)
    else:
        of_own = [f"{words.thing('card', card.card)} ({card.points})" for card in player.hand]
        cards = ", ".join(of_own) or NOTHING
    lines.append((words.say("your-cards"), cards))
    return lines


def _counts(counts: Mapping[str, int], kind: str, words: Speech) -> str:
    return ", ".join(f"{words.thing(kind, one)} {count}" for one, count in counts.items() if count)
