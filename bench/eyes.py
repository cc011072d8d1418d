"""Several people do whatever they like at a table; nobody ever sees what they may not.

    python bench/eyes.py --sequences 2000 --steps 50

The long run of tests/server/eyes.py: random sequences of all table commands, after each of which
what every connection was shown last is compared with what its person may see.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from tests.server.eyes import Eyes

GAMES = ("chocolatl", "machu_picchu", "cuzco", "inca_empire")


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Who sees what.")
    parser.add_argument("--sequences", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--game", action="append", choices=GAMES)
    told = parser.parse_args()
    wanted = settings(
        max_examples=told.sequences,
        stateful_step_count=told.steps,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    for game in told.game or ["chocolatl"]:
        began = time.monotonic()
        machine = type("Eyes", (Eyes,), {"game": game})
        run_state_machine_as_test(machine, settings=wanted)
        seconds = time.monotonic() - began
        print(f"{game}: {told.sequences} sequences of up to {told.steps} steps, {seconds:.0f} s")


if __name__ == "__main__":
    main()
