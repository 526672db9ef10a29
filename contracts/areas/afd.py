"""The front door (AFD): its profiles, and the custom domains on its endpoints.

Profiles are the platform's own, whatever operator is selected. What happens to a custom domain is told
by three states, each with its own life. The lists and the two acts on a domain's way are our choice
where the specification is silent.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.envelope import Page
from contracts.fields import FreeText, Instant, ListQuery, Named, OneTenant
from contracts.operation import Dialect, Example, Origin
from contracts.permissions import Described
from contracts.roles import PLATFORM_ROLES, Permission
from contracts.rules import MaxLength, MinLength, Required
from contracts.wire import Wire, WireQuery

PROFILE_FAILED = "Failed to create/update frontdoor profile"
STILL_ASSOCIATED = "Unable to delete custom domain. It can be still associated with some endpoints."
BETWEEN = "Between 3 and 25 characters."
DOMAIN_REQUIRED = "Domain name is required."


class DomainValidationState(StrEnum):
    """Whether the front door knows that the name is ours, as its TXT record says."""

    UNKNOWN = "Unknown"
    SUBMITTING = "Submitting"
    PENDING = "Pending"
    APPROVED = "Approved"
    REJECTED = "Rejected"
    TIMED_OUT = "TimedOut"
    PENDING_REVALIDATION = "PendingRevalidation"
    REFRESHING_VALIDATION_TOKEN = "RefreshingValidationToken"  # noqa: S105  # a state
    INTERNAL_ERROR = "InternalError"


class ProvisioningState(StrEnum):
    """What the cloud does with the record of the domain."""

    CREATING = "Creating"
    UPDATING = "Updating"
    DELETING = "Deleting"
    SUCCEEDED = "Succeeded"
    FAILED = "Failed"


class DeploymentStatus(StrEnum):
    """How far the domain and its certificate have come on the edges."""

    NOT_STARTED = "NotStarted"
    IN_PROGRESS = "InProgress"
    SUCCEEDED = "Succeeded"
    FAILED = "Failed"


class AfdTarget(StrEnum):
    """What a custom domain shows."""

    PLAYER = "player"
    BACKOFFICE = "backoffice"


class AfdProfile(Wire):
    """A front-door profile. The default profile is used by domain setups that name none."""

    resourceGroup: str
    afdProfileName: str
    isDefault: bool
    title: str
    description: str
    note: str
    extraData: str
    managedIdentityClientId: Annotated[str, Field(title="Identity client ID")]
    endpointNamePrefix: str
    ppfRouteNamePrefix: Annotated[str, Field(title="Player route name prefix")]
    apiRouteNamePrefix: Annotated[str, Field(title="API route name prefix")]
    boRouteNamePrefix: Annotated[str, Field(title="Back-office route name prefix")]
    createdAt: Instant
    updatedAt: Instant
    createdBy: Named
    updatedBy: Named
    revision: int


class AfdProfileOptions(Wire):
    """`skipExistingAfdProfileCheck`: accept the name without checking that the profile exists in the cloud."""

    skipExistingAfdProfileCheck: bool = False


CloudName = Annotated[str, MaxLength(90, "At most 90 characters.")]


class AfdProfileNotes(Wire):
    """The editable fields of every profile. An omitted prefix means none."""

    title: Annotated[str, Required("Title is required."), MaxLength(100, "At most 100 characters.")]
    isDefault: bool = False
    description: FreeText | None = None
    note: FreeText | None = None
    extraData: FreeText | None = None
    endpointNamePrefix: CloudName | None = None
    ppfRouteNamePrefix: CloudName | None = None
    apiRouteNamePrefix: CloudName | None = None
    boRouteNamePrefix: CloudName | None = None
    options: AfdProfileOptions | None = None


class AfdProfileForm(AfdProfileNotes):
    managedIdentityClientId: Annotated[CloudName, Required("Identity client ID is required.")]
    resourceGroup: Annotated[CloudName, Required("Resource group is required.")]
    afdProfileName: Annotated[CloudName, Required("Profile name is required.")]


class AfdProfileEdit(AfdProfileNotes):
    """The complete profile after the edit. The name identifies it and cannot be changed; an omitted identity
    or resource group keeps its value."""

    afdProfileName: Annotated[CloudName, Required("Profile name is required.")]
    managedIdentityClientId: CloudName | None = None
    resourceGroup: CloudName | None = None


class ValidationProperties(Wire):
    """The required content of the TXT record `_dnsauth.<name>`, and when it expires."""

    validationToken: str
    expirationDate: Instant


class AfdDomain(Wire):
    """A custom domain. The fields ending in `Since` say when a state was reached; `reason` says why one failed
    or what it waits for. `certificateExpiresAt` is null until there is a certificate."""

    id: str
    name: str
    hostName: str
    validationProperties: ValidationProperties
    domainValidationState: Annotated[DomainValidationState, Field(strict=False)]
    validationSince: Instant
    provisioningState: Annotated[ProvisioningState, Field(strict=False)]
    provisioningSince: Instant
    deploymentStatus: Annotated[DeploymentStatus, Field(strict=False)]
    deploymentSince: Instant
    reason: str | None
    target: Annotated[AfdTarget, Field(strict=False)]
    afdProfileName: str
    afdEndpointName: str
    endpointHostName: str
    routeNames: list[str]
    isAssociated: bool
    certificateExpiresAt: Instant | None
    createdAt: Instant
    updatedAt: Instant
    revision: int


class AfdRoute(Wire):
    name: str
    isAssociated: bool


class AfdEndpoint(Wire):
    """An endpoint that can serve a custom domain, its routes, and whether the domain is associated with each."""

    id: str
    name: str
    hostName: str
    afdProfileName: str
    target: Annotated[AfdTarget, Field(strict=False)]
    isEnabled: bool
    routes: list[AfdRoute]


class AfdDomainPage(Page[AfdDomain]):
    """A page of custom domains. `certificatesEnding` counts, of all that match the filters, those whose certificate
    ends within 45
    days, or has ended, and is not renewed by itself."""

    certificatesEnding: int


class AfdDomainsQuery(ListQuery):
    """`query` is looked for in host name and name."""

    query: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    domainValidationState: Annotated[DomainValidationState, Field(strict=False)] | None = None
    provisioningState: Annotated[ProvisioningState, Field(strict=False)] | None = None
    deploymentStatus: Annotated[DeploymentStatus, Field(strict=False)] | None = None
    target: Annotated[AfdTarget, Field(strict=False)] | None = None
    afdProfileName: CloudName | None = None
    isCertificateEnding: bool | None = None


class AfdDomainKey(WireQuery):
    domainId: Annotated[str, Required("Choose a custom domain.")]


class CustomDomainForm(Wire):
    domain: Annotated[str, Required(DOMAIN_REQUIRED), MinLength(3, BETWEEN), MaxLength(25, BETWEEN)]
    target: Annotated[AfdTarget, Field(strict=False), Required("Choose a target.")]


class CustomDomainGone(WireQuery):
    """`name` is the domain's name at the front door, `targetId` its id."""

    name: Annotated[str, Required(DOMAIN_REQUIRED)]
    targetId: Annotated[str, Required("Choose a custom domain.")]


class AfdDomainNamed(Wire):
    domainId: Annotated[str, Required("Choose a custom domain.")]


class AfdAssociation(AfdDomainNamed):
    """Whether the domain is to be associated with the routes of its endpoint."""

    isAssociated: bool


PROFILES = frozenset({"AfdProfile"})
DOMAINS = frozenset({"AfdDomain"})
SETUP = frozenset({"DomainSetup", "DomainV2"})

AREA = Area(
    "afd",
    readers=PLATFORM_ROLES,
    can_read=Permission.DEV,
    can_write=Permission.DEV,
    tags=DOMAINS,
    invalidates=DOMAINS | SETUP,
    lists=("afd.domains", "afd.profiles"),
    permissions={
        Permission.AFD_READ: Described(
            "View front-door profiles", "See the front door’s profiles for new domains.", ("domains",), PLATFORM_ROLES
        ),
        Permission.AFD_WRITE: Described(
            "Manage front-door profiles", "Create and edit the front door’s profiles.", ("domains",), PLATFORM_ROLES
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "afdProfiles",
        "/api/operators/cf-tokens/v2/afds",
        "List front-door profiles, default first",
        permission=Permission.AFD_READ,
        query=OneTenant,
        data=list[AfdProfile],
        tags=PROFILES,
    ),
    AREA.write(
        "afdProfileCreate",
        "POST",
        "/api/operators/cf-tokens/v2/afds",
        "Create a front-door profile",
        permission=Permission.AFD_WRITE,
        body=AfdProfileForm,
        example=Example(
            body={
                "title": "New",
                "managedIdentityClientId": "m",
                "resourceGroup": "none",
                "afdProfileName": "example-profile",
            }
        ),
        data=AfdProfile,
        success="Frontdoor profile created",
        failure=PROFILE_FAILED,
        invalidates=PROFILES,
    ),
    AREA.write(
        "afdProfileUpdate",
        "PUT",
        "/api/operators/cf-tokens/v2/afds",
        "Edit a front-door profile",
        permission=Permission.AFD_WRITE,
        body=AfdProfileEdit,
        example=Example(body={"title": "New", "afdProfileName": "example-profile"}),
        data=AfdProfile,
        if_match=True,
        success="Frontdoor profile updated",
        failure=PROFILE_FAILED,
        invalidates=PROFILES,
    ),
    AREA.list(
        "afdDomains",
        "/api/dev/frontdoor/domains",
        "List custom domains at the front door",
        AfdDomain,
        page=AfdDomainPage,
        query=AfdDomainsQuery,
    ),
    AREA.read(
        "afdEndpoints",
        "/api/dev/frontdoor/endpoints",
        "List endpoints for custom domains",
        query=AfdDomainKey,
        example=Example(query={"domainId": "65a1f0c2e4b0d3a9c7f81208"}),
        data=list[AfdEndpoint],
    ),
    AREA.write(
        "afdDomainCreate",
        "POST",
        "/api/dev/frontdoor/create",
        "Create a custom domain in the default profile",
        body=CustomDomainForm,
        example=Example(body={"domain": "no domain name", "target": "player"}),
        data=AfdDomain,
        success="Custom domain created",
        failure="Failed to new domain",
    ),
    AREA.write(
        "afdDomainDelete",
        "DELETE",
        "/api/dev/frontdoor",
        "Delete an unassociated custom domain",
        query=CustomDomainGone,
        example=Example(query={"name": "example", "targetId": "65a1f0c2e4b0d3a9c7f81208"}),
        success="The custom domain is being deleted",
        failure=STILL_ASSOCIATED,
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "afdDomainRevalidate",
        "POST",
        "/api/dev/frontdoor/revalidate",
        "Request a new validation token",
        origin=Origin.ASSUMED,
        body=AfdDomainNamed,
        example=Example(body={"domainId": "65a1f0c2e4b0d3a9c7f81208"}),
        data=AfdDomain,
        success="New validation token requested",
    ),
    AREA.write(
        "afdDomainAssociate",
        "POST",
        "/api/dev/frontdoor/association",
        "Associate a custom domain with its routes, or remove it from them",
        origin=Origin.ASSUMED,
        body=AfdAssociation,
        example=Example(body={"domainId": "65a1f0c2e4b0d3a9c7f81208", "isAssociated": True}),
        data=AfdDomain,
        success="The routes are being updated",
    ),
)
