"""Jobs of custom domains: validation, provisioning, deployment and certificates."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec

from contracts.areas.afd import DomainValidationState
from upstream_sim.areas.afd.custom_domain_lifecycle import (
    CERTIFICATE_LIFE,
    DELETED,
    ENDED,
    ENDING,
    PROVISIONED,
    REMINDED,
    ROLLED_OUT,
    SUBMITTED,
    TIMED_OUT,
    TOKEN_LIFE,
    TXT_CHECKED,
    VERSIONS,
    check_txt_record,
    endpoint_of,
    move_deployment,
    move_provisioning,
    move_validation,
    schedule_expiry,
    schedule_reminders,
    schedule_txt_check,
    store,
    validation_version,
)
from upstream_sim.areas.afd.notices import tell_of_certificate
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, CustomDomain
from upstream_sim.areas.afd.states import (
    DEPLOYMENT_STATES,
    VALIDATION_STATES,
    DeploymentTrigger,
    ProvisioningTrigger,
    ValidationTrigger,
)
from upstream_sim.areas.domains_v2.public_dns import public_records, serving_zone
from upstream_sim.areas.domains_v2.records import DOMAINS
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World

Job = Callable[[Change, CustomDomain], object]


def _job(kind: str, text: str) -> Callable[[Job], Job]:
    """Registers a job that runs only if the domain did not change since it was scheduled; `text` says what it does
    to it."""

    def words(world: World, payload: dict[str, Any]) -> str:
        domain = world.table(CUSTOM_DOMAINS).get(payload["id"])
        return text.format(domain.hostName if domain else payload["id"])

    def register(move: Job) -> Job:
        @due(kind, words)
        @wraps(move)
        def fall(world: World, payload: dict[str, Any]) -> None:
            domain = world.table(CUSTOM_DOMAINS).get(payload["id"])
            if domain is not None and VERSIONS[kind](domain) == payload["mark"]:
                with world.change() as change:
                    move(change, domain)

        return move

    return register


@_job(SUBMITTED, "The front door issues a token for {}")
def issue_token(change: Change, domain: CustomDomain) -> None:
    """The token is valid from now on; a first check is due within a minute."""
    domain = move_validation(change, domain, ValidationTrigger.TOKEN_ISSUED)
    domain = schedule_txt_check(change, msgspec.structs.replace(domain, lookOn=None))
    payload = {"id": domain.id, "mark": validation_version(domain)}
    change.world.schedule(domain.validationSince + TOKEN_LIFE, TIMED_OUT, payload)


@_job(TXT_CHECKED, "The TXT record of {} is looked for")
def check_txt(change: Change, domain: CustomDomain) -> None:
    check_txt_record(change, domain)


@_job(TIMED_OUT, "The validation of {} times out")
def time_out(change: Change, domain: CustomDomain) -> None:
    move_validation(change, domain, ValidationTrigger.SEVEN_DAYS, "No TXT record was found within 7 days.")


@_job(PROVISIONED, "The front door finishes its work on {}")
def finish_provisioning(change: Change, domain: CustomDomain) -> None:
    move_provisioning(change, domain, ProvisioningTrigger.DONE)


@_job(DELETED, "The front door has deleted {}")
def finish_deletion(change: Change, domain: CustomDomain) -> None:
    """Clears the front door's fields in the platform's own record of the name."""
    world = change.world
    change.delete(world.table(CUSTOM_DOMAINS), domain.id)
    own = world.table(DOMAINS).get(domain.hostName)
    if own is not None and own.afdCustomDomainId == domain.id:
        nothing = dict.fromkeys(("afdEndpointName", "afdRouteName", "afdCustomDomainId"))
        gone = msgspec.structs.replace(
            own, **nothing, afdProvisionStatus=None, afdValidationStatus=None, afdRoutesAssociated=False
        )
        change.put(world.table(DOMAINS), gone)


@_job(ROLLED_OUT, "{} is rolled out")
def finish_roll_out(change: Change, domain: CustomDomain) -> None:
    """On every edge, with its certificate."""
    now = change.world.now()
    if domain.certificateExpiresAt is None or domain.certificateExpiresAt <= now:
        domain = msgspec.structs.replace(domain, certificateExpiresAt=now + CERTIFICATE_LIFE)
        schedule_expiry(change.world, domain)
    move_deployment(change, domain, DeploymentTrigger.DONE)


@_job(ENDING, "The certificate of {} is renewed, or validated again")
def renew_certificate(change: Change, domain: CustomDomain) -> None:
    """Renews the certificate where public DNS points directly at the endpoint; otherwise the domain is validated
    again, and staff are told now and until it is."""
    if domain.domainValidationState is not DomainValidationState.APPROVED:
        return
    if renews_automatically(change.world, domain):
        ends = change.world.now() + CERTIFICATE_LIFE
        domain = msgspec.structs.replace(domain, certificateExpiresAt=ends)
        schedule_expiry(change.world, domain)
        store(change, domain)
        return
    remind(change, move_validation(change, domain, ValidationTrigger.CERTIFICATE_ENDING))
    schedule_reminders(change.world, domain)


@_job(REMINDED, "Staff are told when the certificate of {} ends, unless it is validated")
def remind(change: Change, domain: CustomDomain) -> None:
    """Tells developers, and the admins of the operator whose domain it is, that its certificate ends."""
    if domain.domainValidationState is not DomainValidationState.APPROVED:
        tell_of_certificate(change, domain)


@_job(ENDED, "The certificate of {} expires")
def expire_certificate(change: Change, domain: CustomDomain) -> None:
    if VALIDATION_STATES.allows(domain.domainValidationState, ValidationTrigger.CERTIFICATE_ENDED):
        domain = move_validation(change, domain, ValidationTrigger.CERTIFICATE_ENDED, "The certificate has expired.")
    if DEPLOYMENT_STATES.allows(domain.deploymentStatus, DeploymentTrigger.CERTIFICATE_ENDED):
        move_deployment(change, domain, DeploymentTrigger.CERTIFICATE_ENDED, "The certificate has expired.")


def renews_automatically(world: World, domain: CustomDomain) -> bool:
    """Whether the certificate renews automatically: no proxy in between, and not an apex, which is flattened."""
    zone = serving_zone(world, domain.hostName)
    if zone is not None and zone.name == domain.hostName:
        return False
    return endpoint_of(world, domain).hostName in public_records(world, domain.hostName, "CNAME")
