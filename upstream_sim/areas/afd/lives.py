"""The three lives of a custom domain. Rules move by these tables alone."""

from __future__ import annotations

from enum import StrEnum

from contracts.areas.afd import DeploymentStatus as Deployment
from contracts.areas.afd import DomainValidationState as Validation
from contracts.areas.afd import ProvisioningState as Provisioning
from upstream_sim.lives import Life, life


class ValidationCause(StrEnum):
    TOKEN_ISSUED = "token issued"  # a cause
    TXT_FOUND = "TXT record found"
    REFUSED = "authority refused"
    SEVEN_DAYS = "7 days passed"
    CERTIFICATE_ENDING = "45 days before expiry"
    CERTIFICATE_ENDED = "certificate expired"
    RENEWAL_ASKED = "new token asked for"
    LOST = "cloud lost sight of it"
    CLOUD_FAILED = "cloud failed"


class ProvisioningCause(StrEnum):
    DONE = "done"
    CHANGED = "changed"
    DELETED = "deleted by hand"
    CLOUD_FAILED = "cloud failed"


class DeploymentCause(StrEnum):
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

VALIDATION_LIFE = life(
    Life(
        "Domain validation",
        Validation.SUBMITTING,
        {
            (Validation.SUBMITTING, ValidationCause.TOKEN_ISSUED): Validation.PENDING,
            (Validation.SUBMITTING, ValidationCause.CLOUD_FAILED): Validation.INTERNAL_ERROR,
            (Validation.PENDING, ValidationCause.TXT_FOUND): Validation.APPROVED,
            (Validation.PENDING, ValidationCause.REFUSED): Validation.REJECTED,
            (Validation.PENDING, ValidationCause.SEVEN_DAYS): Validation.TIMED_OUT,
            (Validation.PENDING, ValidationCause.CLOUD_FAILED): Validation.INTERNAL_ERROR,
            (Validation.APPROVED, ValidationCause.CERTIFICATE_ENDING): Validation.PENDING_REVALIDATION,
            (Validation.APPROVED, ValidationCause.LOST): Validation.UNKNOWN,
            (Validation.PENDING_REVALIDATION, ValidationCause.CERTIFICATE_ENDED): Validation.TIMED_OUT,
            **{(state, ValidationCause.RENEWAL_ASKED): Validation.REFRESHING_VALIDATION_TOKEN for state in RENEWABLE},
            (Validation.REFRESHING_VALIDATION_TOKEN, ValidationCause.TOKEN_ISSUED): Validation.PENDING,
            (Validation.REFRESHING_VALIDATION_TOKEN, ValidationCause.CLOUD_FAILED): Validation.INTERNAL_ERROR,
        },
    )
)
PROVISIONING_LIFE = life(
    Life(
        "Provisioning",
        Provisioning.CREATING,
        {
            (Provisioning.CREATING, ProvisioningCause.DONE): Provisioning.SUCCEEDED,
            (Provisioning.CREATING, ProvisioningCause.CLOUD_FAILED): Provisioning.FAILED,
            (Provisioning.SUCCEEDED, ProvisioningCause.CHANGED): Provisioning.UPDATING,
            (Provisioning.FAILED, ProvisioningCause.CHANGED): Provisioning.UPDATING,
            (Provisioning.UPDATING, ProvisioningCause.DONE): Provisioning.SUCCEEDED,
            (Provisioning.UPDATING, ProvisioningCause.CLOUD_FAILED): Provisioning.FAILED,
            (Provisioning.SUCCEEDED, ProvisioningCause.DELETED): Provisioning.DELETING,
            (Provisioning.FAILED, ProvisioningCause.DELETED): Provisioning.DELETING,
            (Provisioning.UPDATING, ProvisioningCause.DELETED): Provisioning.DELETING,
            (Provisioning.DELETING, ProvisioningCause.CLOUD_FAILED): Provisioning.FAILED,
        },
        gone=frozenset({Provisioning.DELETING}),
    )
)
DEPLOYMENT_LIFE = life(
    Life(
        "Deployment",
        Deployment.NOT_STARTED,
        {
            (Deployment.NOT_STARTED, DeploymentCause.ROLLED_OUT): Deployment.IN_PROGRESS,
            (Deployment.IN_PROGRESS, DeploymentCause.DONE): Deployment.SUCCEEDED,
            (Deployment.IN_PROGRESS, DeploymentCause.CLOUD_FAILED): Deployment.FAILED,
            (Deployment.FAILED, DeploymentCause.ROLLED_OUT): Deployment.IN_PROGRESS,
            (Deployment.SUCCEEDED, DeploymentCause.CERTIFICATE_ENDED): Deployment.FAILED,
            **{
                (state, DeploymentCause.TAKEN_OFF): Deployment.NOT_STARTED
                for state in (Deployment.IN_PROGRESS, Deployment.SUCCEEDED, Deployment.FAILED)
            },
        },
    )
)
