"""Zones of accounts, public DNS, and the domains of player platforms."""

from __future__ import annotations

from typing import Any

from contracts.areas.domains_v1 import (
    INVALID_DOMAIN,
    LookupQuery,
    OperatorDomainForm,
    ZoneForm,
    ZoneKey,
    ZoneNamed,
    ZoneShort,
    ZonesQuery,
    ZoneStatus,
)
from contracts.domain_names import unicode_name
from contracts.fields import OneTenant
from upstream_sim.areas.domains_v2.keys import (
    Grant,
    account_by_token,
    account_of,
    is_inherited,
    require_grants,
    zone_of,
)
from upstream_sim.areas.domains_v2.ownership import link
from upstream_sim.areas.domains_v2.public_dns import registered_servers
from upstream_sim.areas.domains_v2.records import DOMAINS, OPERATOR_DOMAINS, ZONES, OperatorDomain, Zone
from upstream_sim.areas.domains_v2.wire import zone_to_wire
from upstream_sim.areas.domains_v2.zones import ZoneTrigger, add_zone, check_zone, delete_zone
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import RecordLocked, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import selected
from upstream_sim.shared.users import Caller

NOT_LIVE = "The domain is not active in the cloud yet."


@handles("zonesV1")
def zones(world: World, caller: Caller, command: Command[ZonesQuery]) -> Answer:
    query = command.query
    account = account_by_token(world, caller, query.token)
    require_grants(account, Grant.ZONE_READ)
    wanted = (query.domain or "").strip().lower()
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=True)
    rows = [
        zone
        for zone in world.table(ZONES).where(cfAccountCode=account.cfAccountCode)
        if (tenants is None or zone.opId in tenants) and (wanted in zone.name or wanted in unicode_name(zone.name))
    ]
    rows.sort(key=lambda zone: (zone.name, zone.id))
    items, count, _ = page_of(rows, query.page, query.limit)
    found = [zone_to_wire(world, zone, account) for zone in items]
    return Answer(extras={"items": found, "result_info": {"total_count": count, "per_page": query.limit}})


@handles("domainLookup")
def lookup(world: World, _caller: Caller, command: Command[LookupQuery]) -> Answer:
    """What public DNS says of a domain. Raises a refusal for one that is not registered."""
    servers = registered_servers(world, command.query.domain)
    if servers is None:
        raise Refusal(422, "DNS_LOOKUP_FAILED", [INVALID_DOMAIN])
    return Answer(extras={"nsRecords": list(servers)})


@handles("zoneV1Create")
def zone_create(world: World, caller: Caller, command: Command[OneTenant, ZoneForm]) -> Any:
    form = command.body
    account = account_by_token(world, caller, form.token)
    own = caller.identity.opId if is_inherited(caller, account) else None
    op_id = command.query.opId or own or account.opId
    with caller.change(world) as change:
        zone = add_zone(change, account, form.domain, op_id)
    return created_to_wire(zone)


@handles("zoneV1Delete")
def zone_delete(world: World, caller: Caller, command: Command[ZoneKey]) -> None:
    zone = zone_of(world, caller, command.query.zoneId, command.query.token)
    if command.query.zoneName not in (None, zone.name, unicode_name(zone.name)):
        raise ValidationFailed("zoneName", "The zone has another name.")
    _delete(world, caller, zone)


@handles("zoneV1DeleteById")
def zone_delete_by_id(world: World, caller: Caller, command: Command[ZoneShort]) -> None:
    _delete(world, caller, zone_of(world, caller, command.query.zoneId, command.query.token))


@handles("zoneCheck")
def zone_check(world: World, caller: Caller, command: Command[None, ZoneNamed]) -> Any:
    zone = zone_of(world, caller, command.body.zoneId)
    require_grants(account_of(world, zone), Grant.ZONE_READ)
    with caller.change(world) as change:
        zone = check_zone(change, zone, by_hand=True)
    return created_to_wire(zone)


@handles("operatorDomains")
def operator_domains(world: World, caller: Caller, command: Command[OneTenant]) -> Any:
    tenants = selected(world, caller.identity.opId, command.query.opId, include_brands=True)
    rows = world.table(OPERATOR_DOMAINS).where(**({} if tenants is None else {"opId": tenants}))
    return [_to_wire(world, row) for row in sorted(rows, key=lambda row: row.domain)]


@handles("operatorDomainAdd")
def operator_domain_add(world: World, caller: Caller, command: Command[None, OperatorDomainForm]) -> Any:
    """The linked domain. Raises a refusal for one whose zone is not active, or that another operator has."""
    form = command.body
    zones = [zone for zone in world.table(ZONES).where(name=form.domain) if zone.opId == form.opId]
    if not any(zone.status is ZoneStatus.ACTIVE for zone in zones):
        raise Refusal(422, "DOMAIN_NOT_LIVE", [NOT_LIVE])
    with caller.change(world) as change:
        return _to_wire(world, link(change, form.domain, form.opId))


def created_to_wire(zone: Zone) -> dict[str, Any]:
    """`ZoneCreated` on the wire."""
    return {"id": zone.id, "name": zone.name, "status": zone.status, "name_servers": list(zone.nameServers)}


def _delete(world: World, caller: Caller, zone: Zone) -> None:
    """Deletes the zone. Raises RecordLocked for that of a domain that is deleted in its own order."""
    require_grants(account_of(world, zone), Grant.ZONE_EDIT)
    domain = world.table(DOMAINS).get(zone.name)
    if domain is not None and domain.cfZoneId == zone.id:
        raise RecordLocked("The zone belongs to a V2 domain; delete it there.")
    with caller.change(world) as change:
        delete_zone(change, zone, ZoneTrigger.DELETED)


def _to_wire(world: World, row: OperatorDomain) -> dict[str, Any]:
    domain = world.table(DOMAINS).get(row.domain)
    return {
        "domain": row.domain,
        "unicodeDomain": unicode_name(row.domain),
        "opId": row.opId,
        "isPrimary": domain is not None and domain.isPrimary,
        "isBackoffice": domain is not None and domain.isBackoffice,
        "addedAt": row.addedAt,
    }
