"""Make an environment from exported requirements with hashes: `setup_venv.py dev [FOLDER]`.

Runs on any Python 3.11 or later with nothing installed. Uses uv where it is at
hand and reaches the registry, else pip.
Does nothing if the environment is there and what it was made from has not changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = (ROOT / (sys.argv[2] if len(sys.argv) > 2 else ".venv")).absolute()


def main() -> None:
    """Create the environment if need be, and install into it what the kind asks for."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs before anything is checked
        version = ".".join(map(str, sys.version_info[:2]))
        sys.exit(
            f"Tawantin needs Python 3.11 or later, but {sys.executable} is {version}: "
            "say which to use, for instance `make play PYTHON=python3.12`."
        )
    kind = sys.argv[1]
    python = VENV / "bin" / "python"
    if not python.exists():
        try:
            venv.create(VENV, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit(
                "This Python cannot make virtual environments: install its venv package "
                "(on Debian and Ubuntu: apt install python3-venv) and try again."
            )
    requirements = ROOT / "requirements" / f"{kind}.txt"
    made_of, stamp = digest(requirements, ROOT / "pyproject.toml"), VENV / f"{kind}-made-of"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of:
        return
    print(f"Setting up {VENV.name} ({kind}); this is done once.", flush=True)
    wanted = ["--require-hashes", "-r", str(requirements)]
    own = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    uv = shutil.which("uv")
    quick = [str(uv), "pip", "install", "--python", str(python), "--quiet"]
    if not uv or not all(run([*quick, *words]) for words in (wanted, own)):
        pip = [str(python), "-m", "pip", "install", "--quiet", "--progress-bar", "off"]
        if not all(run([*pip, *words]) for words in (wanted, own)):
            sys.exit("The packages could not be installed: see the lines above, then try again.")
    stamp.write_text(made_of, encoding="utf-8")


def digest(*files: Path) -> str:
    """Tells whether any of the files changed, whatever their dates say."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def run(command: list[str]) -> bool:
    """Run an installer; whether it did its work."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "VIRTUAL_ENV": str(VENV)})
    return done.returncode == 0


if __name__ == "__main__":
    main()
