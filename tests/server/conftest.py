from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Running, running, settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings(tmp_path)) as found:
        yield found
