"""`shadow report FILE`: where the second platform answers otherwise, each place once, the most frequent first."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

RULES = "BFF_SHADOW_RULES"


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the differences that are kept, and returns 1 where there are any; 2 where they cannot be read."""
    parser = argparse.ArgumentParser(prog="shadow report", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help=f"the report; else the one that {RULES} names")
    try:
        file = parser.parse_args(arguments).file or _file_of_rules()
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        text = report(lines)
    except _NoReport as missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"{error.filename} cannot be read: {(error.strerror or '').lower()}.\n")
        return 2
    except (ValueError, TypeError, KeyError):
        sys.stderr.write(f"{file} is no report of differences.\n")
        return 2
    sys.stdout.write(text)
    return 1 if lines else 0


def report(lines: Sequence[dict[str, Any]]) -> str:
    """A line for each place, with how often it was seen and its latest example."""
    if not lines:
        return "No differences are kept.\n"
    seen = Counter((line["operation"], line["path"], line["kind"]) for line in lines)
    latest = {(line["operation"], line["path"], line["kind"]): line for line in lines}
    rows = []
    for (operation, path, kind), count in sorted(seen.items(), key=lambda one: (-one[1], one[0])):
        line = latest[operation, path, kind]
        example = " ".join(filter(None, (line.get("first", ""), "≠" if line.get("second") else "", line.get("second"))))
        rows.append(f"{count:>6}  {operation:<28} {kind:<10} {path or 'the answer'}  {example}".rstrip())
    return "\n".join([*rows, "", f"{len(seen)} places, {len(lines)} differences", ""])


class _NoReport(Exception):
    pass


def _file_of_rules() -> Path:
    named = os.environ.get(RULES, "")
    if not named:
        raise _NoReport(f"Name a report, or set {RULES}.")
    try:
        found = tomllib.loads(Path(named).read_text(encoding="utf-8")).get("report")
    except (ValueError, OSError):
        raise _NoReport(f"{RULES} names {named}, which cannot be read as TOML.") from None
    if not isinstance(found, str):
        raise _NoReport(f"{named} names no report.")
    return Path(found)


if __name__ == "__main__":
    sys.exit(main())
