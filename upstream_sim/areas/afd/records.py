"""Records of the front door: profiles, those that the cloud has, endpoints, and custom domains."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.afd import AfdTarget, DeploymentStatus, DomainValidationState, ProvisioningState
from contracts.roles import PLATFORM_ROLES
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef


class Profile(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A profile as the platform stores it."""

    resourceGroup: str
    afdProfileName: str
    isDefault: bool
    title: str
    description: str
    note: str
    extraData: str
    managedIdentityClientId: str
    endpointNamePrefix: str
    ppfRouteNamePrefix: str
    apiRouteNamePrefix: str
    boRouteNamePrefix: str
    createdAt: datetime
    updatedAt: datetime
    createdBy: UserRef
    updatedBy: UserRef
    revision: int = 1


class CloudProfile(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A profile that exists at the cloud, whether the platform has it or not."""

    afdProfileName: str
    resourceGroup: str


class Endpoint(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What takes the requests for one target of a profile, with the routes behind it."""

    id: str
    name: str
    hostName: str
    afdProfileName: str
    target: AfdTarget
    routeNames: tuple[str, ...]
    isEnabled: bool
    revision: int = 1


class CustomDomain(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A custom domain. Each `…Since` is when its state was reached; `…Trouble` why it failed. `lookOn` is the next
    check for the TXT record, None while none is due."""

    id: str
    name: str
    hostName: str
    target: AfdTarget
    afdProfileName: str
    endpointId: str
    validationToken: str
    tokenExpiresAt: datetime
    domainValidationState: DomainValidationState
    validationSince: datetime
    provisioningState: ProvisioningState
    provisioningSince: datetime
    deploymentStatus: DeploymentStatus
    deploymentSince: datetime
    validationTrouble: str | None
    provisioningTrouble: str | None
    deploymentTrouble: str | None
    isAssociated: bool
    certificateExpiresAt: datetime | None
    lookOn: datetime | None
    createdAt: datetime
    updatedAt: datetime
    revision: int = 1


PROFILES = Schema(
    name="afdProfiles",
    record=Profile,
    key="afdProfileName",
    bitmaps=("isDefault",),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Front-door profile",
        title=lambda profile: profile.title,
        readers=PLATFORM_ROLES,
    ),
)
CLOUD_PROFILES = Schema(name="afdCloudProfiles", record=CloudProfile, key="afdProfileName")
ENDPOINTS = Schema(
    name="afdEndpoints",
    record=Endpoint,
    bitmaps=("afdProfileName", "target"),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Front-door endpoint",
        title=lambda endpoint: endpoint.name,
        readers=PLATFORM_ROLES,
    ),
)
CUSTOM_DOMAINS = Schema(
    name="afdDomains",
    record=CustomDomain,
    bitmaps=("domainValidationState", "provisioningState", "deploymentStatus", "target", "afdProfileName"),
    arrays=("hostName",),
    sorts=(
        "createdAt",
        "hostName",
        "domainValidationState",
        "validationSince",
        "provisioningState",
        "deploymentStatus",
        "target",
        "isAssociated",
        "certificateExpiresAt",
        "afdProfileName",
        "updatedAt",
    ),
    texts=("hostName", "name"),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Custom domain",
        title=lambda domain: domain.hostName,
        readers=PLATFORM_ROLES,
        secrets=frozenset({"validationToken"}),
    ),
)
