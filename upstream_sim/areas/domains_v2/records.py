"""The records of domains: accounts and zones at the cloud, their DNS records, the platform's own domains, and
outside of these the registrars and public DNS. Field names are the wire's."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.domains_v1 import SslMode, ZoneStatus
from contracts.areas.domains_v2 import AfdProvisionStatus, AfdValidationStatus
from contracts.roles import PLATFORM_ROLES, Role
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef

READERS = PLATFORM_ROLES | {Role.OPERATOR_ADMIN, Role.OPERATOR_MANAGER}


class CfAccount(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An account at the cloud, of either generation. `token` is the handle on the wire; of the key only a
    digest is kept, and what the cloud lets it do (`grants`)."""

    cfAccountCode: str
    token: str
    generation: int
    opId: str
    cfAccountId: str
    title: str
    description: str
    note: str
    keyDigest: str
    grants: tuple[str, ...]
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


class Zone(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A zone at the cloud. The cloud checks the registrar every five minutes from `firstCheckOn` on;
    `checkedByHandOn` is a check in between; `seenServers` is what the last check found there, none for a domain that
    is not registered, None before the first."""

    id: str
    name: str
    cfAccountCode: str
    opId: str
    nameServers: tuple[str, ...]
    status: ZoneStatus
    statusSince: datetime
    sslMode: SslMode
    createdOn: datetime
    activatedOn: datetime | None
    firstCheckOn: datetime
    checkedByHandOn: datetime | None
    seenServers: tuple[str, ...] | None
    rulesConfigured: bool
    cachePurgedOn: datetime | None
    revision: int = 1


class DnsRecord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A record in a zone; `name` is the full one. `isSetUp` where a set-up wrote it."""

    id: str
    zoneId: str
    type: str
    name: str
    content: str
    isProxied: bool
    isSetUp: bool
    createdOn: datetime
    modifiedOn: datetime
    revision: int = 1


class DomainV2(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The platform's record of a domain. The zone's fields are read there by `cfZoneId`, which is None once the
    zone is gone; the front door's are stored here."""

    domainName: str
    opId: str
    isPrimary: bool
    cfAccountCode: str
    cfZoneId: str | None
    afdProfileName: str | None
    afdEndpointName: str | None
    afdRouteName: str | None
    afdCustomDomainId: str | None
    afdProvisionStatus: AfdProvisionStatus | None
    afdValidationStatus: AfdValidationStatus | None
    afdRoutesAssociated: bool
    isLocked: bool
    isB2CPFF: bool
    isBackoffice: bool
    isBrand: bool
    isInternal: bool
    description: str
    defaultLang: str
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


class OperatorDomain(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A domain of an operator's player platform."""

    domain: str
    opId: str
    addedAt: datetime


class Registration(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A registrar's entry of a domain; a domain without one is not registered."""

    domain: str
    nameServers: tuple[str, ...]
    changedAt: datetime


class PublicRecord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A record in public DNS outside our zones."""

    id: str
    type: str
    name: str
    content: str
    appearedAt: datetime


CF_ACCOUNTS = Schema(
    name="cfAccounts",
    record=CfAccount,
    key="cfAccountCode",
    bitmaps=("generation", "opId"),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Cloud account",
        title=lambda account: account.title,
        readers=READERS,
        secrets=frozenset({"keyDigest", "token", "grants"}),
    ),
)
ZONES = Schema(
    name="cfZones",
    record=Zone,
    bitmaps=("opId", "status"),
    arrays=("name", "cfAccountCode"),
    audit=AuditSpec(area=ActivityArea.OPERATORS, kind="Zone", title=lambda zone: zone.name, readers=READERS),
)
DNS_RECORDS = Schema(
    name="dnsRecords",
    record=DnsRecord,
    arrays=("zoneId", "name"),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="DNS record",
        title=lambda record: f"{record.type} {record.name}",
        readers=READERS,
    ),
)
DOMAINS = Schema(
    name="domainsV2",
    record=DomainV2,
    key="domainName",
    bitmaps=("opId", "isPrimary"),
    sorts=("domainName", "createdAt", "updatedAt"),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS, kind="Domain", title=lambda domain: domain.domainName, readers=READERS
    ),
)
OPERATOR_DOMAINS = Schema(
    name="operatorDomains",
    record=OperatorDomain,
    key="domain",
    bitmaps=("opId",),
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Player platform domain",
        title=lambda domain: domain.domain,
        readers=READERS,
    ),
)
REGISTRAR = Schema(name="registrar", record=Registration, key="domain")
PUBLIC_DNS = Schema(name="publicDns", record=PublicRecord, arrays=("name",))
