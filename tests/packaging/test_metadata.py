"""What a package index shows, and what hosted services are told."""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from typing import Any

import yaml  # type: ignore[import-untyped]  # it tells no types
from scripts import readme
from scripts.tools import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def parsed(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def pythons() -> list[str]:
    """The versions that the package names."""
    matches = [re.fullmatch(r".* :: (3\.\d+)", one) for one in PROJECT["project"]["classifiers"]]
    return [one[1] for one in matches if one]


def test_the_description_leads_nowhere_that_is_not_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "](docs/" in text
    assert "](docs/" not in readme.alone(text)
    assert "Inca Empire" in readme.alone(text)


def test_pictures_show_where_the_files_of_the_repository_are_named() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    alone = readme.alone(text, "https://example.org/files/v1")
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", alone)
    assert pictures
    for picture in pictures:
        assert picture.startswith("https://example.org/files/v1/")
        assert (ROOT / picture.removeprefix("https://example.org/files/v1/")).is_file()


def test_the_pythons_that_are_named_are_those_that_are_tested() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"${{PYTHONS:-{' '.join(pythons())}}}" in run
    jobs = parsed(".github/workflows/ci.yml")["jobs"]
    assert jobs["python"]["strategy"]["matrix"]["python"] == pythons()
    assert PROJECT["project"]["requires-python"] == f">={pythons()[0]}"


def test_the_hosted_workflow_runs_every_part_of_our_own() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    default = re.search(r'^known="(.*)"$', run, re.MULTILINE)
    assert default is not None
    jobs = parsed(".github/workflows/ci.yml")["jobs"]
    parts = {*jobs["part"]["strategy"]["matrix"]["part"], "pythons"}
    assert parts == set(default[1].split())
    for part in parts:
        assert re.search(rf"^{part}\(\) {{", run, re.MULTILINE), f"{part} is no part"
    assert jobs["part"]["steps"][-1]["run"].startswith("bash .ci/run ")
    assert jobs["python"]["steps"][-1]["run"] == "bash .ci/run pythons"


def test_ci_names_its_parts_when_one_is_unknown() -> None:
    done = subprocess.run(["bash", ".ci/run", "tea"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "tea" in done.stderr
    assert "packages" in done.stderr


def test_the_hooks_run_programs_of_the_development_environment() -> None:
    (local,) = parsed(".pre-commit-config.yaml")["repos"]
    for hook in local["hooks"]:
        program, *rest = shlex.split(hook["entry"])
        assert program.startswith(".venv/bin/")
        package = program.removeprefix(".venv/bin/")
        assert package == "python" or any(
            one.startswith(package) for one in PROJECT["dependency-groups"]["dev"]
        )
        if package == "python":
            assert (ROOT / rest[0]).is_file()
