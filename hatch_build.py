"""Builds the browser client into the wheel, so that `pip install .` is enough.

With `TAWANTIN_COMPILE=1` in the environment the wheel also gets the compiled engines. The
package's description is the README, made readable apart from the repository (`scripts/readme.py`).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import build_web, readme, tools
from scripts import compile as compiling


class TawantinMetadataHook(MetadataHookInterface):
    """Gives the package its description."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Enter the README as it looks without the files beside it."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        told = readme.alone(text, os.environ.get(readme.VARIABLE, ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": told}


class TawantinBuildHook(BuildHookInterface[Any]):
    """Builds `web/` and, if wanted, the compiled engines; asks pip for missing tools."""

    def _compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TAWANTIN_COMPILE", "0") != "0"

    def dependencies(self) -> list[str]:
        """What must be installed before the build."""
        needed = [] if tools.has_node() else [tools.NODE_PACKAGE]
        if self._compiled():
            needed += compiling.needs()
            needed += [] if compiling.has_compiler() else [compiling.COMPILER_PACKAGE]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the page and the extension modules into the wheel.

        Editable installs take both from the checkout: see `make web` and `make compiled`.
        """
        if self.target_name != "wheel" or version == "editable":
            return
        build_web.build()
        build_data["force_include"][str(build_web.OUT)] = "tawantin/web"
        if self._compiled():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        try:
            made = compiling.build()
        except compiling.CannotCompile as error:
            self.app.abort(str(error))
        for place, path in made.items():
            build_data["force_include"][str(path)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
