"""What can be tuned for a game: how far bots look, how much they trust its heuristics.

A game brings the numbers that were measured to be best for it (`tuning.py` in its folder;
`bench/bots.py` measures them again). The defaults work everywhere, if less well.
"""

from __future__ import annotations

from dataclasses import dataclass, field


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
    """The same for the estimates of `greedy`, which then bias the first decision; 0: off."""
    guided: float = 0.5
    """The share of decisions in playouts that follow `prefer`; the others are random."""
    predictable: float = 0.8
    """The share of others' steps in simultaneous choices that follow `prefer`."""
    cut: int | None = None
    """After how many decisions a playout is cut and evaluated; None plays it to its end."""
    until_simultaneous: bool = False
    """Whether a playout is also cut where all choose at once again."""
    rivalry: float = 0.5
    """How much of the best rival's expected score counts against the own, at a cut."""
    scale: float = 5.0
    """This many points more count as a fair chance to win."""
    simulations: int = 400
    """How many simulations the level `hard` makes."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """Everything that is tuned for one game."""

    greedy: GreedyTuning = field(default_factory=GreedyTuning)
    search: SearchTuning = field(default_factory=SearchTuning)
