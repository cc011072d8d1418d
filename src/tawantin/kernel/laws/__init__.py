"""The laws: what holds for every game under every set of options.

`run` plays random games and checks all eleven at every decision, the costly ones at a sampled
share.

>>> import tawantin
>>> from tawantin.kernel import laws
>>> report = laws.run(tawantin.game("chocolatl"), seats=3, games=1, seed=1)
>>> report.violation is None
True
"""

from .runner import GROUPS, LAWS, Report, Violation, accepts, option_sets, run

__all__ = ["GROUPS", "LAWS", "Report", "Violation", "accepts", "option_sets", "run"]
