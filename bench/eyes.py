"""Several people do whatever they like at a table; nobody ever sees what they may not.

    python bench/eyes.py --sequences 25000 --batch 2500 --seed 1 --game cuzco

The long run of tests/server/eyes.py: random sequences of all table commands, after each of which
what every connection was shown last is compared with what its person may see. Each batch has a
seed of its own; sequences that gave the same commands to the same onlookers are counted once.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import invariant, run_state_machine_as_test
from tests.server.eyes import Eyes

from tawantin import wire

GAMES = ("chocolatl", "machu_picchu", "cuzco", "inca_empire")


class Counted(Eyes):
    """Eyes that know how much they have seen."""

    steps = 0
    different: set[bytes]

    def __init__(self) -> None:
        super().__init__()
        self.commands = hashlib.blake2b(digest_size=12)

    def command(self, person: int, command: wire.TableCommand) -> None:
        """Give it, and remember it without the name of the table, which is random."""
        written = repr((person, command)).replace(self.name, "")
        self.commands.update(written.encode())
        super().command(person, command)

    @invariant()
    def time_goes_on(self) -> None:
        """Count a step, and remember who looks how."""
        type(self).steps += 1
        looks = [(glass.wish, glass.last is None) for glass in self.glasses]
        self.commands.update(repr(looks).encode())

    def teardown(self) -> None:
        """Remember what the sequence was."""
        self.different.add(self.commands.digest())
        super().teardown()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Who sees what.")
    parser.add_argument("--sequences", type=int, default=1000)
    parser.add_argument("--batch", type=int, default=2500, help="sequences of one seed")
    parser.add_argument("--seed", type=int, default=1, help="of the first batch")
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--game", action="append", choices=GAMES)
    arguments = parser.parse_args()
    for game in arguments.game or GAMES:
        began = time.process_time()
        machine: type[Counted] = type("Machine", (Counted,), {"game": game, "different": set()})
        for batch, done in enumerate(range(0, arguments.sequences, arguments.batch)):
            number = min(arguments.batch, arguments.sequences - done)
            wanted = settings(
                max_examples=number,
                stateful_step_count=arguments.steps,
                deadline=None,
                database=None,
                derandomize=False,
                phases=(Phase.generate, Phase.shrink),
                suppress_health_check=list(HealthCheck),
            )
            run_state_machine_as_test(seed(arguments.seed + batch)(machine), settings=wanted)
            print(
                f"{game}: {done + number:,} sequences of up to {arguments.steps} steps, "
                f"{len(machine.different):,} different ones, {machine.steps:,} steps, "
                f"{time.process_time() - began:.0f} s of processor time",
                flush=True,
            )


if __name__ == "__main__":
    main()
