"""Which Chromium the browser tests use: the machine's, else the one of an npm package."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
from pathlib import Path

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PACKAGE = "@sparticuz/chromium@153.0.0"
FOLDER = Path(__file__).resolve().parents[2] / "build" / "chromium"
_PRINT_PATH = (
    "import('@sparticuz/chromium').then(async ({ default: chromium }) => "
    "console.log(JSON.stringify([await chromium.executablePath(), chromium.args])))"
)


def chromium() -> tuple[str, list[str]]:
    """The program and its flags."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found, FLAGS
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)  # several test processes unpack it once
        return _carried()


def _carried() -> tuple[str, list[str]]:
    """The Chromium of the npm package, installed if need be."""
    if not (FOLDER / "node_modules" / "@sparticuz").exists():
        npm = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(FOLDER), PACKAGE]
        subprocess.run(npm, check=True, capture_output=True)
    told = subprocess.run(
        ["node", "-e", _PRINT_PATH], cwd=FOLDER, check=True, capture_output=True, text=True
    )
    path, flags = json.loads(told.stdout.splitlines()[-1])
    return str(path), [*flags, *FLAGS]
