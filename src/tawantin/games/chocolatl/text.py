"""A view as text for the terminal."""

from __future__ import annotations

from .components import NAMES
from .view import LaidCard, PlayerView, View

_PHASES = {
    "offering": "Everybody offers a card.",
    "bid_all": "Everybody bids at all locations, in secret.",
    "bid_first": "Everybody lays a first card at each location; they are opened together.",
    "bid_second": "Everybody lays the second card at each location, in secret.",
    "bid_location": "Everybody bids at this location, in secret.",
    "dice_window": "Black dice may be used.",
    "village": "The highest bidder takes a hut or the black die.",
    "first_placer": "The highest bidder says who places the first marker.",
    "game_over": "The game is over.",
}


def describe(view: View) -> str:
    """The table in words and figures."""
    lines = [_head(view), *_board(view), ""]
    lines += [_seat(view, seat) for seat in view.seats]
    if view.hand is not None:
        lines += ["", "Your hand: " + " ".join(map(str, view.hand))]
        offering = view.seats[view.seat or 0].offering
        if offering is not None:
            lines[-1] += f"   (offered: {offering})"
    if view.next_location is not None:
        lines.append(f"Next: {NAMES[view.next_location]}")
    return "\n".join(lines)


def _head(view: View) -> str:
    parts = [f"Round {view.round} of {view.rounds}"] if view.round else []
    if view.mode is not None:
        parts.append(f"{view.mode_colour}: {view.mode.replace('_', ' ')}")
    if view.last_round:
        parts.append(f"last round ({', '.join(view.endings).replace('_', ' ')})")
    if view.location is not None:
        parts.append(NAMES[view.location])
    parts.append(_PHASES[view.phase])
    return " | ".join(parts)


def _board(view: View) -> list[str]:
    track = "  ".join(f"{stack.field}:{_seats(stack.seats)}" for stack in view.track)
    holders = {figure.figure: _owner(figure.holder) for figure in view.figures}
    dice = " ".join(map(str, view.white_dice)) or "-"
    court = ", ".join(
        f"{deck.open_card if deck.open_card is not None else '-'} ({deck.left} left)"
        for deck in view.decks
    )
    rows = " / ".join(
        f"{row.points}: {''.join(_owner(space) for space in row.spaces)}" for row in view.pyramid
    )
    return [
        f"Score track (bottom to top)  {track}",
        f"1 Temple       Chocolatl {holders['chocolatl']}, old man {holders['old_man']}",
        f"2 Plantations  dice {dice}",
        f"3 Village      huts {''.join(map(_owner, view.huts))}"
        + (", a black die" if view.die_on_board else ""),
        f"4 Pyramid      {rows}",
        f"5 Brewery      {view.brewery_first} / {view.brewery_second}, "
        f"lowest {view.brewery_lowest}",
        f"6 Court        {court}",
    ]


def _seat(view: View, seat: PlayerView) -> str:
    places = "  ".join(
        f"{n}[{' '.join(map(_card, place.cards))}]" for n, place in enumerate(seat.overview, 1)
    )
    bid = f"  bid {seat.bid.total}" if seat.bid is not None else ""
    mark = "*" if seat.deciding else " "
    you = " (you)" if seat.seat == view.seat else ""
    return (
        f"{mark}{_owner(seat.seat)} {seat.score:3d} points  markers {seat.markers}  "
        f"tiles {seat.tiles}  dice {seat.dice}  {places}{bid}{you}"
    )


def _card(card: LaidCard | None) -> str:
    if card is None:
        return "."
    if card.value is None:
        return "?"
    return str(card.value) if card.face_up else f"({card.value})"


def _owner(seat: int | None) -> str:
    return "-" if seat is None else "ABCDE"[seat]


def _seats(seats: list[int]) -> str:
    return "".join(_owner(seat) for seat in seats)
