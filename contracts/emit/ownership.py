"""Which folder of the web's generated code holds a name: its area's where one area uses it, else `shared`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from contracts.emit.openapi import Json, merged, schemas
from contracts.operation_table import Table

SHARED = "shared"


def by_area(table: Table) -> dict[str, Table]:
    """Each area's own operations."""
    found: dict[str, list[str]] = defaultdict(list)
    for operation in table:
        found[operation.area].append(operation.id)
    return {area: Table(table[each] for each in ids) for area, ids in found.items()}


def owners(names: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """The area that holds each name, of what each area uses."""
    users: dict[str, set[str]] = defaultdict(set)
    for area, used in names.items():
        for name in used:
            users[name].add(area)
    return {name: min(areas) if len(areas) == 1 else SHARED for name, areas in users.items()}


def model_owners(table: Table) -> dict[str, str]:
    """The area that holds each model, under its name in the generated code."""
    known = schemas(table)
    return owners({area: map(type_name, _models(own, known)) for area, own in by_area(table).items()})


def _models(own: Table, known: Json) -> set[str]:
    waiting = references([merged([operation], operation.neutral_path) for operation in own])
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(references(known[name]))
    return found


def references(schema: Any) -> list[str]:
    """The names of the schemas that a schema refers to."""
    if isinstance(schema, list):
        return [name for item in schema for name in references(item)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else []
    return own + [name for value in schema.values() for name in references(value)]


def type_name(schema: str) -> str:
    """What the codegen calls a schema: `PageInvoice` for `Page_Invoice_`."""
    return "".join(part[:1].upper() + part[1:] for part in schema.split("_"))


def module_of(owner: str, name: str, area: str) -> str:
    """How a module of an area names another: `./enums`, or `../shared/enums`."""
    return f"./{name}" if owner == area else f"../{owner}/{name}"
