"""Setting up: each player is dealt a secret hand."""

from __future__ import annotations

from collections.abc import Mapping

from tawantin.kernel.about import Value
from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog

from .components import CARDS, HAND
from .decisions.tricks import Lead
from .state import Player, State


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> State:
    """Deal; a player chosen by chance leads."""
    deck = list(CARDS)
    players = [Player(sorted([draw(deck, chance) for _ in range(HAND)]), 0) for _ in range(seats)]
    leader = chance.pick(seats)
    return State([Lead(leader)], players, deck, 0, [], options["low_wins"] is True)
