"""The server keeps its own word: requests made up from the OpenAPI page never break it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok

from tests.server.table_talk import Site, fresh_site

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 50 if os.environ.get("OPHIR_LONG") else 5


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_made_up_requests_get_documented_answers(tmp_path: Path, mode: GenerationMode) -> None:
    with fresh_site(tmp_path) as site:
        failures = probe(site, mode)
    assert not failures, "\n\n".join(failures[:6])


def probe(site: Site, mode: GenerationMode) -> list[str]:
    """Ask every operation a few made-up things, also of a table that exists."""
    made = site.create("human", "human")
    made.start()
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{site.port}/api/schema/openapi.json")
    failures: dict[str, str] = {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(mode), real=st.booleans())
        def ask(case: schemathesis.Case[Any], real: bool) -> None:
            if real and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = made.id
            try:
                case.call_and_validate(checks=CHECKS)
            except FailureGroup as group:
                for failure in group.exceptions:
                    failures.setdefault(f"{case.method} {case.path} {failure}", case.as_curl_command())

        with suppress(Unsatisfiable):  # some operations can't be asked wrongly
            ask()
    return [f"{what}\n{how}" for what, how in failures.items()]
