"""Make `.venv` from exported requirements with hashes: `setup_venv.py run` or `setup_venv.py dev`.

Runs on any Python 3.11 or later with nothing installed. Uses uv where it is at hand, else pip.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def main() -> None:
    """Create the environment if need be, and install into it what the kind asks for."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs before anything is checked
        found = ".".join(map(str, sys.version_info[:2]))
        sys.exit(
            f"Tawantin needs Python 3.11 or later, but {sys.executable} is {found}: "
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
    print(f"Setting up .venv ({kind}); this is done once.", flush=True)
    requirements = ROOT / "requirements" / f"{kind}.txt"
    uv = shutil.which("uv")
    installer = (
        [uv, "pip", "install", "--python", str(python), "--quiet"]
        if uv
        else [str(python), "-m", "pip", "install", "--quiet", "--progress-bar", "off"]
    )
    run([*installer, "--require-hashes", "-r", str(requirements)])
    run([*installer, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])


def run(command: list[str]) -> None:
    """Run an installer and end with one sentence if it fails."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "VIRTUAL_ENV": str(VENV)})
    if done.returncode:
        sys.exit("The packages could not be installed: see the lines above, then try again.")


if __name__ == "__main__":
    main()
