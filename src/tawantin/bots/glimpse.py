"""What a bot is shown when it must decide: what its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

import msgspec

from ..kernel.about import Value
from ..kernel.actions import Action
from ..kernel.chance import Chance
from ..kernel.errors import NotYourTurn
from ..kernel.game import Game


class Glimpse:
    """A position as one seat sees it, at a moment when that seat must decide.

    The position itself stays behind closures: a bot gets the view, the legal actions, and copies
    in which all that its seat cannot know is dealt anew.
    """

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        options: Mapping[str, Value] = MappingProxyType({}),
        seats: int = 0,
        goes_on: bool = False,
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.seats: Final = seats or len(game.scores(state))
        """How many play."""
        self.options: Final = options
        """The options of the table, where known."""
        self.goes_on: Final = goes_on
        """Whether the seat also decided last, where known: its turn goes on."""
        self.legal: Final[Sequence[Action]] = game.legal(state, seat)
        """What the seat may do now; take one of these."""
        if not self.legal:
            raise NotYourTurn(f"Seat {seat} has nothing to decide now.")
        self._look: Callable[[], msgspec.Struct] = lambda: game.view(state, seat)
        self._redeal: Callable[[Chance], Any] = lambda chance: game.redeal(state, seat, chance)

    @cached_property
    def view(self) -> msgspec.Struct:
        """What the seat may see, in the game's own words."""
        return self._look()

    def redeal(self, chance: Chance) -> Any:
        """A copy of the position in which all that the seat cannot know is dealt anew.

        Do with it what you like: `game.step` it, evaluate it, play it to its end.
        """
        return self._redeal(chance)
