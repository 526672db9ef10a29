"""Domains of the first generation: zones as a cloud account lists them, who serves them by public DNS,
and the domains that a player platform answers to.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.areas.cf_accounts import READERS, WRITERS
from contracts.domain_names import DomainName
from contracts.fields import Instant, OneTenant, PageNumber
from contracts.operation import Dialect, Example, Origin
from contracts.roles import Permission, Role
from contracts.rules import CfToken, Ge, Le, OpId, Required
from contracts.wire import Wire, WireQuery

ROUTING_FAILED: ForWeb[str] = "Error happened while routing your domain. Please try again or contact customer support."

ZONES = frozenset({"Zone"})
DOMAINS = frozenset({"Zone", "DomainV2", "DomainSetup"})
INVALID_DOMAIN = "Invalid Domain"
ZONE_DELETED = "Zone has been deleted successfully"
PAGE_SIZE = 50
SUPER_ADMIN_ALONE = frozenset({Role.SUPER_ADMIN})


class ZoneStatus(StrEnum):
    """Where a zone stands at the cloud; `deleted` is what it was before it left."""

    PENDING = "pending"
    ACTIVE = "active"
    MOVED = "moved"
    DELETED = "deleted"


class NsStatus(StrEnum):
    """The check of a zone's name servers in public DNS: they match, they differ, or the domain is not registered."""

    SUCCESS = "SUCCESS"
    PENDING = "PENDING"
    INVALID = INVALID_DOMAIN


class SslMode(StrEnum):
    OFF = "off"
    FLEXIBLE = "flexible"
    FULL = "full"
    STRICT = "strict"


class ZoneAccount(Wire):
    id: str
    name: str


class Zone(Wire):
    """A zone of an account. `unicodeName` is its name in Unicode, `token` the account's handle; `checkedOn`
    and `nextCheckOn` are the times of the name-server checks. `nsStatus` is the result of the last one, null before
    the first; `nsRecords` are the name servers that it found, null where it found none."""

    id: str
    name: str
    unicodeName: str
    name_servers: list[str]
    nsStatus: Annotated[NsStatus, Field(strict=False)] | None
    nsRecords: list[str] | None
    status: Annotated[ZoneStatus, Field(strict=False)]
    sslMode: Annotated[SslMode, Field(strict=False)]
    account: ZoneAccount
    opId: str
    opTitle: str
    created_on: Instant
    activated_on: Instant | None
    statusSince: Instant
    checkedOn: Instant | None
    nextCheckOn: Instant
    deletedOnUnless: Instant | None
    token: CfToken


class ResultInfo(Wire):
    total_count: int
    per_page: int


class ZonesAnswer(Wire):
    items: list[Zone]
    result_info: ResultInfo


class ZonesQuery(WireQuery):
    """`domain` is looked for in the names."""

    opId: OpId | None = None
    token: Annotated[CfToken, Required("Token is required.")]
    page: PageNumber = 1
    limit: Annotated[int, Ge(1, "At least 1 row."), Le(1000, "At most 1000 rows.")] = PAGE_SIZE
    domain: str | None = None


class LookupQuery(WireQuery):
    domain: DomainName


class LookupAnswer(Wire):
    """The name servers that public DNS names."""

    nsRecords: list[str]


class ZoneForm(Wire):
    domain: DomainName
    token: Annotated[CfToken, Required("Token is required.")]


class ZoneCreated(Wire):
    id: str
    name: str
    status: Annotated[ZoneStatus, Field(strict=False)]
    name_servers: list[str]


class ZoneShort(WireQuery):
    zoneId: Annotated[str, Required("Zone ID is required."), Field(title="Zone")]
    token: Annotated[CfToken, Required("Token is required.")]


class ZoneKey(ZoneShort):
    opId: OpId | None = None
    zoneName: Annotated[str | None, Field(title="Domain")] = None


class ZoneNamed(Wire):
    zoneId: Annotated[str, Required("Zone ID is required.")]


class OperatorDomain(Wire):
    """A domain served by the operator's player platform."""

    domain: str
    unicodeDomain: str
    opId: str
    isPrimary: bool
    isBackoffice: bool
    addedAt: Instant


class OperatorDomainForm(Wire):
    opId: OpId
    domain: DomainName


AREA = Area(
    "domains_v1",
    readers=READERS,
    writers=WRITERS,
    can_read=Permission.DOMAINS_READ,
    can_write=Permission.DOMAINS_WRITE,
    tags=ZONES,
    invalidates=DOMAINS,
    lists=("domains_v1.zones",),
)

OPERATIONS = (
    AREA.read(
        "zonesV1",
        "/api/operators/cf-tokens/zones",
        "List domains (V1)",
        query=ZonesQuery,
        example=Example(query={"token": "cft_00000000000000000000"}),
        extras=ZonesAnswer,
        returns_envelope=True,
    ),
    AREA.read(
        "domainLookup",
        "/api/operators/cf-tokens/dns",
        "Look up a domain’s name servers in public DNS",
        query=LookupQuery,
        example=Example(query={"domain": "example.com"}),
        extras=LookupAnswer,
        returns_envelope=True,
        failure=INVALID_DOMAIN,
    ),
    AREA.write(
        "zoneV1Create",
        "POST",
        "/api/operators/cf-tokens/zones/create",
        "Add a domain (V1)",
        query=OneTenant,
        body=ZoneForm,
        example=Example(body={"domain": "example.com", "token": "cft_00000000000000000000"}),
        data=ZoneCreated,
        success="Domain is successfully added!",
        failure="Failed to add domain.",
        dialect=Dialect.ERROR_TEXT,
    ),
    AREA.write(
        "zoneV1Delete",
        "DELETE",
        "/api/operators/cf-tokens/zones",
        "Delete a zone (V1)",
        roles=SUPER_ADMIN_ALONE,
        query=ZoneKey,
        when_present=frozenset({"opId"}),
        example=Example(query={"token": "cft_00000000000000000000", "zoneId": "65a1f0c2e4b0d3a9c7f81207"}),
        success=ZONE_DELETED,
        failure="Failed to delete zone",
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "zoneV1DeleteById",
        "DELETE",
        "/api/operators/cf-tokens/zones",
        "Delete a zone by its ID (V1)",
        roles=SUPER_ADMIN_ALONE,
        query=ZoneShort,
        when_absent=frozenset({"opId"}),
        example=Example(query={"token": "cft_00000000000000000000", "zoneId": "65a1f0c2e4b0d3a9c7f81207"}),
        success=ZONE_DELETED,
        failure="Failed to delete domain",
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "zoneCheck",
        "POST",
        "/api/operators/cf-tokens/zones/check",
        "Check a zone’s name servers now",
        origin=Origin.ASSUMED,
        body=ZoneNamed,
        example=Example(body={"zoneId": "65a1f0c2e4b0d3a9c7f81207"}),
        data=ZoneCreated,
        success="Name servers checked.",
        failure="Unable to perform this action",
    ),
    AREA.read(
        "operatorDomains",
        "/api/operators/show/domains",
        "List domains linked to an operator’s player platform",
        query=OneTenant,
        data=list[OperatorDomain],
        tags=frozenset({"OperatorDomain"}),
    ),
    AREA.write(
        "operatorDomainAdd",
        "POST",
        "/api/operators/show/domains/",
        "Link a domain to an operator’s player platform",
        body=OperatorDomainForm,
        example=Example(body={"domain": "example.com", "opId": "aurora"}),
        data=OperatorDomain,
        success="The domain has been successfully linked to your website!",
        failure=ROUTING_FAILED,
        invalidates=DOMAINS | {"OperatorDomain"},
    ),
)
