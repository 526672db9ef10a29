"""DNS records of operators' domains, for developers.

The platform's message about an edit is shown unchanged. The list is our choice where the specification is silent.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.dns import CONTENT_LENGTH, NAME_LENGTH, DnsTypeV2, RecordContent, RecordName
from contracts.fields import Instant, OneTenant
from contracts.operation import Dialect, Example, Origin
from contracts.permissions import STAFF_AND_DEVELOPERS, Described
from contracts.roles import PLATFORM_ROLES, Permission
from contracts.rules import MaxLength, MinLength, OpId, Required
from contracts.wire import Wire, WireQuery

LONG = "Too long for DNS."
CHOOSE_OPERATOR = "Choose an operator."


class DevDnsRecord(Wire):
    """A DNS record of an operator's domain. `zoneName` is the domain, `opId` its operator. `isSetUp`: the
    domain's setup wrote the record and needs it."""

    id: str
    type: str
    name: str
    content: str
    zoneName: str
    opId: str
    isSetUp: bool
    createdAt: Instant


class DevDnsForm(Wire):
    type: Annotated[DnsTypeV2, Field(strict=False), Required("Type is required.")]
    name: RecordName
    content: RecordContent


class DevDnsEdit(Wire):
    """Name and content have 3 to 25 characters, unless they are unchanged: a setup may have written longer
    ones."""

    id: Annotated[str, Required("Choose a record.")]
    type: Annotated[DnsTypeV2, Field(strict=False), Required("Type is required.")]
    name: Annotated[str, Required("Name is required."), MinLength(3, NAME_LENGTH), MaxLength(253, LONG)]
    content: Annotated[str, Required("Content is required."), MinLength(3, CONTENT_LENGTH), MaxLength(2048, LONG)]


class DevDnsOperator(WireQuery):
    opId: Annotated[OpId, Required(CHOOSE_OPERATOR)]


class DevDnsKey(WireQuery):
    id: Annotated[str, Required("Choose a record.")]


RECORDS = frozenset({"DevDns"})
STALE_AFTERWARDS = RECORDS | {"DnsRecord", "DomainSetup", "DomainV2"}

AREA = Area(
    "dev_dns",
    readers=PLATFORM_ROLES,
    can_read=Permission.DEV,
    can_write=Permission.DEV,
    tags=RECORDS,
    invalidates=STALE_AFTERWARDS,
    lists=("dev_dns.records",),
    permissions={
        Permission.DEV: Described(
            "Use developer tools",
            "See and change DNS records, sign-in domains, front-door domains and service charts.",
            ("development",),
            STAFF_AND_DEVELOPERS,
            ("/settings/dev",),
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "devDns",
        "/api/dev/dns",
        "List DNS records of an operator’s domains, or of all operators",
        origin=Origin.ASSUMED,
        query=OneTenant,
        data=list[DevDnsRecord],
    ),
    AREA.write(
        "devDnsAdd",
        "POST",
        "/api/dev/dns",
        "Add a DNS record to the domain that its name ends with, else to the primary domain",
        query=DevDnsOperator,
        body=DevDnsForm,
        example=Example(query={"opId": "aurora"}, body={"type": "TXT", "name": "www", "content": "verify=1f6e5a"}),
        success="DNS record created successfully",
        failure="Failed to add DNS record",
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "devDnsUpdate",
        "PUT",
        "/api/dev/dns",
        "Edit a DNS record of an operator’s domain",
        query=DevDnsOperator,
        body=DevDnsEdit,
        example=Example(
            query={"opId": "aurora"},
            body={"id": "65a1f0c2e4b0d3a9c7f81204", "type": "TXT", "name": "www", "content": "verify=1f6e5a"},
        ),
        failure="An error occurred.",
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "devDnsDelete",
        "DELETE",
        "/api/dev/dns",
        "Delete a DNS record of an operator’s domain",
        query=DevDnsKey,
        example=Example(query={"id": "65a1f0c2e4b0d3a9c7f81204"}),
        failure="Failed to delete DNS record",
        dialect=Dialect.DATA_TEXT,
    ),
)
