"""The control API as an OpenAPI 3.1 document: `python -m upstream_sim.http.control_document FILE` writes it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

import upstream_sim.areas  # noqa: F401  # registers the events
from contracts.emit.openapi import MODE, REF, VERSION, envelope, without_null
from contracts.wire import Wire
from upstream_sim.core.events import EVENTS
from upstream_sim.http.control import ENDPOINTS, AnyEvent, Endpoint

Json = dict[str, Any]


def document(endpoints: Iterable[Endpoint]) -> Json:
    """Every call with what goes in and comes out, and the fields of each kind of event."""
    schemas: Json = {"Failure": envelope({})}
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    schemas["AnyEvent"] = {"oneOf": [_event(kind, schemas) for kind in sorted(EVENTS)]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pitboss: control of the simulated platform",
            "version": VERSION,
            "description": "On the simulator's own port. Worlds, their clocks, faults, events, journals and scenarios.",
        },
        "servers": [{"url": "http://127.0.0.1:8001"}],
        "security": [{}, {"control": []}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {
                "control": {"type": "http", "scheme": "bearer", "description": "SIM_CONTROL_TOKEN, where it is set."}
            },
        },
    }


def _operation(endpoint: Endpoint, schemas: Json) -> Json:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.query is not None:
        query = _schema(endpoint.query, schemas, inline=True)
        required = query.get("required", [])
        parameters += [
            {"name": name, "in": "query", "required": name in required, "schema": without_null(field)}
            for name, field in query["properties"].items()
        ]
    data = {} if endpoint.data is None else _schema(endpoint.data, schemas)
    failure = {"content": {"application/json": {"schema": {"$ref": REF.format(model="Failure")}}}}
    out: Json = {
        "operationId": endpoint.do.__name__,
        "summary": endpoint.summary,
        "responses": {
            "200": {"description": "Done.", "content": {"application/json": {"schema": envelope(data)}}},
            "401": {"description": "The control token is missing or wrong.", **failure},
            "404": {"description": "There is no such world or snapshot.", **failure},
            "409": {"description": "The world's present state forbids it.", **failure},
            "422": {"description": "A field is wrong; `data.fields` says which.", **failure},
        },
    }
    if parameters:
        out["parameters"] = parameters
    if endpoint.body is not None:
        body = {"$ref": REF.format(model="AnyEvent")} if endpoint.body is AnyEvent else _schema(endpoint.body, schemas)
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return out


def _schema(model: Any, schemas: Json, *, inline: bool = False) -> Json:
    """The model's schema; what it refers to stands among `schemas`."""
    schema: Json = TypeAdapter(model).json_schema(mode=MODE, ref_template=REF)
    schemas.update(schema.pop("$defs", {}))
    if inline or not (isinstance(model, type) and issubclass(model, Wire)):
        return schema
    schemas[model.__name__] = schema
    return {"$ref": REF.format(model=model.__name__)}


def _event(kind: str, schemas: Json) -> Json:
    """A kind of event: its type beside its fields."""
    schema = _schema(EVENTS[kind].body, schemas, inline=True)
    schema["properties"] = {"type": {"const": kind}, **schema.get("properties", {})}
    schema["required"] = ["type", *schema.get("required", [])]
    return schema


def main() -> None:
    text = json.dumps(document(ENDPOINTS), indent=2, ensure_ascii=False)
    Path(sys.argv[1]).write_text(f"{text}\n")


if __name__ == "__main__":
    main()
