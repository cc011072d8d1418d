"""Garbage is collected by the clock: what is new at once, what is older now and then."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from tawantin.server.collecting import ALL_EVERY, collect, rarely_collect


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def collected_as_in_a_server() -> Iterator[None]:
    before = gc.get_threshold()
    rarely_collect()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_new_garbage_goes_in_the_next_round() -> None:
    ring = weakref.ref(Ring())
    assert ring() is not None
    collect(1)
    assert ring() is None


def test_garbage_that_lived_for_long_goes_when_everything_is_looked_through() -> None:
    held = Ring()
    ring = weakref.ref(held)
    collect(1)
    del held
    collect(2)
    assert ring() is not None, "what has stayed is not looked at again and again"
    collect(ALL_EVERY)
    assert ring() is None
