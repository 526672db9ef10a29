"""What differs on the wire between two openapi documents.

    python -m tools.wire_diff [REVISION]

Compares `contracts/openapi.json` with the one of a git revision (HEAD by default), leaving out
`description`, `title`, examples, the names of components and the order of parameters and of required
fields, which mean nothing. Exits 1 when anything differs.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tools.paths import ROOT

DOCUMENT = "contracts/openapi.json"
LEFT_OUT = frozenset({"description", "title"})
EXAMPLES = frozenset({"example", "examples"})
UNORDERED = frozenset({"parameters", "required"})
Json = Any


def differences(before: Json, after: Json) -> Iterator[str]:
    """A line for each place that differs."""
    yield from _compare("", _expanded(before, before, ()), _expanded(after, after, ()))


def _expanded(value: Json, document: Mapping[str, Json], path: tuple[str, ...]) -> Json:
    """The value with each reference replaced by what it names; one that leads back to itself becomes a mark."""
    if isinstance(value, list):
        return [_expanded(item, document, path) for item in value]
    if not isinstance(value, dict):
        return value
    name = value.get("$ref")
    if isinstance(name, str):
        if name in path:
            return {"recursive": len(path) - path.index(name)}
        _, _, kind, component = name.split("/")
        return _expanded(document["components"][kind][component], document, (*path, name))
    return {
        key: _sorted(key, _expanded(item, document, path))
        for key, item in value.items()
        if key != "components" and key not in EXAMPLES and not (key in LEFT_OUT and isinstance(item, str))
    }


def _sorted(key: str, value: Json) -> Json:
    return sorted(value, key=json.dumps) if key in UNORDERED and isinstance(value, list) else value


def _compare(place: str, before: Json, after: Json) -> Iterator[str]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(before.keys() | after.keys()):
            if key not in after:
                yield f"- {place}/{key}"
            elif key not in before:
                yield f"+ {place}/{key}"
            else:
                yield from _compare(f"{place}/{key}", before[key], after[key])
    elif before != after:
        yield f"~ {place}: {_short(before)} -> {_short(after)}"


def _short(value: Json) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def main() -> int:
    """Print the differences; 1 when there are any."""
    revision = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    shown = subprocess.run(["git", "show", f"{revision}:{DOCUMENT}"], cwd=ROOT, capture_output=True, check=True)
    found = list(differences(json.loads(shown.stdout), json.loads((ROOT / DOCUMENT).read_text())))
    for line in found:
        print(line)
    print(f"{len(found)} differences on the wire.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
