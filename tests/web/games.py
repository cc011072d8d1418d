"""The games whose boards are drawn, and what their tests need to know. A new board adds a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

View = Any


@dataclass(frozen=True)
class Drawn:
    """A game with a board."""

    id: str
    seats: int
    """Players in the tests: few, so that a game is short."""
    leaks: Callable[[View, int | None], Iterator[str]]
    """A sentence for each thing in a view that these eyes must not see."""
    clicks: int = 600
    """More clicks than a whole game takes one player."""
    picture: int = 40
    """So many clicks lead to a position worth a picture."""
    forms: dict[str, list[str]] = field(default_factory=dict)
    """Tables of the components whose entries need messages `PREFIX-ID`: names that are bent."""


def chocolatl_leaks(view: View, seat: int | None) -> Iterator[str]:
    """Offerings and face-down cards of others."""
    for other in view["seats"]:
        if other["seat"] == seat or view["phase"] == "game_over":
            continue
        if other["offering"] is not None:
            yield f"the offering of seat {other['seat']}"
        for place in other["overview"]:
            for card in place["cards"]:
                if card is not None and not card["face_up"] and card["value"] is not None:
                    yield f"a face-down card of seat {other['seat']}"
    if (seat is None) != (view["hand"] is None):
        yield "a hand"


def inca_empire_leaks(view: View, seat: int | None) -> Iterator[str]:
    """Face-down markers, and sun cards that others hold or have laid face down."""
    for region in view["regions"]:
        if region["face_down"] and region["marker"] is not None:
            yield f"the marker of {region['id']}"
    for sector in view["sectors"]:
        laid = sector["laid"]
        if laid is not None and laid["seat"] != seat and laid["card"] is not None:
            yield f"the card that seat {laid['seat']} laid"
    if view["hand"] and (seat is None or len(view["hand"]) != view["players"][seat]["hand_size"]):
        yield "a hand"


def machu_picchu_leaks(view: View, seat: int | None) -> Iterator[str]:
    """Cards in the hands of others, and what they gave back."""
    for other in view["players"]:
        if other["seat"] == seat or view["phase"] == "over":
            continue
        if other["hand"] is not None or other["gold"] is not None:
            yield f"the cards of seat {other['seat']}"
    for given in view["deck"]["row"]:
        if given["card"] is not None and given["giver"] != seat:
            yield f"a card that seat {given['giver']} gave back"


def cuzco_leaks(view: View, seat: int | None) -> Iterator[str]:
    """God cards dealt in setup, and drafted tasks, of others."""
    for other in view["players"]:
        if other["seat"] == seat:
            continue
        for what in ("secret_cards", "drafted", "kept", "boxed"):
            if other[what]:
                yield f"{what} of seat {other['seat']}"


DRAWN = [
    Drawn("chocolatl", seats=3, leaks=chocolatl_leaks, picture=47),
    Drawn(
        "inca_empire",
        seats=3,
        leaks=inca_empire_leaks,
        picture=60,
        forms={"card-in-hand": ["sun_event"]},
    ),
    Drawn(
        "machu_picchu",
        seats=2,
        leaks=machu_picchu_leaks,
        clicks=1500,
        forms={"amount": ["good"], "one": ["profession", "clergy"], "to": ["district"]},
    ),
    Drawn("cuzco", seats=2, leaks=cuzco_leaks, clicks=1500, picture=60),
]
