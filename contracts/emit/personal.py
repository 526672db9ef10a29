"""Which fields hold players' personal data, for the web: by model, in the folder of the area that holds it."""

from __future__ import annotations

import json
from collections import defaultdict

from pydantic import BaseModel

from contracts.emit.described import component
from contracts.emit.ownership import SHARED, by_area, module_of, owners
from contracts.emit.web import HEAD
from contracts.marks import Personal, PersonalKind, marked, models_of, nested_models
from contracts.operation_table import Table


def personal_ts(table: Table) -> dict[str, str]:
    """The marked fields of bodies, queries, answers and refusals, by the area that holds them."""
    found = {area: _marked_in(own) for area, own in by_area(table).items()}
    kinds = {name: fields for own in found.values() for name, fields in own.items()}
    names: dict[str, list[str]] = defaultdict(list)
    for name, area in sorted(owners(found).items()):
        names[area].append(name)
    return {area: _module(area, {name: kinds[name] for name in own}) for area, own in names.items()}


def _marked_in(table: Table) -> dict[str, dict[str, PersonalKind]]:
    """The fields with marks by model."""
    asked = [operation.body for operation in table] + [operation.query for operation in table]
    answered = [model for operation in table for model in models_of(operation.data)]
    refused = [model for operation in table for model in operation.conflict_data]
    models: set[type[BaseModel]] = nested_models([*filter(None, asked), *answered, *refused])
    fields = {component(model): marked(model, Personal) for model in models}
    return {
        name: {field: mark.kind for field, mark in sorted(marks.items())} for name, marks in fields.items() if marks
    }


def _module(area: str, found: dict[str, dict[str, PersonalKind]]) -> str:
    lines = "".join(f"  {name}: {json.dumps(fields)},\n" for name, fields in found.items())
    return (
        f"{HEAD}\n"
        f'import type {{ PersonalKind }} from "{module_of(SHARED, "enums", area)}";\n\n'
        "/** The fields with players' personal data, by model. */\n"
        f"export const personalFields = {{\n{lines}}} as const satisfies Readonly<\n"
        "  Record<string, Readonly<Record<string, PersonalKind>>>\n"
        ">;\n"
    )
