"""What people call fields whose wire name does not spell it, for the web: a field's `title`, said once."""

from __future__ import annotations

import json
from collections.abc import Iterable

from pydantic import BaseModel

from contracts.emit.described import component
from contracts.emit.ownership import SHARED
from contracts.emit.web import HEAD
from contracts.marks import models_of, nested_models
from contracts.operation_table import Table


def labels_ts(table: Table) -> dict[str, str]:
    """The labels of all fields of bodies, queries and answers. Raises ValueError where one name is given two."""
    sent = [model for operation in table for model in (operation.body, operation.query) if model]
    answered = [model for operation in table for model in models_of(operation.data)]
    found = labels(nested_models([*sent, *answered]))
    lines = "".join(f"  {name}: {json.dumps(label)},\n" for name, label in sorted(found.items()))
    return {
        SHARED: f"{HEAD}\n/** Labels that the wire name does not spell. */\n"
        f"export const LABELS: Readonly<Record<string, string>> = {{\n{lines}}};\n"
    }


def labels(models: Iterable[type[BaseModel]]) -> dict[str, str]:
    """The titles of the models' fields by wire name. Raises ValueError where one name is given two."""
    found: dict[str, str] = {}
    for model in sorted(models, key=component):
        for name, field in model.model_fields.items():
            wire, label = field.alias or name, field.title
            if label and found.setdefault(wire, label) != label:
                raise ValueError(f"{component(model)}.{wire} is called both {found[wire]!r} and {label!r}.")
    return found
