"""Domain setup: its steps in order, each with a check and a way to repeat it.

Every call names the zone and the cloud account by its token's handle. A check that does not pass is
refused with its own text first and its own reason after it. What the specification does not say of the
bodies and answers is our choice: every body is the same, and the whole progress stands in `data`.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, Field

from contracts.area import Area, ForWeb
from contracts.areas.afd import DOMAINS
from contracts.areas.cf_accounts import READERS, WRITERS
from contracts.areas.domains_v1 import SslMode
from contracts.fields import Instant
from contracts.operation import Example
from contracts.permissions import DEVELOPERS, STAFF_AND_DEVELOPERS, Described
from contracts.roles import Permission
from contracts.rules import CfToken, Pattern, Required
from contracts.wire import Wire, WireQuery

SETUP_NOT_LINKED: ForWeb[str] = "Domain is not linked yet"
SETUP_NOT_VERIFIED: ForWeb[str] = "Domain is not verified yet"
SETUP_NOT_ASSOCIATED: ForWeb[str] = "Domain is not associated yet"
SETUP_NOT_ASSOCIATED_TO_GAMES: ForWeb[str] = "Domain is not associated to games yet"
SETUP_NOT_SECURED = "SSL mode is not full yet"
ROUTING_BROKE = "Internal Error, please try again later."


class SetupStepName(StrEnum):
    CNAME = "CNAME"
    VALIDATION = "VALIDATION"
    PROVISIONING = "PROVISIONING"
    ASSOCIATION = "ASSOCIATION"
    SSL = "SSL"
    PLAYER_PLATFORM = "PLAYER_PLATFORM"


class SetupStepState(StrEnum):
    """`WAITING`: an earlier step comes first."""

    WAITING = "WAITING"
    RUNNING = "RUNNING"
    PASSED = "PASSED"
    FAILED = "FAILED"


class WaitingOn(StrEnum):
    """Who must act next."""

    REGISTRAR = "REGISTRAR"
    DNS = "DNS"
    VALIDATION = "VALIDATION"
    CERTIFICATE = "CERTIFICATE"
    FRONT_DOOR = "FRONT_DOOR"
    STAFF = "STAFF"


class RoutingStatus(StrEnum):
    NOT_COMPLETED = "NOT COMPLETED"
    COMPLETED = "COMPLETED"


class DnsRecordType(StrEnum):
    NS = "NS"
    CNAME = "CNAME"
    TXT = "TXT"


class SetupStep(Wire):
    """A setup step. `reason` says why it has not passed, `awaitedFrom` who must act, `since` since when."""

    name: Annotated[SetupStepName, Field(strict=False)]
    state: Annotated[SetupStepState, Field(strict=False)]
    reason: str | None
    awaitedFrom: Annotated[WaitingOn, Field(strict=False)] | None
    since: Instant | None


class SetupRecord(Wire):
    """A DNS record that the setup requires, to copy. `isSet`: the record exists."""

    type: Annotated[DnsRecordType, Field(strict=False)]
    name: str
    content: str
    isSet: bool


class SetupProgress(Wire):
    """The progress of a domain's setup. `next` is the next thing to do, null when the setup is complete;
    `nextStep` is its step; `canRedo` says whether that step can be repeated now. `renewBy` is the date by
    which a live domain must be validated again; null if its certificate renews automatically."""

    zoneId: str
    zoneName: str
    opId: str
    status: Annotated[RoutingStatus, Field(strict=False)]
    steps: list[SetupStep]
    records: list[SetupRecord]
    next: str | None
    nextStep: Annotated[SetupStepName, Field(strict=False)] | None
    canRedo: bool
    renewBy: Instant | None
    warning: str | None


class SetupChecks(BaseModel):
    """Setup checks: linked, verified, associated, associated with games."""

    step1: bool
    step2: bool
    step3: bool
    step4: bool


class SslState(Wire):
    """The zone's SSL mode, and whether it is full or stricter."""

    sslMode: Annotated[SslMode, Field(strict=False)]
    isFull: bool


TOKEN_REQUIRED = Required("Choose a CF account.")
ZONE_REQUIRED = Required("Choose a domain.")


class SetupZone(Wire):
    token: Annotated[CfToken, TOKEN_REQUIRED]
    zoneId: Annotated[str, ZONE_REQUIRED]
    zoneName: Annotated[str, ZONE_REQUIRED]


class SetupZoneById(Wire):
    """A zone; `zoneName` is optional."""

    token: Annotated[CfToken, TOKEN_REQUIRED]
    zoneId: Annotated[str, ZONE_REQUIRED]
    zoneName: str | None = None


class ValidationCheck(Wire):
    zoneName: Annotated[str, ZONE_REQUIRED]
    action: Annotated[str, Pattern("CHECK", "CHECK is the only action.")]
    zoneId: str | None = None
    token: CfToken | None = None


class SetupZoneKey(WireQuery):
    zoneId: Annotated[str, ZONE_REQUIRED]
    token: Annotated[CfToken, TOKEN_REQUIRED]


SETUP = frozenset({"DomainSetup"})
ZONE_DNS = frozenset({"Zone", "DnsRecord", "DevDns", "DomainV2", "OperatorDomain"})
TOKENS = "/api/operators/cf-tokens"
ZONE = {"token": "cft_00000000000000000000", "zoneId": "65a1f0c2e4b0d3a9c7f81207"}
NAMED_ZONE = {**ZONE, "zoneName": "example.com"}

AREA = Area(
    "domain_setup",
    readers=READERS,
    writers=WRITERS,
    can_read=Permission.DOMAINS_READ,
    can_write=Permission.DOMAIN_SETUP_RUN,
    tags=SETUP,
    invalidates=SETUP | DOMAINS | ZONE_DNS,
    permissions={
        Permission.DOMAIN_SETUP_RUN: Described(
            "Set up domains", "Run the steps that put a domain into service.", ("domains",), DEVELOPERS
        ),
        Permission.REDO: Described(
            "Change decisions",
            "Decide again what was decided: reviews of bank accounts, and the CNAME step of a domain’s setup.",
            ("reviews", "domains"),
            STAFF_AND_DEVELOPERS,
        ),
    },
)

OPERATIONS = (
    AREA.write(
        "domainSetup",
        "POST",
        f"{TOKENS}/setup-domain",
        "Start a domain’s setup: its CNAME and TXT records and its front-door entry",
        body=SetupZone,
        example=Example(body=NAMED_ZONE),
        failure=ROUTING_BROKE,
    ),
    AREA.read(
        "domainSetupCheck",
        f"{TOKENS}/setup-domain/check",
        "View a domain’s setup progress",
        method="POST",
        body=SetupZone,
        example=Example(body=NAMED_ZONE),
        data=SetupProgress,
        extras=SetupChecks,
        returns_envelope=True,
        failure=ROUTING_BROKE,
        poll=True,
    ),
    AREA.read(
        "domainSetupCname",
        f"{TOKENS}/validate/cname",
        "Check that a zone’s CNAME points at the front door",
        method="POST",
        body=SetupZone,
        example=Example(body=NAMED_ZONE),
        data=SetupStep,
        failure=SETUP_NOT_LINKED,
        tags=frozenset(),
    ),
    AREA.write(
        "domainSetupCnameRedo",
        "POST",
        f"{TOKENS}/validate/cname/redo",
        "Recreate a zone’s CNAME as a proxied record",
        body=SetupZoneById,
        example=Example(body=ZONE),
        permission=Permission.REDO,
        success="Cname record recreated with PROXY",
        failure="Failed to add DNS record",
    ),
    AREA.write(
        "domainSetupValidationCheck",
        "POST",
        f"{TOKENS}/validate/afd",
        "Check a domain’s validation and provisioning",
        body=ValidationCheck,
        when_present=frozenset({"action"}),
        example=Example(body={"zoneName": "example.com", "action": "CHECK"}),
        takes_idempotency_key=False,
        invalidates=SETUP,
        data=SetupStep,
        failure=SETUP_NOT_VERIFIED,
    ),
    AREA.write(
        "domainSetupValidation",
        "POST",
        f"{TOKENS}/validate/afd",
        "Restart a domain’s validation",
        body=SetupZoneById,
        when_absent=frozenset({"action"}),
        example=Example(body=ZONE),
        success="Validation restarted",
        failure=SETUP_NOT_VERIFIED,
    ),
    AREA.write(
        "domainSetupAssociation",
        "POST",
        f"{TOKENS}/validate/association",
        "Associate a domain with its endpoint’s routes",
        body=SetupZoneById,
        example=Example(body=ZONE),
        success="Domain associated successfully",
        failure=SETUP_NOT_ASSOCIATED,
    ),
    AREA.read(
        "domainSetupSsl",
        f"{TOKENS}/validate/ssl",
        "View a zone’s SSL mode",
        query=SetupZoneKey,
        example=Example(query=ZONE),
        data=SslState,
    ),
    AREA.write(
        "domainSetupSslUpdate",
        "PUT",
        f"{TOKENS}/validate/ssl",
        "Set a zone’s SSL mode to full, unless it is strict",
        query=SetupZoneKey,
        example=Example(query=ZONE),
        data=SslState,
        success="SSL mode is full",
        failure=SETUP_NOT_SECURED,
    ),
)
