"""`mapping check FILE`: whether a mapping file can be used, and what it would do, operation by operation."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from contracts.mapping import Platform, WrongMapping, load_mapping
from contracts.mapping.entries import Shape
from contracts.operation import Operation
from contracts.table import TABLE
from contracts.upstream_routes import UpstreamRoute


def main(arguments: Sequence[str] | None = None, environ: Mapping[str, str] = os.environ) -> int:
    """Prints what the file would do, and returns 0; or what is wrong with it, and returns 2."""
    options = _parser().parse_args(arguments)
    try:
        platform = load_mapping(options.file, TABLE, environ)
    except WrongMapping as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    sys.stdout.write("".join(f"{line}\n" for line in told(platform)))
    return 0


def told(platform: Platform) -> Iterator[str]:
    """What the file says of all, a line for each operation of which or of whose area it says more, and a count of the
    rest."""
    yield from _told_of_all(platform)
    same = translated = 0
    for operation in platform.table:
        if operation.handled_by_bff:
            continue
        line = _told_of(platform, operation)
        if line is not None:
            yield f"{operation.id}: {line}"
        elif type(platform.routes[operation.id]) is UpstreamRoute:
            same += 1
        else:
            translated += 1
    if translated:
        yield f"{translated} more operations go by what is said of all."
    yield f"{same} operations are asked for as the contract has them."


def _told_of_all(platform: Platform) -> Iterator[str]:
    file = platform.file
    said = sorted(file.model_fields_set & Shape.model_fields.keys())
    if said:
        yield f"of all: {', '.join(said)}"
    if file.token.model_fields_set:
        scheme = f"{file.token.scheme} " if file.token.scheme else ""
        yield f"token: in the {file.token.in_} {file.token.name}, as “{scheme}…”"
    if file.sign_in is not None:
        asked = "stands in its answer" if file.sign_in.identity == "answer" else "is asked for by a call of its own"
        yield f"sign-in: the token is at {file.sign_in.token or 'the whole'}, and the user {asked}"
    if file.refresh is not None:
        yield f"refresh: {file.refresh.method} {file.refresh.path}"
    for name, address in file.bases.items():
        yield f"base {name}: {address}"
    if file.tls is not None:
        yield f"tls: {', '.join(sorted(file.tls.model_fields_set))}"
    for name, names in (("roles", file.roles), ("permissions", file.permissions)):
        if names:
            yield f"{name}: {len(names)} have other names"


def _told_of(platform: Platform, operation: Operation) -> str | None:
    """What is said of one operation or of its area; None where nothing is."""
    levels = (platform.file.areas.get(operation.area), platform.file.operations.get(operation.id))
    said = {name for level in levels if level is not None for name in level.model_fields_set}
    if not said:
        return None
    shape = platform.shape_of(operation)
    if not shape.enabled:
        return "absent: a call is answered 501"
    own = operation.path.removeprefix("/api")
    ours, theirs = f"{operation.method} {own}", f"{shape.method or operation.method} {shape.path or own}"
    at = f" at {shape.base}" if shape.base is not None else ""
    is_there = f" is {theirs}{at}" if ours != theirs or at else ""
    more = ", ".join(sorted(said - {"method", "path", "enabled", "base"}))
    return f"{ours}{is_there}{f' ({more})' if more else ''}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mapping check", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="the mapping file, as in BFF_MAPPING")
    return parser
