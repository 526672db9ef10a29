"""Writes what the table of operations becomes.

    python -m contracts.emit [--root DIR] [--scratch DIR]

`--root` is where the project's files are written (default: the project), `--scratch` where the
codegen's input goes, which is not kept.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path

from contracts.areas import TABLE
from contracts.emit import access, console, labels, personal, platform, web
from contracts.emit.ownership import by_area
from contracts.operation_table import Table

PROJECT = Path(__file__).resolve().parents[2]
GENERATED = Path("web/src/api/gen")


def emit(root: Path, scratch: Path) -> None:
    """Writes the OpenAPI documents, the web's TypeScript but for its endpoints, and the codegen's input."""
    generated = root / GENERATED
    table = Table(operation for operation in TABLE if not operation.is_service)  # what browsers call
    documents = {"openapi.json": console.document(TABLE), "platform.openapi.json": platform.document(TABLE)}
    shutil.rmtree(generated, ignore_errors=True)  # of an area that is gone, nothing stays
    scratch.mkdir(parents=True, exist_ok=True)
    (root / "contracts").mkdir(exist_ok=True)
    for name, document in documents.items():
        _json(root / "contracts" / name, document)
    for name, text in _files(table).items():
        path = generated / f"{name}.ts"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    _json(scratch / "codegen.json", web.codegen_document(table))
    # the codegen resolves its files from its config
    _json(scratch / "codegen.config.json", web.codegen_config(table, "./codegen.json", "./endpoints.ts"))


def _files(table: Table) -> dict[str, str]:
    """The web's TypeScript by its place below `gen`, without the ending."""
    files = {
        "meta": web.meta_ts(table),
        "access": access.access_ts(table),
        "permissions": access.permissions_ts(),
    }
    files |= {f"{area}/meta": web.area_meta_ts(own) for area, own in by_area(table).items()}
    parts = {
        "enums": web.enums_ts(table),
        "rules": web.rules_ts(table),
        "forms": web.forms_ts(table),
        "constants": web.constants_ts(),
        "personal": personal.personal_ts(table),
        "labels": labels.labels_ts(table),
    }
    return files | {f"{area}/{part}": text for part, found in parts.items() for area, text in found.items()}


def _json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description="Write what the table of operations becomes.")
    ask.add_argument("--root", type=Path, default=PROJECT)
    ask.add_argument("--scratch", type=Path, default=PROJECT / ".cache" / "contracts")
    given = ask.parse_args()
    emit(given.root.resolve(), given.scratch.resolve())
