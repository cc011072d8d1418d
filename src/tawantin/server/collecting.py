"""Collecting garbage by the clock.

Tables live long and hold no cycles, so looking through them again and again finds nothing. Python
does so after a number of new objects: when many play that is every second, for tens of milliseconds
in which
everybody waits. Here the objects of the last moment are looked through, which is little, and what
is left of them is not looked at again but with everything else, every ten minutes.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
from typing import Final

EVERY_SECONDS: Final = 0.25
ALL_EVERY: Final = 2400
"""After this many rounds everything is looked through once."""
AT_THE_LATEST: Final = (1_000_000, 50, 50)
"""Should there be this many new objects meanwhile, Python itself looks through them."""


def rarely_collect() -> None:
    """What is there now stays: do not look through it again, nor through the rest before time."""
    gc.set_threshold(*AT_THE_LATEST)
    collect(ALL_EVERY)


def collect(turn: int) -> None:
    """One round: what is new, or everything."""
    if turn % ALL_EVERY:
        gc.collect(0)
    else:
        gc.unfreeze()
        gc.collect()
    gc.freeze()


async def collect_by_the_clock() -> None:
    """For ever."""
    for turn in itertools.count(1):
        await asyncio.sleep(EVERY_SECONDS)
        collect(turn)
