"""The control API's document has every call, and its answers are as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter

from upstream_sim.core.events import EVENTS
from upstream_sim.http.control import ENDPOINTS
from upstream_sim.http.control_document import document

COMMITTED = Path(__file__).resolve().parents[3] / "contracts" / "control.openapi.json"
EXAMPLES: dict[str, Any] = {
    "make_world": {"name": "other", "from": "default"},
    "snapshot": {"label": "kept"},
    "restore": {"label": "kept"},
    "set_clock": {"advance": "PT1M"},
    "add_fault": {"operation": "rates", "kind": "delay", "ttl": "PT1M"},
    "event": {"type": "userBlocked", "email": "admin@aurora.test"},
}


def test_the_committed_document_is_fresh() -> None:
    assert json.loads(COMMITTED.read_text()) == document(ENDPOINTS)


def test_every_reference_of_the_document_has_its_schema() -> None:
    text = COMMITTED.read_text()
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert named <= set(json.loads(text)["components"]["schemas"])
    assert {
        each["properties"]["type"]["const"] for each in json.loads(text)["components"]["schemas"]["AnyEvent"]["oneOf"]
    } == set(EVENTS)


async def test_every_answer_is_as_the_document_says(client: httpx.AsyncClient) -> None:
    scenario: Any = None
    for endpoint in sorted(ENDPOINTS, key=lambda each: (each.do.__name__ == "restore", each.method == "DELETE")):
        name = endpoint.do.__name__
        world = "other" if name == "end_world" else "default"
        body = scenario if name == "replay" else EXAMPLES.get(name)
        answer = await client.request(endpoint.method, endpoint.path.format(world=world), json=body)
        assert answer.status_code == 200, (name, answer.text)
        data = answer.json()["data"]
        TypeAdapter(endpoint.data).validate_python(data)
        scenario = data if name == "scenario" else scenario
