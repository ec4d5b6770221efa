"""Whatever a stranger sends over HTTP gets an answer that OpenAPI announces, and never a fault of ours."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tools.players import create
from tools.serving import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SETTINGS = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bounds for one address are wide, so that the interface behind them is reached."""
    with Server(str(tmp_path_factory.mktemp("openapi") / "tables.sqlite3")) as server:
        yield server


#: So many requests to each address of the interface, and as many again that it does not describe.
@pytest.mark.begun_first
@pytest.mark.parametrize("examples", [4, pytest.param(40, marks=pytest.mark.long)])
def test_every_answer_is_announced(server: Server, examples: int) -> None:
    table = create(server, "skirmish", 3, seed=1)
    known = {"table_id": table.id, "seat": next(iter(table.tokens)), "game": "skirmish"}
    description = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [found.ok() for found in description.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15, "the whole interface is described"
    failures: list[str] = []
    for operation in operations:
        try:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                _try(operation, mode, known, [table.host_token, *table.tokens.values()], examples)
        except FailureGroup as found:
            failures += [f"{operation.label}: {each!r}" for each in found.exceptions]
        except AssertionError as found:
            failures.append(f"{operation.label}: {found}")
    assert not failures, "\n\n".join(failures)
    assert server.ask("GET", "/health")[0] == 200
    assert server.ask("GET", f"/api/tables/{table.id}")[0] == 200
    assert "Traceback" not in server.last_words(10_000_000)


def _try(
    operation: Any, mode: GenerationMode, known: dict[str, str], tokens: list[str], examples: int
) -> None:
    """Ask as described, or against the description; half of the questions concern things that exist."""
    turn = 0

    @settings(SETTINGS, max_examples=examples)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal turn
        turn += 1
        if turn % 2:
            for name, value in known.items():
                if name in (case.path_parameters or {}):
                    case.path_parameters[name] = value
            if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
                case.body["game"] = known["game"]
            # Not for deleting: the others still need the table.
            if case.method.upper() != "DELETE":
                token = tokens[turn // 2 % len(tokens)]
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        case.call_and_validate(checks=CHECKS, timeout=20)

    # An address without parameters cannot be asked wrongly.
    with suppress(Unsatisfiable):
        ask()
