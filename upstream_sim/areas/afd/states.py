"""The three state machines of a custom domain. Rules change its states by these alone."""

from __future__ import annotations

from enum import StrEnum

from contracts.areas.afd import DeploymentStatus as Deployment
from contracts.areas.afd import DomainValidationState as Validation
from contracts.areas.afd import ProvisioningState as Provisioning
from upstream_sim.core.state_machine import StateMachine, register


class ValidationTrigger(StrEnum):
    TOKEN_ISSUED = "token issued"  # a cause
    TXT_FOUND = "TXT record found"
    REFUSED = "authority refused"
    SEVEN_DAYS = "7 days passed"
    CERTIFICATE_ENDING = "45 days before expiry"
    CERTIFICATE_ENDED = "certificate expired"
    RENEWAL_ASKED = "new token asked for"
    LOST = "cloud lost sight of it"
    CLOUD_FAILED = "cloud failed"


class ProvisioningTrigger(StrEnum):
    DONE = "done"
    CHANGED = "changed"
    DELETED = "deleted by hand"
    CLOUD_FAILED = "cloud failed"


class DeploymentTrigger(StrEnum):
    ROLLED_OUT = "on its routes, approved"
    DONE = "on every edge"
    TAKEN_OFF = "taken off its routes"
    CERTIFICATE_ENDED = "certificate expired"
    CLOUD_FAILED = "cloud failed"


RENEWABLE = (
    Validation.REJECTED,
    Validation.TIMED_OUT,
    Validation.PENDING_REVALIDATION,
    Validation.INTERNAL_ERROR,
    Validation.UNKNOWN,
)

VALIDATION_STATES = register(
    StateMachine(
        "Domain validation",
        Validation.SUBMITTING,
        {
            (Validation.SUBMITTING, ValidationTrigger.TOKEN_ISSUED): Validation.PENDING,
            (Validation.SUBMITTING, ValidationTrigger.CLOUD_FAILED): Validation.INTERNAL_ERROR,
            (Validation.PENDING, ValidationTrigger.TXT_FOUND): Validation.APPROVED,
            (Validation.PENDING, ValidationTrigger.REFUSED): Validation.REJECTED,
            (Validation.PENDING, ValidationTrigger.SEVEN_DAYS): Validation.TIMED_OUT,
            (Validation.PENDING, ValidationTrigger.CLOUD_FAILED): Validation.INTERNAL_ERROR,
            (Validation.APPROVED, ValidationTrigger.CERTIFICATE_ENDING): Validation.PENDING_REVALIDATION,
            (Validation.APPROVED, ValidationTrigger.LOST): Validation.UNKNOWN,
            (Validation.PENDING_REVALIDATION, ValidationTrigger.CERTIFICATE_ENDED): Validation.TIMED_OUT,
            **{(state, ValidationTrigger.RENEWAL_ASKED): Validation.REFRESHING_VALIDATION_TOKEN for state in RENEWABLE},
            (Validation.REFRESHING_VALIDATION_TOKEN, ValidationTrigger.TOKEN_ISSUED): Validation.PENDING,
            (Validation.REFRESHING_VALIDATION_TOKEN, ValidationTrigger.CLOUD_FAILED): Validation.INTERNAL_ERROR,
        },
    )
)
PROVISIONING_STATES = register(
    StateMachine(
        "Provisioning",
        Provisioning.CREATING,
        {
            (Provisioning.CREATING, ProvisioningTrigger.DONE): Provisioning.SUCCEEDED,
            (Provisioning.CREATING, ProvisioningTrigger.CLOUD_FAILED): Provisioning.FAILED,
            (Provisioning.SUCCEEDED, ProvisioningTrigger.CHANGED): Provisioning.UPDATING,
            (Provisioning.FAILED, ProvisioningTrigger.CHANGED): Provisioning.UPDATING,
            (Provisioning.UPDATING, ProvisioningTrigger.DONE): Provisioning.SUCCEEDED,
            (Provisioning.UPDATING, ProvisioningTrigger.CLOUD_FAILED): Provisioning.FAILED,
            (Provisioning.SUCCEEDED, ProvisioningTrigger.DELETED): Provisioning.DELETING,
            (Provisioning.FAILED, ProvisioningTrigger.DELETED): Provisioning.DELETING,
            (Provisioning.UPDATING, ProvisioningTrigger.DELETED): Provisioning.DELETING,
            (Provisioning.DELETING, ProvisioningTrigger.CLOUD_FAILED): Provisioning.FAILED,
        },
        final=frozenset({Provisioning.DELETING}),
    )
)
DEPLOYMENT_STATES = register(
    StateMachine(
        "Deployment",
        Deployment.NOT_STARTED,
        {
            (Deployment.NOT_STARTED, DeploymentTrigger.ROLLED_OUT): Deployment.IN_PROGRESS,
            (Deployment.IN_PROGRESS, DeploymentTrigger.DONE): Deployment.SUCCEEDED,
            (Deployment.IN_PROGRESS, DeploymentTrigger.CLOUD_FAILED): Deployment.FAILED,
            (Deployment.FAILED, DeploymentTrigger.ROLLED_OUT): Deployment.IN_PROGRESS,
            (Deployment.SUCCEEDED, DeploymentTrigger.CERTIFICATE_ENDED): Deployment.FAILED,
            **{
                (state, DeploymentTrigger.TAKEN_OFF): Deployment.NOT_STARTED
                for state in (Deployment.IN_PROGRESS, Deployment.SUCCEEDED, Deployment.FAILED)
            },
        },
    )
)
