"""Where each operation is at the platform: the role chooses the scope, and the scope the path."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from contracts.operation import SCOPE_SLOT, Operation
from contracts.operation_table import Table
from contracts.roles import Identity, Scope


@dataclass(frozen=True, slots=True)
class UpstreamRoute:
    """Where an operation is at the platform. `templates` by scope, None for an unscoped one;
    `headers` are the platform's names for ours; `refuses_wordlessly`: a 4xx without words is a refusal."""

    method: str
    templates: Mapping[Scope | None, str]
    headers: Mapping[str, str] = field(default_factory=dict)
    refuses_wordlessly: bool = False

    def target(self, scope: Scope | None, raw: Mapping[str, str], query: str) -> str:
        """The path, with its parameters as the browser wrote them, and the query."""
        path = self.templates[scope]
        path = path.format_map(raw) if raw else path
        return f"{path}?{query}" if query else path

    def rename(self, headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """The headers under the platform's names."""
        return [(self.headers.get(name, name), value) for name, value in headers] if self.headers else headers


def upstream_routes(table: Table) -> dict[str, UpstreamRoute]:
    """The platform's method and path of every operation, by operation id, where it has all as the contract does."""
    return {operation.id: _route(operation) for operation in table}


def scope_of(operation: Operation, identity: Identity | None) -> Scope | None:
    """The scope a permitted user's call goes by; None where the path has none."""
    return operation.scope_for(identity) if operation.scopes and identity is not None else None


def _route(operation: Operation) -> UpstreamRoute:
    path = operation.path.removeprefix("/api")
    templates: dict[Scope | None, str] = {None: path.replace(f"/{SCOPE_SLOT}", "")}
    for scope, segment in operation.scopes.items():
        templates[scope] = path.replace(SCOPE_SLOT, segment) if segment else templates[None]
    return UpstreamRoute(operation.method, templates)
