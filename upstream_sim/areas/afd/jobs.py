"""What comes to custom domains by itself, in world time, and what the cloud may do to them."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from typing import Annotated, Any

import msgspec
from pydantic import Field

from contracts.areas.afd import DomainValidationState
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.afd.custom_domain_lifecycle import (
    CERTIFICATE_LIFE,
    DELETED,
    ENDED,
    ENDING,
    LOOKED,
    MARKS,
    PROVISIONED,
    ROLLED_OUT,
    SUBMITTED,
    TIMED_OUT,
    TOKEN_LIFE,
    deployed,
    domain_named,
    endpoint_of,
    foresee_end,
    foresee_look,
    look,
    provisioned,
    put,
    validated,
    validation_mark,
)
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, ENDPOINTS, CustomDomain
from upstream_sim.areas.afd.states import (
    DEPLOYMENT_STATES,
    PROVISIONING_STATES,
    VALIDATION_STATES,
    DeploymentTrigger,
    ProvisioningTrigger,
    ValidationTrigger,
)
from upstream_sim.areas.domains_v2.events import public_records, serving_zone
from upstream_sim.areas.domains_v2.records import DOMAINS
from upstream_sim.core.events import event
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.schedule import due
from upstream_sim.core.world import Change, World

Move = Callable[[Change, CustomDomain], object]


def _falls_due(kind: str) -> Callable[[Move], Move]:
    """Registers a move that is made unless the domain moved on since it was foreseen."""

    def register(move: Move) -> Move:
        @due(kind)
        @wraps(move)
        def fall(world: World, payload: dict[str, Any]) -> None:
            domain = world.table(CUSTOM_DOMAINS).get(payload["id"])
            if domain is not None and MARKS[kind](domain) == payload["mark"]:
                with world.change() as change:
                    move(change, domain)

        return move

    return register


@_falls_due(SUBMITTED)
def submitted(change: Change, domain: CustomDomain) -> None:
    """The token counts from now, and a first look is due within a minute."""
    domain = validated(change, domain, ValidationTrigger.TOKEN_ISSUED)
    domain = foresee_look(change, msgspec.structs.replace(domain, lookOn=None))
    payload = {"id": domain.id, "mark": validation_mark(domain)}
    change.world.schedule(domain.validationSince + TOKEN_LIFE, TIMED_OUT, payload)


@_falls_due(LOOKED)
def looked(change: Change, domain: CustomDomain) -> None:
    look(change, domain)


@_falls_due(TIMED_OUT)
def timed_out(change: Change, domain: CustomDomain) -> None:
    validated(change, domain, ValidationTrigger.SEVEN_DAYS, "No TXT record was found within 7 days.")


@_falls_due(PROVISIONED)
def was_provisioned(change: Change, domain: CustomDomain) -> None:
    provisioned(change, domain, ProvisioningTrigger.DONE)


@_falls_due(DELETED)
def was_deleted(change: Change, domain: CustomDomain) -> None:
    """The platform's own record of the name knows no front door from now on."""
    world = change.world
    change.delete(world.table(CUSTOM_DOMAINS), domain.id)
    own = world.table(DOMAINS).get(domain.hostName)
    if own is not None and own.afdCustomDomainId == domain.id:
        nothing = dict.fromkeys(("afdEndpointName", "afdRouteName", "afdCustomDomainId"))
        gone = msgspec.structs.replace(
            own, **nothing, afdProvisionStatus=None, afdValidationStatus=None, afdRoutesAssociated=False
        )
        change.put(world.table(DOMAINS), gone)


@_falls_due(ROLLED_OUT)
def rolled_out(change: Change, domain: CustomDomain) -> None:
    """On every edge, with its certificate."""
    now = change.world.now()
    if domain.certificateExpiresAt is None or domain.certificateExpiresAt <= now:
        domain = msgspec.structs.replace(domain, certificateExpiresAt=now + CERTIFICATE_LIFE)
        foresee_end(change.world, domain)
    deployed(change, domain, DeploymentTrigger.DONE)


@_falls_due(ENDING)
def certificate_ending(change: Change, domain: CustomDomain) -> None:
    """Renewed by itself where public DNS points straight at the endpoint; otherwise validated anew."""
    if domain.domainValidationState is not DomainValidationState.APPROVED:
        return
    if is_straight(change.world, domain):
        ends = change.world.now() + CERTIFICATE_LIFE
        domain = msgspec.structs.replace(domain, certificateExpiresAt=ends)
        foresee_end(change.world, domain)
        put(change, domain)
        return
    validated(change, domain, ValidationTrigger.CERTIFICATE_ENDING)


@_falls_due(ENDED)
def certificate_ended(change: Change, domain: CustomDomain) -> None:
    if VALIDATION_STATES.allows(domain.domainValidationState, ValidationTrigger.CERTIFICATE_ENDED):
        domain = validated(change, domain, ValidationTrigger.CERTIFICATE_ENDED, "The certificate has expired.")
    if DEPLOYMENT_STATES.allows(domain.deploymentStatus, DeploymentTrigger.CERTIFICATE_ENDED):
        deployed(change, domain, DeploymentTrigger.CERTIFICATE_ENDED, "The certificate has expired.")


def is_straight(world: World, domain: CustomDomain) -> bool:
    """Whether the certificate renews by itself: no proxy between, and no apex, which is flattened."""
    zone = serving_zone(world, domain.hostName)
    if zone is not None and zone.name == domain.hostName:
        return False
    return endpoint_of(world, domain).hostName in public_records(world, domain.hostName, "CNAME")


class Trouble(StrEnum):
    VALIDATION = "validation"
    REJECTION = "rejection"
    LOSS = "loss"
    PROVISIONING = "provisioning"
    DEPLOYMENT = "deployment"


class FrontDoorTroubled(Wire):
    """The cloud fails at what it is just doing for a domain, or the authority refuses it."""

    hostName: Annotated[str, Required("Host name is required.")]
    what: Annotated[Trouble, Field(strict=False)]
    reason: Annotated[str, Required("Reason is required.")] = "The cloud had an internal error."


class EndpointSwitched(Wire):
    """Somebody switches an endpoint on or off at the cloud."""

    endpointName: Annotated[str, Required("Endpoint is required.")]
    isEnabled: bool


@event("frontDoorTroubled", FrontDoorTroubled)
def front_door_troubled(world: World, body: FrontDoorTroubled) -> dict[str, Any]:
    """Raises RecordLocked where nothing of the kind is under way."""
    domain = domain_named(world, body.hostName)
    if domain is None:
        raise ValidationFailed("hostName", "There is no such custom domain.")
    with world.change() as change:
        if body.what is Trouble.PROVISIONING:
            _require(PROVISIONING_STATES.allows(domain.provisioningState, ProvisioningTrigger.CLOUD_FAILED))
            domain = provisioned(change, domain, ProvisioningTrigger.CLOUD_FAILED, body.reason)
        elif body.what is Trouble.DEPLOYMENT:
            _require(DEPLOYMENT_STATES.allows(domain.deploymentStatus, DeploymentTrigger.CLOUD_FAILED))
            domain = deployed(change, domain, DeploymentTrigger.CLOUD_FAILED, body.reason)
        else:
            trigger = VALIDATION_TROUBLES[body.what]
            _require(VALIDATION_STATES.allows(domain.domainValidationState, trigger))
            domain = validated(change, domain, trigger, body.reason)
    return _states(domain)


VALIDATION_TROUBLES = {
    Trouble.VALIDATION: ValidationTrigger.CLOUD_FAILED,
    Trouble.REJECTION: ValidationTrigger.REFUSED,
    Trouble.LOSS: ValidationTrigger.LOST,
}


@event("endpointSwitched", EndpointSwitched)
def endpoint_switched(world: World, body: EndpointSwitched) -> dict[str, Any]:
    endpoint = world.table(ENDPOINTS).first(name=body.endpointName)
    if endpoint is None:
        raise ValidationFailed("endpointName", "There is no such endpoint.")
    with world.change() as change:
        change.put(world.table(ENDPOINTS), msgspec.structs.replace(endpoint, isEnabled=body.isEnabled))
    return {"name": endpoint.name, "isEnabled": body.isEnabled}


def _require(drawn: bool) -> None:
    if not drawn:
        raise RecordLocked("Nothing of the kind is under way.")


def _states(domain: CustomDomain) -> dict[str, str]:
    return {
        "domainValidationState": domain.domainValidationState,
        "provisioningState": domain.provisioningState,
        "deploymentStatus": domain.deploymentStatus,
    }
