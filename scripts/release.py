"""Make a release: `make release VERSION=1.2.0`. Nothing is uploaded.

Checks and tests everything, writes the version and dates the changelog, builds the sdist and the
wheels into `dist/` and tries them, commits and tags. If anything fails, nothing has changed.
Publish with the tools of your choice: `git push --follow-tags`, and the files of `dist/`.
"""

from __future__ import annotations

import datetime
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION_FILE = "src/tawantin/__init__.py"
CHANGELOG = "CHANGELOG.md"
CITATION = "CITATION.cff"
VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"


class CannotRelease(Exception):
    """Something is in the way; the message says what."""


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers that can be compared.

    >>> numbers("1.10.0") > numbers("1.9.3")
    True
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise CannotRelease(f"Say which version, such as VERSION=1.2.0, not {version!r}.")
    return tuple(map(int, version.split(".")))


def with_version(source: str, version: str) -> str:
    """The package's `__init__.py` with another version, which must be a later one."""
    match = VERSION.search(source)
    if match is None:
        raise CannotRelease(f"{VERSION_FILE} has no __version__.")
    if numbers(version) <= numbers(match[1]):
        raise CannotRelease(f"{version} does not come after {match[1]}.")
    return VERSION.sub(f'__version__ = "{version}"', source)


def with_release(changelog: str, version: str, day: datetime.date) -> str:
    """The changelog with what was unreleased under the version.

    >>> text = "# Changelog\\n\\n## Unreleased\\n\\n* Llamas.\\n"
    >>> print(with_release(text, "1.2.0", datetime.date(2030, 1, 2)))
    # Changelog
    <BLANKLINE>
    ## Unreleased
    <BLANKLINE>
    ## 1.2.0 (2030-01-02)
    <BLANKLINE>
    * Llamas.
    <BLANKLINE>
    """
    before, found, after = changelog.partition(UNRELEASED)
    if not found or not after.partition("\n## ")[0].strip():
        raise CannotRelease(f"{CHANGELOG} tells of nothing unreleased.")
    return f"{before}{UNRELEASED}\n## {version} ({day.isoformat()})\n{after}"


def git(*words: str, root: Path = ROOT) -> str:
    """What git says."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise CannotRelease(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def prepared(version: str, day: datetime.date, root: Path = ROOT) -> dict[Path, str]:
    """The files to change and their new texts, if a release can be made at all."""
    numbers(version)
    if git("status", "--porcelain", root=root):
        raise CannotRelease("Commit or put away your changes first.")
    if git("tag", "--list", f"v{version}", root=root):
        raise CannotRelease(f"There is a tag v{version} already.")
    source, changelog, citation = root / VERSION_FILE, root / CHANGELOG, root / CITATION
    cited = re.sub(
        r"(?m)^version: .*$", f"version: {version}", citation.read_text(encoding="utf-8")
    )
    return {
        citation: cited,
        source: with_version(source.read_text(encoding="utf-8"), version),
        changelog: with_release(changelog.read_text(encoding="utf-8"), version, day),
    }


def release(version: str) -> None:
    """All steps, undone if one fails."""
    changed = prepared(version, datetime.datetime.now(tz=datetime.UTC).date())
    subprocess.run(["make", "check", "test", "test-compiled"], cwd=ROOT, check=True)
    before = {path: path.read_text(encoding="utf-8") for path in changed}
    try:
        for path, text in changed.items():
            path.write_text(text, encoding="utf-8")
        folder = ROOT / "dist" / version
        subprocess.run([sys.executable, "scripts/packages.py", folder], cwd=ROOT, check=True)
        git("commit", "--quiet", "-m", f"Release {version}", "--", *map(str, changed))
    except BaseException:
        for path, text in before.items():
            path.write_text(text, encoding="utf-8")
        shutil.rmtree(ROOT / "dist" / version, ignore_errors=True)
        raise
    git("tag", "--annotate", f"v{version}", "-m", f"Tawantin {version}")
    print(f"v{version} is committed, tagged and in dist/{version}; nothing was uploaded.")


def main() -> None:
    """Release, or say what is in the way."""
    try:
        release(sys.argv[1] if len(sys.argv) > 1 else "")
    except CannotRelease as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"Not released, and nothing changed; see the lines above: {error}")


if __name__ == "__main__":
    main()
