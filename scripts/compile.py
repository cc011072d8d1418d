"""Compile the kernel and the games with mypyc, from the same sources.

    compile.py            build the extension modules beside the sources
    compile.py --remove   take them away again: back to pure Python

Python prefers an extension module to the source beside it, so nothing else changes. Modules with
wire types stay interpreted: msgspec cannot decode into compiled classes.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
KERNEL = ("actions", "chance", "frames", "outcome", "playout")
INTERPRETED = {"__init__", "events", "view", "text"}


def sources() -> list[str]:
    """The modules to compile, as paths below the source folder."""
    package = SOURCES / "tawantin"
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    games = [
        path for path in sorted((package / "games").rglob("*.py")) if path.stem not in INTERPRETED
    ]
    return [str(path.relative_to(SOURCES)) for path in kernel + games]


def build(into: Path) -> list[Path]:
    """Compile into a folder that mirrors the source folder; the files made."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    home = Path.cwd()
    os.chdir(SOURCES)
    try:
        temporary = ROOT / "build" / "mypyc"
        extensions = mypycify(
            sources(), opt_level="2", debug_level="0", multi_file=True, target_dir=str(temporary)
        )
        command = build_ext(Distribution({"name": "tawantin", "ext_modules": extensions}))
        command.build_lib = str(into)
        command.build_temp = str(temporary)
        command.ensure_finalized()
        command.run()
        return [Path(output) for output in command.get_outputs()]
    finally:
        os.chdir(home)


def remove() -> None:
    """Delete the extension modules beside the sources."""
    for path in SOURCES.rglob("*.so"):
        path.unlink()


def main() -> None:
    """Do as the command line says."""
    remove()
    if "--remove" in sys.argv[1:]:
        print("Back to pure Python.")
        return
    made = build(SOURCES)
    print(f"Compiled {len(made)} modules; `python scripts/compile.py --remove` undoes it.")


if __name__ == "__main__":
    main()
