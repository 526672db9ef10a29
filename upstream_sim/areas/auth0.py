"""The sign-in service: the addresses that it trusts, and its organisations."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.auth0 import Auth0DomainForm, Auth0DomainKey, Auth0OrganizationKey, Auth0Type
from contracts.roles import PLATFORM_ROLES
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.users import Caller

GONE = "Not found. It may have been deleted in the meantime."


class TrustedUrl(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An address of one kind; `id` is made of both."""

    id: str
    url: str
    type: Auth0Type
    createdAt: datetime
    createdBy: UserRef


class Organization(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    orgId: str
    name: str
    displayName: str
    opId: str | None
    membersCount: int
    createdAt: datetime


TRUSTED_URLS = Schema(
    name="auth0Domains",
    record=TrustedUrl,
    audit=AuditSpec(
        area=ActivityArea.AUTH, kind="Auth0 domain", title=lambda url: f"{url.type} {url.url}", readers=PLATFORM_ROLES
    ),
)
ORGANIZATIONS = Schema(
    name="auth0Organizations",
    record=Organization,
    key="orgId",
    audit=AuditSpec(
        area=ActivityArea.AUTH,
        kind="Auth0 organization",
        title=lambda organization: organization.displayName,
        readers=PLATFORM_ROLES,
    ),
)


@handles("auth0Domains")
def domains(world: World, _caller: Caller, _command: Command) -> list[dict[str, Any]]:
    """By kind, then address."""
    rows = sorted(world.table(TRUSTED_URLS).all(), key=lambda row: (list(Auth0Type).index(row.type), row.url))
    return [_to_wire(row) for row in rows]


@handles("auth0DomainAdd")
def add(world: World, caller: Caller, command: Command[None, Auth0DomainForm]) -> dict[str, Any]:
    """The new address. Raises ValidationFailed for one that is trusted already."""
    form = command.body
    key = key_of(form.type, form.url)
    if world.table(TRUSTED_URLS).get(key) is not None:
        raise ValidationFailed("url", f"{form.url} is already trusted as {form.type}.")
    row = TrustedUrl(id=key, url=form.url, type=form.type, createdAt=world.now(), createdBy=UserRef.of(caller.actor))
    with caller.change(world) as change:
        change.put(world.table(TRUSTED_URLS), row)
    return _to_wire(row)


@handles("auth0DomainDelete")
def delete(world: World, caller: Caller, command: Command[Auth0DomainKey]) -> None:
    """Raises NotFound."""
    chosen = command.query
    key = key_of(chosen.type, chosen.domain)
    if world.table(TRUSTED_URLS).get(key) is None:
        raise NotFound(GONE)
    with caller.change(world) as change:
        change.delete(world.table(TRUSTED_URLS), key)


@handles("auth0Organizations")
def organizations(world: World, _caller: Caller, _command: Command) -> list[Organization]:
    return sorted(world.table(ORGANIZATIONS).all(), key=lambda row: row.displayName)


@handles("auth0OrganizationDelete")
def delete_organization(world: World, caller: Caller, command: Command[Auth0OrganizationKey]) -> None:
    """Raises NotFound."""
    chosen = command.query
    if world.table(ORGANIZATIONS).get(chosen.orgId) is None:
        raise NotFound(GONE)
    with caller.change(world) as change:
        change.delete(world.table(ORGANIZATIONS), chosen.orgId)


def key_of(kind: Auth0Type, url: str) -> str:
    return f"{kind}:{url}"


def _to_wire(row: TrustedUrl) -> dict[str, Any]:
    return {"url": row.url, "type": row.type, "createdAt": row.createdAt, "createdBy": row.createdBy}
