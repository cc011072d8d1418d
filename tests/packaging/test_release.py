"""`make release`: what it refuses, and what it writes."""

from __future__ import annotations

import datetime
import subprocess
from pathlib import Path

import pytest
from scripts import release

import tawantin

DAY = datetime.date(2030, 1, 2)
CHANGELOG = "# Changelog\n\n## Unreleased\n\n* Llamas.\n\n## 1.0.0 (2029-01-01)\n\n* Alpacas.\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository in which everything is ready for a release after 1.0.0."""
    source = tmp_path / release.VERSION_FILE
    source.parent.mkdir(parents=True)
    source.write_text('"""Games."""\n\n__version__ = "1.0.0"\n')
    (tmp_path / release.CHANGELOG).write_text(CHANGELOG)
    (tmp_path / release.CITATION).write_text("title: Tawantin\nversion: 1.0.0\n")
    who = ["-c", "user.name=Ilse", "-c", "user.email=ilse@example.org"]
    for words in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "-m", "Begin"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_the_version_is_written_and_the_changelog_dated(repository: Path) -> None:
    changed = release.prepared("1.1.0", DAY, repository)
    assert '__version__ = "1.1.0"' in changed[repository / release.VERSION_FILE]
    assert changed[repository / release.CITATION] == "title: Tawantin\nversion: 1.1.0\n"
    written = changed[repository / release.CHANGELOG]
    assert "## Unreleased\n\n## 1.1.0 (2030-01-02)\n\n* Llamas.\n\n## 1.0.0" in written


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("", "Say which version"),
        ("1.1", "Say which version"),
        ("v1.1.0", "Say which version"),
        ("1.0.0", "does not come after"),
        ("0.9.0", "does not come after"),
    ],
)
def test_only_a_later_version_is_released(repository: Path, version: str, reason: str) -> None:
    with pytest.raises(release.CannotRelease, match=reason):
        release.prepared(version, DAY, repository)


def test_nothing_is_released_twice(repository: Path) -> None:
    subprocess.run(["git", "tag", "v1.1.0"], cwd=repository, check=True)
    with pytest.raises(release.CannotRelease, match=r"a tag v1\.1\.0 already"):
        release.prepared("1.1.0", DAY, repository)


def test_what_is_not_committed_is_not_released(repository: Path) -> None:
    (repository / "notes.txt").write_text("later")
    with pytest.raises(release.CannotRelease, match="Commit or put away"):
        release.prepared("1.1.0", DAY, repository)


def test_a_release_has_something_to_tell(repository: Path) -> None:
    empty = CHANGELOG.replace("* Llamas.\n\n", "")
    with pytest.raises(release.CannotRelease, match="nothing unreleased"):
        release.with_release(empty, "1.1.0", DAY)


def test_the_changelog_of_this_version_can_be_released() -> None:
    changelog = (release.ROOT / release.CHANGELOG).read_text(encoding="utf-8")
    assert "## 9.9.9 (2030-01-02)" in release.with_release(changelog, "9.9.9", DAY)


def test_the_citation_names_the_version_that_is_here() -> None:
    cited = (release.ROOT / release.CITATION).read_text(encoding="utf-8").splitlines()
    assert f"version: {tawantin.__version__}" in cited
