"""Events outside: at registrars, in public DNS, and of keys at the cloud."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from contracts.domain_names import DomainName
from contracts.rules import MaxLength, Required
from contracts.wire import Wire
from upstream_sim.areas.domains_v2.hooks import notify_name_changed
from upstream_sim.areas.domains_v2.public_dns import ascii_name_of, public_records, registration
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, PUBLIC_DNS, REGISTRAR, ZONES, PublicRecord
from upstream_sim.areas.domains_v2.zones import schedule_check
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World


class RegistrarChanged(Wire):
    """The owner sets other name servers; none when the registration ends."""

    domain: DomainName
    nameServers: list[str]


class PublicRecordChanged(Wire):
    """A record outside our zones; `isThere` false removes it."""

    kind: Annotated[str, Required("Type is required.")]
    name: Annotated[str, Required("Name is required."), MaxLength(253, "At most 253 characters.")]
    content: Annotated[str, Required("Content is required."), MaxLength(2048, "At most 2048 characters.")]
    isThere: bool = True


class CloudKeyChanged(Wire):
    """What the cloud lets an account's key do from now on: `zone:read`, `zone:edit`, `dns:read` …"""

    cfAccountCode: Annotated[str, Required("Account code is required.")]
    grants: list[str]


@event("registrarChanged", RegistrarChanged)
def registrar_changed(world: World, body: RegistrarChanged) -> dict[str, Any]:
    """The name servers and the cloud's next check, at which it sees them."""
    with world.change() as change:
        if body.nameServers:
            servers = tuple(server.strip().rstrip(".").lower() for server in body.nameServers)
            change.put(world.table(REGISTRAR), registration(body.domain, servers, world.now()))
        elif world.table(REGISTRAR).get(body.domain) is not None:
            change.delete(world.table(REGISTRAR), body.domain)
        looks = [schedule_check(world, zone) for zone in world.table(ZONES).where(name=body.domain)]
    return {"domain": body.domain, "nameServers": body.nameServers, "nextCheckOn": min(looks, default=None)}


@event("publicRecordChanged", PublicRecordChanged)
def public_record_changed(world: World, body: PublicRecordChanged) -> dict[str, Any]:
    name = ascii_name_of(body.name)
    table = world.table(PUBLIC_DNS)
    with world.change() as change:
        present = table.first(name=name, type=body.kind, content=body.content)
        if body.isThere and present is None:
            record = PublicRecord(
                id=world.new_id("pub"), type=body.kind, name=name, content=body.content, appearedAt=world.now()
            )
            change.put(table, record)
        elif not body.isThere and present is not None:
            change.delete(table, present.id)
        notify_name_changed(change, name)
    return {"name": name, "kind": body.kind, "records": list(public_records(world, name, body.kind))}


@event("cloudKeyChanged", CloudKeyChanged)
def cloud_key_changed(world: World, body: CloudKeyChanged) -> dict[str, Any]:
    """The account's new grants. Raises ValidationFailed for an account that is not there."""
    account = world.table(CF_ACCOUNTS).get(body.cfAccountCode)
    if account is None:
        raise ValidationFailed("cfAccountCode", "Account not found.")
    with world.change() as change:
        change.put(world.table(CF_ACCOUNTS), msgspec.structs.replace(account, grants=tuple(body.grants)))
    return {"cfAccountCode": account.cfAccountCode, "grants": body.grants}
