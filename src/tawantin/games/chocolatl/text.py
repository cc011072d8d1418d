"""A view in lines of text, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.speech import Line, SeatName, Speech

from .view import LaidCard, PlayerView, View

NOBODY = "–"


def describe(view: View, words: Speech, name: SeatName) -> list[Line]:
    """The table in words and figures."""
    return [
        _head(view, words),
        *_board(view, words, name),
        ("", ""),
        *(_player(view, player, words, name) for player in view.seats),
        *_hand(view, words),
    ]


def _head(view: View, words: Speech) -> Line:
    played = view.round > 0
    when = "round-of" if played else "round-none"
    now = [words.thing("mode", view.mode)] if view.mode is not None else []
    now += [words.say("last-round")] if view.last_round else []
    now += [words.thing("location", view.location)] if view.location is not None else []
    return words.say(when, round=view.round, rounds=view.rounds), ", ".join(now)


def _board(view: View, words: Speech, name: SeatName) -> list[Line]:
    temple, plantations, village, pyramid, brewery, court = (
        words.thing("location", place.location) for place in view.seats[0].overview
    )
    figures = [
        f"{words.thing('figure', figure.figure)}: {_owner(figure.holder, name)}"
        for figure in view.figures
    ]
    rows = [f"{row.points}: {_owners(row.spaces, name)}" for row in view.pyramid]
    decks = [
        f"{words.thing('deck', deck.deck)}: "
        f"{NOBODY if deck.open_card is None else deck.open_card} ({deck.left})"
        for deck in view.decks
    ]
    black_die = f"; {words.thing('spot', 'black_die')}" if view.die_on_board else ""
    drinks = f"{view.brewery_first} / {view.brewery_second} / {view.brewery_lowest}"
    return [
        (f"1 {temple}", ", ".join(figures)),
        (f"2 {plantations}", " ".join(map(str, view.white_dice)) or NOBODY),
        (f"3 {village}", _owners(view.huts, name) + black_die),
        (f"4 {pyramid}", "; ".join(rows)),
        (f"5 {brewery}", drinks),
        (f"6 {court}", ", ".join(decks)),
        *(
            (words.say("name-field", id=stack.field), ", ".join(map(name, stack.seats)))
            for stack in reversed(view.track)
        ),
    ]


def _player(view: View, player: PlayerView, words: Speech, name: SeatName) -> Line:
    who = words.say("points-of", name=name(player.seat), points=player.score)
    has = [
        f"{words.say('markers-left')} {player.markers}",
        f"{words.say('bonus-tiles')} {player.tiles}",
        f"{words.say('bonus-dice')} {player.dice}",
        *(
            f"{number}: {' '.join(map(_card, place.cards))}"
            for number, place in enumerate(player.overview, 1)
            if any(place.cards)
        ),
    ]
    return who, ", ".join(has)


def _hand(view: View, words: Speech) -> list[Line]:
    if view.hand is None or view.seat is None:
        return []
    cards = " ".join(map(str, view.hand)) or words.say("hand-empty")
    offering = view.seats[view.seat].offering
    offered = "" if offering is None else f" ({words.say('status-offered')}: {offering})"
    return [("", ""), (words.say("your-hand"), cards + offered)]


def _card(card: LaidCard | None) -> str:
    """A card laid face down is in brackets for its owner."""
    if card is None:
        return "."
    if card.value is None:
        return "?"
    return str(card.value) if card.face_up else f"({card.value})"


def _owner(seat: int | None, name: SeatName) -> str:
    return NOBODY if seat is None else name(seat)


def _owners(seats: Sequence[int | None], name: SeatName) -> str:
    """Who has the spaces of a row, those that are free at the end."""
    taken = [name(seat) for seat in seats if seat is not None]
    free = len(seats) - len(taken)
    return ", ".join([*taken, *([f"{free} × {NOBODY}"] if free else [])])
