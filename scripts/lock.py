"""Export the requirements of pyproject.toml with hashes: the versions that everybody gets."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = "pyproject.toml"
EXTRAS = ("parquet", "postgres", "push", "ray", "rl", "train")
"""What is developed with; OpenSpiel comes with the peers."""
KINDS = {
    "run": [PROJECT, "--group", "build"],
    "dev": [
        *(PROJECT, "--group", "build", "--group", "dev"),
        *(argument for extra in EXTRAS for argument in ("--extra", extra)),
    ],
    "node": ["--group", "node"],
    "peers": [PROJECT, "--group", "peers", "--constraint", "requirements/dev.txt"],
}


def main() -> None:
    """Write the files in requirements/, a later one agreeing with those before."""
    for kind, wanted in KINDS.items():
        subprocess.run(
            [
                *(sys.executable, "-m", "uv", "pip", "compile"),
                *("--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"),
                *("--no-header", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"),
                *("--output-file", f"requirements/{kind}.txt"),
                *wanted,
                *sys.argv[1:],
            ],
            cwd=ROOT,
            check=True,
        )


if __name__ == "__main__":
    main()
