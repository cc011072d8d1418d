"""The client's own checks."""

from __future__ import annotations

import json
import subprocess

import pytest
from scripts import build_web, tools, web_types


def test_the_generated_types_are_current() -> None:
    assert not web_types.stale(), "run python scripts/web_types.py"


def test_no_registry_is_named() -> None:
    lock = json.loads((build_web.WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, one in lock["packages"].items() if "resolved" in one]


@pytest.mark.parametrize("command", ["check", "test"])
def test_the_sources_pass_their_own_checks(page_built: None, command: str) -> None:
    done = subprocess.run(
        [*tools.npm(), "run", "--silent", command],
        cwd=build_web.WEB,
        env=tools.node_environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
