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
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Run a command that must succeed, without what leads into the checkout."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, cwd=cwd, env={**inherited, **variables}, check=True)


def build(folder: Path) -> dict[str, tuple[Path, str]]:
    """What is published: by kind its file and the build that it holds."""
    shutil.rmtree(folder, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    run(*pip, folder / "pure", ROOT, TAWANTIN_COMPILE="0")
    run(*pip, folder / "compiled", ROOT, TAWANTIN_COMPILE="1")
    (sdist,), (pure,), (compiled,) = (
        list(folder.glob(pattern)) for pattern in ("*.tar.gz", "pure/*.whl", "compiled/*.whl")
    )
    return {
        "pure wheel": (pure, "pure"),
        "sdist": (sdist, "pure"),
        "compiled wheel": (compiled, "compiled"),
    }


def try_out(file: Path, build_name: str) -> None:
    """Install a file into an empty environment and use what it brings."""
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
    try:
        built = build(folder.resolve())
        for kind, (file, build_name) in built.items():
            print(f"The {kind}, {file.name}, {file.stat().st_size // 1000} kB:", flush=True)
            try_out(file, build_name)
    except subprocess.CalledProcessError as error:
        sys.exit(f"This failed, see the lines above: {error}")
    print(f"Packages: {len(built)} passed, 0 failed")


if __name__ == "__main__":
    main()
