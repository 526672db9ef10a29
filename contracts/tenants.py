"""Where a request names tenants: the marks on its models, and the names that a platform might take for one."""

from __future__ import annotations

import re
import types
import typing
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from contracts import request_texts
from contracts.rules import Tenant
from contracts.wire import Invalid, union_members

KEYS = "{}"  # in a path: every key of a map
# A platform might take these for a tenant wherever they stand, also where the operation declares none.
TENANT_NAMES = frozenset({"opId", "parentOpId", "brandOpId", "brandId", "sourceOpId", "destOpId", "opIds"})
# Fields that may stand somewhere, each with those inside it; None: any may. `*` in a map stands for its other keys.
Names: TypeAlias = Mapping[str, "Names | None"]
_HOLDERS = frozenset({dict, list})
_SEPARATORS = re.compile(r"[\[\].:/>|$]+")


@dataclass(frozen=True)
class TenantField:
    """A field that names a tenant: where it stands, its path there, and how it is judged."""

    where: str  # query, body or path
    path: tuple[str, ...]
    kind: str  # op, parent or new

    @cached_property
    def name(self) -> str:
        """The name of the field: the last of its path that is one."""
        return next(step for step in reversed(self.path) if step not in ("*", KEYS))


def tenant_fields(model: type[BaseModel] | None) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Where a model names tenants: (path, kind) pairs. `*` in a path stands for every item of a list or
    map, `KEYS` for every key of a map (`dict[OpId, …]`)."""
    found: list[tuple[tuple[str, ...], str]] = []
    for name, info in (model.model_fields if model else {}).items():
        wire_name = info.alias or name
        for mark in _tenant_marks(info):
            many = ("*",) if any(typing.get_origin(part) is list for part in union_members(info.annotation)) else ()
            found.append(((wire_name, *many), mark.kind))
        for part in union_members(info.annotation):
            inner, many = part, ()
            if typing.get_origin(part) is list:
                inner, many = typing.get_args(part)[0], ("*",)
            elif typing.get_origin(part) is dict:
                key, inner = typing.get_args(part)
                many = ("*",)
                found.extend(((wire_name, KEYS), mark.kind) for mark in _marks(key))
                found.extend(((wire_name, *many), mark.kind) for mark in _marks(inner))
            if isinstance(inner, type) and issubclass(inner, BaseModel):
                found.extend(((wire_name, *many, *path), kind) for path, kind in tenant_fields(inner))
    return tuple(found)


def values_at(source: Any, path: tuple[str, ...]) -> Iterator[tuple[Any, Any]]:
    """The values at a path as `tenant_fields` writes it, each after what holds it; absent and null ones are left out.
    Raises Invalid for what has another form."""
    step, rest = path[0], path[1:]
    found: Iterable[Any]
    if isinstance(source, dict):
        found = source.values() if step == "*" else source if step == KEYS else [source.get(step)]
    elif isinstance(source, list) and step == "*":
        found = source
    else:
        raise Invalid({"body": "A list is expected." if step == "*" else request_texts.NOT_AN_OBJECT})
    for value in found:
        if value is not None and rest:
            yield from values_at(value, rest)
        elif value is not None:
            yield source, value


def declared_names(model: type[BaseModel] | None) -> Names:
    """The names that may stand in a model's fields, at every depth."""
    fields = model.model_fields if model else {}
    return {info.alias or name: _names_in(info.annotation) for name, info in fields.items()}


def _names_in(annotation: Any) -> Names | None:
    """The names inside a value of this type; those of a list are its items'. None where anything is declared."""
    found: dict[str, Names | None] = {}
    for part in union_members(annotation):
        inner: Names | None = {}
        if part is Any:
            return None
        if typing.get_origin(part) is list:
            inner = _names_in(typing.get_args(part)[0])
        elif typing.get_origin(part) is dict:
            inner = {"*": _names_in(typing.get_args(part)[1])}
        elif isinstance(part, type) and issubclass(part, BaseModel):
            inner = declared_names(part)
        if inner is None:
            return None
        found.update(inner)
    return found


def reject_undeclared(
    declared: Mapping[str, Names], tenant_names: frozenset[str], sources: Mapping[str, Mapping[str, Any]]
) -> None:
    """Raises Invalid for a tenant's name, or another spelling of it (`OPID`, `opId[]`, `op_id`, `dto.opId`), where the
    operation declares none, at every depth: some platform might take it for one. What is declared in two places must
    agree."""
    seen: dict[str, Any] = {}
    for where, given in sources.items():
        names = declared[where]
        for name, value in given.items():
            if name not in names:
                _reject_tenant(name, name, tenant_names)
            elif name in tenant_names and value is not None and seen.setdefault(name, value) != value:
                raise Invalid({name: request_texts.OPERATORS_DIFFER})
            if type(value) in _HOLDERS:
                _reject_inside(value, names.get(name, {}), name, tenant_names)


def _reject_inside(value: Any, names: Names | None, place: str, tenant_names: frozenset[str]) -> None:
    if names is None:
        return
    if type(value) is list:
        for item in value:
            if type(item) in _HOLDERS:
                _reject_inside(item, names, place, tenant_names)
        return
    for name, item in value.items():
        if name not in names:
            _reject_tenant(name, f"{place}.{name}", tenant_names)
        if type(item) in _HOLDERS:
            _reject_inside(item, names.get(name, names.get("*", {})), f"{place}.{name}", tenant_names)


def _reject_tenant(name: str, place: str, tenant_names: frozenset[str]) -> None:
    if not _readings(name).isdisjoint(_suspects(tenant_names)):
        raise Invalid({place: request_texts.NO_OPERATOR_HERE})


@lru_cache(maxsize=1024)
def _suspects(tenant_names: frozenset[str]) -> frozenset[str]:
    return frozenset().union(*map(_readings, tenant_names))


def _readings(name: str) -> set[str]:
    """What the most careless platform might read in a field's name: `$set.opId` and `filter[opId]` as a path."""
    steps = _SEPARATORS.split(unicodedata.normalize("NFKC", name))
    return {"".join(filter(str.isalnum, step.upper().casefold())) for step in (name, *steps)} - {""}


def _tenant_marks(info: FieldInfo) -> list[Tenant]:
    return [mark for mark in info.metadata if isinstance(mark, Tenant)] + _marks(info.annotation)


def _marks(annotation: Any) -> list[Tenant]:
    """The tenant marks in a type, those of a list's items included."""
    own = [mark for mark in getattr(annotation, "__metadata__", ()) if isinstance(mark, Tenant)]
    if typing.get_origin(annotation) is dict:
        return own
    inner = [mark for arg in typing.get_args(annotation)[:1] for mark in _marks(arg)]
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        inner = [mark for arg in typing.get_args(annotation) for mark in _marks(arg)]
    return own + inner
