"""Build what is published and try it as users would: the sdist, a pure and a compiled wheel.

    packages.py [FOLDER]      default: build/packages

The wheels are built by plain `pip wheel`, with build isolation. Each is installed with its
dependencies into an empty environment outside the checkout, and `scripts/installed.py` runs there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PIP_WHEEL = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", ROOT, "--wheel-dir")


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Run a command that must succeed, without what leads into the checkout."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, cwd=cwd, env={**inherited, **variables}, check=True)


def sdist(folder: Path) -> Path:
    """All that is published, as sources."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    (file,) = folder.glob("*.tar.gz")
    return file


def wheel(folder: Path, kind: str) -> Path:
    """A wheel as everybody can build it, with build isolation."""
    compiled = "1" if kind == "compiled" else "0"
    run(*PIP_WHEEL, folder / kind, TAWANTIN_COMPILE=compiled)
    (file,) = (folder / kind).glob("*.whl")
    return file


def try_out(kind: str, file: Path, build_name: str) -> None:
    """Install a file into an empty environment and use what it brings."""
    print(f"The {kind}, {file.name}, {file.stat().st_size // 1000} kB:", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / "bin" / "python"
        run(python, "-m", "pip", "install", "--quiet", file, cwd=folder, TAWANTIN_COMPILE="0")
        shutil.copy(ROOT / "scripts" / "installed.py", folder)
        run(python, "installed.py", build_name, cwd=folder, HOME=str(folder))


def main() -> None:
    """Build and try all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "packages"
    folder = folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    try:
        pure = wheel(folder, "pure")
        source = sdist(folder)
        # Compiling takes longest: meanwhile the others are tried.
        with ThreadPoolExecutor(1) as compiler:
            compiled = compiler.submit(wheel, folder, "compiled")
            try_out("pure wheel", pure, "pure")
            try_out("sdist", source, "pure")
            try_out("compiled wheel", compiled.result(), "compiled")
    except subprocess.CalledProcessError as error:
        sys.exit(f"This failed, see the lines above: {error}")
    print("Packages: 3 passed, 0 failed")


if __name__ == "__main__":
    main()
