"""The lifecycle of a custom domain at the front door. Each function takes the open change, stores the domain and
returns it; later steps fall due in world time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import chain
from typing import Any

import msgspec

from contracts.areas.afd import STILL_ASSOCIATED, AfdTarget, DomainValidationState, ProvisioningState
from contracts.areas.domains_v2 import AfdProvisionStatus, AfdValidationStatus
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, ENDPOINTS, PROFILES, CustomDomain, Endpoint, Profile
from upstream_sim.areas.afd.states import (
    DEPLOYMENT_STATES,
    PROVISIONING_STATES,
    VALIDATION_STATES,
    DeploymentTrigger,
    ProvisioningTrigger,
    ValidationTrigger,
)
from upstream_sim.areas.domains_v2.hooks import on_name_changed
from upstream_sim.areas.domains_v2.public_dns import public_records
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DOMAINS, PUBLIC_DNS
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.world.world import Change, World

SUBMITTED_AFTER = timedelta(seconds=30)
PROVISIONED_AFTER = timedelta(seconds=45)
DELETED_AFTER = timedelta(seconds=60)
ROLLED_OUT_AFTER = timedelta(minutes=5)
CHECK_EVERY = timedelta(seconds=60)
TOKEN_LIFE = timedelta(days=7)
CERTIFICATE_LIFE = timedelta(days=180)
RENEWED_BEFORE = timedelta(days=45)
SUBMITTED, TXT_CHECKED, TIMED_OUT = "afdSubmitted", "afdLooked", "afdTimedOut"
PROVISIONED, DELETED, ROLLED_OUT = "afdProvisioned", "afdDeleted", "afdRolledOut"
ENDING, REMINDED, ENDED = "afdCertificateEnding", "afdCertificateReminded", "afdCertificateEnded"
REMINDED_BEFORE = (timedelta(days=14), timedelta(days=3))
"""When staff are told again of a certificate that is not renewed; first as it should have been."""
BUSY = "The front door is still processing this domain. Try again in a moment."
DOMAIN_GONE = "Custom domain not found. It may have been deleted in the meantime."


def domain_named(world: World, host: str) -> CustomDomain | None:
    return world.table(CUSTOM_DOMAINS).first(hostName=host)


def domain_of(world: World, domain_id: str) -> CustomDomain:
    """The custom domain of this id. Raises NotFound."""
    found = world.table(CUSTOM_DOMAINS).get(domain_id)
    if found is None:
        raise NotFound(DOMAIN_GONE)
    return found


def endpoint_of(world: World, domain: CustomDomain) -> Endpoint:
    """The endpoint of a domain. Raises NotFound."""
    found = world.table(ENDPOINTS).get(domain.endpointId)
    if found is None:
        raise NotFound("The endpoint of this domain no longer exists.")
    return found


def default_profile(world: World) -> Profile | None:
    return world.table(PROFILES).first(isDefault=True)


def profile_or_default(world: World, name: str | None) -> Profile:
    """The named profile, else the default one. Raises ValidationFailed."""
    found = default_profile(world) if name is None else world.table(PROFILES).get(name)
    if found is None:
        raise ValidationFailed("afdProfileName", "Profile not found." if name else "There is no default profile.")
    return found


def create(change: Change, host: str, target: AfdTarget, profile: Profile) -> CustomDomain:
    """A new domain on the profile's endpoint for the target, without routes. Raises ValidationFailed."""
    world = change.world
    if host.startswith("*."):
        raise ValidationFailed("domain", "Wildcards get no managed certificate; add each domain separately.")
    if domain_named(world, host) is not None:
        raise ValidationFailed("domain", f"{host} is already a custom domain.")
    endpoint = world.table(ENDPOINTS).first(afdProfileName=profile.afdProfileName, target=target)
    if endpoint is None:
        raise ValidationFailed("target", f"{profile.title} has no endpoint for this target.")
    now = world.now()
    domain = CustomDomain(
        id=world.new_id("afd"),
        name=host.replace(".", "-"),
        hostName=host,
        target=target,
        afdProfileName=profile.afdProfileName,
        endpointId=endpoint.id,
        validationToken=new_token(world),
        tokenExpiresAt=now + TOKEN_LIFE,
        domainValidationState=VALIDATION_STATES.start,
        validationSince=now,
        provisioningState=PROVISIONING_STATES.start,
        provisioningSince=now,
        deploymentStatus=DEPLOYMENT_STATES.start,
        deploymentSince=now,
        validationTrouble=None,
        provisioningTrouble=None,
        deploymentTrouble=None,
        isAssociated=False,
        certificateExpiresAt=None,
        lookOn=None,
        createdAt=now,
        updatedAt=now,
    )
    domain = store(change, domain)
    _schedule(world, SUBMITTED_AFTER, SUBMITTED, domain)
    _schedule(world, PROVISIONED_AFTER, PROVISIONED, domain)
    return domain


def new_token(world: World) -> str:
    return "_" + "".join(world.random.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(31))


def renew_token(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain with a new token in place of one that is used up. Raises RecordLocked while the present one is
    valid."""
    if not needs_new_token(domain):
        raise RecordLocked(
            f"The validation of {domain.hostName} is {domain.domainValidationState}: its token is still valid."
        )
    token, now = new_token(change.world), change.world.now()
    domain = msgspec.structs.replace(domain, validationToken=token, tokenExpiresAt=now + TOKEN_LIFE)
    domain = move_validation(change, domain, ValidationTrigger.RENEWAL_ASKED)
    _schedule(change.world, SUBMITTED_AFTER, SUBMITTED, domain)
    return domain


def needs_new_token(domain: CustomDomain) -> bool:
    """Whether the present token is used up."""
    return VALIDATION_STATES.allows(domain.domainValidationState, ValidationTrigger.RENEWAL_ASKED)


def retry_provisioning(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain, provisioned again where that had failed."""
    if domain.provisioningState is not ProvisioningState.FAILED:
        return domain
    return _update(change, domain)


def associate(change: Change, domain: CustomDomain, *, is_associated: bool = True) -> CustomDomain:
    """The domain, put on its endpoint's routes or taken off them. Raises RecordLocked while the cloud is busy with
    it, and where the endpoint is disabled."""
    if domain.provisioningState not in (ProvisioningState.SUCCEEDED, ProvisioningState.FAILED):
        raise RecordLocked(BUSY)
    endpoint = endpoint_of(change.world, domain)
    if is_associated and not endpoint.isEnabled:
        raise RecordLocked(f"The endpoint {endpoint.name} is disabled.")
    domain = _update(change, msgspec.structs.replace(domain, isAssociated=is_associated))
    if not is_associated and DEPLOYMENT_STATES.allows(domain.deploymentStatus, DeploymentTrigger.TAKEN_OFF):
        domain = move_deployment(change, domain, DeploymentTrigger.TAKEN_OFF)
    return roll_out(change, domain)


def roll_out(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain on its way to the edges, once it is approved and on its routes; otherwise unchanged."""
    ready = domain.isAssociated and domain.domainValidationState is DomainValidationState.APPROVED
    if not ready or not DEPLOYMENT_STATES.allows(domain.deploymentStatus, DeploymentTrigger.ROLLED_OUT):
        return domain
    domain = move_deployment(change, domain, DeploymentTrigger.ROLLED_OUT)
    _schedule(change.world, ROLLED_OUT_AFTER, ROLLED_OUT, domain)
    return domain


def check_txt_record(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain after one look for its TXT record in public DNS."""
    if domain.domainValidationState is not DomainValidationState.PENDING:
        return domain
    if not txt_is_public(change.world, domain):
        return domain
    now, ends = change.world.now(), domain.certificateExpiresAt
    if ends is not None:
        domain = _with_new_certificate(change, domain, now)
    domain = move_validation(change, msgspec.structs.replace(domain, lookOn=None), ValidationTrigger.TXT_FOUND)
    return roll_out(change, domain)


def txt_is_public(world: World, domain: CustomDomain) -> bool:
    return domain.validationToken in public_records(world, txt_name(domain.hostName), "TXT")


def txt_name(host: str) -> str:
    return f"_dnsauth.{host}"


def delete(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain as its deletion begins. Raises RecordLocked while it is on a route, while a CNAME points at it,
    and while the cloud is busy with it."""
    if domain.isAssociated:
        raise RecordLocked(STILL_ASSOCIATED)
    require_unpointed(change.world, domain)
    if not PROVISIONING_STATES.allows(domain.provisioningState, ProvisioningTrigger.DELETED):
        raise RecordLocked(BUSY)
    domain = move_provisioning(change, domain, ProvisioningTrigger.DELETED)
    _schedule(change.world, DELETED_AFTER, DELETED, domain)
    return domain


def require_unpointed(world: World, domain: CustomDomain) -> None:
    """Raises RecordLocked where a CNAME would be left that points at a front door without the domain: others could
    claim the name there. One that points elsewhere is nobody's danger."""
    content, host = endpoint_of(world, domain).hostName, domain.hostName
    own = ((record.type, record.content) for record in world.table(DNS_RECORDS).where(name=host))
    outside = ((record.type, record.content) for record in world.table(PUBLIC_DNS).where(name=host))
    if any(found == ("CNAME", content) for found in chain(own, outside)):
        raise RecordLocked(f"The CNAME of {host} still points to the front door. Delete that record first.")


def move_validation(
    change: Change, domain: CustomDomain, trigger: ValidationTrigger, trouble: str | None = None
) -> CustomDomain:
    """The domain with its next validation state. Raises UndefinedTransition."""
    state = VALIDATION_STATES.next_state(domain.domainValidationState, trigger)
    moved = {"domainValidationState": state, "validationSince": change.world.now(), "validationTrouble": trouble}
    return store(change, msgspec.structs.replace(domain, **moved))


def move_provisioning(
    change: Change, domain: CustomDomain, trigger: ProvisioningTrigger, trouble: str | None = None
) -> CustomDomain:
    """The domain with its next provisioning state. Raises UndefinedTransition."""
    state = PROVISIONING_STATES.next_state(domain.provisioningState, trigger)
    moved = {"provisioningState": state, "provisioningSince": change.world.now(), "provisioningTrouble": trouble}
    return store(change, msgspec.structs.replace(domain, **moved))


def move_deployment(
    change: Change, domain: CustomDomain, trigger: DeploymentTrigger, trouble: str | None = None
) -> CustomDomain:
    """The domain with its next deployment state. Raises UndefinedTransition."""
    state = DEPLOYMENT_STATES.next_state(domain.deploymentStatus, trigger)
    moved = {"deploymentStatus": state, "deploymentSince": change.world.now(), "deploymentTrouble": trouble}
    return store(change, msgspec.structs.replace(domain, **moved))


def _update(change: Change, domain: CustomDomain) -> CustomDomain:
    domain = move_provisioning(change, domain, ProvisioningTrigger.CHANGED)
    _schedule(change.world, PROVISIONED_AFTER, PROVISIONED, domain)
    return domain


def _with_new_certificate(change: Change, domain: CustomDomain, now: datetime) -> CustomDomain:
    """The domain with a new certificate, whose expiry is scheduled."""
    ends = now + CERTIFICATE_LIFE
    domain = store(change, msgspec.structs.replace(domain, certificateExpiresAt=ends))
    schedule_expiry(change.world, domain)
    return domain


def schedule_expiry(world: World, domain: CustomDomain) -> None:
    if domain.certificateExpiresAt is not None:
        ends = domain.certificateExpiresAt
        payload = {"id": domain.id, "mark": VERSIONS[ENDED](domain)}
        world.schedule(ends - RENEWED_BEFORE, ENDING, payload)
        world.schedule(ends, ENDED, payload)


def schedule_reminders(world: World, domain: CustomDomain) -> None:
    if domain.certificateExpiresAt is not None:
        payload = {"id": domain.id, "mark": VERSIONS[REMINDED](domain)}
        for before in REMINDED_BEFORE:
            world.schedule(domain.certificateExpiresAt - before, REMINDED, payload)


def store(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain as stored; the platform's own record of that name repeats its state."""
    world = change.world
    domain = change.put(world.table(CUSTOM_DOMAINS), msgspec.structs.replace(domain, updatedAt=world.now()))
    own = world.table(DOMAINS).get(domain.hostName)
    if own is not None and own.afdCustomDomainId == domain.id:
        mirrored = msgspec.structs.replace(own, **platform_fields(world, domain))
        if mirrored != own:
            change.put(world.table(DOMAINS), mirrored)
    return domain


def platform_fields(world: World, domain: CustomDomain) -> dict[str, Any]:
    """The front door's fields in the platform's record of a domain."""
    endpoint = endpoint_of(world, domain)
    return {
        "afdProfileName": domain.afdProfileName,
        "afdEndpointName": endpoint.name,
        "afdRouteName": endpoint.routeNames[0],
        "afdCustomDomainId": domain.id,
        "afdProvisionStatus": AfdProvisionStatus(domain.provisioningState.value),
        "afdValidationStatus": AfdValidationStatus(domain.domainValidationState.value),
        "afdRoutesAssociated": domain.isAssociated,
    }


def _schedule(world: World, after: timedelta, kind: str, domain: CustomDomain) -> None:
    world.schedule(world.now() + after, kind, {"id": domain.id, "mark": VERSIONS[kind](domain)})


def validation_version(domain: CustomDomain) -> str:
    return f"{domain.domainValidationState}@{domain.validationSince.isoformat()}"


def _provisioning_version(domain: CustomDomain) -> str:
    return f"{domain.provisioningState}@{domain.provisioningSince.isoformat()}"


def _deployment_version(domain: CustomDomain) -> str:
    return f"{domain.deploymentStatus}@{domain.deploymentSince.isoformat()}"


def _certificate_version(domain: CustomDomain) -> str:
    return f"{domain.certificateExpiresAt}"


VERSIONS: dict[str, Callable[[CustomDomain], str]] = {
    SUBMITTED: validation_version,
    TXT_CHECKED: validation_version,
    TIMED_OUT: validation_version,
    PROVISIONED: _provisioning_version,
    DELETED: _provisioning_version,
    ROLLED_OUT: _deployment_version,
    ENDING: _certificate_version,
    REMINDED: _certificate_version,
    ENDED: _certificate_version,
}
"""What a domain must still say of itself for something that was foreseen to fall due."""


@on_name_changed
def name_changed(change: Change, name: str) -> None:
    """Schedules a check of each domain that waits for this name."""
    world = change.world
    waiting = world.table(CUSTOM_DOMAINS).where(domainValidationState=DomainValidationState.PENDING)
    for domain in list(waiting):
        if may_hold_txt_record(name, domain.hostName):
            schedule_txt_check(change, domain)


def may_hold_txt_record(name: str, host: str) -> bool:
    """Whether `name` or what it delegates may hold the TXT record that the validation of `host` waits for."""
    awaited = txt_name(host)
    return awaited == name or awaited.endswith(f".{name}")


def schedule_txt_check(change: Change, domain: CustomDomain) -> CustomDomain:
    """The domain with a check within a minute, unless one is scheduled already."""
    at = change.world.now() + CHECK_EVERY
    if domain.lookOn is not None and domain.lookOn > change.world.now():
        return domain
    change.world.schedule(at, TXT_CHECKED, {"id": domain.id, "mark": validation_version(domain)})
    return store(change, msgspec.structs.replace(domain, lookOn=at))
