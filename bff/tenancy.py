"""Which tenants a request names, and whether this session may name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bff.errors import ForeignTenant
from bff.stores.sessions import Session
from contracts import request_texts, texts
from contracts.operation import Operation
from contracts.roles import Identity, Level
from contracts.tenants import TenantField, reject_undeclared, values_at
from contracts.wire import Invalid

DEFAULT = "DEFAULT"


def check_tenants(
    operation: Operation, session: Session | None, query: Mapping[str, Any], body: Any, path: Mapping[str, str]
) -> None:
    """Raises ForeignTenant for one that the session may not see, Invalid for one that means nothing, that
    the operation does not declare where it stands, or that differs from place to place. The query by itself
    has passed `reject_undeclared`."""
    if operation.body is not None and not isinstance(body, dict):
        raise Invalid({"body": request_texts.NOT_AN_OBJECT})
    sources = {"query": query, "body": body, "path": path}
    if body or path:
        reject_undeclared(operation.declared, operation.tenant_names, sources)
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
    if operation.is_write and not operation.tenant_optional and session.identity.level is Level.PLATFORM:
        _require_operator(marks, sources)


def _check_operator(operation: Operation, identity: Identity, name: str, op_id: Any) -> None:
    if not isinstance(op_id, str):
        raise Invalid({name: request_texts.OPERATOR_ID_EXPECTED})
    if op_id != DEFAULT:
        if not identity.can_see_tenant(op_id):
            raise ForeignTenant
    elif not operation.default_tenant:
        raise Invalid({name: request_texts.NO_DEFAULT_OPERATOR})
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
        raise Invalid({name: request_texts.OPERATOR_ID_EXPECTED})
    beside = [m.path[-1] for m in marks if m.kind == "op" and m.where == mark.where and m.path[:-1] == mark.path[:-1]]
    named = [holder[key] for key in beside if isinstance(holder.get(key), str)] or [identity.opId]
    parents: dict[Any, str | None] = {**session.parents, identity.opId: identity.parentOpId}
    known = [parents.get(op_id) for op_id in named if op_id is not None]
    if parent in known:
        return
    if identity.tenants is None:
        if any(true is not None for true in known):
            raise Invalid({name: request_texts.NOT_THE_PARENT})
    elif None not in known or not identity.can_see_tenant(parent) or named == [identity.opId]:
        raise ForeignTenant


def _require_operator(marks: tuple[TenantField, ...], sources: Mapping[str, Any]) -> None:
    """A platform role has no operator of its own that a write could fall to."""
    places = [mark for mark in marks if mark.path == ("opId",)]
    if places and not any(sources[mark.where].get("opId") for mark in places):
        raise Invalid({"opId": texts.OPERATOR_NOT_FOUND})
