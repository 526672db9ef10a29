"""The actions of a set-up's steps: done by hand, or by the platform as far as each step can be done."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import msgspec

from contracts.areas.afd import AfdTarget, DeploymentStatus, DomainValidationState, ProvisioningState
from contracts.areas.domain_setup import SetupStepName, SetupStepState
from contracts.areas.domains_v1 import SslMode
from upstream_sim.areas.afd import custom_domain_lifecycle as lifecycle
from upstream_sim.areas.afd.records import CustomDomain
from upstream_sim.areas.domain_setup.records import SETUPS, Setup
from upstream_sim.areas.domain_setup.steps import FULL, Step, steps_of
from upstream_sim.areas.domains_v2.dns_records import CNAME, TXT, set_record
from upstream_sim.areas.domains_v2.keys import ZONE_GONE, Grant, account_of, require_grants
from upstream_sim.areas.domains_v2.ownership import link
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES, Zone
from upstream_sim.areas.domains_v2.zones import zone_name
from upstream_sim.core.refusals import NotFound, RecordLocked, Refusal
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World

CONTINUE_SETUP = "setupGoesOn"
GIVE_UP_AFTER = timedelta(days=8)
# how long since the start: how long until the next try
RETRY_INTERVALS = (
    (timedelta(minutes=15), timedelta(seconds=30)),
    (timedelta(days=1), timedelta(minutes=5)),
    (GIVE_UP_AFTER, timedelta(hours=1)),
)
Name = SetupStepName


def target_of(world: World, name: str) -> AfdTarget:
    own = world.table(DOMAINS).get(name)
    return AfdTarget.BACKOFFICE if own is not None and own.isBackoffice else AfdTarget.PLAYER


def ensure_custom_domain(change: Change, zone: Zone) -> CustomDomain:
    """The zone's custom domain, created if there is none, and noted in the platform's record of the name. Raises
    ValidationFailed where there is no profile for it."""
    world = change.world
    own = world.table(DOMAINS).get(zone.name)
    domain = lifecycle.domain_named(world, zone.name)
    if domain is None:
        profile = lifecycle.profile_or_default(world, own.afdProfileName if own else None)
        domain = lifecycle.create(change, zone.name, target_of(world, zone.name), profile)
    if own is not None:
        change.put(world.table(DOMAINS), msgspec.structs.replace(own, **lifecycle.platform_fields(world, domain)))
    return domain


def write_cname(change: Change, zone: Zone, domain: CustomDomain) -> None:
    set_record(change, zone, CNAME, zone.name, lifecycle.endpoint_of(change.world, domain).hostName, is_proxied=True)


def write_txt(change: Change, zone: Zone, domain: CustomDomain) -> None:
    set_record(change, zone, TXT, lifecycle.txt_name(zone.name), domain.validationToken)


def start_setup(change: Change, zone: Zone, *, best_effort: bool = False) -> Setup:
    """The new set-up: custom domain and records at once, the rest in world time. Raises a refusal where the key may
    not write records, unless `best_effort` notes it as the set-up's own trouble."""
    world = change.world
    domain, troubles = ensure_custom_domain(change, zone), dict[str, str]()
    try:
        require_grants(account_of(world, zone), Grant.DNS_EDIT)
        write_cname(change, zone, domain)
        write_txt(change, zone, domain)
    except Refusal as refusal:
        if not best_effort:
            raise
        troubles[Name.CNAME] = refusal.messages[0]
    setup = Setup(
        zoneId=zone.id,
        zoneName=zone.name,
        opId=zone.opId,
        startedAt=world.now(),
        completedAt=None,
        troubles=troubles,
    )
    setup = change.put(world.table(SETUPS), setup)
    _schedule_next(world, setup)
    return setup


def retry_validation(change: Change, zone: Zone) -> CustomDomain:
    """The domain with a new token where the old one is used up, its TXT record in the zone, and what failed at the
    cloud tried again. Raises RecordLocked where nothing is left to do."""
    require_grants(account_of(change.world, zone), Grant.DNS_EDIT)
    domain = ensure_custom_domain(change, zone)
    is_fine = domain.provisioningState is not ProvisioningState.FAILED
    if lifecycle.needs_new_token(domain):
        domain = lifecycle.renew_token(change, domain)
    elif domain.domainValidationState is DomainValidationState.APPROVED and is_fine:
        raise RecordLocked(f"{zone.name} is already verified and provisioned.")
    domain = lifecycle.retry_provisioning(change, domain)
    write_txt(change, zone, domain)
    return lifecycle.domain_of(change.world, domain.id)


def associate(change: Change, zone: Zone) -> None:
    """Puts the domain on its routes, or rolls it out again where that failed. Raises a refusal."""
    domain = ensure_custom_domain(change, zone)
    if not domain.isAssociated:
        lifecycle.associate(change, domain)
    elif domain.deploymentStatus in (DeploymentStatus.FAILED, DeploymentStatus.NOT_STARTED):
        lifecycle.roll_out(change, domain)


def raise_ssl_mode(change: Change, zone: Zone) -> Zone:
    """The zone with SSL mode full; a stricter one stays. Raises a refusal where the key may not."""
    require_grants(account_of(change.world, zone), Grant.SSL_EDIT)
    if zone.sslMode in FULL:
        return zone
    return change.put(change.world.table(ZONES), msgspec.structs.replace(zone, sslMode=SslMode.FULL))


def link_player_platform(change: Change, zone: Zone) -> None:
    """Links the domain to the operator's player platform. Raises a refusal where it is another's."""
    link(change, zone.name, zone.opId)


def associate_once(change: Change, zone: Zone) -> None:
    """Puts the domain on its routes; one that failed on its way to the edges waits for staff."""
    if not ensure_custom_domain(change, zone).isAssociated:
        associate(change, zone)


STEP_ACTIONS: dict[SetupStepName, Callable[[Change, Zone], object]] = {
    Name.ASSOCIATION: associate_once,
    Name.SSL: raise_ssl_mode,
    Name.PLAYER_PLATFORM: link_player_platform,
}


@due(CONTINUE_SETUP, lambda world, payload: f"The set-up of {zone_name(world, payload['zoneId'])} continues")
def continue_setup(world: World, payload: dict[str, Any]) -> None:
    """Does what can be done by now, each step by itself, and notes why one could not."""
    setup, zone = world.table(SETUPS).get(payload["zoneId"]), world.table(ZONES).get(payload["zoneId"])
    if setup is None or zone is None or setup.startedAt.isoformat() != payload["startedAt"]:
        return
    troubles = {name: reason for name, reason in setup.troubles.items() if name == Name.CNAME}
    for name, do in STEP_ACTIONS.items():
        reason = _try_step(world, zone.id, name, do)
        if reason is not None:
            troubles[name] = reason
    is_done = all(step.is_passed for step in steps_of(world, require_zone(world, zone.id)))
    done = msgspec.structs.replace(setup, troubles=troubles, completedAt=world.now() if is_done else None)
    with world.change() as change:
        if done != setup:
            setup = change.put(world.table(SETUPS), done)
    if not is_done:
        _schedule_next(world, setup)


def require_zone(world: World, zone_id: str) -> Zone:
    """The zone of this id. Raises NotFound."""
    zone = world.table(ZONES).get(zone_id)
    if zone is None:
        raise NotFound(ZONE_GONE)
    return zone


def _try_step(world: World, zone_id: str, name: SetupStepName, do: Callable[[Change, Zone], object]) -> str | None:
    """Why a step that is next could not be done; None if it was, or is not next."""
    zone = require_zone(world, zone_id)
    if not is_next(steps_of(world, zone), name):
        return None
    try:
        with world.change() as change:
            do(change, zone)
    except Refusal as refusal:
        return refusal.messages[0]
    return None


def is_next(steps: list[Step], name: SetupStepName) -> bool:
    """Whether the step has not passed while all those before it have, and waits for nobody outside."""
    for step in steps:
        if step.name is name:
            return not step.is_passed and step.state is not SetupStepState.WAITING
        if not step.is_passed:
            return False
    return False


def _schedule_next(world: World, setup: Setup) -> None:
    age = world.now() - setup.startedAt
    pause = next((pause for until, pause in RETRY_INTERVALS if age < until), None)
    if pause is not None:
        payload = {"zoneId": setup.zoneId, "startedAt": setup.startedAt.isoformat()}
        world.schedule(world.now() + pause, CONTINUE_SETUP, payload)
