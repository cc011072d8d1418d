"""schemathesis finds nothing: every answer is as the OpenAPI document says, and none is a 500.

More examples than a quick run has: ``TAWANTIN_EXAMPLES=300 pytest tests/server/test_openapi.py``.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tawantin import wire
from tawantin.client import Client
from tawantin.server.openapi import document

from .running import Running, running
from .running import settings as server_settings

schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(server_settings(tmp_path_factory.mktemp("api"))) as server:
        yield server


@pytest.fixture(scope="module")
def token(running_server: Running) -> str:
    async def ask() -> str:
        async with Client(running_server.address, "Ana") as ana:
            await ana.create(wire.NewTable(game="nim", seats=2, listed=True))
            return str(ana.token)

    return asyncio.run(ask())


@schema.parametrize()
@settings(
    max_examples=int(os.environ.get("TAWANTIN_EXAMPLES", "6")),
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_documented(case: Any, running_server: Running, token: str) -> None:
    case.call_and_validate(
        base_url=running_server.address,
        headers={"authorization": f"Bearer {token}"},
        checks=[
            not_a_server_error,
            response_schema_conformance,
            status_code_conformance,
            content_type_conformance,
        ],
    )
