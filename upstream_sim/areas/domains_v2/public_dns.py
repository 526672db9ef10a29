"""What registrars and public DNS say of domains."""

from __future__ import annotations

from datetime import datetime

from contracts.areas.domains_v1 import ZoneStatus
from contracts.domain_names import ascii_name
from upstream_sim.areas.domains_v2.records import (
    DNS_RECORDS,
    PUBLIC_DNS,
    REGISTRAR,
    ZONES,
    DnsRecord,
    Registration,
    Zone,
)
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World

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
    """The answers of public DNS; of a proxied record the cloud's edge, not its content."""
    found = [record.content for record in world.table(PUBLIC_DNS).where(name=name, type=kind)]
    zone = serving_zone(world, name)
    if zone is not None:
        for record in world.table(DNS_RECORDS).where(zoneId=zone.id, name=name):
            found.extend(_values_of(record, zone, kind))
    return tuple(found)


def _values_of(record: DnsRecord, zone: Zone, kind: str) -> tuple[str, ...]:
    flattened = record.type == "CNAME" and record.name == zone.name
    if (record.isProxied and record.type != "TXT") or flattened:
        return EDGE_ADDRESSES.get(kind, ())
    return (record.content,) if record.type == kind else ()


def ascii_name_of(name: str) -> str:
    """A record's name in ASCII, underscores and asterisks included. Raises ValidationFailed."""
    try:
        labels = [
            label if label.isascii() else ascii_name(label) for label in name.strip().rstrip(".").lower().split(".")
        ]
    except ValueError:
        raise ValidationFailed("name", "Enter a DNS name.") from None
    return ".".join(labels)


def registration(domain: str, servers: tuple[str, ...], now: datetime) -> Registration:
    return Registration(domain=domain, nameServers=servers, changedAt=now)
