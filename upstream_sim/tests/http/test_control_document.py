"""The control API's document has every call, and its answers are as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate
from pydantic import TypeAdapter

from contracts.tests.test_documents import speaks_for_itself
from upstream_sim.core.serving.events import EVENTS
from upstream_sim.http.control import ENDPOINTS
from upstream_sim.http.control_document import BODIES, OWN, document

COMMITTED = Path(__file__).resolve().parents[3] / "contracts" / "control.openapi.json"


def test_the_committed_document_is_fresh() -> None:
    assert json.loads(COMMITTED.read_text()) == document(ENDPOINTS)


def test_every_reference_of_the_document_has_its_schema() -> None:
    text = COMMITTED.read_text()
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert named <= set(json.loads(text)["components"]["schemas"])
    schemas = json.loads(text)["components"]["schemas"]
    mapping = schemas["AnyEvent"]["discriminator"]["mapping"]
    assert set(mapping) == set(EVENTS)
    for kind, place in mapping.items():
        assert schemas[place.rsplit("/", 1)[1]]["properties"]["type"]["const"] == kind


def test_everything_is_described_and_has_an_example_or_choices() -> None:
    found = document(ENDPOINTS)
    validate(found)
    components = {"components": found["components"]}
    details = {
        f"{name}.{field}": inner
        for name, schema in found["components"]["schemas"].items()
        for field, inner in schema.get("properties", {}).items()
    }
    assert [name for name, schema in details.items() if not schema.get("description", "").endswith(".")] == []
    without = {name for name, schema in details.items() if not schema.get("examples") and not speaks_for_itself(schema)}
    assert without == {"Done.data"}
    for path, methods in found["paths"].items():
        for method, entry in methods.items():
            assert entry["description"], (method, path)
            for one in entry.get("parameters", ()):
                assert one["description"], (method, path, one["name"])
                assert one["example"], (method, path, one["name"])
            body = entry.get("requestBody", {}).get("content", {}).get("application/json")
            assert (
                body is None
                or list(OAS31Validator({**components, **body["schema"]}).iter_errors(body["example"])) == []
            )
    faults = [
        f"{name}: {fault.message}"
        for name, schema in details.items()
        for example in schema.get("examples", ())
        for fault in OAS31Validator({**components, **schema}).iter_errors(example)
    ]
    assert faults == []


def test_no_entry_of_its_own_is_said_in_vain() -> None:
    text = json.dumps(document(ENDPOINTS))
    details = {name: entry if isinstance(entry, str) else entry[0] for name, entry in OWN.items()}
    assert [name for name, entry in details.items() if json.dumps(entry) not in text] == []


async def test_every_answer_is_as_the_document_says(client: httpx.AsyncClient) -> None:
    scenario: Any = None
    for endpoint in sorted(ENDPOINTS, key=lambda each: (each.do.__name__ == "restore", each.method == "DELETE")):
        name = endpoint.do.__name__
        world = "other" if name == "end_world" else "default"
        body = scenario if name == "replay" else BODIES.get(name, {} if endpoint.method == "POST" else None)
        answer = await client.request(endpoint.method, endpoint.path.format(world=world), json=body)
        assert answer.status_code == 200, (name, answer.text)
        data = answer.json()["data"]
        TypeAdapter(endpoint.data).validate_python(data)
        scenario = data if name == "scenario" else scenario
