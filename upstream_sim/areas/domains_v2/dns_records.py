"""Writing DNS records into zones: which records may share a name, and what must not be left behind."""

from __future__ import annotations

import ipaddress
import re

import msgspec

from contracts.areas.dns import CONTENT_LENGTH, LONGEST, NAME_LENGTH, SHORTEST
from upstream_sim.areas.domains_v2.hooks import notify_name_changed
from upstream_sim.areas.domains_v2.public_dns import ascii_name_of
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DnsRecord, Zone
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import Change, World

CNAME = "CNAME"
TXT = "TXT"
HOST = re.compile(r"(\*\.)?([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}")
LONGEST_TXT = 2048


def records_of(world: World, zone: Zone) -> list[DnsRecord]:
    """The zone's records by name, then type."""
    rows = world.table(DNS_RECORDS).where(zoneId=zone.id)
    return sorted(rows, key=lambda record: (record.name, record.type, record.id))


def full_name(zone: Zone, name: str) -> str:
    """The record's full name: what is typed may leave out the zone's, `@` is the zone itself."""
    plain = zone.name if name.strip() == "@" else ascii_name_of(name)
    return plain if plain == zone.name or plain.endswith(f".{zone.name}") else f"{plain}.{zone.name}"


def require_length(name: str, content: str, present: DnsRecord | None = None) -> None:
    """Raises ValidationFailed beyond the limits of a typed form; a text that is there already passes."""
    if not (SHORTEST <= len(name) <= LONGEST) and (present is None or name != present.name):
        raise ValidationFailed("name", NAME_LENGTH)
    if not (SHORTEST <= len(content) <= LONGEST) and (present is None or content != present.content):
        raise ValidationFailed("content", CONTENT_LENGTH)


def put_record(
    change: Change, zone: Zone, kind: str, name: str, content: str, *, is_proxied: bool = False, is_set_up: bool = False
) -> DnsRecord:
    """The new record; `name` may leave out the zone's. Raises ValidationFailed for a record that conflicts."""
    world = change.world
    now = world.now()
    record = DnsRecord(
        id=world.new_id("dns"),
        zoneId=zone.id,
        type=kind,
        name=full_name(zone, name),
        content=content.strip() if kind == TXT else content.strip().rstrip(".").lower(),
        isProxied=is_proxied and kind != TXT,
        isSetUp=is_set_up,
        createdOn=now,
        modifiedOn=now,
    )
    return _store(change, zone, record)


def edit_record(change: Change, zone: Zone, record: DnsRecord, kind: str, name: str, content: str) -> DnsRecord:
    """The changed record. Raises ValidationFailed for a record that conflicts."""
    edited = msgspec.structs.replace(
        record,
        type=kind,
        name=full_name(zone, name),
        content=content.strip(),
        isProxied=record.isProxied and kind != TXT,
        modifiedOn=change.world.now(),
    )
    if edited.name != record.name:
        notify_name_changed(change, record.name)
    return _store(change, zone, edited)


def set_record(
    change: Change, zone: Zone, kind: str, name: str, content: str, *, is_proxied: bool = False
) -> DnsRecord:
    """The record of this type and name with this content, created or changed by a set-up."""
    whole = full_name(zone, name)
    present = change.world.table(DNS_RECORDS).first(zoneId=zone.id, name=whole, type=kind)
    if present is None:
        return put_record(change, zone, kind, whole, content, is_proxied=is_proxied, is_set_up=True)
    wanted = {"content": content, "isProxied": is_proxied and kind != TXT, "isSetUp": True}
    if all(getattr(present, field) == value for field, value in wanted.items()):
        return present
    edited = msgspec.structs.replace(present, modifiedOn=change.world.now(), **wanted)
    return _store(change, zone, edited)


def delete_record(change: Change, record: DnsRecord) -> None:
    change.delete(change.world.table(DNS_RECORDS), record.id)
    notify_name_changed(change, record.name)


def delete_setup_records(change: Change, zone: Zone) -> None:
    """Deletes the records that a set-up wrote into a zone."""
    for record in records_of(change.world, zone):
        if record.isSetUp:
            delete_record(change, record)


def _store(change: Change, zone: Zone, record: DnsRecord) -> DnsRecord:
    _require_content(record)
    _require_no_conflict(change.world, zone, record)
    record = change.put(change.world.table(DNS_RECORDS), record)
    notify_name_changed(change, record.name)
    return record


def _require_content(record: DnsRecord) -> None:
    if record.type == CNAME and HOST.fullmatch(record.content.lower()) is None:
        raise ValidationFailed("content", "Enter a host name as the target, such as shop.example.com.")
    if record.type == CNAME and record.content == record.name:
        raise ValidationFailed("content", "A CNAME cannot point at itself.")
    if record.type == TXT and len(record.content) > LONGEST_TXT:
        raise ValidationFailed("content", f"At most {LONGEST_TXT} characters.")
    if record.type in ("A", "AAA"):
        version = 4 if record.type == "A" else 6
        try:
            fits = ipaddress.ip_address(record.content).version == version
        except ValueError:
            fits = False
        if not fits:
            raise ValidationFailed("content", f"An IPv{version} address is expected.")


def _require_no_conflict(world: World, zone: Zone, record: DnsRecord) -> None:
    """Raises ValidationFailed for a CNAME that shares its name, and for a record that exists. At the apex a CNAME
    is flattened, and may share its name with others than CNAME and addresses."""
    apex = record.name == zone.name
    addresses = {CNAME, "A", "AAA"}
    for other in world.table(DNS_RECORDS).where(zoneId=zone.id, name=record.name):
        if other.id == record.id:
            continue
        if other.type == record.type and (other.content == record.content or record.type == CNAME):
            raise ValidationFailed("name", f"A {other.type} record {other.name} already exists.")
        both = {record.type, other.type}
        if CNAME in both and (not apex or both <= addresses):
            raise ValidationFailed(
                "name", f"A CNAME cannot share its name with another record; {other.name} has {other.type}."
            )
