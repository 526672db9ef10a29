"""The steps of a zone's set-up, each computed from the present state, with its own reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from contracts.areas.afd import AfdTarget, DeploymentStatus, DomainValidationState, ProvisioningState
from contracts.areas.domain_setup import SetupStepName, SetupStepState, WaitingOn
from contracts.areas.domains_v1 import SslMode, ZoneStatus
from upstream_sim.areas.afd import custom_domain_lifecycle as lifecycle
from upstream_sim.areas.afd.custom_domains import deployment_reason, provisioning_reason, validation_reason
from upstream_sim.areas.afd.records import CustomDomain
from upstream_sim.areas.domain_setup.records import SETUPS, Setup
from upstream_sim.areas.domains_v2.dns_records import CNAME, TXT
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, OPERATOR_DOMAINS, Zone
from upstream_sim.core.world.world import World

PASSED, RUNNING, FAILED, WAITING = (
    SetupStepState.PASSED,
    SetupStepState.RUNNING,
    SetupStepState.FAILED,
    SetupStepState.WAITING,
)
FULL = frozenset({SslMode.FULL, SslMode.STRICT})
INDEPENDENT = frozenset({SetupStepName.VALIDATION, SetupStepName.SSL})
FRONT_DOOR_STEPS = (SetupStepName.VALIDATION, SetupStepName.PROVISIONING, SetupStepName.ASSOCIATION)
Validation, Provisioning = DomainValidationState, ProvisioningState


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a set-up, in wire names."""

    name: SetupStepName
    state: SetupStepState
    reason: str | None = None
    awaitedFrom: WaitingOn | None = None  # a wire name
    since: datetime | None = None

    @property
    def is_passed(self) -> bool:
        return self.state is PASSED


def steps_of(world: World, zone: Zone) -> list[Step]:
    """The six steps in their order; one that has not begun waits for an earlier one."""
    found: list[Step] = []
    is_known = lifecycle.domain_named(world, zone.name) is not None
    by_themselves = INDEPENDENT | {SetupStepName.PROVISIONING} if is_known else INDEPENDENT
    for step in _unblocked_steps(world, zone):
        blocked = any(not earlier.is_passed for earlier in found)
        waits = blocked and step.state is FAILED and step.name not in by_themselves
        found.append(Step(step.name, WAITING) if waits or (blocked and step.state is WAITING) else step)
    return found


def step_of(world: World, zone: Zone, name: SetupStepName) -> Step:
    return next(step for step in _unblocked_steps(world, zone) if step.name is name)


def _unblocked_steps(world: World, zone: Zone) -> Iterator[Step]:
    domain = lifecycle.domain_named(world, zone.name)
    setup = world.table(SETUPS).get(zone.id)
    yield _cname(world, zone, domain, setup)
    if domain is None:
        begun = setup.startedAt if setup else zone.createdOn
        yield from (_unknown(name, begun) for name in FRONT_DOOR_STEPS)
    else:
        yield _validation(world, zone, domain)
        yield _provisioning(domain)
        yield _association(domain, setup)
    yield _ssl(zone, setup)
    yield _player_platform(world, zone, domain, setup)


def _failed(name: SetupStepName, reason: str, since: datetime | None = None) -> Step:
    return Step(name, FAILED, reason, WaitingOn.STAFF, since)


def _unknown(name: SetupStepName, since: datetime) -> Step:
    return _failed(name, "The front door does not have this domain.", since)


def _cname(world: World, zone: Zone, domain: CustomDomain | None, setup: Setup | None) -> Step:
    name = SetupStepName.CNAME
    present = world.table(DNS_RECORDS).first(zoneId=zone.id, name=zone.name, type=CNAME)
    if present is None:
        other = world.table(DNS_RECORDS).first(zoneId=zone.id, name=zone.name, type="A")
        reason = f"{zone.name} has an A record instead of a CNAME." if other else f"{zone.name} has no CNAME."
        return _failed(name, _failure_of(setup, name) or reason, None if setup else zone.createdOn)
    if domain is None:
        return _unknown(name, present.modifiedOn)
    if present.content != lifecycle.endpoint_of(world, domain).hostName:
        return _failed(name, f"The CNAME points at {present.content}.", present.modifiedOn)
    if not present.isProxied:
        return _failed(name, "The CNAME is not proxied.", present.modifiedOn)
    return Step(name, PASSED, since=present.modifiedOn)


def has_txt_record(world: World, zone: Zone, domain: CustomDomain) -> bool:
    """Whether the zone itself has the TXT record that the validation waits for."""
    found = world.table(DNS_RECORDS).where(zoneId=zone.id, name=lifecycle.txt_name(zone.name), type=TXT)
    return any(record.content == domain.validationToken for record in found)


def renewal_of(world: World, domain: CustomDomain) -> datetime | None:
    """When the certificate of a live domain ends that is not renewed by itself; None for any other domain."""
    ends = domain.certificateExpiresAt
    is_live = domain.isAssociated and domain.deploymentStatus is DeploymentStatus.SUCCEEDED
    if ends is None or not is_live or domain.domainValidationState is Validation.APPROVED or world.now() >= ends:
        return None
    return ends


def _validation(world: World, zone: Zone, domain: CustomDomain) -> Step:
    name = SetupStepName.VALIDATION
    since, state = domain.validationSince, domain.domainValidationState
    if state is Validation.APPROVED:
        return Step(name, PASSED, since=since)
    reason = validation_reason(world, domain)
    if renewal_of(world, domain) is not None:
        return Step(name, PASSED, reason, since=since)
    if state in (Validation.SUBMITTING, Validation.REFRESHING_VALIDATION_TOKEN):
        return Step(name, RUNNING, reason, WaitingOn.VALIDATION, since)
    if state is not Validation.PENDING:
        return _failed(name, reason or "", since)
    if lifecycle.txt_is_public(world, domain):
        return Step(name, RUNNING, reason, WaitingOn.VALIDATION, since)
    if not has_txt_record(world, zone, domain):
        return _failed(
            name, f"The zone has no TXT record {lifecycle.txt_name(zone.name)} with the current token.", since
        )
    if zone.status is not ZoneStatus.ACTIVE:
        reason = f"The registrar does not list the zone’s name servers yet; the zone is {zone.status}."
        return Step(name, RUNNING, reason, WaitingOn.REGISTRAR, zone.statusSince)
    return Step(name, RUNNING, reason, WaitingOn.DNS, since)


def _provisioning(domain: CustomDomain) -> Step:
    name = SetupStepName.PROVISIONING
    since, reason = domain.provisioningSince, provisioning_reason(domain)
    if domain.provisioningState is Provisioning.SUCCEEDED:
        return Step(name, PASSED, since=since)
    if domain.provisioningState in (Provisioning.FAILED, Provisioning.DELETING):
        return _failed(name, reason or "", since)
    return Step(name, RUNNING, reason, WaitingOn.FRONT_DOOR, since)


def _association(domain: CustomDomain, setup: Setup | None) -> Step:
    name = SetupStepName.ASSOCIATION
    since, reason = domain.deploymentSince, deployment_reason(domain)
    if not domain.isAssociated:
        return _failed(name, _failure_of(setup, name) or reason or "", since)
    if domain.deploymentStatus is DeploymentStatus.SUCCEEDED:
        return Step(name, PASSED, since=since)
    if domain.deploymentStatus is DeploymentStatus.IN_PROGRESS:
        return Step(name, RUNNING, reason, WaitingOn.CERTIFICATE, since)
    return _failed(name, reason or "", since)


def _ssl(zone: Zone, setup: Setup | None) -> Step:
    name = SetupStepName.SSL
    if zone.sslMode in FULL:
        return Step(name, PASSED)
    return _failed(name, _failure_of(setup, name) or f"SSL mode is {zone.sslMode}; full is required.", zone.createdOn)


def _player_platform(world: World, zone: Zone, domain: CustomDomain | None, setup: Setup | None) -> Step:
    name = SetupStepName.PLAYER_PLATFORM
    if domain is not None and domain.target is AfdTarget.BACKOFFICE:
        return Step(name, PASSED)
    found = world.table(OPERATOR_DOMAINS).get(zone.name)
    if found is None:
        if zone.status is not ZoneStatus.ACTIVE:
            reason = f"A domain can be linked once its zone is active; it is {zone.status}."
            return Step(name, WAITING, reason, WaitingOn.REGISTRAR, zone.statusSince)
        reason = _failure_of(setup, name) or "The domain is not linked to the player platform."
        return _failed(name, reason, domain.deploymentSince if domain else zone.createdOn)
    if found.opId != zone.opId:
        return _failed(name, f"The domain is linked to the player platform of {found.opId}.", found.addedAt)
    return Step(name, PASSED, since=found.addedAt)


def _failure_of(setup: Setup | None, name: SetupStepName) -> str | None:
    return setup.troubles.get(name) if setup else None
