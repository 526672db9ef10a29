"""Which upstream path serves this user: the role chooses the scope, the scope the path."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bff.mapping import Mapped, upstream_template
from contracts.operation import Operation, Table
from contracts.roles import Identity, Scope


@dataclass(frozen=True, slots=True)
class UpstreamRoute:
    """Where an operation is at the platform. `templates` by scope, None for an unscoped one;
    `headers` are the platform's names for ours."""

    method: str
    templates: Mapping[Scope | None, str]
    headers: Mapping[str, str]

    def path(self, scope: Scope | None, raw: Mapping[str, str]) -> str:
        """The path with its parameters as the browser wrote them."""
        template = self.templates[scope]
        return template.format_map(raw) if raw else template


class UpstreamRoutes:
    """Where every operation is at the platform."""

    def __init__(self, table: Table, mapped: Mapped) -> None:
        self._by_id = {operation.id: _route(operation, mapped) for operation in table}

    def of(self, operation: Operation) -> UpstreamRoute:
        return self._by_id[operation.id]


def scope_of(operation: Operation, identity: Identity | None) -> Scope | None:
    """The scope a permitted user's call goes by; None where the path has none."""
    return operation.scope_for(identity) if operation.scopes and identity is not None else None


def _route(operation: Operation, mapped: Mapped) -> UpstreamRoute:
    renamed = mapped.of(operation)
    templates: dict[Scope | None, str] = {None: upstream_template(operation, renamed, "")}
    for scope, segment in operation.scopes.items():
        templates[scope] = upstream_template(operation, renamed, segment)
    return UpstreamRoute(renamed.method or operation.method, templates, renamed.headers)
