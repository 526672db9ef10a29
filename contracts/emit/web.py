"""What the web is generated from: a document for the codegen, and beside it what the codegen
ignores: texts, rules, enums, roles and cache tags, as TypeScript."""

from __future__ import annotations

import inspect
import json
from enum import Enum, StrEnum
from typing import Any

from contracts import texts
from contracts.areas.billing_v2_payments import LARGEST_PAYMENT
from contracts.areas.wallet import LARGEST_BONUS
from contracts.emit.openapi import Json, data_schema, envelope, merged, schemas, without_null
from contracts.money import CURRENCY_PLACES, SIGNIFICANT_DIGITS
from contracts.operation import Effect, Operation, Table
from contracts.roles import Level, Permission, Role

HEAD = "// Generated from the contracts by `make contracts`. Never edited.\n"
ENUMS_BESIDE: tuple[type[StrEnum], ...] = (Role, Level, Permission)


def codegen_document(table: Table) -> Json:
    """Neutral paths, an entry per operation, answers as the web gets them (`data` alone, or the
    whole answer). Operations that share a path are told apart by `#id`, which the base query cuts."""
    paths: Json = {}
    for operation in table:
        shared = len(table.by_route[(operation.method, operation.neutral_path)]) > 1
        path = f"{operation.neutral_path}#{operation.id}" if shared else operation.neutral_path
        entry = merged([operation], operation.neutral_path)
        data = data_schema(operation)
        answer = envelope(data, operation.extras) if operation.returns_envelope else data
        entry["responses"] = {"200": {"description": "Done.", "content": {"application/json": {"schema": answer}}}}
        paths.setdefault(path, {})[operation.method.lower()] = entry
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pitboss", "version": "1.0.0"},
        "paths": paths,
        "components": {"schemas": schemas(table)},
    }


def codegen_config(table: Table, document: str, output: str, api: str) -> Json:
    """A call is a query or a mutation by its effect, never by its method."""
    reads = [op.id for op in table if op.effect is Effect.READ]
    writes = [op.id for op in table if op.effect is Effect.WRITE]
    return {
        "schemaFile": document,
        "apiFile": api,
        "apiImport": "emptyApi",
        "outputFile": output,
        "exportName": "api",
        "encodePathParams": True,
        "hooks": {"queries": True, "lazyQueries": True, "mutations": True},
        "endpointOverrides": [{"pattern": reads, "type": "query"}, {"pattern": writes, "type": "mutation"}],
    }


def meta_ts(table: Table) -> str:
    """What is known of each operation beside its shape."""
    entries = "".join(f"  {op.id}: {_ts(_meta(op))},\n" for op in table)
    return (
        f"{HEAD}\n"
        'import type { Level, Permission, Role } from "./enums";\n\n'
        "export interface OperationMeta {\n"
        "  readonly method: string;\n"
        "  readonly path: string;\n"
        '  readonly effect: "read" | "write";\n'
        "  readonly isPublic: boolean;\n"
        "  readonly roles: readonly Role[];\n"
        "  readonly levels: readonly Level[];\n"
        "  readonly permission: Permission | null;\n"
        "  readonly success: string | null;\n"
        "  readonly failure: string | null;\n"
        "  readonly tags: readonly string[];\n"
        "  readonly makesStale: readonly string[];\n"
        "  readonly isKeyed: boolean;\n"
        "  readonly isMatched: boolean;\n"
        "  readonly isPoll: boolean;\n"
        "  readonly wholeAnswer: boolean;\n"
        "}\n\n"
        f"export const operations = {{\n{entries}}} as const satisfies Record<string, OperationMeta>;\n\n"
        "export type OperationId = keyof typeof operations;\n\n"
        f"export const tagTypes = {_ts(_tags(table))} as const;\n"
    )


def _meta(operation: Operation) -> Json:
    return {
        "method": operation.method,
        "path": operation.neutral_path,
        "effect": operation.effect.value,
        "isPublic": operation.public,
        "roles": [role.value for role in Role if role in operation.roles],
        "levels": [level.value for level in Level if level in operation.levels],
        "permission": operation.permission.value if operation.permission else None,
        "success": operation.success,
        "failure": operation.failure,
        "tags": sorted(operation.tags),
        "makesStale": sorted(operation.invalidates),
        "isKeyed": operation.is_write and operation.takes_idempotency_key,
        "isMatched": operation.if_match,
        "isPoll": operation.poll,
        "wholeAnswer": operation.returns_envelope,
    }


def _tags(table: Table) -> list[str]:
    return sorted({tag for operation in table for tag in operation.tags | operation.invalidates})


def enums_ts(table: Table) -> str:
    """Each enumeration as a type and the list of its values."""
    blocks = [_enum(enum.__name__, [member.value for member in enum]) for enum in ENUMS_BESIDE]
    known = {enum.__name__ for enum in ENUMS_BESIDE}
    for name, values in sorted(_enums(table).items()):
        if name not in known:
            blocks.append(_enum(name, values))
    return f"{HEAD}\n" + "\n".join(blocks)


def _enums(table: Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: schema["enum"] for name, schema in schemas(table).items() if "enum" in schema}
    for operation in table:
        for model in (operation.query, operation.path_params):
            for name, schema in (model.model_json_schema().get("$defs", {}) if model else {}).items():
                if "enum" in schema:
                    found[name] = schema["enum"]
    return found


def _enum(name: str, values: list[str]) -> str:
    values_name = f"{name[0].lower()}{name[1:]}Values"
    return (
        f"export const {values_name} = {_ts(values)} as const;\nexport type {name} = (typeof {values_name})[number];\n"
    )


def rules_ts(table: Table) -> str:
    """The form rules of every body and of what is nested in one."""
    known = schemas(table)
    names = sorted(_bodies(table, known))
    blocks: list[str] = []
    used: set[str] = set()
    for name in names:
        lines = []
        for field, schema in known[name].get("properties", {}).items():
            calls = _calls(schema)
            used.update(call.split("(")[0] for call in calls)
            lines.append(f"  {field}: [{', '.join(calls)}],\n")
        constant = f"{name[0].lower()}{name[1:]}Rules"
        blocks.append(f"export const {constant}: Rules<{name}> = {{\n{''.join(lines)}}};\n")
    helpers = ", ".join([*sorted(used), "type Rules"])
    return (
        f"{HEAD}\n"
        f'import {{ {helpers} }} from "../rules";\n'
        f'import type {{ {", ".join(names)} }} from "./endpoints";\n\n' + "\n".join(blocks)
    )


def _bodies(table: Table, known: Json) -> set[str]:
    waiting = [op.body.__name__ for op in table if op.body]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found and "properties" in known[name] and known[name]["properties"]:
            found.add(name)
            waiting.extend(_references(known[name]))
    return found


def _references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [name for item in schema for name in _references(item)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else []
    return own + [name for value in schema.values() for name in _references(value)]


def _calls(schema: Json) -> list[str]:
    """`required("…")`, `ge(0, "…")` and so on, in the order of the declaration."""
    calls = []
    schema = without_null(schema)
    for told in schema.get("x-rules", ()):
        limit, message = told["limit"], _ts(told["message"])
        calls.append(
            f"required({message})" if told["rule"] == "required" else f"{told['rule']}({_ts(limit)}, {message})"
        )
    if "x-places" in schema:
        calls.append(f"places({schema['x-places']})")
    return calls


def texts_ts() -> str:
    """The shared texts, under their names."""
    found = {name: value for name, value in inspect.getmembers(texts) if name.isupper() and isinstance(value, str)}
    return f"{HEAD}\n" + "".join(f"export const {name} = {_ts(value)};\n" for name, value in sorted(found.items()))


def money_ts() -> str:
    """The decimal places of each currency, and how much money may be."""
    metadata = {
        "currencyPlaces": CURRENCY_PLACES,
        "significantDigits": SIGNIFICANT_DIGITS,
        "largestPayment": str(LARGEST_PAYMENT),
        "largestBonus": LARGEST_BONUS,
    }
    return f"{HEAD}\n" + "".join(f"export const {name} = {_ts(value)} as const;\n" for name, value in metadata.items())


def _ts(value: Any) -> str:
    if isinstance(value, Enum):
        value = value.value
    return json.dumps(value, ensure_ascii=False)
