"""Build the browser client of `web/` into `src/tawantin/web/`; quick when nothing changed.

``python scripts/build_web.py`` finds or fetches the Node it needs: see `scripts/tools.py`.
``--dev`` serves the sources instead, see `web/README.md`.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import tools  # noqa: E402 - the folder has just become importable

WEB = ROOT / "web"
OUT = ROOT / "src" / "tawantin" / "web"
PACKAGE = ROOT / "src" / "tawantin"


def sources() -> list[Path]:
    """Every file that the built page depends on."""
    paths = [*WEB.glob("*.*"), *(WEB / ".npmrc",)]
    for folder, pattern in ((WEB / "src", "*"), (WEB / "public", "*"), (PACKAGE, "*.ftl")):
        paths.extend(folder.rglob(pattern))
    return sorted(path for path in paths if path.is_file() and not path.name.endswith(".md"))


def digest(paths: list[Path]) -> str:
    """Tells whether any of the files changed."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def install() -> None:
    """Install what the page is built and checked with, if that changed."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    installed = WEB / "node_modules" / ".tawantin"
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        command = [*tools.npm(), "ci", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=WEB, env=tools.node_environment(), check=True)
        installed.write_text(lock, encoding="utf-8")


def build(force: bool = False) -> bool:
    """Build the page if something changed since it was built last; whether it was built."""
    stamp = OUT / ".built"
    with tools.alone("web"):
        now = digest(sources())
        if not force and stamp.is_file() and stamp.read_text(encoding="utf-8") == now:
            return False
        install()
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        command = [*tools.node(), str(vite), "build", "--logLevel", "error"]
        subprocess.run(command, cwd=WEB, env=tools.node_environment(), check=True)
        stamp.write_text(now, encoding="utf-8")
    return True


def develop() -> None:
    """Serve the sources until stopped, a page that shows every change: `npm run dev`."""
    install()
    command = [*tools.npm(), "run", "dev"]
    subprocess.run(command, cwd=WEB, env=tools.node_environment(), check=False)


def main() -> int:
    """Build, and say so."""
    try:
        if "--dev" in sys.argv[1:]:
            develop()
            return 0
        built = build("--force" in sys.argv[1:])
    except tools.Missing as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"The page could not be built: see the lines above ({error}).\n")
        return 1
    if built:
        sys.stdout.write("The page is built.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
