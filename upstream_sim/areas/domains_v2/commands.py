"""Actions on a domain. Deletion goes route, DNS record, front door, zone, database: nothing that is still pointed
at is removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from contracts.areas.domains_v2 import (
    DELETES,
    DomainAction,
    DomainCommand,
    DomainDetails,
    DomainEdit,
    DomainEditQuery,
    ZoneV2Key,
)
from contracts.roles import PLATFORM_ADMINS
from contracts.texts import MISSING_AFD_DETAILS
from upstream_sim.areas.domains_v2.creation import FLAGS, configure, make_primary
from upstream_sim.areas.domains_v2.dns_records import delete_setup_records
from upstream_sim.areas.domains_v2.hooks import FrontDoorAction, run_front_door_action
from upstream_sim.areas.domains_v2.keys import Grant, account_by_token, account_of, require_grants
from upstream_sim.areas.domains_v2.ownership import link, unlink
from upstream_sim.areas.domains_v2.queries import visible_domain
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES, DomainV2, Zone
from upstream_sim.areas.domains_v2.wire import domain_to_wire
from upstream_sim.areas.domains_v2.zones import ZoneTrigger, check_zone, delete_zone
from upstream_sim.core.refusals import Denied, NotFound, RecordLocked, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.users import Caller

NO_ZONE = "The domain has no zone in the cloud. Add it again to get one."
PRIMARY = "The primary domain cannot be deleted. Set another domain as primary first."
LOCKED = "The domain is locked."
AFD_FIRST = "The domain is still at the front door. Delete it there first."
ZONE_FIRST = "The domain still has its zone in the cloud. Delete the zone first."
NOT_THERE = "The domain is not at the front door."


@handles("domainV2Act")
def run_action(world: World, caller: Caller, command: Command[None, DomainCommand]) -> Any:
    """The action's result. Raises NotFound, and what the action refuses."""
    form = command.body
    return _run(world, caller, form.action, form.domainDetails.domainName, form.domainDetails.opId)


@handles("zoneV2Delete")
def zone_v2_delete(world: World, caller: Caller, command: Command[ZoneV2Key]) -> None:
    query = command.query
    domain = visible_domain(world, caller, query.zoneName, query.opId)
    if query.zoneId is not None and query.zoneId != domain.cfZoneId:
        raise NotFound(NO_ZONE)
    if query.token is not None and account_by_token(world, caller, query.token).cfAccountCode != domain.cfAccountCode:
        raise ValidationFailed("token", "The zone is in another CF account.")
    _run(world, caller, DomainAction.CF_DELETE, query.zoneName, query.opId)


@handles("domainV2Edit")
def domain_edit(world: World, caller: Caller, command: Command[DomainEditQuery, DomainEdit]) -> Any:
    """The changed domain. Raises NotFound, StaleRecord, and Denied for flags that are not the caller's to set."""
    form = command.body
    details = form.domainDetails
    if form.action is not DomainAction.EDIT:
        raise ValidationFailed("action", "Only EDIT takes an operator in the query.")
    domain = visible_domain(world, caller, details.domainName, details.opId)
    if command.query.opId != domain.opId:
        raise ValidationFailed("opId", "The operator differs from the one in the query.")
    require_edit_allowed(caller, details, domain)
    require_revision(domain, command.revision, domain_to_wire(world, domain))
    names = ("description", "defaultLang", *FLAGS)
    given = {name: getattr(details, name) for name in names if getattr(details, name) is not None}
    with caller.change(world) as change:
        domain = _put(change, caller, domain, **given)
    return _done(domain, DomainAction.EDIT, f"{domain.domainName} was changed.")


def require_edit_allowed(caller: Caller, details: DomainDetails, domain: DomainV2) -> None:
    """Raises Denied where another role than super admin or admin changes a flag."""
    changed = {
        name: getattr(details, name) for name in FLAGS if getattr(details, name) not in (None, getattr(domain, name))
    }
    if changed and caller.identity.role not in PLATFORM_ADMINS:
        raise Denied


def _run(world: World, caller: Caller, action: DomainAction, name: str, op_id: str | None) -> dict[str, Any]:
    domain = visible_domain(world, caller, name, op_id)
    if action in DELETES:
        _require_deletable(domain)
    with caller.change(world) as change:
        message = ACTIONS[action](change, caller, domain)
    return _done(world.table(DOMAINS).get(name) or domain, action, message)


def _set_primary(change: Change, caller: Caller, domain: DomainV2) -> str:
    make_primary(change, _put(change, caller, domain))
    return f"{domain.domainName} is the primary domain."


def _associate(change: Change, _caller: Caller, domain: DomainV2) -> str:
    """A message, after the domain was put on its routes. Raises a refusal where details of the front door are
    missing."""
    if not all((domain.afdProfileName, domain.afdEndpointName, domain.afdRouteName, domain.afdCustomDomainId)):
        raise Refusal(422, "AFD_DETAILS_MISSING", [MISSING_AFD_DETAILS])
    domain = run_front_door_action(change, FrontDoorAction.ASSOCIATE, domain)
    link(change, domain.domainName, domain.opId)
    return f"{domain.domainName} is associated with its routes."


def _sync(change: Change, caller: Caller, domain: DomainV2) -> str:
    """Checks the registrar now, and writes rules and records into the zone again."""
    zone = _zone(change.world, domain)
    account = account_of(change.world, zone)
    require_grants(account, Grant.ZONE_READ, Grant.DNS_EDIT)
    zone = configure(change, check_zone(change, zone, by_hand=True), account)
    run_front_door_action(change, FrontDoorAction.SYNC, _put(change, caller, domain))
    return f"{domain.domainName} is {zone.status} in the cloud."


def _purge(change: Change, _caller: Caller, domain: DomainV2) -> str:
    _purge_zone(change, _zone(change.world, domain))
    return f"The cache of {domain.domainName} was purged."


def _purge_all(change: Change, _caller: Caller, domain: DomainV2) -> str:
    """Purges all zones of the operator; one key that may not refuses them all."""
    found = [_zone(change.world, row) for row in change.world.table(DOMAINS).where(opId=domain.opId) if row.cfZoneId]
    for zone in found:
        _purge_zone(change, zone)
    return f"The caches of {len(found)} domains were purged."


def _cf_delete(change: Change, _caller: Caller, domain: DomainV2) -> str:
    if domain.afdCustomDomainId is not None:
        raise RecordLocked(AFD_FIRST)
    zone = _zone(change.world, domain)
    require_grants(account_of(change.world, zone), Grant.ZONE_EDIT)
    delete_zone(change, zone, ZoneTrigger.DELETED)
    return f"The zone of {domain.domainName} was deleted."


def _afd_delete(change: Change, _caller: Caller, domain: DomainV2) -> str:
    """Takes the domain off its routes and its records out of the zone, then deletes it at the front door."""
    if domain.afdCustomDomainId is None:
        missing = bool(domain.afdEndpointName or domain.afdRouteName)
        raise Refusal(422, "AFD_DETAILS_MISSING", [MISSING_AFD_DETAILS if missing else NOT_THERE])
    domain = run_front_door_action(change, FrontDoorAction.DISSOCIATE, domain)
    zone = change.world.table(ZONES).get(domain.cfZoneId) if domain.cfZoneId else None
    if zone is not None:
        require_grants(account_of(change.world, zone), Grant.DNS_EDIT)
        delete_setup_records(change, zone)
    unlink(change, domain.domainName, domain.opId)
    run_front_door_action(change, FrontDoorAction.DELETE, domain)
    return f"{domain.domainName} is being removed from the front door."


def _db_delete(change: Change, _caller: Caller, domain: DomainV2) -> str:
    if domain.afdCustomDomainId is not None:
        raise RecordLocked(AFD_FIRST)
    if domain.cfZoneId is not None:
        raise RecordLocked(ZONE_FIRST)
    change.delete(change.world.table(DOMAINS), domain.domainName)
    return f"{domain.domainName} was deleted."


ACTIONS: dict[DomainAction, Callable[[Change, Caller, DomainV2], str]] = {
    DomainAction.SET_PRIMARY: _set_primary,
    DomainAction.ASSOCIATE: _associate,
    DomainAction.SYNC_CF: _sync,
    DomainAction.PURGE_CACHE: _purge,
    DomainAction.PURGE_CACHE_ALL: _purge_all,
    DomainAction.CF_DELETE: _cf_delete,
    DomainAction.AFD_DELETE: _afd_delete,
    DomainAction.DB_DELETE: _db_delete,
}


def _require_deletable(domain: DomainV2) -> None:
    """Raises RecordLocked for a primary domain and for a locked one."""
    if domain.isPrimary:
        raise RecordLocked(PRIMARY)
    if domain.isLocked:
        raise RecordLocked(LOCKED)


def _zone(world: World, domain: DomainV2) -> Zone:
    """The domain's zone. Raises NotFound for a domain without one."""
    zone = world.table(ZONES).get(domain.cfZoneId) if domain.cfZoneId else None
    if zone is None:
        raise NotFound(NO_ZONE)
    return zone


def _purge_zone(change: Change, zone: Zone) -> None:
    require_grants(account_of(change.world, zone), Grant.ZONE_EDIT)
    change.put(change.world.table(ZONES), msgspec.structs.replace(zone, cachePurgedOn=change.world.now()))


def _put(change: Change, caller: Caller, domain: DomainV2, **fields: Any) -> DomainV2:
    edited = msgspec.structs.replace(domain, updatedAt=change.world.now(), updatedBy=UserRef.of(caller.actor), **fields)
    return change.put(change.world.table(DOMAINS), edited)


def _done(domain: DomainV2, action: DomainAction, message: str) -> dict[str, Any]:
    """`ActionDone` on the wire."""
    return {"domainName": domain.domainName, "action": action, "message": message, "revision": domain.revision}
