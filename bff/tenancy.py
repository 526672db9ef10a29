"""Which tenants a request names, and whether this session may name them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from bff.errors import ForeignTenant
from bff.stores import Session
from contracts import texts
from contracts.operation import Operation, TenantField
from contracts.roles import Identity, Level
from contracts.wire import Invalid, values_at

DEFAULT = "DEFAULT"
NO_DEFAULT = "DEFAULT is not an operator here."
NOT_TEXT = "An operator's id is expected."
NOT_THE_PARENT = "This is not the operator's parent."
NOT_DECLARED = "No operator can be named here by this field."
NOT_THE_SAME = "The query, the body and the path name different operators."


def check_tenants(
    operation: Operation, session: Session | None, query: Mapping[str, Any], body: Any, path: Mapping[str, str]
) -> None:
    """Raises ForeignTenant for one that the session may not see, Invalid for one that means nothing, that
    the operation does not declare where it stands, or that differs from place to place. The query by itself
    has passed `reject_undeclared`."""
    if operation.body is not None and not isinstance(body, dict):
        raise Invalid({"body": "A JSON object is expected."})
    sources = {"query": query, "body": body, "path": path}
    if body or path:
        reject_undeclared(operation, sources)
    marks = operation.tenants
    if not marks or session is None:
        return
    for mark in marks:
        if mark.path[0] not in sources[mark.where]:
            continue
        for holder, named in values_at(sources[mark.where], mark.path):
            if mark.kind == "op":
                _check_operator(operation, session.identity, mark.name, named)
            else:
                _check_parent(session, mark, marks, holder, named)
    if operation.is_write and session.identity.level is Level.PLATFORM:
        _require_operator(marks, sources)


def reject_undeclared(operation: Operation, sources: Mapping[str, Mapping[str, Any]]) -> None:
    """Refuses a tenant's name, or another spelling of it (`OPID`, `opId[]`, `op_id`), where the operation
    declares none: some platform might take it for one. What is declared in two places must agree."""
    suspects: frozenset[str] | None = None
    seen: dict[str, Any] = {}
    for where, given in sources.items():
        for name, value in given.items():
            if name not in operation.declared[where]:
                suspects = suspects or frozenset(map(_folded, operation.tenant_names))
                if _folded(name) in suspects:
                    raise Invalid({name: NOT_DECLARED})
            elif name in operation.tenant_names and value is not None and seen.setdefault(name, value) != value:
                raise Invalid({name: NOT_THE_SAME})


def _folded(name: str) -> str:
    """A field's name as the most careless platform might read it."""
    head = unicodedata.normalize("NFKC", name).partition("[")[0].partition(".")[0]
    return "".join(filter(str.isalnum, head.upper().casefold()))


def _check_operator(operation: Operation, identity: Identity, name: str, op_id: Any) -> None:
    if not isinstance(op_id, str):
        raise Invalid({name: NOT_TEXT})
    if op_id != DEFAULT:
        if not identity.can_see_tenant(op_id):
            raise ForeignTenant
    elif not operation.default_tenant:
        raise Invalid({name: NO_DEFAULT})
    elif identity.tenants is not None:
        raise ForeignTenant


def _check_parent(
    session: Session, mark: TenantField, marks: tuple[TenantField, ...], holder: Any, parent: Any
) -> None:
    """A parent grants nothing: it must be the true parent of the operator named beside it, else of the
    user's own; where the session does not know that, at least one that the user may see."""
    identity = session.identity
    name = mark.name
    if not isinstance(parent, str):
        raise Invalid({name: NOT_TEXT})
    beside = [m.path[-1] for m in marks if m.kind == "op" and m.where == mark.where and m.path[:-1] == mark.path[:-1]]
    named = [holder[key] for key in beside if isinstance(holder.get(key), str)] or [identity.opId]
    parents: dict[Any, str | None] = {**session.parents, identity.opId: identity.parentOpId}
    known = [parents.get(op_id) for op_id in named if op_id is not None]
    if parent in known:
        return
    if identity.tenants is None:
        if any(true is not None for true in known):
            raise Invalid({name: NOT_THE_PARENT})
    elif None not in known or not identity.can_see_tenant(parent) or named == [identity.opId]:
        raise ForeignTenant


def _require_operator(marks: tuple[TenantField, ...], sources: Mapping[str, Any]) -> None:
    """A platform role has no operator of its own that a write could fall to."""
    places = [mark for mark in marks if mark.path == ("opId",)]
    if places and not any(sources[mark.where].get("opId") for mark in places):
        raise Invalid({"opId": texts.OPERATOR_NOT_FOUND})
