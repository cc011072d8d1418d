"""Phase I: which die goes where, with which cards; shell horns that turn it."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import Reason

from ..components import PUTUTU_CHANGES
from ..decisions.place import Place
from .cards import not_held, not_paid, playable
from .causes import (
    EXTRA_TURN_FACE,
    HIGH_ANYWAY,
    LOWER_ANYWAY,
    NO_PUTUTU,
    NO_PUTUTU_MODULE,
    NO_SUCH_DIE,
    NOT_LOWER,
    PUTUTU_REAL_DIE,
    SPACE_NOT_HERE,
    TURNED_DIE_ONLY,
)
from .deeds import no_headband, no_person, no_priest, no_road_of_kind
from .reading import Position, entry, number, spaces

_JUMP: Final = "jump"


def place(here: Position, frame: Place, face: int, space: str, more: list[str]) -> Reason | None:
    """A die of one's own, on a space where it may lie and where its action is possible."""
    if space not in spaces(here.state.seats):
        return SPACE_NOT_HERE(players=here.state.seats)
    cards = dict(word.split(":") for word in more if ":" in word)
    for card, source in cards.items():
        missing = not_held(here, card, source)
        if missing is not None:
            return missing
    deed = deed_of(space, more, cards)
    value = number("god_play", "card_13_value") if "13" in cards else face
    return (
        not_that_die(here, frame, face)
        or not_lower(here, face, space, "07" in cards)
        or high_anyway(face, "13" in cards)
        or not_possible(here, deed, value)
        or not_paid(here, list(cards.values()))
    )


def deed_of(space: str, more: list[str], cards: dict[str, str]) -> str:
    """What the die does: the deed of its space, or the one that was named, or a jump."""
    if "14" in cards:
        return _JUMP
    deeds = entry("space", space).texts("kinds")
    named = [word for word in more if ":" not in word]
    return next(deed for deed in deeds if not named or deed.endswith(f"_{named[0]}"))


def not_that_die(here: Position, frame: Place, face: int) -> Reason | None:
    """One of the dice not placed yet; the one that was turned; the extra turn has a face alone."""
    if frame.virtual:
        extra = number("god_play", "card_05_face")
        return None if face == extra else EXTRA_TURN_FACE(face=extra)
    if frame.turned:
        return None if face == frame.turned else TURNED_DIE_ONLY(face=frame.turned)
    return None if face in here.player.dice else NO_SUCH_DIE(face=face)


def not_lower(here: Position, face: int, space: str, lifted: bool) -> Reason | None:
    """Lower than every die there, unless card 07 lifts that; the points space takes any die."""
    there = here.dice_on(space) if entry("space", space).flag("descending") else []
    if not there or face < min(there):
        return LOWER_ANYWAY(card="god_card:07") if lifted else None
    if lifted:
        return None
    return NOT_LOWER("card_07" if playable(here, "07") else "", face=face, lowest=min(there))


def high_anyway(face: int, lifted: bool) -> Reason | None:
    """Card 13 makes a die count as a 6, which a 6 does anyway."""
    most = number("god_play", "card_13_value")
    return HIGH_ANYWAY(face=face) if lifted and face >= most else None


def not_possible(here: Position, deed: str, value: int) -> Reason | None:
    """A die is placed only where its action can be carried out."""
    match deed:
        case "move_stone" | "move_rope":
            return no_road_of_kind(here, deed.removeprefix("move_"), value)
        case "take_agriculture" | "take_research":
            return no_person(here, deed.removeprefix("take_"), value)
        case "temple":
            return no_priest(here)
        case "headdress":
            return no_headband(here, value)
        case _:
            return None


def turn_die(here: Position, frame: Place, face: int, size: int) -> Reason | None:
    """With the module a shell horn turns the die that is placed now."""
    if not here.state.pututu:
        return NO_PUTUTU_MODULE()
    if frame.virtual:
        return PUTUTU_REAL_DIE()
    have = here.player.pututu[PUTUTU_CHANGES.index(size)]
    return not_that_die(here, frame, face) or (
        None if have else NO_PUTUTU(size=size, need=1, have=0)
    )
