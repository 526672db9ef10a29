"""Writes what the table of operations becomes.

    python -m contracts.emit [--root DIR] [--scratch DIR]

`--root` is where the project's files are written (default: the project), `--scratch` where the
codegen's input goes, which is not kept.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from contracts.areas import TABLE
from contracts.emit import access, openapi, web
from contracts.operation import Table

PROJECT = Path(__file__).resolve().parents[2]
GENERATED = Path("web/src/api/gen")


def emit(root: Path, scratch: Path) -> None:
    """Writes openapi.json, the web's TypeScript, and the codegen's document and config."""
    generated = root / GENERATED
    table = Table(operation for operation in TABLE if not operation.is_service)  # what browsers call
    generated.mkdir(parents=True, exist_ok=True)
    scratch.mkdir(parents=True, exist_ok=True)
    (root / "contracts").mkdir(exist_ok=True)
    _json(root / "contracts" / "openapi.json", openapi.document(TABLE))
    (generated / "meta.ts").write_text(web.meta_ts(table))
    (generated / "enums.ts").write_text(web.enums_ts(table))
    (generated / "rules.ts").write_text(web.rules_ts(table))
    (generated / "texts.ts").write_text(web.texts_ts())
    (generated / "access.ts").write_text(access.access_ts(table))
    (generated / "money.ts").write_text(web.money_ts())
    document = scratch / "codegen.json"
    _json(document, web.codegen_document(table))
    # the codegen resolves its files from its config, and the import of the API from its output
    endpoints = os.path.relpath(generated / "endpoints.ts", scratch)
    api = os.path.relpath(root / "web/src/api/base.ts", scratch)
    _json(scratch / "codegen.config.json", web.codegen_config(table, "./codegen.json", endpoints, api))


def _json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description="Write what the table of operations becomes.")
    ask.add_argument("--root", type=Path, default=PROJECT)
    ask.add_argument("--scratch", type=Path, default=PROJECT / ".cache" / "contracts")
    given = ask.parse_args()
    emit(given.root.resolve(), given.scratch.resolve())
