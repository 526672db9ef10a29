"""DNS records of zones, by a cloud account's handle or by a domain's name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from contracts.areas.dns import DnsRecordV1Form, DnsRecordV1Key, DnsRecordV2Form, DnsRecordV2Key, RecordsQuery
from contracts.fields import OneTenant
from upstream_sim.areas.domains_v2.dns_records import delete_record, full_name, put_record, records_of
from upstream_sim.areas.domains_v2.keys import Grant, account_of, require_grants, zone_of
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DOMAINS, ZONES, DnsRecord, Zone
from upstream_sim.areas.domains_v2.wire import dns_record_to_wire
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller

RECORD_GONE = "DNS record not found. It may have been deleted in the meantime."
DOMAIN_GONE = "The domain has no zone."
V2_FIELDS = {"name": "dnsRecordName", "content": "dnsRecordContent"}


@handles("dnsRecords")
def dns_records(world: World, caller: Caller, command: Command[RecordsQuery]) -> Any:
    zone = zone_of(world, caller, command.query.zoneId, command.query.token)
    require_grants(account_of(world, zone), Grant.DNS_READ)
    return [dns_record_to_wire(record, zone) for record in records_of(world, zone)]


@handles("dnsRecordV1Add")
def dns_record_v1_add(world: World, caller: Caller, command: Command[OneTenant, DnsRecordV1Form]) -> Any:
    form = command.body
    zone = zone_of(world, caller, form.zoneId, form.token)
    require_grants(account_of(world, zone), Grant.DNS_EDIT)
    with caller.change(world) as change:
        return dns_record_to_wire(put_record(change, zone, form.type, form.name, form.content), zone)


@handles("dnsRecordV1Delete")
def dns_record_v1_delete(world: World, caller: Caller, command: Command[DnsRecordV1Key]) -> Answer:
    zone = zone_of(world, caller, command.query.zoneId, command.query.token)
    record = world.table(DNS_RECORDS).get(command.query.recordId)
    if record is None or record.zoneId != zone.id:
        raise NotFound(RECORD_GONE)
    return _deleted(world, caller, zone, record)


@handles("dnsRecordV2Add")
def dns_record_v2_add(world: World, caller: Caller, command: Command[None, DnsRecordV2Form]) -> Any:
    form = command.body
    zone = _zone_of_domain(world, caller, form.domainName, form.opId)
    require_grants(account_of(world, zone), Grant.DNS_EDIT)
    with _at_its_fields(), caller.change(world) as change:
        record = put_record(
            change,
            zone,
            form.dnsRecordType,
            form.dnsRecordName,
            form.dnsRecordContent,
            is_proxied=form.isDnsRecordProxied,
        )
    return dns_record_to_wire(record, zone)


@contextmanager
def _at_its_fields() -> Iterator[None]:
    """Has what is refused of a record named by the fields of the second generation's form."""
    try:
        yield
    except ValidationFailed as refusal:
        fields = {V2_FIELDS.get(name, name): message for name, message in refusal.fields.items()}
        raise ValidationFailed(fields=fields) from None


@handles("dnsRecordV2Delete")
def dns_record_v2_delete(world: World, caller: Caller, command: Command[DnsRecordV2Key]) -> Answer:
    """Deletes the record of this name and type, the first of several."""
    query = command.query
    zone = _zone_of_domain(world, caller, query.domainName, query.opId)
    name = full_name(zone, query.dnsRecordName)
    record = world.table(DNS_RECORDS).first(zoneId=zone.id, name=name, type=query.dnsRecordType)
    if record is None:
        raise NotFound(RECORD_GONE)
    return _deleted(world, caller, zone, record)


def _deleted(world: World, caller: Caller, zone: Zone, record: DnsRecord) -> Answer:
    require_grants(account_of(world, zone), Grant.DNS_EDIT)
    with caller.change(world) as change:
        delete_record(change, record)
    text = f"{record.type} record {record.name} deleted."
    return Answer(text, messages=(text,))


def _zone_of_domain(world: World, caller: Caller, name: str, op_id: str | None) -> Zone:
    """The domain's zone. Raises NotFound for a domain that is not there, not of `op_id`, not visible to this
    caller, or without a zone."""
    domain = visible_record(world, caller, DOMAINS, name, DOMAIN_GONE, op_id=op_id)
    zone = world.table(ZONES).get(domain.cfZoneId) if domain.cfZoneId else None
    if zone is None:
        raise NotFound(DOMAIN_GONE)
    return zone
