"""The image and the composition: parsed, and their commands run outside of a container."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it tells no types
from scripts.tools import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
SERVE = (ROOT / "src" / "tawantin" / "commands" / "serve.py").read_text(encoding="utf-8")


def command(instruction: str) -> list[str]:
    """The words of CMD or HEALTHCHECK, with programs from this environment."""
    match = re.search(rf"^{instruction}\b.*?(\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert match is not None
    program, *words = json.loads(match[1])
    here = Path(sys.executable).parent / program
    return [str(here) if here.exists() else str(shutil.which(program)), *words]


def variables() -> dict[str, str]:
    """What ENV sets."""
    lines = re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)
    return dict(pair.split("=", 1) for line in lines for pair in line.split())


@pytest.fixture
def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_image_serves_and_its_health_check_sees_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    changed = {
        "TAWANTIN_PORT": port,
        "TAWANTIN_HOST": "127.0.0.1",
        "TAWANTIN_DATABASE": str(tmp_path / "tawantin.db"),
    }
    assert set(changed) == set(variables())
    environment = {**os.environ, **changed, "PYTHONUNBUFFERED": "1"}
    check = command("HEALTHCHECK")
    before = subprocess.run(check, env=environment, capture_output=True)
    assert before.returncode != 0, "healthy before there is a server"
    with subprocess.Popen(
        command("CMD"), env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert port in server.stdout.readline()  # it listens from now on
            while (healthy := subprocess.run(check, env=environment).returncode) and (
                server.poll() is None
            ):
                pass
            assert healthy == 0
        finally:
            server.terminate()


def test_the_image_is_not_root_and_keeps_its_state_in_a_volume() -> None:
    user = re.findall(r"^USER (.*)$", DOCKERFILE, re.MULTILINE)
    assert user
    assert user[-1] not in ("root", "0")
    volume = re.findall(r"^VOLUME (.*)$", DOCKERFILE, re.MULTILINE)[-1]
    assert variables()["TAWANTIN_DATABASE"].startswith(f"{volume}/")


def test_what_the_image_copies_is_here_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for line in re.findall(r"^COPY (?!\. )(\S+) ", DOCKERFILE, re.MULTILINE):
        assert (ROOT / line).is_file()
        assert line.split("/")[0] not in ignored


def test_every_setting_of_the_composition_exists(compose: Any) -> None:
    given = {*compose["services"]["tawantin"]["environment"], *variables()}
    assert not [name for name in given if f'envvar="{name}"' not in SERVE]


def test_state_lies_in_volumes_and_only_the_proxy_can_be_reached(compose: Any) -> None:
    services = compose["services"]
    for name, service in services.items():
        kept = [mount.split(":")[0] for mount in service["volumes"]]
        assert set(kept) & set(compose["volumes"]), f"{name} keeps nothing"
        files = [mount for mount in kept if mount.startswith("./")]
        assert all((ROOT / mount).is_file() for mount in files)
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert compose["networks"]["inside"]["internal"]
    assert services["database"]["networks"] == ["inside"]
    port = variables()["TAWANTIN_PORT"]
    caddy = (ROOT / "packaging" / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy tawantin:{port}" in caddy
