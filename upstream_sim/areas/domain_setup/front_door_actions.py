"""What the actions of a domain (second generation) do at the front door."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec

from contracts.areas.afd import ProvisioningState
from contracts.texts import MISSING_AFD_DETAILS
from upstream_sim.areas.afd import custom_domain_lifecycle as lifecycle
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, CustomDomain
from upstream_sim.areas.domain_setup.step_actions import start_setup, write_cname, write_txt
from upstream_sim.areas.domains_v2.hooks import FrontDoorAction, front_door_action
from upstream_sim.areas.domains_v2.keys import Grant, account_of, require_grants
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES, DomainV2, Zone
from upstream_sim.core.refusals import RecordLocked, Refusal
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World

DETAILS_MISSING = "AFD_DETAILS_MISSING"
LEAVE_FRONT_DOOR = "domainLeavesFrontDoor"
LEAVING_AFTER = timedelta(seconds=60)
BUSY = frozenset({ProvisioningState.CREATING, ProvisioningState.UPDATING})


def is_incomplete(domain: DomainV2) -> bool:
    """Whether some of the front door's fields are missing."""
    details = (domain.afdProfileName, domain.afdEndpointName, domain.afdRouteName, domain.afdCustomDomainId)
    return any(detail is None for detail in details)


@front_door_action(FrontDoorAction.ADD)
def add(change: Change, domain: DomainV2) -> DomainV2:
    """The domain, set up at once where there is a profile for it."""
    zone = _zone_of(change, domain)
    if zone is None or (domain.afdProfileName is None and lifecycle.default_profile(change.world) is None):
        return domain
    start_setup(change, zone, best_effort=True)
    return _reload(change, domain)


@front_door_action(FrontDoorAction.SYNC)
def sync(change: Change, domain: DomainV2) -> DomainV2:
    """The domain, its records written into the zone again."""
    zone, found = _zone_of(change, domain), lifecycle.domain_named(change.world, domain.domainName)
    if zone is not None and found is not None:
        require_grants(account_of(change.world, zone), Grant.DNS_EDIT)
        write_cname(change, zone, found)
        write_txt(change, zone, found)
    return _reload(change, domain)


@front_door_action(FrontDoorAction.ASSOCIATE)
def associate(change: Change, domain: DomainV2) -> DomainV2:
    """The domain on its routes, whatever its validation says. Raises a refusal where details are missing."""
    lifecycle.associate(change, _require_custom_domain(change, domain))
    return _reload(change, domain)


@front_door_action(FrontDoorAction.DISSOCIATE)
def dissociate(change: Change, domain: DomainV2) -> DomainV2:
    """The domain off its routes."""
    found = _custom_domain(change, domain)
    if found is not None and found.isAssociated:
        lifecycle.associate(change, found, is_associated=False)
    return _reload(change, domain)


@front_door_action(FrontDoorAction.DELETE)
def delete(change: Change, domain: DomainV2) -> DomainV2:
    """The domain as its deletion begins, at the latest once it is off its routes; the fields of one that the front
    door does not have are cleared at once. Raises RecordLocked where a CNAME still points at it."""
    found = _custom_domain(change, domain)
    if found is not None:
        lifecycle.require_unpointed(change.world, found)
        _delete_or_wait(change, found)
        return _reload(change, domain)
    nothing = dict.fromkeys(("afdEndpointName", "afdRouteName", "afdCustomDomainId"))
    gone = msgspec.structs.replace(
        domain, **nothing, afdProvisionStatus=None, afdValidationStatus=None, afdRoutesAssociated=False
    )
    return change.put(change.world.table(DOMAINS), gone)


def _delete_or_wait(change: Change, domain: CustomDomain) -> None:
    """Deletes the domain, now or once the front door is no longer busy with it."""
    if domain.provisioningState in BUSY:
        change.world.schedule(change.world.now() + LEAVING_AFTER, LEAVE_FRONT_DOOR, {"id": domain.id})
    else:
        lifecycle.delete(change, domain)


@due(LEAVE_FRONT_DOOR, "The deletion of {domainName} continues")
def leave_front_door(world: World, payload: dict[str, Any]) -> None:
    """Continues a deletion, unless the domain was put on its routes or pointed at again meanwhile."""
    domain = world.table(CUSTOM_DOMAINS).get(payload["id"])
    if domain is None or domain.isAssociated:
        return
    try:
        with world.change() as change:
            _delete_or_wait(change, domain)
    except RecordLocked:
        return


def _zone_of(change: Change, domain: DomainV2) -> Zone | None:
    return change.world.table(ZONES).get(domain.cfZoneId) if domain.cfZoneId else None


def _custom_domain(change: Change, domain: DomainV2) -> CustomDomain | None:
    return change.world.table(CUSTOM_DOMAINS).get(domain.afdCustomDomainId) if domain.afdCustomDomainId else None


def _require_custom_domain(change: Change, domain: DomainV2) -> CustomDomain:
    found = None if is_incomplete(domain) else _custom_domain(change, domain)
    if found is None:
        raise Refusal(422, DETAILS_MISSING, [MISSING_AFD_DETAILS])
    return found


def _reload(change: Change, domain: DomainV2) -> DomainV2:
    return change.world.table(DOMAINS).get(domain.domainName) or domain
