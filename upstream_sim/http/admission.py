"""Who may call what, and about which tenants. The platform checks by itself: it trusts no console."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from contracts import request_texts
from contracts.operation import Operation
from contracts.tenants import values_at
from upstream_sim.core.refusals import (
    Denied,
    NotFound,
    NotSignedIn,
    PasswordChangeNeeded,
    ProofRequired,
    ValidationFailed,
)
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import DEFAULT_TENANT, OPERATORS, require_present
from upstream_sim.shared.users import USERS, Caller, caller_of

NO_TENANT = "Select an operator: your account has none of its own."


def bearer(headers: Mapping[str, str]) -> str:
    """The token of a request. Raises NotSignedIn where there is none."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NotSignedIn
    return token.strip()


def caller_by(world: World, token: str, request_id: str) -> Caller:
    """The caller of a token. Raises NotSignedIn for one that is unknown, ended or expired."""
    user_code = world.tokens.user_of(token)
    user = world.table(USERS).get(user_code) if user_code else None
    if user is None or user.deletedAt is not None:
        raise NotSignedIn
    return caller_of(world, user, request_id, token)


def admit(operation: Operation, caller: Caller, template: str, body: Any) -> None:
    """Checks role, level, permission, the act that the body chooses, and that the path is the scope's own.
    Raises Denied, and PasswordChangeNeeded for one who must change their password first."""
    if caller.user.mustChangePassword and not operation.before_password_change:
        raise PasswordChangeNeeded
    if not operation.permits(caller.identity):
        raise Denied(operation.denial(caller.identity))
    if words := operation.choice_denial(caller.identity, body):
        raise Denied(words)
    if operation.upstream_path(operation.scope_for(caller.identity)) != template:
        raise Denied


def require_proof(world: World, operation: Operation, caller: Caller) -> None:
    """Raises ProofRequired where the caller's last proof of their password is too old."""
    if operation.proof_seconds is not None and world.tokens.proof_age(caller.token) > operation.proof_seconds:
        raise ProofRequired


def check_tenants(world: World, operation: Operation, caller: Caller, given: Mapping[str, Any]) -> None:
    """Checks every field that names a tenant; `given` holds the query, body and path by those names.

    Raises Denied for a foreign tenant, NotFound for one that does not exist, ValidationFailed for both where the
    operation names what is out of sight, RecordLocked for what is written about a deleted one, and ValidationFailed
    where two places name different ones, or none is named and the caller has none of their own.
    """
    _require_agreement(operation, given)
    for field in operation.tenants:
        values = [value for _, value in values_at(given[field.where], field.path)]
        if field.kind == "parent":
            for value in values:
                _check_parent(world, caller, given[field.where], field.path, value)
            continue
        for value in values if field.kind == "op" else ():
            _check_tenant(world, operation, caller, value, ".".join(field.path))
        needed = field.path == ("opId",) and operation.is_write and not operation.tenant_optional
        if needed and not values and caller.identity.opId is None:
            raise ValidationFailed("opId", NO_TENANT)


def _require_agreement(operation: Operation, given: Mapping[str, Any]) -> None:
    """Raises ValidationFailed where the query, the body and the path name different tenants."""
    named: dict[str, Any] = {}
    for field in operation.tenants:
        value = given[field.where].get(field.path[0])
        if value is not None and named.setdefault(field.path[0], value) != value:
            raise ValidationFailed(field.path[0], "The query, the body and the path name different operators.")


def _check_tenant(world: World, operation: Operation, caller: Caller, op_id: str, name: str) -> None:
    if op_id == DEFAULT_TENANT:
        if not operation.default_tenant:
            raise ValidationFailed(name, "CMS DEFAULT cannot be chosen here.")
        if caller.identity.tenants is not None:
            raise Denied
        return
    operator = world.table(OPERATORS).get(op_id)
    is_seen = caller.identity.can_see_tenant(op_id)
    if operation.names_unseen_tenant and (operator is None or not is_seen):
        raise ValidationFailed(name, request_texts.UNSEEN_OPERATOR)
    if not is_seen:
        raise Denied
    if operator is None:
        raise NotFound("Operator not found.")
    if operation.is_write:
        require_present(operator)


def _check_parent(world: World, caller: Caller, given: Any, path: tuple[str, ...], parent: str) -> None:
    """Raises ValidationFailed unless the parent is the true one of the operator named beside it, or of the caller's
    own: naming a parent grants nothing. Where a platform role names no operator, the handler checks it."""
    named = next((op_id for _, op_id in values_at(given, (*path[:-1], "opId"))), caller.identity.opId)
    if named is None:
        return
    operator = world.table(OPERATORS).get(named)
    if operator is None or operator.parentOpId != parent:
        raise ValidationFailed(".".join(path), request_texts.NOT_THE_PARENT)
