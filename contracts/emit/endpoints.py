"""Splits what the codegen wrote by area: each gets its endpoints, its hooks and the types that it alone uses.

python -m contracts.emit.endpoints SOURCE GENERATED
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from contracts.areas import TABLE
from contracts.emit.ownership import SHARED, by_area, model_owners
from contracts.operation_table import Table

HEAD = "// Generated from the contracts by `make contracts`. Never edited.\n"
ENDPOINT = re.compile(r"^    (\w+): build\.", re.MULTILINE)
STATEMENT = re.compile(r"^export (?:type|interface) (\w+)", re.MULTILINE)
HOOK = re.compile(r"^  (use\w+),$", re.MULTILINE)
NO_NAMES = re.compile(r'/\*.*?\*/|"[^"\n]*"', re.DOTALL)


@dataclass(frozen=True)
class Generated:
    """What the codegen wrote, in parts: by operation, by type, by hook."""

    endpoints: dict[str, str]
    types: dict[str, str]
    hooks: list[str]


def parse(text: str) -> Generated:
    """Raises ValueError where the codegen writes otherwise than it did."""
    before, opened, rest = text.partition("  endpoints: (build) => ({\n")
    endpoints, closed, rest = rest.partition("  }),\n  overrideExisting: false,\n});\n")
    types, exported, hooks = rest.partition("export const {\n")
    if not (before and opened and closed and exported):
        raise ValueError("the codegen's output has another form")
    return Generated(dict(_blocks(ENDPOINT, endpoints)), dict(_blocks(STATEMENT, types)), HOOK.findall(hooks))


def _blocks(start: re.Pattern[str], text: str) -> Iterator[tuple[str, str]]:
    found = list(start.finditer(text))
    for each, following in zip(found, [*found[1:], None], strict=True):
        yield each[1], text[each.start() : following.start() if following else len(text)]


def split(text: str, table: Table) -> dict[str, str]:
    """The files below `gen`. Raises KeyError for a type that belongs to no model and no operation."""
    parts = parse(text)
    owner = model_owners(table)
    for operation in table:
        for end in ("ApiResponse", "ApiArg"):
            owner[f"{_capital(operation.id)}{end}"] = operation.area
    mine = {name: owner[name] for name in parts.types}
    files = {f"{SHARED}/types.ts": f"{HEAD}\n" + "".join(parts.types[name] for name in mine if mine[name] == SHARED)}
    for area, own in by_area(table).items():
        files[f"{area}/endpoints.ts"] = _area(parts, mine, area, own)
    return files


def _area(parts: Generated, owner: dict[str, str], area: str, own: Table) -> str:
    types = "".join(text for name, text in parts.types.items() if owner[name] == area)
    shared = sorted(name for name in _names(types) if owner.get(name) == SHARED)
    imports = f'import type {{ {", ".join(shared)} }} from "../{SHARED}/types";\n' if shared else ""
    endpoints = "".join(text for name, text in parts.endpoints.items() if name in own.by_id)
    calls = {_capital(operation.id) for operation in own}
    hooks = [hook for hook in parts.hooks if re.sub(r"^use(Lazy)?|(Query|Mutation)$", "", hook) in calls]
    listed = "".join(f"  {hook},\n" for hook in hooks)
    return (
        f"{HEAD}\n"
        'import { areaApi } from "../../areaApi";\n'
        f"{imports}"
        'import { operations } from "./meta";\n\n'
        "export const api = areaApi(operations).injectEndpoints({\n"
        f"  endpoints: (build) => ({{\n{endpoints}  }}),\n  overrideExisting: false,\n}});\n\n"
        f"{types}\nexport const {{\n{listed}}} = api;\n"
    )


def _names(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]\w*", NO_NAMES.sub("", text)))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def main(source: Path, generated: Path) -> None:
    """Writes the files of all areas."""
    table = Table(operation for operation in TABLE if not operation.is_service)
    for name, text in split(source.read_text(), table).items():
        path = generated / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
