"""The outside world of domains: what registrars and public DNS say, and the events that change it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import msgspec

from contracts.areas.domains_v1 import ZoneStatus
from contracts.domain_names import DomainName, ascii_name
from contracts.rules import MaxLength, Required
from contracts.wire import Wire
from upstream_sim.areas.domains_v2.hooks import tell_of_name
from upstream_sim.areas.domains_v2.records import (
    CF_ACCOUNTS,
    DNS_RECORDS,
    PUBLIC_DNS,
    REGISTRAR,
    ZONES,
    DnsRecord,
    PublicRecord,
    Registration,
    Zone,
)
from upstream_sim.areas.domains_v2.zones import foresee_check
from upstream_sim.core.events import event
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World

EDGE_ADDRESSES = {"A": ("203.0.113.10", "203.0.113.11"), "AAA": ("2001:db8::10", "2001:db8::11")}


def registered_servers(world: World, domain: str) -> tuple[str, ...] | None:
    """The name servers at the registrar; None for a domain that is not registered."""
    found = world.table(REGISTRAR).get(domain)
    return None if found is None else found.nameServers


def serving_zone(world: World, name: str) -> Zone | None:
    """The zone whose answers public DNS gives for a name: the closest one that is active."""
    labels = name.split(".")
    for start in range(len(labels) - 1):
        for zone in world.table(ZONES).where(name=".".join(labels[start:])):
            if zone.status is ZoneStatus.ACTIVE:
                return zone
    return None


def public_records(world: World, name: str, kind: str) -> tuple[str, ...]:
    """What public DNS answers: a proxied record shows the cloud's edge and not its content."""
    found = [record.content for record in world.table(PUBLIC_DNS).where(name=name, type=kind)]
    zone = serving_zone(world, name)
    if zone is not None:
        for record in world.table(DNS_RECORDS).where(zoneId=zone.id, name=name):
            found.extend(_values_of(record, zone, kind))
    return tuple(found)


def _values_of(record: DnsRecord, zone: Zone, kind: str) -> tuple[str, ...]:
    flattened = record.type == "CNAME" and record.name == zone.name
    if (record.proxied and record.type != "TXT") or flattened:
        return EDGE_ADDRESSES.get(kind, ())
    return (record.content,) if record.type == kind else ()


class RegistrarChanged(Wire):
    """The owner sets other name servers; none at all when the domain runs out."""

    domain: DomainName
    nameServers: list[str]


class PublicRecordChanged(Wire):
    """A record outside our zones; `isThere` false takes it away."""

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
    """The cloud sees it at its next look."""
    with world.change() as change:
        if body.nameServers:
            servers = tuple(server.strip().rstrip(".").lower() for server in body.nameServers)
            change.put(world.table(REGISTRAR), registration(body.domain, servers, world.now()))
        elif world.table(REGISTRAR).get(body.domain) is not None:
            change.delete(world.table(REGISTRAR), body.domain)
        looks = [foresee_check(world, zone) for zone in world.table(ZONES).where(name=body.domain)]
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
        tell_of_name(change, name)
    return {"name": name, "kind": body.kind, "records": list(public_records(world, name, body.kind))}


@event("cloudKeyChanged", CloudKeyChanged)
def cloud_key_changed(world: World, body: CloudKeyChanged) -> dict[str, Any]:
    """Raises ValidationFailed for an account that is not there."""
    account = world.table(CF_ACCOUNTS).get(body.cfAccountCode)
    if account is None:
        raise ValidationFailed("cfAccountCode", "There is no such account.")
    with world.change() as change:
        change.put(world.table(CF_ACCOUNTS), msgspec.structs.replace(account, grants=tuple(body.grants)))
    return {"cfAccountCode": account.cfAccountCode, "grants": body.grants}


def ascii_name_of(name: str) -> str:
    """A record's name, underscores and asterisks included, as DNS speaks it. Raises ValidationFailed."""
    try:
        labels = [
            label if label.isascii() else ascii_name(label) for label in name.strip().rstrip(".").lower().split(".")
        ]
    except ValueError:
        raise ValidationFailed("name", "A name in DNS is expected.") from None
    return ".".join(labels)


def registration(domain: str, servers: tuple[str, ...], now: datetime) -> Registration:
    return Registration(domain=domain, nameServers=servers, changedAt=now)
