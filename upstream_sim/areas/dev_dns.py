"""DNS records as developers change them, in the zone that a name belongs to. The result is a message of the
platform's own."""

from __future__ import annotations

from typing import Any

from contracts.areas.dev_dns import DevDnsEdit, DevDnsForm, DevDnsKey, DevDnsOperator
from contracts.fields import OneTenant
from upstream_sim.areas.domains_v2.dns_records import delete_record, edit_record, put_record, require_length
from upstream_sim.areas.domains_v2.keys import Grant, account_of, require_grants
from upstream_sim.areas.domains_v2.public_dns import ascii_name_of
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DOMAINS, ZONES, DnsRecord, Zone
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

GONE = "Record not found. It may have been deleted in the meantime."
NO_DOMAIN = "This operator has no domain with a zone."


@handles("devDns")
def records(world: World, caller: Caller, command: Command[OneTenant]) -> list[dict[str, Any]]:
    """The records of one operator's domains, or of all, by domain and name."""
    wanted = command.query.opId
    zones = {zone.id: zone for zone in world.table(ZONES).all() if wanted in (None, zone.opId)}
    rows = [row for row in world.table(DNS_RECORDS).all() if row.zoneId in zones]
    rows.sort(key=lambda row: (zones[row.zoneId].name, row.name, row.type, row.id))
    return [_to_wire(row, zones[row.zoneId]) for row in rows if caller.identity.can_see_tenant(zones[row.zoneId].opId)]


@handles("devDnsAdd")
def add(world: World, caller: Caller, command: Command[DevDnsOperator, DevDnsForm]) -> Answer:
    """A message about the new record. Raises ValidationFailed."""
    form = command.body
    zone = _zone_for(world, command.query.opId, form.name)
    require_grants(account_of(world, zone), Grant.DNS_EDIT)
    require_length(form.name, form.content)
    with caller.change(world) as change:
        put_record(change, zone, form.type, form.name, form.content)
    return Answer(messages=("DNS record created successfully",))


@handles("devDnsUpdate")
def update(world: World, caller: Caller, command: Command[DevDnsOperator, DevDnsEdit]) -> Answer:
    """A message about the changed record. Raises NotFound, ValidationFailed."""
    form = command.body
    record, zone = _found(world, caller, form.id)
    require_grants(account_of(world, zone), Grant.DNS_EDIT)
    require_length(form.name, form.content, record)
    with caller.change(world) as change:
        edited = edit_record(change, zone, record, form.type, form.name, form.content)
    return Answer(messages=(f"{edited.type} record {edited.name} was changed.",))


@handles("devDnsDelete")
def delete(world: World, caller: Caller, command: Command[DevDnsKey]) -> Answer:
    """A message about the deleted record. Raises NotFound."""
    chosen = command.query
    record, zone = _found(world, caller, chosen.id)
    require_grants(account_of(world, zone), Grant.DNS_EDIT)
    with caller.change(world) as change:
        delete_record(change, record)
    return Answer(messages=(f"{record.type} record {record.name} was deleted.",))


def _found(world: World, caller: Caller, record_id: str) -> tuple[DnsRecord, Zone]:
    record = world.table(DNS_RECORDS).get(record_id)
    zone = world.table(ZONES).get(record.zoneId) if record else None
    if record is None or zone is None or not caller.identity.can_see_tenant(zone.opId):
        raise NotFound(GONE)
    return record, zone


def _zone_for(world: World, op_id: str, name: str) -> Zone:
    """The operator's zone that the name ends with, else that of its primary domain. Raises ValidationFailed."""
    plain = ascii_name_of(name)
    zones = [zone for zone in world.table(ZONES).where(opId=op_id) if _is_in(plain, zone.name)]
    if zones:
        return max(zones, key=lambda zone: len(zone.name))
    primary = world.table(DOMAINS).first(opId=op_id, isPrimary=True)
    zone = world.table(ZONES).get(primary.cfZoneId) if primary and primary.cfZoneId else None
    if zone is None:
        raise ValidationFailed("name", NO_DOMAIN)
    return zone


def _is_in(name: str, zone: str) -> bool:
    return name == zone or name.endswith(f".{zone}")


def _to_wire(record: DnsRecord, zone: Zone) -> dict[str, Any]:
    return {
        "id": record.id,
        "type": record.type,
        "name": record.name,
        "content": record.content,
        "zoneName": zone.name,
        "opId": zone.opId,
        "isSetUp": record.isSetUp,
        "createdAt": record.createdOn,
    }
