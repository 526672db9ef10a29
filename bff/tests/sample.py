"""Operations like those of the specification that the first areas lack: scoped paths, tenants in every
place, shared paths, a list in a query, a download, CMS defaults."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.operation import Effect, Operation, Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Level, Role, Scope
from contracts.rules import OpId, ParentOpId, Required, Tenant
from contracts.wire import Wire, WireQuery

READ, WRITE = Effect.READ, Effect.WRITE


class Payment(Wire):
    opId: OpId | None = None
    parentOpId: ParentOpId | None = None
    title: str


class ReportQuery(WireQuery):
    affId: str | None = None
    opId: OpId | None = None


class Report(Wire):
    opId: OpId | None = None
    granularity: str = "MONTHLY"


class OnOperator(Wire):
    opId: OpId


class Dto(Wire):
    opId: OpId


class Move(Wire):
    sourceOpId: Annotated[str, Tenant()]
    destOpId: Annotated[str, Tenant()]
    opIds: list[OpId] | None = None
    dto: Dto | None = None
    items: list[Dto] | None = None


class Limits(Wire):
    limits: dict[OpId, int] | None = None
    details: dict[str, Dto] | None = None


class NewPassword(Wire):
    userCode: str


class CmsQuery(WireQuery):
    opId: Annotated[OpId, Required("Choose an operator.")]


class Page(Wire):
    title: str


class ZonesQuery(WireQuery):
    opId: OpId | None = None
    name: list[str] | None = None
    export: bool | None = None


def operation(id: str, method: str, path: str, effect: Effect, **more: Any) -> Operation:  # noqa: A002 - the table's own name
    more.setdefault("origin", Origin.SPECIFIED)
    return Operation(id=id, area="sample", method=method, path=path, summary=id, effect=effect, **more)


BY_ROLE = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator"}
AFFILIATE_REPORTS = {**BY_ROLE, Scope.BRAND: "brand", Scope.AFFILIATE: ""}

BRAND_PAYMENT = operation(
    "brandPayment",
    "POST",
    "/api/samples/{scope}/brand-billing/payment",
    WRITE,
    scopes=BY_ROLE,
    roles=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    body=Payment,
)
AFFILIATE_PAYMENT = operation(
    "affiliatePayment",
    "POST",
    "/api/samples/{scope}/affiliate-billing/payment",
    WRITE,
    scopes={**BY_ROLE, Scope.BRAND: "brand"},
    roles=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    body=Payment,
)
AFFILIATE_REPORT = operation(
    "partnersReport",
    "POST",
    "/api/samples/{scope}/affiliate",
    READ,
    scopes=AFFILIATE_REPORTS,
    roles=PLATFORM_ADMINS | OPERATOR_ROLES | {Role.AFFILIATE},
    query=ReportQuery,
    body=Report,
)
CLAIM_HISTORY = operation(
    "partnersClaims",
    "POST",
    "/api/samples/{scope}/affiliate/claim-history",
    READ,
    scopes=AFFILIATE_REPORTS,
    scope_of={Role.ADMIN: Scope.AFFILIATE},
    roles=PLATFORM_ADMINS | OPERATOR_ROLES | {Role.AFFILIATE},
    query=ReportQuery,
    body=Report,
)
OPERATOR_SHOWN = operation("operatorShown", "GET", "/api/sample/{opId}/shown", READ, path_params=OnOperator)
MOVED = operation("moved", "POST", "/api/sample/move", WRITE, body=Move, roles=PLATFORM_ADMINS | OPERATOR_ROLES)
PAID = operation("paid", "POST", "/api/sample/pay", WRITE, body=Payment)
PASSWORD_SET = operation(
    "passwordSet", "POST", "/api/sample/password", WRITE, body=NewPassword, ends_sessions_of="userCode"
)
CMS_PAGE = operation("sampleCmsPage", "PUT", "/api/sample/cms", WRITE, query=CmsQuery, body=Page, default_tenant=True)
ZONES = operation("zones", "GET", "/api/sample/zones", READ, query=ZonesQuery, when_absent=frozenset({"export"}))
ZONES_EXPORT = operation(
    "zonesExport",
    "GET",
    "/api/sample/zones",
    READ,
    query=ZonesQuery,
    when_present=frozenset({"export"}),
    download=True,
    download_types=frozenset({"text/csv"}),
)
GUESSED = operation(
    "guessed", "POST", "/api/sample/guess", READ, origin=Origin.ASSUMED, query=ReportQuery, body=Payment
)
PAID_LATER = operation("paidLater", "POST", "/api/sample/paid-later", WRITE, origin=Origin.ASSUMED, body=Payment)
LIMITED = operation("limited", "POST", "/api/sample/limits", WRITE, origin=Origin.ASSUMED, body=Limits)
POLLED = operation("polled", "GET", "/api/sample/poll", READ, query=ReportQuery, data=Any, shared_cache_seconds=10)
POSTED_POLL = operation("postedPoll", "POST", "/api/sample/poll", READ, body=Report, shared_cache_seconds=10)
FRESH = operation("fresh", "GET", "/api/sample/fresh", READ, blocked_field="isBlocked")
OPERATORS_ALONE = operation(
    "operatorsAlone", "GET", "/api/sample/operators-alone", READ, levels=frozenset({Level.OPERATOR})
)

SAMPLE = (
    BRAND_PAYMENT,
    AFFILIATE_PAYMENT,
    AFFILIATE_REPORT,
    CLAIM_HISTORY,
    OPERATOR_SHOWN,
    MOVED,
    PAID,
    PASSWORD_SET,
    CMS_PAGE,
    ZONES,
    ZONES_EXPORT,
    GUESSED,
    PAID_LATER,
    LIMITED,
    POLLED,
    POSTED_POLL,
    FRESH,
    OPERATORS_ALONE,
)
