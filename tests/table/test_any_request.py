"""Whatever the interface's own description allows is answered as it says, and never by something broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.serialization import decode_json, encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from gunbai.table.web.app import create_app
from gunbai.table.web.config import Config

from .server import Server

ENDLESS = "/stream"
EXAMPLES = 12


class Here:
    """A server with a table on it."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(f"sqlite+aiosqlite:///{folder / 'table.sqlite'}", GUNBAI_TABLES_PER_HOUR="100000")
        self.renew()

    def renew(self) -> None:
        """Another table: whatever may be asked takes tables away too."""
        self.opened = self.server.open()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """The server of all of these requests."""
    here = Here(tmp_path_factory.mktemp("any"))
    yield here
    here.server.kill()


def operations() -> dict[str, Any]:
    """What the interface says may be asked, by method and path."""
    app = create_app(Config(database="sqlite+aiosqlite://"))
    described = schemathesis.openapi.from_dict(decode_json(encode_json(app.openapi_schema.to_schema())))
    found: list[Any] = [one.ok() for one in described.get_all_operations() if isinstance(one, Ok)]
    return {f"{one.method.upper()} {one.path}": one for one in found if not one.path.endswith(ENDLESS)}


OPERATIONS = operations()


@pytest.mark.parametrize("name", OPERATIONS)
def test_any_request(name: str, here: Here) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[name].as_strategy())
    def whole(case: Any) -> None:
        if case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = here.opened["battle"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {here.opened['gm']}"}
        response = case.call(base_url=here.server.address)
        case.validate_response(response, checks=(not_a_server_error, response_schema_conformance))
        if case.method == "DELETE":
            here.renew()

    whole()
