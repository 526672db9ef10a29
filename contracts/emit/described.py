"""Puts the descriptions and examples of the data dictionary into schemas and parameters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from pydantic import BaseModel

from contracts.descriptions import ENTRIES, Description, describe
from contracts.descriptions.entry import Entry
from contracts.operation import Operation

Json = dict[str, Any]
MOMENT = "2026-11-02T09:30:00Z"
BY_TYPE: dict[str, Any] = {"boolean": True, "integer": 3, "number": 12.5}


class Undescribed(Exception):
    """Properties that the data dictionary does not know, as `Model.property`."""

    def __init__(self, *names: str) -> None:
        super().__init__(f"Describe in contracts/descriptions: {', '.join(names)}")


def models_of(found: Iterable[Any]) -> Iterator[type[BaseModel]]:
    """The models in some annotations, at whatever depth, each once."""
    waiting, seen = list(found), set()
    while waiting:
        part = waiting.pop()
        if isinstance(part, type) and issubclass(part, BaseModel):
            if part not in seen:
                seen.add(part)
                yield part
                waiting.extend(info.annotation for info in part.model_fields.values())
        else:
            waiting.extend(get_args(part))


def component(model: type[BaseModel]) -> str:
    """The name of a model's schema."""
    return re.sub(r"[^A-Za-z0-9_.]", "_", model.__name__)


def describe_schemas(schemas: Json, models: Iterable[type[BaseModel]], entries: Mapping[str, Entry] = ENTRIES) -> None:
    """Raises Undescribed."""
    by_name = {component(model): model for model in models}
    unknown: list[str] = []
    for name, schema in schemas.items():
        properties = schema.get("properties", {})
        for field, inner in properties.items():
            described = describe(field, by_name.get(name), schema=name, entries=entries)
            if described is None:
                unknown.append(f"{name}.{field}")
                continue
            properties[field] = {"description": described.text, **inner}
            properties[field] |= _examples(described, inner)
    if unknown:
        raise Undescribed(*unknown)


def describe_answer(own: Json, operation: Operation) -> None:
    """Describes what an operation's answer has beside what every answer has. Raises Undescribed."""
    for name, schema in own.items():
        described = describe(name, operation.extras)
        if described is None:
            raise Undescribed(f"{operation.id}: {name}")
        own[name] = {"description": described.text, **schema, **_examples(described, schema)}


def _examples(described: Description, schema: Json) -> Json:
    example = described.example if described.example is not None else example_of(schema)
    return {} if example is None or _is_choice(schema) else {"examples": [example]}


def describe_parameters(parameters: list[Json], operations: Iterable[Operation]) -> list[Json]:
    """Those of the path and the query, described; a header says what it is itself. Raises Undescribed."""
    listed = list(operations)
    return [one if one["in"] == "header" else _parameter(one, listed) for one in parameters]


def _parameter(parameter: Json, operations: list[Operation]) -> Json:
    name, where = parameter["name"], parameter["in"]
    holders = [one.query if where == "query" else one.path_params for one in operations]
    described = next((found for found in (describe(name, model) for model in holders if model) if found), None)
    if described is None:
        raise Undescribed(f"{operations[0].id}: {name}")
    given = [one.example.query[name] for one in operations if one.example and name in one.example.query]
    example = given[0] if given and where == "query" else described.example
    if example is None or isinstance(example, list) != (parameter["schema"].get("type") == "array"):
        example = example_of(parameter["schema"])
    return {**parameter, "description": described.text, **({"example": example} if example is not None else {})}


def _is_choice(schema: Json) -> bool:
    """Whether it is another schema, whose values say enough."""
    return any("$ref" in option for option in schema.get("anyOf", [schema]))


def example_of(schema: Json) -> Any:
    """A value of a plain type; None for a choice, an object or a text, which say nothing by their type."""
    options = [one for one in schema.get("anyOf", [schema]) if one != {"type": "null"}]
    plain = options[0] if len(options) == 1 else {}
    if plain.get("format") == "date-time":
        return MOMENT
    return plain.get("default", BY_TYPE.get(plain.get("type", "")))
