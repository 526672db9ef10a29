"""Zones, records and domains on the wire."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from contracts.areas.domains_v1 import NsStatus, ZoneStatus
from contracts.domain_names import unicode_name
from upstream_sim.areas.domains_v2.dns_records import CNAME, TXT, records_of
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, ZONES, CfAccount, DnsRecord, DomainV2, Zone
from upstream_sim.areas.domains_v2.zones import deleted_on, last_check, next_check
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.tenants import OPERATORS

VALIDATION_LABEL = "_dnsauth."
OWN = (
    "domainName", "opId", "isPrimary", "cfAccountCode", "cfZoneId", "afdProfileName", "afdEndpointName",
    "afdRouteName", "afdCustomDomainId", "afdProvisionStatus", "afdValidationStatus", "afdRoutesAssociated",
    "isLocked", "isB2CPFF", "isBackoffice", "isBrand", "isInternal", "description", "defaultLang",
    "createdAt", "updatedAt", "revision",
)  # fmt: skip


def zone_to_wire(world: World, zone: Zone, account: CfAccount) -> dict[str, Any]:
    """`Zone` on the wire."""
    now = world.now()
    return {
        "id": zone.id,
        "name": zone.name,
        "unicodeName": unicode_name(zone.name),
        "name_servers": list(zone.nameServers),
        **_registrar_to_wire(zone, now),
        "status": zone.status,
        "sslMode": zone.sslMode,
        "account": {"id": account.cfAccountId, "name": account.title},
        "opId": zone.opId,
        "opTitle": operator_title(world, zone.opId),
        "created_on": zone.createdOn,
        "activated_on": zone.activatedOn,
        "statusSince": zone.statusSince,
        "checkedOn": last_check(zone, now),
        "nextCheckOn": next_check(zone, now),
        "deletedOnUnless": deleted_on(zone),
        "token": account.token,
    }


def _registrar_to_wire(zone: Zone | None, now: datetime) -> dict[str, Any]:
    """What the last check found at the registrar: `nsStatus` and `nsRecords`."""
    seen = zone.seenServers if zone and last_check(zone, now) else None
    if zone is None or seen is None:
        return {"nsStatus": None, "nsRecords": None}
    if not seen:
        return {"nsStatus": NsStatus.INVALID, "nsRecords": None}
    matches = set(seen) == set(zone.nameServers)
    return {"nsStatus": NsStatus.SUCCESS if matches else NsStatus.PENDING, "nsRecords": list(seen)}


def dns_record_to_wire(record: DnsRecord, zone: Zone) -> dict[str, Any]:
    """`DnsRecord` on the wire."""
    return {"zoneId": zone.id, "zoneName": zone.name, "opId": zone.opId, **domain_record_to_wire(record)}


def domain_record_to_wire(record: DnsRecord) -> dict[str, Any]:
    """`CfDnsRecord` on the wire."""
    return {
        "id": record.id,
        "name": record.name,
        "type": record.type,
        "content": record.content,
        "isProxied": record.isProxied,
        "isSetUp": record.isSetUp,
        "created_on": record.createdOn,
        "modified_on": record.modifiedOn,
    }


def is_dns_configured(records: list[DnsRecord], name: str) -> bool:
    """Whether the zone has the records of a set-up."""
    found = {(record.type, record.name) for record in records if record.isSetUp}
    return {(CNAME, name), (TXT, VALIDATION_LABEL + name)} <= found


def domain_to_wire(world: World, domain: DomainV2) -> dict[str, Any]:
    """`DomainV2` on the wire."""
    operator = world.table(OPERATORS).get(domain.opId)
    account = world.table(CF_ACCOUNTS).get(domain.cfAccountCode)
    zone = world.table(ZONES).get(domain.cfZoneId) if domain.cfZoneId else None
    records = records_of(world, zone) if zone else []
    own = {name: getattr(domain, name) for name in OWN}
    return {
        **own,
        "unicodeName": unicode_name(domain.domainName),
        "opTitle": operator.title if operator else domain.opId,
        "parentOpId": operator.parentOpId if operator else None,
        "cfAccountId": account.cfAccountId if account else "",
        "cfAccountTitle": account.title if account else "",
        "cfZoneSSLMode": zone.sslMode if zone else None,
        "cfZoneNameServers": list(zone.nameServers) if zone else [],
        **_registrar_to_wire(zone, world.now()),
        "cfZoneStatus": zone.status if zone else ZoneStatus.DELETED,
        "cfDnsConfigured": is_dns_configured(records, domain.domainName),
        "cfRulesConfigured": zone is not None and zone.rulesConfigured,
        "cfDnsRecords": [domain_record_to_wire(record) for record in records],
        "token": account.token if account else None,
    }
