"""A platform as its mapping file describes it: what each operation is there, put together from what is said of it, of
its area and of all."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from contracts.mapping.entries import Envelope, Errors, MappingFile, OperationShape, Paging, Shape, SignIn, Tenant
from contracts.mapping.kinds import Node, is_list, node_of, rows_of
from contracts.mapping.values import Dictionary, Forms
from contracts.operation import SCOPE_SLOT, Handler, Operation
from contracts.operation_table import Table
from contracts.roles import Scope
from contracts.upstream_routes import UpstreamRoute

# What a route by itself can say, as it is asked for and answered; the rest is for `exchange`.
_OF_ROUTES = frozenset({"method", "path", "headers", "wordless_4xx", "enabled"})
_TOGETHER = frozenset({"envelope", "errors", "page", "tenant", "sort"})


@dataclass(frozen=True, eq=False)
class Platform:
    """The whole of a mapping file. `environ` has the values that `env:NAME` stands for; `folder` is where files are;
    `translated` makes the route of an operation that has more otherwise than its path."""

    file: MappingFile
    table: Table
    translated: Callable[..., UpstreamRoute]
    environ: Mapping[str, str] = field(default_factory=dict, repr=False)
    folder: Path = Path()
    clock: Callable[[], float] = time.time
    _shapes: dict[str, OperationShape] = field(default_factory=dict, repr=False)
    cursors: OrderedDict[tuple[bytes, int], str] = field(default_factory=OrderedDict, repr=False)

    @cached_property
    def _of_all(self) -> dict[str, Any]:
        return _said(self.file, Shape.model_fields.keys())

    @cached_property
    def absent(self) -> frozenset[str]:
        """The ids of the operations that the platform lacks."""
        return frozenset(one.id for one in self.table if not self.shape_of(one).enabled)

    @cached_property
    def routes(self) -> dict[str, UpstreamRoute]:
        """Where every operation is, by its id."""
        return {one.id: self._route(one) for one in self.table}

    @cached_property
    def has_own_token(self) -> bool:
        """Whether a session's token travels otherwise than as a bearer, or values go with it that calls need."""
        levels = (self.file, *self.file.areas.values(), *self.file.operations.values())
        needed = ("token", "sign_in", "refresh", "tenant", "fixed_query", "fixed_body")
        return any(level.model_fields_set & set(needed) for level in levels)

    @cached_property
    def is_renewable(self) -> bool:
        return self.file.refresh is not None and self.sign_in.refresh_token is not None

    @cached_property
    def sign_in(self) -> SignIn:
        return self.file.sign_in or SignIn()

    @cached_property
    def roles(self) -> Dictionary | None:
        return Dictionary(self.file.roles) if self.file.roles else None

    def shape_of(self, operation: Operation) -> OperationShape:
        """What is said of one operation, all levels together."""
        shape = self._shapes.get(operation.id)
        if shape is None:
            shape = self._shapes[operation.id] = self._shape_of(operation)
        return shape

    def _shape_of(self, operation: Operation) -> OperationShape:
        said = self._of_all
        for level in (self.file.areas.get(operation.area), self.file.operations.get(operation.id)):
            if level is not None:
                said = _together(said, _said(level, level.model_fields_set))
        return OperationShape.model_validate(said)

    def header(self, value: str) -> str:
        """A header's value, read from the environment where it says so."""
        return self.environ.get(value[4:], "") if value.startswith("env:") else value

    def _route(self, operation: Operation) -> UpstreamRoute:
        shape = self.shape_of(operation)
        path = shape.path or operation.path.removeprefix("/api")
        segments = {scope: shape.scopes.get(scope.value, own) for scope, own in operation.scopes.items()}
        templates: dict[Scope | None, str] = {None: path.replace(f"/{SCOPE_SLOT}", "")}
        for scope, segment in segments.items():
            templates[scope] = path.replace(SCOPE_SLOT, segment) if segment else templates[None]
        method, is_refused = shape.method or operation.method, shape.wordless_4xx == "refused"
        headers = {ours.lower(): theirs.lower() for ours, theirs in shape.headers.items()}
        if not self._is_translated(operation, shape):
            return UpstreamRoute(method, templates, headers, is_refused)
        translation = Translation(self, operation, shape)
        return self.translated(method, templates, headers, is_refused, translation=translation)

    def _is_translated(self, operation: Operation, shape: OperationShape) -> bool:
        if operation.handled_by_bff:
            return False
        own = {name for name in shape.model_fields_set if getattr(shape, name) != _PLAIN.get(name)}
        slots = set(_slots(shape.path or "")) - {"scope"} - operation.declared["path"].keys()
        is_identity = operation.handler in (Handler.SIGN_IN, Handler.REFRESH_IDENTITY)
        by_all = self.has_own_token or (is_identity and (self.file.roles or self.file.permissions))
        return bool(own - _OF_ROUTES or slots or by_all)


_PLAIN: dict[str, Any] = {
    name: info.get_default(call_default_factory=True) for name, info in OperationShape.model_fields.items()
}


def _slots(path: str) -> list[str]:
    return [part.partition("}")[0] for part in path.split("{")[1:]]


def _said(level: Any, names: Any) -> dict[str, Any]:
    """What a level says by itself."""
    dumped: dict[str, Any] = level.model_dump(exclude_unset=True, by_alias=True)
    return {name: value for name, value in dumped.items() if name in names}


def _together(outer: Mapping[str, Any], inner: Mapping[str, Any]) -> dict[str, Any]:
    """Both, the inner one nearer; tables name by name."""
    merged = dict(outer)
    for name, value in inner.items():
        before = merged.get(name)
        joined = _together if name in _TOGETHER else _side_by_side
        merged[name] = joined(before, value) if isinstance(value, dict) and isinstance(before, dict) else value
    return merged


def _side_by_side(outer: Mapping[str, Any], inner: Mapping[str, Any]) -> dict[str, Any]:
    return {**outer, **inner}


@dataclass(frozen=True, eq=False)
class Translation:
    """What one operation's requests and answers are made of, worked out once."""

    platform: Platform
    operation: Operation
    shape: OperationShape

    @cached_property
    def envelope(self) -> Envelope | None:
        return self.shape.envelope

    @cached_property
    def errors(self) -> Errors | None:
        return self.shape.errors

    @cached_property
    def paging(self) -> Paging | None:
        """How its pages are asked for; None for what is no list, or a list as we have them."""
        return self.shape.page if self.rows is not None else None

    @cached_property
    def rows(self) -> str | None:
        """What our page of the list calls its rows; None for what is no page."""
        return rows_of(self.operation.data)

    @cached_property
    def is_list(self) -> bool:
        return is_list(self.operation.data)

    @cached_property
    def tenant(self) -> Tenant | None:
        return self.shape.tenant

    @cached_property
    def data(self) -> Node:
        return node_of(self.operation.data)

    @cached_property
    def record(self) -> Node:
        """What `answer`, `defaults`, `enums` and the forms of values go by."""
        if self.rows is not None:
            return self.data.fields[self.rows].items or self.data
        return (self.data.items or self.data) if self.is_list else self.data

    @cached_property
    def query(self) -> Node:
        return node_of(self.operation.query)

    @cached_property
    def body(self) -> Node:
        return node_of(self.operation.body)

    @cached_property
    def forms(self) -> Forms:
        shape = self.shape
        return Forms(
            amounts=shape.amounts,
            amounts_of=_plain(shape.amounts_of),
            digits=shape.digits,
            times=shape.times,
            times_of=_plain(shape.times_of),
            zone=shape.zone,
            enums={name: Dictionary(values) for name, values in _plain(shape.enums).items()},
            roles=self.platform.roles,
        )

    @cached_property
    def is_identity(self) -> bool:
        return self.operation.handler in (Handler.SIGN_IN, Handler.REFRESH_IDENTITY)


def _plain(table: Mapping[str, Any]) -> dict[str, Any]:
    """By path without the marks of lists: values are found by the names that lead to them."""
    return {name.replace("[]", ""): value for name, value in table.items()}
