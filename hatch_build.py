"""Builds the browser client into the wheel, so that `pip install .` is all.

With `TAWANTIN_COMPILE=1` in the environment the wheel also gets the compiled engines.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _script(name: str) -> ModuleType:
    """A file of `scripts/`, which is not a package."""
    path = Path(__file__).parent / "scripts" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TawantinBuildHook(BuildHookInterface[Any]):
    """Builds `web/` and, if wanted, the compiled engines; asks pip for the tools that lack."""

    def _compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TAWANTIN_COMPILE", "0") != "0"

    def dependencies(self) -> list[str]:
        """What must be installed before the build."""
        web, compiler = _script("build_web"), _script("compile")
        needed = [] if web.has_node() else [web.NODE_PACKAGE]
        if self._compiled():
            needed += compiler.NEEDS
            needed += [] if compiler.has_compiler() else [compiler.COMPILER_PACKAGE]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the page and the extension modules into the wheel.

        Editable installs take both from the checkout: see `make web` and `make compiled`.
        """
        if self.target_name != "wheel" or version == "editable":
            return
        web = _script("build_web")
        web.build()
        build_data["force_include"][str(web.OUT)] = "tawantin/web"
        if self._compiled():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        compiler = _script("compile")
        try:
            made = compiler.build()
        except compiler.CannotCompile as error:
            self.app.abort(str(error))
        for place, path in made.items():
            build_data["force_include"][str(path)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
