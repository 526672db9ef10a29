"""Whether the entries of a mapping file mean something in the table, and do not collide."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any
from zoneinfo import ZoneInfo

from contracts.envelope import Status
from contracts.mapping.entries import MappingFile, OperationShape, Shape, Tls
from contracts.mapping.kinds import Node
from contracts.mapping.lines import Place
from contracts.mapping.paths import steps
from contracts.mapping.platform import Platform, Translation
from contracts.mapping.reading import Source
from contracts.operation import Handler, Operation
from contracts.operation_table import Table
from contracts.roles import Permission, Role

NEEDED = frozenset({Handler.SIGN_IN, Handler.REFRESH_IDENTITY})
ALWAYS_KEPT = ("account", "opId", "userCode")
_SLOT = re.compile(r"\{(\w+)\}")


def check_entries(source: Source, platform: Platform) -> None:
    """Raises WrongMapping for entries that cannot be meant."""
    file, table = platform.file, platform.table
    _check_names(source, file, table)
    source.finish()  # what follows goes by these names
    for place, level, operations in _levels(file, table):
        _check_level(source, platform, place, level, operations)
    for name, shape in file.operations.items():
        _check_operation(source, platform, table[name], shape)
    _check_all(source, platform)
    _check_collisions(source, platform)
    source.finish()


def _check_names(source: Source, file: MappingFile, table: Table) -> None:
    areas = {operation.area for operation in table}
    for name in file.areas:
        if name not in areas:
            source.wrong(("areas", name), f"is no area{_meant(name, areas)}; allowed are the areas of the table")
    for name, shape in file.operations.items():
        place = ("operations", name)
        if name not in table.by_id:
            hint = _meant(name, table.by_id)
            source.wrong(place, f"is no operation{hint}; allowed are the operations of contracts/openapi.json")
        elif table[name].handled_by_bff:
            source.wrong(place, "is answered by the console itself; allowed are the platform's operations")
        elif not shape.enabled and table[name].handler in NEEDED:
            source.wrong((*place, "enabled"), "must be true: nobody could sign in without it")
    for name, area in file.areas.items():
        if not area.enabled and any(one.area == name and one.handler in NEEDED for one in table):
            source.wrong(("areas", name, "enabled"), "must be true: nobody could sign in without it")


def _levels(file: MappingFile, table: Table) -> Iterator[tuple[Place, Shape, list[Operation]]]:
    """Everything that may be said for several operations, where it stands, and for which it is said."""
    yield (), file, [operation for operation in table if not operation.handled_by_bff]
    for name, area in file.areas.items():
        yield ("areas", name), area, [operation for operation in table if operation.area == name]
    for name, shape in file.operations.items():
        yield ("operations", name), shape, [table[name]]


def _check_level(source: Source, platform: Platform, place: Place, level: Shape, operations: list[Operation]) -> None:
    _check_base(source, platform, (*place, "base"), level.base)
    _check_environ(source, platform, (*place, "static_headers"), level.static_headers)
    if level.zone is not None and not _is_zone(level.zone):
        source.wrong((*place, "zone"), "is no time zone; a name such as Europe/Malta is expected")
    for where in ("query", "body"):
        _check_fields(source, (*place, where), getattr(level, where), operations)
    if level.page is not None and place and all(_of(platform, one).rows is None for one in operations):
        source.wrong((*place, "page"), "is said of what is no list of pages")
    for name in ("headers", "query", "body"):
        _check_distinct(source, (*place, name), getattr(level, name))
    for name, values in level.enums.items():
        _check_distinct(source, (*place, "enums", name), values)
    if level.errors is not None:
        known = {*map(str, Status), *(code for one in platform.table for code in one.failures)}
        for code in level.errors.codes.keys() - known:
            source.wrong((*place, "errors", "codes", code), f"is no status; allowed are {_listed(known)}")


def _check_fields(source: Source, place: Place, names: Collection[str], operations: list[Operation]) -> None:
    where = place[-1]
    known = {name for operation in operations for name in operation.declared[where] | operation.declared["path"].keys()}
    allowed = f"; allowed are {_listed(known)}" if place[:1] == ("operations",) else ""
    for name in names:
        if steps(name)[0] not in known:
            source.wrong((*place, name), f"is no field of the {where}{_meant(name, known)}{allowed}")


def _check_base(source: Source, platform: Platform, place: Place, base: str | None) -> None:
    if base is not None and base not in platform.file.bases:
        source.wrong(place, f"is no address of [bases]; allowed are {_listed(platform.file.bases)}")


def _check_environ(source: Source, platform: Platform, place: Place, headers: Mapping[str, str]) -> None:
    for name, value in headers.items():
        if value.startswith("env:") and not platform.environ.get(value[4:]):
            source.wrong((*place, name), f"names {value[4:]}, which the environment does not have")


def _check_distinct(source: Source, place: Place, table: Mapping[str, Any]) -> None:
    """That no two of our names have one of the platform's."""
    seen: dict[str, str] = {}
    for ours, theirs in table.items():
        for one in theirs if isinstance(theirs, list) else [theirs]:
            before = seen.setdefault(str(one).lower(), ours)
            if before != ours:
                source.wrong((*place, ours), f"collides with {before}: both are {one} at the platform")


def _check_operation(source: Source, platform: Platform, operation: Operation, shape: OperationShape) -> None:
    place: Place = ("operations", operation.id)
    whole = platform.shape_of(operation)
    if shape.path is not None or operation.declared["path"]:
        _check_path(source, platform, operation, whole)
    translation = _of(platform, operation)
    record = translation.record
    for table_name in ("answer", "defaults"):
        for name in getattr(shape, table_name):
            if not _has(record, steps(name)):
                allowed = _listed(record.fields) or "none: it answers no record"
                source.wrong((*place, table_name, name), f"is no field of its answer; allowed are {allowed}")
    nodes = (record, translation.query, translation.body)
    names = {name for node in nodes for name in _all_names(node, set())}
    for table_name in ("amounts_of", "times_of", "enums"):
        for name in getattr(shape, table_name):
            if steps(name)[-1] not in names:
                source.wrong((*place, table_name, name), f"is no field of it{_meant(name, names)}")


def _check_path(source: Source, platform: Platform, operation: Operation, shape: OperationShape) -> None:
    if shape.path is None:
        return
    place: Place = ("operations", operation.id, "path")
    if any(segment in (".", "..") for segment in shape.path.split("/")):
        source.wrong(place, "has dots as a segment; they lead elsewhere")
    slots, own = set(_SLOT.findall(shape.path)), set(operation.declared["path"])
    if shape.path.count("{") != len(_SLOT.findall(shape.path)) or shape.path.count("}") != shape.path.count("{"):
        source.wrong(place, "has a brace that closes nothing; parameters are written as {name}")
        return
    left_out = own - slots - shape.query.keys() - shape.body.keys()
    if left_out:
        source.wrong(
            place, f"lacks its parameter {_listed(left_out)}; it must stand in the path, or be named in query or body"
        )
    known = {*own, *operation.declared["query"], *operation.declared["body"], *ALWAYS_KEPT, *platform.sign_in.keep}
    known |= {"scope"} if operation.scopes else set()
    for name in sorted(slots - known):
        source.wrong(place, f"has a parameter {name}, which is none of its; allowed are {_listed(known)}")


def _check_all(source: Source, platform: Platform) -> None:
    file = platform.file
    for name in file.roles:
        if name not in set(map(str, Role)):
            source.wrong(("roles", name), f"is no role; allowed are {_listed(list(Role))}")
    for name in file.permissions:
        if name not in set(map(str, Permission)):
            source.wrong(("permissions", name), f"is no permission{_meant(name, list(Permission))}")
    _check_distinct(source, ("roles",), file.roles)
    if file.tls is not None:
        _check_tls(source, platform, file.tls)
    if file.refresh is not None:
        if platform.sign_in.refresh_token is None:
            source.wrong(("refresh",), "has nothing to refresh by: sign_in.refresh_token says where it stands")
        _check_base(source, platform, ("refresh", "base"), file.refresh.base)
        _check_environ(source, platform, ("refresh", "headers"), file.refresh.headers)


def _check_tls(source: Source, platform: Platform, tls: Tls) -> None:
    for name in ("certificate", "key", "ca"):
        given = getattr(tls, name)
        if given is not None and not (platform.folder / given).is_file():
            source.wrong(("tls", name), f"names {given}, which is no file")
    if bool(tls.certificate) is not bool(tls.key):
        source.wrong(("tls",), "has a certificate without its key, or a key alone; give both")


def _check_collisions(source: Source, platform: Platform) -> None:
    """That no two calls are one and the same at the platform, unless they are so here."""
    seen: dict[Any, Operation] = {}
    for operation in platform.table:
        shape = platform.shape_of(operation)
        if operation.handled_by_bff or not shape.enabled:
            continue
        method, path = shape.method or operation.method, shape.path or operation.path.removeprefix("/api")
        key = (method, _SLOT.sub("{}", path), shape.base, repr(shape.fixed_query), repr(shape.fixed_body))
        other = seen.setdefault(key, operation)
        if (other.method, other.path) == (operation.method, operation.path):
            continue
        named = next((one for one in (operation, other) if one.id in platform.file.operations), None)
        if named is not None:
            both = other if named is operation else operation
            source.wrong(("operations", named.id), f"collides with {both.id}: both are {method} {path} at the platform")


def _of(platform: Platform, operation: Operation) -> Translation:
    return Translation(platform, operation, platform.shape_of(operation))


def _has(node: Node, names: tuple[str, ...]) -> bool:
    """Whether an object may have a field at this path."""
    for name in names:
        inner = node.items if name == "[]" else node.fields.get(name) or node.items
        if inner is None:
            return node.is_open
        node = inner
    return True


def _all_names(node: Node, seen: set[int]) -> Iterator[str]:
    if id(node) in seen:
        return
    seen.add(id(node))
    yield from node.fields
    for inner in (*node.fields.values(), *([node.items] if node.items else [])):
        yield from _all_names(inner, seen)


def _is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def _meant(name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, list(known), 1)
    return f" (perhaps {close[0]} is meant)" if close else ""


def _listed(names: Collection[str]) -> str:
    return ", ".join(sorted(map(str, names))) or "none"
