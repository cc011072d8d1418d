"""Compile the engines, and what the server does for every move, with mypyc from the same sources.

    compile.py            put the extension modules beside the sources
    compile.py --remove   take them away again: back to pure Python

Python prefers an extension module to the source beside it, so nothing else changes. Modules with
wire types stay interpreted: msgspec cannot decode into compiled classes. `make wheel` puts the
same extension modules into a wheel (`hatch_build.py`). Quick when nothing changed.

What is compiled is a copy of the sources in which the constructors of dataclasses are written out.
`@dataclass` makes them when the program runs, and what is made then stays interpreted: every frame
pushed and every state copied would go through it.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "mypyc" / str(sys.implementation.cache_tag)
COMPILED = {
    "kernel": (
        "actions", "bits", "chance", "choices", "frames", "lanes", "match", "numbers", "outcome",
        "parts", "playout",
    ),
    "bots": ("search", "steps"),
    "tables": ("folds", "requests/checks", "requests/moves", "sight", "story", "table"),
    "server": (
        "broadcast", "connection", "crowd", "door", "errand", "hub", "in_use", "limits", "live",
        "saving", "updates", "writer",
    ),
}  # fmt: skip
"""By package, its modules; of the games all but these:"""
INTERPRETED = {"__init__", "events", "kinds", "view", "text", "reasons"}
SUFFIXES = (".so", ".pyd")
COMPILERS = ("mypy", "setuptools")
"""What compiling takes besides the packages whose types the sources use."""
COMPILER_PACKAGE = "ziglang"
"""Carries a C compiler for those who have none."""
KERNEL_IMPORT = "from tawantin.kernel.frames import Frame as _KernelFrame"
FUTURE = "from __future__ import annotations"
INHERITED: dict[str, list[str]] = {
    "Frame": [],
    "SimultaneousFrame": [],
    "State": ["frames: list[_KernelFrame]"],
}
"""By base class of the kernel, the parameters of the fields that come from it."""


class CannotCompile(Exception):
    """The engines cannot be compiled here; the message says why."""


def needs() -> list[str]:
    """What must be installed to compile: the compiler's packages, and all whose types are used."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    dev = project["dependency-groups"]["dev"]
    compilers = [one for one in dev if one.startswith(COMPILERS)]
    return [*compilers, *project["project"]["dependencies"], *extras["postgres"], *extras["push"]]


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
        if subprocess.run(install, check=False, stderr=subprocess.DEVNULL).returncode:
            raise CannotCompile(
                "Compiling the engines takes a C compiler, and there is none: install gcc or "
                f"clang, or `pip install {COMPILER_PACKAGE}`; without it Tawantin runs as pure "
                "Python."
            )
    os.environ["CC"] = f"{sys.executable} -m {COMPILER_PACKAGE} cc"


def sources() -> list[str]:
    """The modules to compile, as paths below the source folder."""
    package = SOURCES / "tawantin"
    named = [
        path
        for folder, names in COMPILED.items()
        for name in names
        for path in _room(package / folder / name)
    ]
    games = [path for path in _python(package / "games") if not _interpreted(path)]
    return [str(path.relative_to(SOURCES)) for path in named + games]


def digest() -> str:
    """Tells whether anything changed that the extension modules depend on."""
    total = hashlib.sha256(f"{sys.version} {importlib.metadata.version('mypy')}".encode())
    package = SOURCES / "tawantin"
    folders = [package / name for name in (*COMPILED, "games", "store")]
    for path in [Path(__file__), *(path for folder in folders for path in _python(folder))]:
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _room(place: Path) -> list[Path]:
    """A module, or the modules of a folder of that name."""
    if not place.is_dir():
        return [place.with_suffix(".py")]
    return [path for path in _python(place) if path.stem != "__init__"]


def _interpreted(path: Path) -> bool:
    """Whether a module of a game, or the folder that is its room, stays as it is."""
    return not INTERPRETED.isdisjoint({path.stem, path.parent.name})


def _python(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


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


def with_constructors(source: str) -> str:
    """The same module with an `__init__` in each dataclass; the lines keep their numbers."""
    lines = source.splitlines()
    parameters = dict(INHERITED)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (line := _decorator_line(node)) is not None:
            bases = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
            inherited = [parameter for base in bases for parameter in parameters[base]]
            parameters[node.name] = inherited + _own(node, source)
            lines[line] = lines[line].replace("dataclass(", "dataclass(init=False, ")
            after = node.end_lineno or 0
            if after == len(lines):
                lines.append("")
            if lines[after]:
                raise ValueError(f"{node.name} must be followed by an empty line")
            lines[after] = _constructor(parameters[node.name])
    text = "\n".join(lines) + "\n"
    return text.replace(FUTURE, f"{FUTURE}; {KERNEL_IMPORT}", 1) if "_KernelFrame" in text else text


def _decorator_line(node: ast.ClassDef) -> int | None:
    """Where `@dataclass(...)` stands; None without it, or if it is frozen: those are constants."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass":
            options = {option.arg for option in decorator.keywords}
            return None if "frozen" in options else decorator.lineno - 1
    return None


def _own(node: ast.ClassDef, source: str) -> list[str]:
    """The parameters for the fields of the class itself, defaults included."""
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    return [ast.get_source_segment(source, field) or "" for field in fields]


def _constructor(parameters: list[str]) -> str:
    names = [parameter.partition(":")[0] for parameter in parameters]
    body = "; ".join(f"self.{name} = {name}" for name in names) or "pass"
    return f"    def __init__({', '.join(['self', *parameters])}) -> None: {body}"


def _prepare(folder: Path) -> None:
    """Copy the sources, with the constructors written out in what is to be compiled."""
    compiled = {SOURCES / name for name in sources()}
    for path in (SOURCES / "tawantin").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        copy = folder / path.relative_to(SOURCES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(with_constructors(text) if path in compiled else text, encoding="utf-8")


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
    _prepare(BUILD / "src")
    os.chdir(BUILD / "src")
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
