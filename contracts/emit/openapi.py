"""The parts of the table's OpenAPI 3.1 documents: schemas, parameters, operations, answers.

OpenAPI holds one operation per path and method, so operations that share one are merged: their
ids stand in `x-operations`, their parameters become optional, their answers an `anyOf`.
"""

from __future__ import annotations

import functools
import inspect
import json
from importlib import import_module
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from contracts.areas import AREAS
from contracts.emit.described import component, describe_answer, describe_schemas, models_of
from contracts.emit.prose import sentences
from contracts.envelope import MessagesFrom, StaleData
from contracts.operation import Operation, Origin, SuccessTexts
from contracts.operation_table import Table
from contracts.roles import Role
from contracts.upload import Upload, UploadForm
from contracts.warnings import WARNINGS
from contracts.wire import Wire

MODE: JsonSchemaMode = "validation"  # one mode for all, or models with money split in two
REF = "#/components/schemas/{model}"
VERSION = "1.0.0"
UNTYPED: dict[str, Any] = {}
_FIELDS: dict[str, Any] = {
    "type": "object",
    "properties": {"fields": {"type": "object", "additionalProperties": {"type": "string"}}},
}
ENVELOPE = frozenset({"success", "status", "messages", "messagesFrom"})
FILE: dict[str, Any] = {"application/octet-stream": {}}

Json = dict[str, Any]


def area_tags(table: Table) -> list[Json]:
    """The areas, each with the first paragraph of its module's docstring."""
    about: dict[str, str] = {}
    for name in AREAS:
        module = import_module(f"contracts.areas.{name}")
        first_paragraph, *_ = (inspect.getdoc(module) or "").split("\n\n")
        about.setdefault(module.OPERATIONS[0].area, " ".join(first_paragraph.split()))
    areas = dict.fromkeys(operation.area for operation in table)
    return [{"name": area, "description": about.get(area, area)} for area in areas]


def described(operations: list[Operation]) -> str:
    """What a caller should know, operation by operation."""
    if len(operations) == 1:
        return sentences(operations[0])
    return "\n\n".join(f"**{operation.id}**: {sentences(operation)}" for operation in operations)


def name_envelope(out: Json, operations: list[Operation]) -> None:
    """Has the answer name the envelope that all share, and describe what an operation adds to it."""
    if "application/json" not in out["responses"]["200"]["content"]:
        return
    answers = []
    for operation in operations:
        answer = envelope(data_schema(operation), operation.extras)
        own = {name: schema for name, schema in answer["properties"].items() if name not in ENVELOPE}
        describe_answer(own, operation)
        answers.append({"allOf": [{"$ref": REF.format(model="Answer")}, {"type": "object", "properties": own}]})
    out["responses"]["200"]["content"] = _json(_any(answers))


def show_examples(out: Json, operations: list[Operation]) -> None:
    """Puts the operations' example bodies into the entry of their path."""
    bodies = {
        operation.id: {"summary": operation.summary, "value": operation.example.body}
        for operation in operations
        if operation.body and operation.example and operation.example.body
    }
    if bodies:
        next(iter(out["requestBody"]["content"].values()))["examples"] = bodies


def described_schemas(table: Table, *others: type[BaseModel]) -> Json:
    """Every model of the table, what failures hold, and `others`, with descriptions and examples."""
    failing = {model for operation in table for model in operation.conflict_data}
    found = schemas(table, {StaleData, *failing, *others})
    found["Answer"] = envelope(UNTYPED)
    found["ValidationFailure"] = envelope(_FIELDS)
    found["StaleFailure"] = envelope({"anyOf": [{"$ref": REF.format(model="StaleData")}, {"type": "null"}]})
    describe_schemas(found, models_of([*_models(table), StaleData, *failing, *others]))
    found["Answer"]["description"] = "The envelope of every response; each operation defines its `data`."
    found["Failure"]["description"] = "The envelope of every unsuccessful response."
    found["ValidationFailure"]["description"] = "A failure with a message per invalid field, by dotted field name."
    found["StaleFailure"]["description"] = "A failure with the current record, null if it was deleted."
    return dict(sorted(found.items()))


def schemas(table: Table, others: set[type[BaseModel]] | None = None) -> Json:
    """Every model that an operation names, `others`, and the failure envelope."""
    named = _models(table) | (others or set())
    found = _definitions(tuple(sorted(named, key=lambda model: model.__name__)))
    out = {name: tidied(schema) for name, schema in found.items()}
    out["Failure"] = envelope(UNTYPED)
    return dict(sorted(out.items()))


@functools.cache
def _definitions(models: tuple[type[BaseModel], ...]) -> Json:
    """The JSON Schema of each of the models and of those within them, by name. Not to be changed: it is kept."""
    _, found = models_json_schema([(model, MODE) for model in models], ref_template=REF)
    definitions: Json = found.get("$defs", {})
    return definitions


def _models(table: Table) -> set[type[BaseModel]]:
    found: set[type[BaseModel]] = set()
    for operation in table:
        for model in (operation.body, operation.extras):
            if model:
                found.add(model)
        data = operation.data
        for part in getattr(data, "__args__", (data,)):
            if isinstance(part, type) and issubclass(part, BaseModel):
                found.add(part)
    return found


@functools.cache
def model_schema(model: type[BaseModel]) -> Json:
    """The JSON Schema of a model, with those within it in `$defs`. Not to be changed: it is kept."""
    return model.model_json_schema(mode=MODE, ref_template=REF)


def tidied(schema: Any) -> Any:
    """Without pydantic's titles and null defaults, and with defaults of money as numbers."""
    if isinstance(schema, list):
        return [tidied(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    out: Json = {
        key: {name: tidied(field) for name, field in value.items()} if key == "properties" else tidied(value)
        for key, value in schema.items()
        if not (key == "title" and isinstance(value, str)) and not (key == "default" and value is None)
    }
    default: Any = out.get("default")
    if out.get("type") == "number" and isinstance(default, str):
        out["default"] = json.loads(default)
    return out


def without_null(schema: Json) -> Json:
    """An optional field's schema without null: a query leaves out what it has no value for."""
    rest = [option for option in schema.get("anyOf", ()) if option != {"type": "null"}]
    if len(rest) != 1:
        return schema
    return {**{key: value for key, value in schema.items() if key != "anyOf"}, **rest[0]}


def envelope(data: Json, extras: type[Wire] | type[BaseModel] | None = None) -> Json:
    """The schema of an answer around `data`."""
    properties: Json = {
        "success": {"type": "boolean"},
        "status": {"type": "string"},
        "data": data,
        "messages": {"type": "array", "items": {"type": "string"}},
        "messagesFrom": {"type": "string", "enum": [source.value for source in MessagesFrom]},
    }
    required = list(properties)
    for name, schema in tidied(model_schema(extras)).get("properties", {}).items() if extras else ():
        properties[name] = schema
        required.append(name)
    return {"type": "object", "properties": properties, "required": required}


def data_schema(operation: Operation) -> Json:
    """The schema of `data`, references to components included."""
    if operation.data is None:
        return UNTYPED
    if isinstance(operation.data, type):
        return {"$ref": REF.format(model=component(operation.data))}
    tidy: Json = tidied(_schema_of(operation.data))
    return tidy


@functools.cache
def _schema_of(annotation: Any) -> Json:
    """The schema of a type that is not a model itself, such as a list of models; building one takes pydantic some
    milliseconds."""
    schema: Json = TypeAdapter(annotation).json_schema(mode=MODE, ref_template=REF)
    schema.pop("$defs", None)
    return schema


def merged(operations: list[Operation], path: str) -> Json:
    first = operations[0]
    answers = [envelope(data_schema(operation), operation.extras) for operation in operations]
    out: Json = {
        "operationId": first.id if path == first.neutral_path else f"{first.id}@{_scope_name(first, path)}",
        "summary": first.summary if len(operations) == 1 else " / ".join(op.summary for op in operations),
        "tags": [first.area],
        "parameters": parameters(operations),
        "responses": {
            "200": {"description": "Success.", "content": FILE if first.download else _json(_any(answers))},
            "default": {
                "description": "Refusal or failure.",
                "content": {"application/json": {"schema": {"$ref": REF.format(model="Failure")}}},
            },
        },
        "x-operations": [metadata(operation) for operation in operations],
        "x-origin": (
            Origin.ASSUMED if any(op.origin is Origin.ASSUMED for op in operations) else Origin.SPECIFIED
        ).value,
    }
    if first.public:
        out["security"] = []
    elif first.is_service:
        out["security"] = [{"service": []}]
    bodies = [{"$ref": REF.format(model=component(op.body))} for op in operations if op.body]
    if bodies:
        out["requestBody"] = {"required": True, "content": _body(first, _any(bodies))}
    return out


def _body(operation: Operation, schema: Json) -> Json:
    """A body's schema by its media type; a form says of which types its files are."""
    upload = operation.upload
    if upload is None or upload.form is not UploadForm.MULTIPART:
        return _json(schema)
    encoding = {upload.field: {"contentType": ", ".join(sorted(upload.types))}}
    return {upload.media_type: {"schema": schema, "encoding": encoding}}


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def _scope_name(operation: Operation, path: str) -> str:
    return operation.explicit_paths[path].value


def _any(options: list[Json]) -> Json:
    return options[0] if len(options) == 1 else {"anyOf": options}


def success_texts(operation: Operation) -> str | Json | None:
    """The texts shown on success: one text, or one for each value of a field of the body."""
    texts = operation.success
    return {"field": texts.field, "byValue": {**texts.by_value}} if isinstance(texts, SuccessTexts) else texts


def metadata(operation: Operation) -> Json:
    """What a caller may want to know of an operation beside its shape."""
    fields: Json = {
        "id": operation.id,
        "effect": operation.effect.value,
        "origin": operation.origin.value,
        "roles": [role.value for role in Role if role in operation.roles],
        "choices": _choices(operation),
        "levels": sorted(level.value for level in operation.levels),
        "permission": operation.permission.value if operation.permission else None,
        "success": success_texts(operation),
        "outcomeField": operation.outcome_field,
        "failure": operation.failure,
        "failures": dict(operation.failures),
        "tenants": [f"{tenant.where}:{'.'.join(tenant.path)}" for tenant in operation.tenants],
        "service": operation.is_service,
        "idempotencyKey": operation.is_write and operation.takes_idempotency_key,
        "ifMatch": operation.if_match,
        "warnings": _warnings(operation),
        "scopes": {scope.value: segment for scope, segment in operation.scopes.items()},
        "sealed": sorted({**operation.sealed_query, **operation.sealed_body, **operation.sealed_answer}),
        "timeLimitSeconds": operation.time_limit,
        "sharedSeconds": operation.shared_cache_seconds,
        "bodyLimitBytes": operation.body_limit if operation.body else None,
        "upload": upload_fields(operation.upload) if operation.upload else None,
        "poll": operation.poll,
        "feature": operation.feature,
        "present": sorted(operation.when_present),
        "absent": sorted(operation.when_absent),
    }
    return {name: value for name, value in fields.items() if value not in (None, [], {}, False)}


def upload_fields(upload: Upload) -> Json:
    """The fields that take a file, and the text shown for one that is too large."""
    return {
        "field": upload.field,
        "form": upload.form.value,
        "types": sorted(upload.types),
        "mostBytes": upload.most_bytes,
        "mostFiles": upload.most_files,
        "tooLarge": upload.too_large,
    }


def _warnings(operation: Operation) -> Json | None:
    """What it may be asked to answer, or refused for, by the warnings' codes."""
    return {code.value: severity.value for code, severity in WARNINGS[operation.act].items()} if operation.act else None


def _choices(operation: Operation) -> Json | None:
    """Who may choose each value of the restricted field, under its name."""
    choice = operation.choice
    if choice is None:
        return None
    return {
        choice.field: {value: [role.value for role in Role if role in roles] for value, roles in choice.roles.items()}
    }


def parameters(operations: list[Operation]) -> list[Json]:
    """Path, query and header parameters; one that not every merged operation requires is optional."""
    found: dict[tuple[str, str], Json] = {}
    for operation in operations:
        for place, model in (("path", operation.path_params), ("query", operation.query)):
            for name, schema, required in _fields(model):
                known = found.setdefault((place, name), {"name": name, "in": place, "schema": schema})
                always = place == "path" or (required and len(operations) == 1)
                known["required"] = known.get("required", True) and always
        if operation.is_write and operation.takes_idempotency_key:
            found[("header", "Idempotency-Key")] = _header(
                "Idempotency-Key", "One send of one form.", "3f9b2c1e-6f1d-4b7e-9a55"
            )
        if operation.if_match:
            found[("header", "If-Match")] = _header("If-Match", "The record's revision, quoted (RFC 9110).", '"7"')
    return list(found.values())


def _header(name: str, description: str, example: str) -> Json:
    described = {"description": description, "example": example}
    return {"name": name, "in": "header", "required": False, **described, "schema": {"type": "string"}}


def _fields(model: type[Wire] | None) -> list[tuple[str, Json, bool]]:
    if model is None:
        return []
    schema = tidied(model_schema(model))
    inner = schema.get("$defs", {})
    required = set(schema.get("required", ()))
    return [
        (name, _inlined(without_null(field), inner), name in required) for name, field in schema["properties"].items()
    ]


def _inlined(schema: Any, inner: Json) -> Any:
    """A query field's enum in place: query models are no components."""
    if isinstance(schema, list):
        return [_inlined(item, inner) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {
            **_inlined(inner[schema["$ref"].rsplit("/", 1)[1]], inner),
            **{k: v for k, v in schema.items() if k != "$ref"},
        }
    return {key: _inlined(value, inner) for key, value in schema.items()}
