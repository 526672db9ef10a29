"""DNS records of zones: listed and written by a cloud account's handle (first generation) or by domain
name (second generation).

The limit of 3 to 25 characters is the typed form's. What a set-up writes may be longer, and an edit
that leaves a longer text as it is passes.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.cf_accounts import READERS
from contracts.domain_names import DomainName
from contracts.fields import Instant, OneTenant
from contracts.operation import Dialect, Example
from contracts.roles import Permission
from contracts.rules import CfToken, MaxLength, MinLength, OpId, Required
from contracts.wire import Wire, WireQuery

SHORTEST, LONGEST = 3, 25
NAME_LENGTH = "The name must have 3 to 25 characters."
CONTENT_LENGTH = "The content must have 3 to 25 characters."
LIST_TOTAL = 100
DNS = frozenset({"DnsRecord"})
STALE_AFTERWARDS = DNS | {"DomainV2", "DomainSetup", "DevDns"}


class DnsTypeV1(StrEnum):
    TXT = "TXT"
    CNAME = "CNAME"
    A = "A"
    AAA = "AAA"


class DnsTypeV2(StrEnum):
    TXT = "TXT"
    CNAME = "CNAME"


RecordName = Annotated[
    str, Required("Name is required."), MinLength(SHORTEST, NAME_LENGTH), MaxLength(LONGEST, NAME_LENGTH)
]
RecordContent = Annotated[
    str, Required("Content is required."), MinLength(SHORTEST, CONTENT_LENGTH), MaxLength(LONGEST, CONTENT_LENGTH)
]


WhatWasDone = Annotated[str, "shown as it comes"]


class DnsRecord(Wire):
    """A DNS record of a zone. `isSetUp`: the domain's setup wrote it, so `name` and `content` may be longer
    than a form allows."""

    id: str
    zoneId: str
    zoneName: str
    opId: str
    type: Annotated[DnsTypeV1, Field(strict=False)]
    name: str
    content: str
    isProxied: bool
    isSetUp: bool
    created_on: Instant
    modified_on: Instant


class RecordsQuery(WireQuery):
    zoneId: Annotated[str, Required("Zone ID is required.")]
    token: Annotated[CfToken, Required("Token is required.")]


class DnsRecordV1Form(Wire):
    zoneId: Annotated[str, Required("Zone ID is required.")]
    token: Annotated[CfToken, Required("Token is required."), Field(title="CF account")]
    name: RecordName
    type: Annotated[DnsTypeV1, Field(strict=False), Required("Type is required.")]
    content: RecordContent


class DnsRecordV2Form(Wire):
    opId: OpId
    domainName: DomainName
    dnsRecordName: Annotated[RecordName, Field(title="Name")]
    dnsRecordType: Annotated[DnsTypeV2, Field(strict=False, title="Type"), Required("Type is required.")]
    dnsRecordContent: Annotated[RecordContent, Field(title="Content")]
    isDnsRecordProxied: Annotated[bool, Field(title="Proxy")] = True


class DnsRecordV1Key(WireQuery):
    opId: OpId | None = None
    token: Annotated[CfToken, Required("Token is required.")]
    recordId: Annotated[str, Required("Record ID is required."), Field(title="Record")]
    zoneId: Annotated[str, Required("Zone ID is required.")]


class DnsRecordV2Key(WireQuery):
    opId: OpId | None = None
    dnsRecordName: Annotated[str, Required("Name is required.")]
    dnsRecordType: Annotated[DnsTypeV1, Field(strict=False)]
    domainName: DomainName


AREA = Area(
    "dns", readers=READERS, can_read=Permission.DEV, can_write=Permission.DEV, tags=DNS, invalidates=STALE_AFTERWARDS
)

OPERATIONS = (
    AREA.read(
        "dnsRecords",
        "/api/operators/cf-tokens/zones/dns-records",
        "List DNS records of a zone",
        query=RecordsQuery,
        example=Example(query={"token": "cft_00000000000000000000", "zoneId": "65a1f0c2e4b0d3a9c7f81207"}),
        data=list[DnsRecord],
    ),
    AREA.write(
        "dnsRecordV1Add",
        "POST",
        "/api/operators/cf-tokens/zones/dns-records",
        "Add a DNS record to a zone (V1)",
        query=OneTenant,
        body=DnsRecordV1Form,
        example=Example(
            body={
                "zoneId": "65a1f0c2e4b0d3a9c7f81207",
                "token": "cft_00000000000000000000",
                "name": "www",
                "type": "A",
                "content": "192.0.2.1",
            }
        ),
        data=DnsRecord,
        success="DNS record is successfully added!",
        failure="Failed to add DNS record",
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "dnsRecordV1Delete",
        "DELETE",
        "/api/operators/cf-tokens/zones/dns-records",
        "Delete a DNS record of a zone (V1)",
        query=DnsRecordV1Key,
        example=Example(
            query={
                "token": "cft_00000000000000000000",
                "zoneId": "65a1f0c2e4b0d3a9c7f81207",
                "recordId": "65a1f0c2e4b0d3a9c7f81209",
            }
        ),
        data=WhatWasDone,
        success="DNS record deleted.",
        failure="Failed to delete DNS record",
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "dnsRecordV2Add",
        "POST",
        "/api/operators/cf-tokens/v2/zones/dns-records",
        "Add a DNS record to a domain (V2)",
        body=DnsRecordV2Form,
        example=Example(
            body={
                "domainName": "example.com",
                "dnsRecordName": "www",
                "dnsRecordType": "TXT",
                "dnsRecordContent": "verify=1f6e5a",
                "opId": "aurora",
            }
        ),
        data=DnsRecord,
        success="DNS record created successfully",
        failure="Failed to add DNS record",
    ),
    AREA.write(
        "dnsRecordV2Delete",
        "DELETE",
        "/api/operators/cf-tokens/v2/zones/dns-records",
        "Delete a DNS record of a domain (V2)",
        query=DnsRecordV2Key,
        example=Example(query={"domainName": "example.com", "dnsRecordName": "www", "dnsRecordType": "TXT"}),
        data=WhatWasDone,
        success="DNS record deleted.",
        failure="Failed to delete DNS record",
        dialect=Dialect.DATA_TEXT,
    ),
)
