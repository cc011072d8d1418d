"""What was measured to be best for each game; `bench/bots.py` measures it again.

The bots know no game. These are only numbers: how far to look, how much to trust a heuristic.
A game that is not named here gets the defaults, which work everywhere, if less well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class GreedyTuning:
    """How `greedy` weighs a position."""

    redeals: int = 3
    """On how many redealt copies each action is tried."""
    ahead: bool = True
    """Whether it tries actions and weighs what comes of them; else it goes by `prefer` alone."""
    follow: int = 8
    """How many further decisions of its own turn are made by preference before it weighs."""
    rivalry: float = 0.5
    """How much of the best rival's expected score counts against its own."""
    preference: float = 0.1
    """How much the game's `prefer` counts beside the expected scores."""


@dataclass(frozen=True, slots=True)
class SearchTuning:
    """How `mcts` searches."""

    exploration: float = 1.0
    """How readily it tries what has not been tried much."""
    temperature: float = 1.0
    """How much the game's `prefer` must differ to matter: its differences are divided by this."""
    closer_temperature: float = 0.0
    """The same for what `greedy` promises, which the first decision is then biased by; 0: not."""
    guided: float = 0.5
    """The share of decisions in playouts that follow `prefer`; the others are random."""
    predictable: float = 0.8
    """The share of others' steps in simultaneous choices that follow `prefer`."""
    cut: int | None = None
    """After how many decisions a playout is cut and evaluated; None plays it to its end."""
    rivalry: float = 0.5
    """How much of the best rival's expected score counts against the own, at a cut."""
    scale: float = 5.0
    """So many points more count as a fair chance to win."""
    simulations: int = 400
    """How many simulations the level `hard` makes."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """All that is tuned for one game."""

    greedy: GreedyTuning = field(default_factory=GreedyTuning)
    search: SearchTuning = field(default_factory=SearchTuning)


DEFAULT: Final = Tuning()
TUNED: Final[dict[str, Tuning]] = {
    # Bids are laid at once: what counts is what the others will bid, and then the bids decide.
    "chocolatl": Tuning(
        GreedyTuning(ahead=False),
        SearchTuning(
            exploration=0.4, temperature=0.15, predictable=0.9, cut=0, rivalry=1.0, simulations=300
        ),
    ),
    # Evaluated at once the search is no better than greedy; a round played on makes the difference.
    "cuzco": Tuning(
        GreedyTuning(),
        SearchTuning(
            exploration=0.4,
            temperature=2.0,
            closer_temperature=0.6,
            guided=1.0,
            cut=40,
            rivalry=1.0,
            scale=10.0,
            simulations=400,
        ),
    ),
    # Roads pay late: a playout must go on until everybody has had about three turns.
    "inca_empire": Tuning(
        GreedyTuning(),
        SearchTuning(
            exploration=0.4,
            temperature=3.0,
            closer_temperature=2.0,
            guided=1.0,
            cut=45,
            rivalry=1.0,
            scale=10.0,
            simulations=420,
        ),
    ),
    # Most of a turn's worth shows later: a playout goes on for about a day. What greedy promises is
    # only a hint, for greedy does not see what the day brings.
    "machu_picchu": Tuning(
        GreedyTuning(preference=1.0),
        SearchTuning(
            exploration=0.3,
            temperature=0.5,
            closer_temperature=1.5,
            guided=1.0,
            cut=48,
            rivalry=1.0,
            scale=12.0,
            simulations=180,
        ),
    ),
}
"""By game id."""


def tuning(game: str) -> Tuning:
    """The numbers for a game."""
    return TUNED.get(game, DEFAULT)
