"""Builds the browser client into the wheel, so that `pip install .` is all."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _builder() -> ModuleType:
    """`scripts/build_web.py`, which is not in a package."""
    path = Path(__file__).parent / "scripts" / "build_web.py"
    spec = importlib.util.spec_from_file_location("build_web", path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WebBuildHook(BuildHookInterface[Any]):
    """Builds `web/`; where there is no Node, asks pip for one."""

    def dependencies(self) -> list[str]:
        """What must be installed before the build."""
        builder = _builder()
        return [] if builder.has_node() else [builder.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and put it into the wheel; `make web` does it for editable installs."""
        if self.target_name != "wheel" or version == "editable":
            return
        builder = _builder()
        builder.build()
        build_data["force_include"][str(builder.OUT)] = "tawantin/web"
