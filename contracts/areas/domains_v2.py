"""Domains of the second generation: the platform's own record of a domain, with its zone and front door."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.cf_accounts import READERS, WRITERS
from contracts.areas.domains_v1 import (
    DOMAINS,
    PAGE_SIZE,
    SUPER_ADMIN_ALONE,
    ZONE_DELETED,
    NsStatus,
    SslMode,
    ZoneStatus,
)
from contracts.choices import RestrictedChoice
from contracts.domain_names import DomainName
from contracts.fields import FreeText, Instant, LastPage, OneTenant, Sort, field_error
from contracts.operation import Example
from contracts.permissions import DEVELOPERS, STAFF_AND_DEVELOPERS, Described
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import CfToken, Ge, Le, OpId, ParentOpId, Pattern, Required
from contracts.wire import Wire, WireQuery

ACTION_DONE = "Action completed successfully"
ACTION_FAILED = "Unable to perform this action"
ALL_OR_SOME = "Page 0 goes with limit 0: everything."
EDIT_APART = "Choose the operator to edit the domain for."


class DomainAction(StrEnum):
    SET_PRIMARY = "SET_PRIMARY"
    ASSOCIATE = "ASSOCIATE"
    SYNC_CF = "SYNC_CF"
    PURGE_CACHE = "PURGE_CACHE"
    PURGE_CACHE_ALL = "PURGE_CACHE_ALL"
    CF_DELETE = "CF_DELETE"
    AFD_DELETE = "AFD_DELETE"
    DB_DELETE = "DB_DELETE"
    EDIT = "EDIT"


DOMAIN_ACTIONS: ForWeb[dict[str, str]] = {
    DomainAction.SET_PRIMARY: "Set primary",
    DomainAction.ASSOCIATE: "Associate",
    DomainAction.SYNC_CF: "Sync",
    DomainAction.PURGE_CACHE: "Purge cache",
    DomainAction.PURGE_CACHE_ALL: "Purge all caches",
    DomainAction.AFD_DELETE: "Delete from front door",
    DomainAction.CF_DELETE: "Delete zone",
    DomainAction.DB_DELETE: "Delete record",
}
DELETES = frozenset({DomainAction.CF_DELETE, DomainAction.AFD_DELETE, DomainAction.DB_DELETE})


class AfdProvisionStatus(StrEnum):
    CREATING = "Creating"
    UPDATING = "Updating"
    DELETING = "Deleting"
    SUCCEEDED = "Succeeded"
    FAILED = "Failed"


class AfdValidationStatus(StrEnum):
    UNKNOWN = "Unknown"
    SUBMITTING = "Submitting"
    PENDING = "Pending"
    APPROVED = "Approved"
    REJECTED = "Rejected"
    TIMED_OUT = "TimedOut"
    PENDING_REVALIDATION = "PendingRevalidation"
    REFRESHING = "RefreshingValidationToken"
    INTERNAL_ERROR = "InternalError"


class CfDnsRecord(Wire):
    """A DNS record; `id` identifies it in edits and deletions."""

    id: str
    name: str
    type: str
    content: str
    isProxied: bool
    isSetUp: bool
    created_on: Instant
    modified_on: Instant


class DomainV2(Wire):
    """A domain (V2). `isB2CPFF` marks the player platform. Zone fields are null once the zone is deleted,
    front-door fields until the domain is created there. `nsStatus` and
    `nsRecords` are those of the zone. `token` is the handle for reading the zone's records."""

    domainName: str
    unicodeName: str
    opId: str
    opTitle: str
    parentOpId: str | None
    isPrimary: bool
    cfAccountCode: Annotated[str, Field(title="CF account")]
    cfAccountId: str
    cfAccountTitle: str
    cfZoneId: str | None
    cfZoneSSLMode: Annotated[SslMode, Field(strict=False)] | None
    cfZoneNameServers: list[str]
    nsStatus: Annotated[NsStatus, Field(strict=False)] | None
    nsRecords: list[str] | None
    cfZoneStatus: Annotated[ZoneStatus, Field(strict=False)]
    cfDnsConfigured: bool
    cfRulesConfigured: bool
    afdProfileName: Annotated[str | None, Field(title="AFD profile")]
    afdEndpointName: str | None
    afdRouteName: str | None
    afdCustomDomainId: str | None
    afdProvisionStatus: Annotated[AfdProvisionStatus, Field(strict=False)] | None
    afdValidationStatus: Annotated[AfdValidationStatus, Field(strict=False)] | None
    afdRoutesAssociated: bool
    isLocked: bool
    isB2CPFF: Annotated[bool, Field(title="Player platform")]
    isBackoffice: bool
    isBrand: bool
    isInternal: bool
    description: str
    defaultLang: Annotated[str, Field(title="Default language")]
    cfDnsRecords: list[CfDnsRecord]
    token: CfToken | None
    createdAt: Instant
    updatedAt: Instant
    revision: int


class Pagination(Wire):
    """`total` counts all records that match the filters, `count` those in this response."""

    total: int
    count: int


class DataInfo(Wire):
    """`certificatesEnding` (assumed) counts, of all that match the filters, those whose certificate ends within 45
    days, or has ended, and is not renewed by itself."""

    pagination: Pagination
    certificatesEnding: int | None = None


class DomainsAnswer(Wire):
    dataInfo: DataInfo


class SortOrder(StrEnum):
    ASC = "asc"
    DESC = "desc"


class DomainsQuery(WireQuery):
    """`domain` is looked for in the names; page 0 and limit 0 mean everything."""

    opId: OpId | None = None
    parentOpId: ParentOpId | None = None
    includeBrands: bool | None = None
    page: Annotated[int, Ge(0, "Pages are counted from 1; 0 is for everything."), LastPage] = 1
    limit: Annotated[int, Ge(0, "At least 1 row; 0 is for everything."), Le(1000, "At most 1000 rows.")] = PAGE_SIZE
    domain: str | None = None
    cfAccountId: str | None = None
    cfAccountCode: str | None = None
    cfZoneId: str | None = None
    cfZoneStatus: Annotated[ZoneStatus, Field(strict=False)] | None = None
    cfZoneSSLMode: Annotated[SslMode, Field(strict=False)] | None = None
    cfDnsConfigured: bool | None = None
    cfRulesConfigured: bool | None = None
    afdProfileName: str | None = None
    afdProvisionStatus: Annotated[AfdProvisionStatus, Field(strict=False)] | None = None
    afdValidationStatus: Annotated[AfdValidationStatus, Field(strict=False)] | None = None
    afdRoutesAssociated: bool | None = None
    defaultLang: str | None = None
    isPrimary: bool | None = None
    isBackoffice: bool | None = None
    isCertificateEnding: bool | None = None
    sortByName: Sort | None = None
    sortByOrder: Annotated[SortOrder, Field(strict=False)] = SortOrder.ASC

    @model_validator(mode="after")
    def _all_or_a_page(self) -> Self:
        if (self.page == 0) != (self.limit == 0):
            raise field_error("limit", ALL_OR_SOME)
        return self


class DomainQuery(WireQuery):
    """With `isForceFetch`, the platform asks the cloud provider again."""

    opId: OpId | None = None
    domainName: DomainName
    isForceFetch: bool = False


class DomainOptions(Wire):
    """`skipCfZoneCheck`: take over a zone that already exists in the account."""

    skipCfZoneCheck: bool = False


Language = Annotated[str, Pattern("[a-z]{2,3}", "Enter a language code, such as en.")]


class DomainFlags(Wire):
    """For super admins and admins alone; left out, a flag stays as it is (false for a new domain)."""

    isLocked: bool | None = None
    isBackoffice: bool | None = None
    isBrand: bool | None = None
    isInternal: bool | None = None
    isB2CPFF: bool | None = None


class DomainV2Form(DomainFlags):
    domainName: DomainName
    description: FreeText = ""
    options: DomainOptions = DomainOptions()
    cfAccountCode: Annotated[str, Required("CF account field is required")]
    afdProfileName: str | None = None
    isPrimary: bool = False
    opId: Annotated[OpId, Required("Operator is required.")]
    defaultLang: Language = "en"


class DomainDetails(DomainFlags):
    """The domain, and its fields after an edit."""

    domainName: DomainName
    opId: OpId
    description: FreeText | None = None
    defaultLang: Language | None = None


class DomainCommand(Wire):
    domainDetails: DomainDetails
    action: Annotated[DomainAction, Field(strict=False), Required("Choose an action.")]

    @model_validator(mode="after")
    def _not_an_edit(self) -> Self:
        if self.action is DomainAction.EDIT:
            raise field_error("action", EDIT_APART)
        return self


class DomainEdit(Wire):
    domainDetails: DomainDetails
    action: Annotated[DomainAction, Field(strict=False)] = DomainAction.EDIT


class DomainEditQuery(WireQuery):
    opId: OpId


class ZoneNameServers(Wire):
    """What to set at the registrar."""

    domainName: str
    cfZoneStatus: Annotated[ZoneStatus, Field(strict=False)]
    name_servers: list[str]


class ActionDone(Wire):
    """The result of an action; `message` describes it."""

    domainName: str
    action: Annotated[DomainAction, Field(strict=False)]
    message: str
    revision: int


class ZoneV2Key(WireQuery):
    """`token` and `zoneId` may be left out: the domain knows them."""

    opId: OpId | None = None
    token: CfToken | None = None
    zoneId: str | None = None
    zoneName: DomainName


AREA = Area(
    "domains_v2",
    readers=READERS,
    writers=WRITERS,
    can_read=Permission.DOMAINS_READ,
    can_write=Permission.DOMAINS_WRITE,
    tags=frozenset({"DomainV2"}),
    invalidates=DOMAINS,
    lists=("domains_v2.domains",),
    permissions={
        Permission.DOMAINS_READ: Described(
            "View domains",
            "See the domains of operators and brands, and how far their setup has come.",
            ("domains",),
            STAFF_AND_DEVELOPERS,
            ("/settings/domains",),
        ),
        Permission.DOMAINS_WRITE: Described(
            "Manage domains", "Add, edit and delete domains, and make one the primary one.", ("domains",), DEVELOPERS
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "domainsV2",
        "/api/operators/cf-tokens/v2/zones",
        "List domains (V2)",
        query=DomainsQuery,
        when_absent=frozenset({"domainName"}),
        data=list[DomainV2],
        extras=DomainsAnswer,
        returns_envelope=True,
        time_limit=30,
    ),
    AREA.read(
        "domainV2",
        "/api/operators/cf-tokens/v2/zones",
        "View a domain (V2)",
        query=DomainQuery,
        when_present=frozenset({"domainName"}),
        example=Example(query={"domainName": "example.com"}),
        data=DomainV2,
    ),
    AREA.write(
        "domainV2Create",
        "POST",
        "/api/operators/cf-tokens/v2/zones/create",
        "Add a domain and start its setup (V2)",
        query=OneTenant,
        body=DomainV2Form,
        example=Example(body={"domainName": "example.com", "cfAccountCode": "CF-65a1f0", "opId": "aurora"}),
        success="Domain is added successfully!",
        failure="Failed to add domain name",
        data=ZoneNameServers,
    ),
    AREA.write(
        "domainV2Act",
        "PUT",
        "/api/operators/cf-tokens/v2/zones",
        "Run an action on a domain (V2)",
        choice=RestrictedChoice(
            "action",
            DOMAIN_ACTIONS,
            {action: SUPER_ADMIN_ALONE if action in DELETES else PLATFORM_ADMINS for action in DOMAIN_ACTIONS},
        ),
        body=DomainCommand,
        when_absent=frozenset({"opId"}),
        example=Example(body={"domainDetails": {"domainName": "example.com", "opId": "aurora"}, "action": "SYNC_CF"}),
        data=ActionDone,
        success=ACTION_DONE,
        failure=ACTION_FAILED,
        invalidates=DOMAINS | {"DnsRecord", "AfdDomain"},
    ),
    AREA.write(
        "domainV2Edit",
        "PUT",
        "/api/operators/cf-tokens/v2/zones",
        "Edit a domain (V2)",
        query=DomainEditQuery,
        body=DomainEdit,
        when_present=frozenset({"opId"}),
        example=Example(
            query={"opId": "aurora"},
            body={"domainDetails": {"domainName": "example.com", "opId": "aurora"}, "action": "EDIT"},
        ),
        if_match=True,
        data=ActionDone,
        success=ACTION_DONE,
        failure=ACTION_FAILED,
    ),
    AREA.write(
        "zoneV2Delete",
        "DELETE",
        "/api/operators/cf-tokens/v2/zones",
        "Delete a domain’s zone (V2)",
        roles=SUPER_ADMIN_ALONE,
        query=ZoneV2Key,
        example=Example(query={"zoneName": "example.com"}),
        success=ZONE_DELETED,
        failure="Failed to delete domain",
    ),
)
