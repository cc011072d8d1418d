"""Change a number of a game, play it, measure what it does: see docs/workshop.md."""

from .experiment import Experiment, new_experiment
from .places import BadPlace
from .variant import Variant, read_variant

__all__ = ["BadPlace", "Experiment", "Variant", "new_experiment", "read_variant"]
