"""Placing dice: where a die may lie, which value a deed takes, and what cards change about it.

Slow and in the rulebook's words; `lookup` makes the lists for play from these functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.bits import members

from ..actions import HAND, JUMP, NO_CARD
from ..board import NEVER, PLACES, routes
from ..components import (
    CARD_13_VALUE,
    FEATHERED,
    HEADBANDS,
    HOUSE_SLOTS,
    MOVE_ROPE,
    POINTS,
    SIDES,
    SPACE_DEEDS,
)
from ..state import State


def is_lower(face: int, lowest: int) -> bool:
    """Dice on a space go down: each must be strictly lower than the lowest that lies there."""
    return face < lowest


def is_enough(value: int, least: int) -> bool:
    """A deed can be done with the least value that it takes, or a higher one."""
    return value >= least


# -- what cards change about it ------------------------------------------------------------------


def may_13(face: int, deed: int) -> bool:
    """Mama Sara: the die counts as a 6. Only where it shows less and the deed looks at it."""
    return face < CARD_13_VALUE and deed != POINTS


def may_14(deed: int) -> bool:
    """Mama Sara: the runner jumps to any other village. Only with a movement."""
    return deed <= MOVE_ROPE


@dataclass(frozen=True, slots=True)
class Purse:
    """What a player could declare with a placement: sources of the three cards, and means."""

    card_07: tuple[int, ...]
    card_13: tuple[int, ...]
    card_14: tuple[int, ...]
    offerings: int
    inti: int

    def affords(self, *chosen: int) -> bool:
        """Whether cards from these sources can be paid for together."""
        hand = sum(source == HAND for source in chosen)
        return hand <= self.offerings and len(chosen) - hand <= self.inti


# -- which value a deed takes --------------------------------------------------------------------

LOWEST_IN: Final = tuple(
    members(flags)[0] + 1 if flags else NEVER for flags in range(1 << HEADBANDS)
)
"""By bit set of slots or headband tiles 1 to 6: the lowest number in it."""


def least_values(state: State, seat: int) -> list[int]:
    """By deed, the least value with which the player can carry it out, or `NEVER`."""
    player = state.players[seat]
    ways = routes(state.layout, state.rotation).least
    agriculture = research = NEVER
    if player.free:  # a tile needs an empty field; the die pays for the slot it lies in
        agriculture = LOWEST_IN[state.housed & (1 << HOUSE_SLOTS) - 1]
        research = LOWEST_IN[state.housed >> HOUSE_SLOTS]
    return [
        ways[player.runner],  # by stone: the nearest place that the runner could go to
        ways[PLACES + player.runner],  # by rope
        agriculture,
        research,
        1,  # an exchange
        1 if player.priests else NEVER,  # a fire trial or a step of the temple
        LOWEST_IN[FEATHERED[player.feathers] & ~player.headbands],  # a headband with its feathers
        1,  # points
    ]


# -- all of it together --------------------------------------------------------------------------

Declared = tuple[int, int, int, int, int, int]
"""A placement: face, space, deed, and the sources of cards 07, 13 and 14."""


def placements(
    space: int, faces: Sequence[int], lower: Sequence[int], enough: Sequence[int], purse: Purse
) -> Iterator[Declared]:
    """Every way to place one of the faces on a space; those in `lower` may lie there.

    `enough` are the values with which each deed of the space can be done, as bit sets.
    """
    for face in faces:
        for card_07 in (NO_CARD,) if face in lower else purse.card_07:
            paid = () if card_07 == NO_CARD else (card_07,)
            if not purse.affords(*paid):
                continue
            for deed, values in zip(SPACE_DEEDS[space], enough, strict=True):
                if values >> face & 1:
                    yield face, space, deed, card_07, NO_CARD, NO_CARD
                if may_13(face, deed) and values >> CARD_13_VALUE & 1:
                    for card_13 in purse.card_13:
                        if purse.affords(*paid, card_13):
                            yield face, space, deed, card_07, card_13, NO_CARD
            if may_14(SPACE_DEEDS[space][0]):
                for card_14 in purse.card_14:
                    if purse.affords(*paid, card_14):
                        yield face, space, JUMP, card_07, NO_CARD, card_14


FACES: Final = range(1, SIDES + 1)
