"""What the web is generated from: a document for the codegen, and beside it what the codegen
ignores: texts, rules, enums, roles and cache tags, as TypeScript."""

from __future__ import annotations

import inspect
import json
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from enum import Enum, StrEnum
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from contracts import areas, csv_cells, texts
from contracts.area import FOR_WEB
from contracts.emit.described import component
from contracts.emit.openapi import (
    Json,
    data_schema,
    envelope,
    merged,
    model_schema,
    schemas,
    success_texts,
    upload_fields,
    without_null,
)
from contracts.emit.ownership import SHARED, by_area, model_owners, module_of, owners, references, type_name
from contracts.fields import FIRST_YEAR, LAST_YEAR
from contracts.marks import PersonalKind
from contracts.money import CURRENCY_PLACES
from contracts.operation import Effect, Operation
from contracts.operation_table import Table
from contracts.roles import Level, Permission, Role
from contracts.warnings import WARNING_TEXTS, WARNINGS, Act, Severity, WarningCode

HEAD = "// Generated from the contracts by `make contracts`. Never edited.\n"
ENUMS_BESIDE: tuple[type[StrEnum], ...] = (Act, Role, Level, Permission, PersonalKind, Severity, WarningCode)


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


def codegen_config(table: Table, document: str, output: str) -> Json:
    """A call is a query or a mutation by its effect, never by its method."""
    reads = [op.id for op in table if op.effect is Effect.READ]
    writes = [op.id for op in table if op.effect is Effect.WRITE]
    return {
        "schemaFile": document,
        "apiFile": "./base.ts",  # split takes its place
        "apiImport": "emptyApi",
        "outputFile": output,
        "exportName": "api",
        "encodePathParams": True,
        "hooks": {"queries": True, "lazyQueries": True, "mutations": True},
        "endpointOverrides": [{"pattern": reads, "type": "query"}, {"pattern": writes, "type": "mutation"}],
    }


def meta_ts(table: Table) -> str:
    """Who may make each call, and the tags of what is cached: known before an area's code is loaded."""
    sets: dict[str, str] = {}
    accesses: dict[str, str] = {}
    for op in table:
        accesses.setdefault(_access(op, sets), f"access{len(accesses) + 1}")
    entries = "".join(f"  {op.id}: {accesses[_access(op, sets)]},\n" for op in table)
    named = "".join(f"const {name} = {text} as const;\n" for text, name in {**sets, **accesses}.items())
    return (
        f"{HEAD}\n"
        'import type { Act, Level, Permission, Role } from "./shared/enums";\n\n'
        "export interface OperationAccess {\n"
        "  readonly roles: readonly Role[];\n"
        "  readonly levels: readonly Level[];\n"
        "  readonly permission: Permission | null;\n"
        "  /** By the value of the body that is the act: who may choose it. */\n"
        "  readonly choices?: Readonly<Record<string, readonly Role[]>>;\n"
        "}\n\n"
        "/** The body's field with the files, and which are taken. */\n"
        "export interface UploadMeta {\n"
        "  readonly field: string;\n"
        '  readonly form: "dataUrl" | "multipart";\n'
        "  readonly types: readonly string[];\n"
        "  readonly mostBytes: number;\n"
        "  readonly mostFiles: number;\n"
        "  /** What is said of a file that is too large. */\n"
        "  readonly tooLarge: string;\n"
        "}\n\n"
        "/** An act that may be warned of; `body` names the argument that is its body. */\n"
        "export interface ActMeta {\n"
        "  readonly name: Act;\n"
        "  readonly body: string;\n"
        "}\n\n"
        "/** What is said of a success by the value of one of the body's fields. */\n"
        "export interface SuccessTexts {\n"
        "  readonly field: string;\n"
        "  readonly byValue: Readonly<Record<string, string>>;\n"
        "}\n\n"
        "/** What is known of an operation beside its shape; its area's code brings it along. */\n"
        "export interface OperationMeta {\n"
        "  readonly method: string;\n"
        "  readonly path: string;\n"
        '  readonly effect: "read" | "write";\n'
        "  readonly isPublic: boolean;\n"
        "  readonly success: string | SuccessTexts | null;\n"
        "  readonly failure: string | null;\n"
        "  readonly tags: readonly Tag[];\n"
        "  readonly invalidates: readonly Tag[];\n"
        "  readonly takesIdempotencyKey: boolean;\n"
        "  readonly ifMatch: boolean;\n"
        "  /** What it decides, and where its body takes the codes of the warnings that the user answered. */\n"
        "  readonly act?: ActMeta;\n"
        "  readonly isPoll: boolean;\n"
        "  readonly returnsEnvelope: boolean;\n"
        "  /** Where the data has a provider's number: 0, and nothing was done. */\n"
        "  readonly outcomeField?: string;\n"
        "  /** For how long the last proof of the password is good for it. */\n"
        "  readonly proofSeconds?: number;\n"
        "  /** What it uploads, and in which form. */\n"
        "  readonly upload?: UploadMeta;\n"
        "}\n\n"
        f"{named}\n"
        f"export const operations = {{\n{entries}}} as const satisfies Record<string, OperationAccess>;\n\n"
        "export type OperationId = keyof typeof operations;\n\n"
        f"export const tagTypes = {_ts(_tags(table))} as const;\n"
        "export type Tag = (typeof tagTypes)[number];\n"
    )


def _access(operation: Operation, sets: dict[str, str]) -> str:
    """`sets` keeps each set of roles or levels once, under its name."""
    roles = _ts(_listed(operation.roles))
    levels = _ts([level.value for level in Level if level in operation.levels])
    for text, kind in ((roles, "roles"), (levels, "levels")):
        sets.setdefault(text, f"{kind}{len(sets) + 1}")
    permission = _ts(operation.permission.value if operation.permission else None)
    restricted = operation.choice.roles if operation.choice else {}
    choices = {value: _ts(_listed(allowed)) for value, allowed in restricted.items()}
    for text in choices.values():
        sets.setdefault(text, f"roles{len(sets) + 1}")
    choices_part = (
        f", choices: {{{', '.join(f'{value}: {sets[text]}' for value, text in choices.items())}}}" if choices else ""
    )
    return f"{{roles: {sets[roles]}, levels: {sets[levels]}, permission: {permission}{choices_part}}}"


def _listed(roles: Collection[Role]) -> list[str]:
    return [role.value for role in Role if role in roles]


def area_meta_ts(own: Table) -> str:
    """What is known of an area's operations beside their shape."""
    entries = "".join(f"  {op.id}: {_ts(_meta(op))},\n" for op in own)
    return (
        f"{HEAD}\n"
        'import type { OperationMeta } from "../meta";\n\n'
        f"export const operations = {{\n{entries}}} as const satisfies Record<string, OperationMeta>;\n"
    )


def _meta(operation: Operation) -> Json:
    return {
        "method": operation.method,
        "path": operation.neutral_path,
        "effect": operation.effect.value,
        "isPublic": operation.public,
        "success": success_texts(operation),
        "failure": operation.failure,
        "tags": sorted(operation.tags),
        "invalidates": sorted(operation.invalidates),
        "takesIdempotencyKey": operation.is_write and operation.takes_idempotency_key,
        "ifMatch": operation.if_match,
        "isPoll": operation.poll,
        "returnsEnvelope": operation.returns_envelope,
        **({"act": {"name": operation.act.value, "body": _argument(operation)}} if operation.act else {}),
        **({"outcomeField": operation.outcome_field} if operation.outcome_field else {}),
        **({"proofSeconds": operation.proof_seconds} if operation.proof_seconds else {}),
        **({"upload": upload_fields(operation.upload)} if operation.upload else {}),
    }


def _argument(operation: Operation) -> str:
    """What the codegen calls the argument that is an operation's body."""
    name = type_name(component(operation.body)) if operation.body else ""
    return f"{name[:1].lower()}{name[1:]}"


def _tags(table: Table) -> list[str]:
    return sorted({tag for operation in table for tag in operation.tags | operation.invalidates})


def enums_ts(table: Table) -> dict[str, str]:
    """Each enumeration as a type and the list of its values, by the area that holds it."""
    values = {enum.__name__: [member.value for member in enum] for enum in ENUMS_BESIDE}
    owner = dict.fromkeys(values, SHARED)
    used = {area: _enums(own) for area, own in by_area(table).items()}
    values |= {name: listed for found in used.values() for name, listed in found.items()}
    owner = owners(used) | owner
    blocks: dict[str, list[str]] = defaultdict(list)
    for name, listed in sorted(values.items()):
        blocks[owner[name]].append(_enum(name, listed))
    return {area: f"{HEAD}\n" + "\n".join(found) for area, found in blocks.items()}


def _enums(table: Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: schema["enum"] for name, schema in schemas(table).items() if "enum" in schema}
    for operation in table:
        for model in (operation.query, operation.path_params):
            for name, schema in (model_schema(model).get("$defs", {}) if model else {}).items():
                if "enum" in schema:
                    found[name] = schema["enum"]
    return found


def _enum(name: str, values: list[str]) -> str:
    values_name = f"{name[0].lower()}{name[1:]}Values"
    return (
        f"export const {values_name} = {_ts(values)} as const;\nexport type {name} = (typeof {values_name})[number];\n"
    )


def rules_ts(table: Table) -> dict[str, str]:
    """The form rules of every body and of the models nested in it, by the area that owns them."""
    known = schemas(table)
    model_owner = model_owners(table)
    bodies = owners({area: _bodies(own, known) for area, own in by_area(table).items()})
    names: dict[str, list[str]] = defaultdict(list)
    for name, area in sorted(bodies.items()):
        names[area].append(name)
    return {area: _rules(area, own, known, model_owner) for area, own in names.items()}


def forms_ts(table: Table) -> dict[str, str]:
    """What a form needs of each write that takes a body with rules, by area: the endpoint, the name of the argument
    that is its body, and the body's rules."""
    known = schemas(table)
    holders = owners({area: _bodies(own, known) for area, own in by_area(table).items()})
    found = {area: _forms(area, own, holders) for area, own in by_area(table).items()}
    return {area: text for area, text in found.items() if text}


def _forms(area: str, own: Table, holders: Mapping[str, str]) -> str:
    lines: list[str] = []
    imported: dict[str, set[str]] = defaultdict(set)
    for operation in own:
        name = operation.body.__name__ if operation.is_write and operation.body else None
        if name is None or name not in holders:
            continue
        rules = f"{name[0].lower()}{name[1:]}Rules"
        imported[module_of(holders[name], "rules", area)].add(rules)
        lines.append(
            f"export const {operation.id}Form = /* @__PURE__ */ "
            f'formOf(api.endpoints, "{operation.id}", "{_argument(operation)}", {rules});\n'
        )
    imports = [f'import {{ {", ".join(sorted(rules))} }} from "{module}";\n' for module, rules in imported.items()]
    head = ['import { formOf } from "../../form";\n', 'import { api } from "./endpoints";\n', *sorted(imports)]
    return f"{HEAD}\n{''.join(head)}\n{''.join(lines)}" if lines else ""


def _rules(area: str, names: list[str], known: Json, model_owner: Mapping[str, str]) -> str:
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
    imports = [f'import {{ {", ".join([*sorted(used), "type Rules"])} }} from "../../rules";\n']
    for holder in sorted({model_owner[name] for name in names}):
        module = module_of(holder, "types" if holder == SHARED else "endpoints", area)
        held = ", ".join(name for name in names if model_owner[name] == holder)
        imports.append(f'import type {{ {held} }} from "{module}";\n')
    return f"{HEAD}\n{''.join(imports)}\n" + "\n".join(blocks)


def _bodies(table: Table, known: Json) -> set[str]:
    waiting = [op.body.__name__ for op in table if op.body]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found and "properties" in known[name] and known[name]["properties"]:
            found.add(name)
            waiting.extend(references(known[name]))
    return found


def _calls(schema: Json) -> list[str]:
    """`required("…")`, `places(2)`, `ge(0, "…")` and so on: what a value is comes before how large it is."""
    schema = without_null(schema)
    rules = schema.get("x-rules", ())
    required = [f"required({_ts(rule['message'])})" for rule in rules if rule["rule"] == "required"]
    places = [f"places({schema['x-places']})"] if "x-places" in schema else []
    others = [
        f"{rule['rule']}({_ts(rule['limit'])}, {_ts(rule['message'])})" for rule in rules if rule["rule"] != "required"
    ]
    return [*required, *places, *others]


def constants_ts() -> dict[str, str]:
    """The texts and limits that the console needs, under their names, by the area that declares them."""
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    for name in areas.AREAS:
        module = import_module(f"{areas.__name__}.{name}")
        for part in _parts(module):
            found[module.OPERATIONS[0].area] |= _declared(part)
    found[SHARED] = {
        **{name: value for name, value in inspect.getmembers(texts) if name.isupper() and isinstance(value, str)},
        "CURRENCY_PLACES": CURRENCY_PLACES,
        "FIRST_YEAR": FIRST_YEAR,
        "LAST_YEAR": LAST_YEAR,
        "WARNINGS": WARNINGS,
        "WARNING_TEXTS": WARNING_TEXTS,
        "BIDI_CONTROLS": csv_cells.BIDI_CONTROLS,
        "CSV_FORMULA": csv_cells.CSV_FORMULA,
        "CSV_QUOTED": csv_cells.CSV_QUOTED,
    }
    return {
        area: f"{HEAD}\n"
        + "".join(f"export const {name} = {_ts(value)} as const;\n" for name, value in sorted(own.items()))
        for area, own in found.items()
        if own
    }


def _parts(module: ModuleType) -> Iterator[ModuleType]:
    """An area's module; with a package's its own."""
    yield module
    for part in iter_modules(getattr(module, "__path__", ())):
        yield import_module(f"{module.__name__}.{part.name}")


def _declared(module: ModuleType) -> dict[str, Any]:
    """The constants that an area's module declares as `ForWeb`."""
    annotations = inspect.get_annotations(module, eval_str=True)
    marks = {name: getattr(kind, "__metadata__", ()) for name, kind in annotations.items()}
    return {name: getattr(module, name) for name, found in marks.items() if FOR_WEB in found}


def _ts(value: Any) -> str:
    if isinstance(value, Enum):
        value = value.value
    return json.dumps(value, ensure_ascii=False, default=str)
