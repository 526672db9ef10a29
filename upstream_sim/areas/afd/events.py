"""What the cloud does to custom domains and endpoints."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from pydantic import Field

from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.afd.custom_domain_lifecycle import (
    domain_named,
    move_deployment,
    move_provisioning,
    move_validation,
)
from upstream_sim.areas.afd.records import ENDPOINTS, CustomDomain
from upstream_sim.areas.afd.states import (
    DEPLOYMENT_STATES,
    PROVISIONING_STATES,
    VALIDATION_STATES,
    DeploymentTrigger,
    ProvisioningTrigger,
    ValidationTrigger,
)
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World


class FailureKind(StrEnum):
    VALIDATION = "validation"
    REJECTION = "rejection"
    LOSS = "loss"
    PROVISIONING = "provisioning"
    DEPLOYMENT = "deployment"


class FrontDoorTroubled(Wire):
    """The cloud fails at its present task for a domain, or the authority refuses it."""

    hostName: Annotated[str, Required("Host name is required.")]
    what: Annotated[FailureKind, Field(strict=False)]
    reason: Annotated[str, Required("Reason is required.")] = "The cloud had an internal error."


class EndpointSwitched(Wire):
    """An endpoint is switched on or off at the cloud."""

    endpointName: Annotated[str, Required("Endpoint is required.")]
    isEnabled: bool


@event("frontDoorTroubled", FrontDoorTroubled)
def front_door_troubled(world: World, body: FrontDoorTroubled) -> dict[str, Any]:
    """The domain's states. Raises RecordLocked where nothing of the kind is under way."""
    domain = domain_named(world, body.hostName)
    if domain is None:
        raise ValidationFailed("hostName", "There is no such custom domain.")
    with world.change() as change:
        if body.what is FailureKind.PROVISIONING:
            _require(PROVISIONING_STATES.allows(domain.provisioningState, ProvisioningTrigger.CLOUD_FAILED))
            domain = move_provisioning(change, domain, ProvisioningTrigger.CLOUD_FAILED, body.reason)
        elif body.what is FailureKind.DEPLOYMENT:
            _require(DEPLOYMENT_STATES.allows(domain.deploymentStatus, DeploymentTrigger.CLOUD_FAILED))
            domain = move_deployment(change, domain, DeploymentTrigger.CLOUD_FAILED, body.reason)
        else:
            trigger = VALIDATION_FAILURES[body.what]
            _require(VALIDATION_STATES.allows(domain.domainValidationState, trigger))
            domain = move_validation(change, domain, trigger, body.reason)
    return _states(domain)


VALIDATION_FAILURES = {
    FailureKind.VALIDATION: ValidationTrigger.CLOUD_FAILED,
    FailureKind.REJECTION: ValidationTrigger.REFUSED,
    FailureKind.LOSS: ValidationTrigger.LOST,
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
        raise RecordLocked("Nothing like that is in progress.")


def _states(domain: CustomDomain) -> dict[str, str]:
    return {
        "domainValidationState": domain.domainValidationState,
        "provisioningState": domain.provisioningState,
        "deploymentStatus": domain.deploymentStatus,
    }
