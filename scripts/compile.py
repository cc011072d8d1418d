"""Compile the kernel and the games with mypyc, from the same sources.

    compile.py            put the extension modules beside the sources
    compile.py --remove   take them away again: back to pure Python

Python prefers an extension module to the source beside it, so nothing else changes. Modules with
wire types stay interpreted: msgspec cannot decode into compiled classes. `make wheel` puts the
same extension modules into a wheel (`hatch_build.py`). Quick when nothing changed.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "mypyc" / str(sys.implementation.cache_tag)
KERNEL = ("actions", "chance", "frames", "outcome", "playout")
INTERPRETED = {"__init__", "events", "view", "text"}
SUFFIXES = (".so", ".pyd")
NEEDS = ["mypy>=1.19", "setuptools>=80", "msgspec>=0.19", "mypy-extensions>=1.0"]
"""What compiling takes: the compiler's packages, and those whose types the sources use."""
COMPILER_PACKAGE = "ziglang"
"""Carries a C compiler for those who have none."""


class CannotCompile(Exception):
    """The engines cannot be compiled here; the message says why."""


def has_compiler() -> bool:
    """Whether the C compiler that Python was built with, or the one of `CC`, is installed."""
    wanted = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return os.name == "nt" or shutil.which(wanted.split()[0]) is not None


def find_compiler() -> None:
    """See to it that there is a C compiler: the machine's, or one that pip can bring."""
    if has_compiler():
        return
    if importlib.util.find_spec(COMPILER_PACKAGE) is None:
        install = [sys.executable, "-m", "pip", "install", "--quiet", COMPILER_PACKAGE]
        if subprocess.run(install, check=False).returncode:
            raise CannotCompile(
                "Compiling the engines takes a C compiler, and there is none: install gcc or "
                f"clang, or `pip install {COMPILER_PACKAGE}`; without it Tawantin runs as pure "
                "Python."
            )
    os.environ["CC"] = f"{sys.executable} -m {COMPILER_PACKAGE} cc"


def sources() -> list[str]:
    """The modules to compile, as paths below the source folder."""
    package = SOURCES / "tawantin"
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    games = [
        path for path in sorted((package / "games").rglob("*.py")) if path.stem not in INTERPRETED
    ]
    return [str(path.relative_to(SOURCES)) for path in kernel + games]


def digest() -> str:
    """Tells whether anything changed that the extension modules depend on."""
    total = hashlib.sha256(f"{sys.version} {importlib.metadata.version('mypy')}".encode())
    package = SOURCES / "tawantin"
    for path in [Path(__file__), *sorted(package.glob("kernel/*.py")), *_games(package)]:
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _games(package: Path) -> list[Path]:
    return sorted((package / "games").rglob("*.py"))


def build() -> dict[str, Path]:
    """Compile if something changed; each extension module, by its place below the source folder."""
    library = BUILD / "library"
    stamp = BUILD / "built"
    now = digest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != now:
        find_compiler()
        stamp.unlink(missing_ok=True)
        shutil.rmtree(library, ignore_errors=True)
        _compile(library)
        stamp.write_text(now, encoding="utf-8")
    return {
        path.relative_to(library).as_posix(): path
        for path in sorted(library.rglob("*"))
        if path.suffix in SUFFIXES
    }


def _newer(path: str, time: float) -> bool:
    return os.path.exists(path) and os.path.getmtime(path) > time


def _compile(library: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools tells no types
        """setuptools compiles the files of one extension one after the other; this does not."""

        def build_extension(self, extension: Any) -> None:
            headers = [*extension.depends, *map(str, (BUILD / "c").rglob("*.h")), __file__]
            newest = max(os.path.getmtime(path) for path in headers)

            def compiled(source: str) -> list[str]:
                made: list[str] = self.compiler.object_filenames(
                    [source], output_dir=self.build_temp
                )
                if all(_newer(path, max(newest, os.path.getmtime(source))) for path in made):
                    return made
                return self.compiler.compile(  # type: ignore[no-any-return]
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                    depends=extension.depends,
                )

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for objects in pool.map(compiled, extension.sources):
                    extension.extra_objects.extend(objects)
            extension.sources = []
            self.force = True
            super().build_extension(extension)

    home = Path.cwd()
    os.chdir(SOURCES)
    try:
        extensions = mypycify(
            [f"--config-file={ROOT / 'pyproject.toml'}", *sources()],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(BUILD / "c"),
            group_name="tawantin",
        )
        command = BuildOnAllCores(Distribution({"name": "tawantin", "ext_modules": extensions}))
        command.build_lib = str(library)
        command.build_temp = str(BUILD / "objects")
        command.ensure_finalized()
        command.run()
    except SystemExit as error:
        raise CannotCompile(f"mypyc cannot compile the sources: {error}") from error
    except Exception as error:
        raise CannotCompile(f"The C compiler failed, see the lines above: {error}") from error
    finally:
        os.chdir(home)


def remove() -> None:
    """Delete the extension modules beside the sources."""
    for path in SOURCES.rglob("*"):
        if path.suffix in SUFFIXES:
            path.unlink()


def main() -> None:
    """Do as the command line says."""
    remove()
    if "--remove" in sys.argv[1:]:
        print("Back to pure Python.")
        return
    try:
        made = build()
    except CannotCompile as error:
        sys.exit(str(error))
    for place, path in made.items():
        shutil.copy2(path, SOURCES / place)
    print(f"Compiled {len(made)} modules; `python scripts/compile.py --remove` undoes it.")


if __name__ == "__main__":
    main()
