"""Every operation as every account, for an own, a foreign and no tenant, against the hand-written matrix.

The table under test cannot be its own answer sheet: `contracts/tests/roles.csv` is. The BFF is judged before a
platform that only notes what it is asked, the simulator past the BFF by itself; a sample goes through both.
"""

from __future__ import annotations

import csv
import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from contracts.areas.withdrawals import GenericWithdrawDecision, WithdrawDecision
from contracts.operation import Operation
from contracts.table import TABLE
from contracts.texts import DENIED
from tests.conftest import PASSWORD, Stack, stack_over
from upstream_sim.http.app import Simulator
from upstream_sim.testing import worlds as simulated_worlds

MATRIX: Final = Path(__file__).parents[1] / "contracts" / "tests" / "roles.csv"
ROWS: Final = list(csv.DictReader(MATRIX.read_text().splitlines()))
ACCOUNTS: Final = [name for name in ROWS[0] if "@" in name]
OWN: Final = {"admin@aurora-north.test": "aurora-north", "admin@borealis.test": "borealis"}
FOREIGN: Final = {"admin@borealis.test": "aurora", "admin@aurora-north.test": "aurora"}

Body = dict[str, Any]
Row = dict[str, str]
PAYMENT: Final[Body] = {
    "paymentType": "CASH",
    "currency": "USD",
    "amount": 1,
    "exchangeRateInUSD": 1,
    "invoiceNo": 1_000_000,
}
RECORD: Final[Body] = {"title": "Rent", "reference": "R-1"}
PAID: Final[Body] = {**RECORD, "paidBy": "Bank", "amountInUSD": 1}
INVOICE_V1: Final[Body] = {
    **RECORD,
    "month": "DECEMBER",
    "year": 2026,
    "testPlayersInclusion": "ALL",
    "includeBrands": True,
    "note": "None",
}
NO_INVOICE: Final[Body] = {"invoiceId": "nothing-like-it"}
NO_PAYMENT: Final[Body] = {"paymentId": "nothing-like-it"}
NO_PLAYER: Final[Body] = {"playerCode": "nothing-like-it"}
NO_WALLET: Final[Body] = {"uuid": "nothing-like-it"}
TOPUP: Final[Body] = {**NO_PLAYER, "amount": 1, "action": "top-up", "note": "None"}
NO_TRANSACTION: Final[Body] = {"txId": "nothing-like-it"}
WITHDRAW_DECISIONS: Final = [op.id for op in TABLE if op.body in (WithdrawDecision, GenericWithdrawDecision)]
CALCULATOR: Final = (
    "betAmountInUSD",
    "winAmountInUSD",
    "cashBonusInUSD",
    "bonusClaimInUSD",
    "claimedCashbacksInUSD",
    "cashbackPercentage",
)
NO_TOKEN: Final = "cft_00000000000000000000"
NO_ZONE: Final = {"token": NO_TOKEN, "zoneId": "nothing-like-it"}
ACCOUNT: Final[Body] = {"token": "nothing-like-a-key-at-all", "accountId": "nothing-like-it", "title": "Main"}
BODIES: Final[Mapping[str, Body]] = {
    # each is refused only once it is let in: nothing here changes what a later row finds
    "billingV2InvoiceGenerate": {"year": 2026, "month": 12},
    "billingV2InvoiceUpdate": {"invoiceId": "nothing-like-it"},
    "billingV2InvoiceSettingsUpdate": {
        "casinoGGRPercentage": 10,
        "sportGGRPercentage": 10,
        "premiumSportInUSD": 0,
        "premiumBotInUSD": 0,
        "minMonthlyFeeInUSD": 0,
        "additionalCosts": [],
    },
    "billingV2DashboardCards": {"year": 2026},
    "billingV2PaymentAdd": PAYMENT,
    "billingV2PaymentUpdate": {**PAYMENT, "paymentId": "nothing-like-it"},
    "billingV2CpgTransferUpdate": {"paymentId": "nothing-like-it"},
    "playersMaxDeposit": {
        "from": "2026-10-01T00:00:00Z",
        "to": "2026-10-02T00:00:00Z",
        "depositAmountInUSDThreshold": 1_000_000,
    },
    "billingV1InvoiceGenerate": INVOICE_V1,
    "billingV1InvoiceUpdate": {**NO_INVOICE, **RECORD},
    "billingV1InvoiceDelete": NO_INVOICE,
    "billingV1PaymentAdd": PAID,
    "billingV1PaymentDelete": NO_PAYMENT,
    "operatorBillingInvoiceUpdate": {**NO_INVOICE, **RECORD},
    "operatorBillingPaymentUpdate": {**PAID, "_id": "nothing-like-it"},
    "brandBillingInvoiceGenerate": INVOICE_V1,
    "brandBillingInvoiceUpdate": {**NO_INVOICE, "payload": RECORD},
    "brandBillingInvoiceDelete": NO_INVOICE,
    "brandBillingPaymentAdd": PAID,
    "brandBillingPaymentUpdate": {**NO_PAYMENT, "payload": PAID},
    "brandBillingPaymentDelete": NO_PAYMENT,
    "affiliateBillingPaymentAdd": {**PAID, "affId": "nothing-like-it"},
    "affiliateBillingPaymentUpdate": {**PAID, "_id": "nothing-like-it"},
    "affiliateBillingPaymentDelete": {**NO_PAYMENT, "affId": "nothing-like-it"},
    "bankAccountReview": {
        "uuid": "nothing-like-it",
        "actionType": "confirm",
        "playerNote": "Thank you",
        "playerCode": "nothing-like-it",
    },
    "kycReview": {
        "uuid": "nothing-like-it",
        "playerId": "nothing-like-it",
        "playerCode": "nothing-like-it",
        "action": "approve",
    },
    "usernameUpdate": {"playerCode": "nothing-like-it", "status": "APPROVE"},
    "generalNotificationsRead": {"notificationIds": ["nothing-like-it"]},
    "player": {"playerCode": "nothing-like-it"},
    "playerBonusSummary": {"playerCode": "nothing-like-it"},
    "playerAffiliateSummary": {"playerCode": "nothing-like-it"},
    "playersBlock": {"playerCode": "nothing-like-it", "action": "BLOCK", "reason": "None"},
    "playersDelete": {"playerId": "nothing-like-it", "playerUsername": "nobody", "uuid": "none"},
    "playersSearch": {"query": "nothing-like-it"},
    "cashbackCalculator": dict.fromkeys(CALCULATOR, 0),
    "cashbackPlayerSummary": NO_PLAYER,
    "cashbackSettingsOverride": {
        **NO_PLAYER,
        "minWithdrawAmountInUSD": 1,
        "autoApproval": False,
        "settings": [{"lostAmountInUSD": 0, "percentage": 1}],
        "settingsToOverride": [0],
    },
    "cashbackSettingsRestore": NO_PLAYER,
    "cashbackClaim": {**NO_PLAYER, "claimAmountInUSD": 1},
    "cashbackDecide": {"txId": "nothing-like-it", "actionType": "confirm"},
    "usersMeUpdate": {"timezone": "Nowhere"},
    "viewAdd": {"listId": "nothing-like-it", "name": "None", "query": ""},
    "viewUpdate": {"name": "None", "query": ""},
    "transactionBonus": {"txId": "nothing-like-it", "actionType": "confirm"},
    "transactionReferralClaim": {"txId": "nothing-like-it", "actionType": "confirm"},
    "transactionAffiliateWithdraw": {"txId": "nothing-like-it", "actionType": "confirm"},
    "transactionDelete": {"txId": "nothing-like-it"},
    "depositVerify": {"txId": "nothing-like-it"},
    "depositRejectOrder": {"txId": "nothing-like-it", "rejectReason": "Nobody ever ordered it"},
    "cfAccountV1Add": ACCOUNT,
    "cfAccountV2Add": ACCOUNT,
    "cfAccountV2Update": {"cfAccountCode": "nothing-like-it", "title": "Main"},
    "zoneV1Create": {"domain": "nothing-like-it.com", "token": NO_TOKEN},
    "zoneCheck": {"zoneId": "nothing-like-it"},
    "operatorDomainAdd": {"domain": "nothing-like-it.com"},
    "domainV2Create": {"domainName": "nothing-like-it.com", "cfAccountCode": "nothing-like-it"},
    "domainV2Act": {"domainDetails": {"domainName": "nothing-like-it.com"}, "action": "SYNC_CF"},
    "domainV2Edit": {"domainDetails": {"domainName": "nothing-like-it.com"}, "action": "EDIT"},
    **{call: {**NO_ZONE, "zoneName": "nothing-like-it.com"} for call in ("domainSetup", "domainSetupCheck")},
    "domainSetupCname": {**NO_ZONE, "zoneName": "nothing-like-it.com"},
    **dict.fromkeys(("domainSetupCnameRedo", "domainSetupValidation", "domainSetupAssociation"), NO_ZONE),
    "domainSetupValidationCheck": {"zoneName": "nothing-like-it.com", "action": "CHECK"},
    "afdProfileCreate": {
        "title": "New",
        "managedIdentityClientId": "m",
        "resourceGroup": "none",
        "afdProfileName": "nothing-like-it",
    },
    "afdProfileUpdate": {"title": "New", "afdProfileName": "nothing-like-it"},
    "afdDomainCreate": {"domain": "nothing like it", "target": "player"},
    "afdDomainRevalidate": {"domainId": "nothing-like-it"},
    "afdDomainAssociate": {"domainId": "nothing-like-it", "isAssociated": True},
    "auth0DomainAdd": {"url": "nothing-like-it", "type": "Origin"},
    "devDnsAdd": {"type": "TXT", "name": "nothing", "content": "no"},
    "devDnsUpdate": {"id": "nothing-like-it", "type": "TXT", "name": "nothing", "content": "nothing"},
    "dnsRecordV1Add": {"zoneId": "none", "token": NO_TOKEN, "name": "www", "type": "A", "content": "192.0.2.1"},
    "dnsRecordV2Add": {
        "domainName": "nothing-like-it.com",
        "dnsRecordName": "www",
        "dnsRecordType": "TXT",
        "dnsRecordContent": "nothing",
    },
    "walletTopup": {**TOPUP, "currency": "USD", "reason": "TEST"},
    "walletTopupBonus": TOPUP,
    "walletConvert": {"playerId": "nothing-like-it", "fromCurrency": "USD", "toCurrency": "TRX"},
    "externalWalletTopup": {**NO_WALLET, "voucherCode": "nothing-like-it-nothing-like-it"},
    "externalWalletWithdraw": {**NO_WALLET, "amount": 1},
    "withdrawTomani": {**NO_TRANSACTION, "gatewayUuid": "nothing-like-it", "provider": "None"},
    "withdrawJbForce": NO_TRANSACTION,
    "withdrawInProgress": {**NO_TRANSACTION, "status": "APPROVE"},
    "withdrawResend": NO_TRANSACTION,
    "withdrawSettle": {**NO_TRANSACTION, "status": "APPROVE", "reason": "There is no such transaction."},
    **{name: {**NO_TRANSACTION, "actionType": "confirm"} for name in WITHDRAW_DECISIONS},
}
QUERIES: Final[Mapping[str, Mapping[str, str]]] = {
    "playersTotalTransactions": {"kind": "JOINED"},
    "playersTotalUsers": {"kind": "JOINED"},
    "authSessionEnd": {"sessionId": "nothing-like-it"},
    "transactionEffect": {"txId": "nothing-like-it"},
    "billingV2InvoiceDelete": {"invoiceId": "nothing-like-it"},
    "billingV2PaymentDelete": {"id": "nothing-like-it"},
    "billingV2PaymentPreview": {"paymentType": "CASH", "amountInUSD": "100", "year": "2026"},
    "cashbackEffect": {"txId": "nothing-like-it"},
    "cashbackPlayerStanding": NO_PLAYER,
    "playerWallet": NO_PLAYER,
    "generalNotificationDelete": {"notificationId": "nothing-like-it"},
    "withdrawFacts": NO_TRANSACTION,
    "withdrawOrder": NO_TRANSACTION,
}
QUERIES_OF_ZONES: Final[Mapping[str, Mapping[str, str]]] = {
    "cfAccountV1Delete": {"token": NO_TOKEN, "accountId": "nothing-like-it"},
    "cfAccountV2Delete": {"cfAccountCode": "nothing-like-it", "accountId": "nothing-like-it"},
    "zonesV1": {"token": NO_TOKEN},
    "domainLookup": {"domain": "nothing-like-it.com"},
    "zoneV1Delete": {"token": NO_TOKEN, "zoneId": "nothing-like-it"},
    "zoneV1DeleteById": {"token": NO_TOKEN, "zoneId": "nothing-like-it"},
    "domainV2": {"domainName": "nothing-like-it.com"},
    "zoneV2Delete": {"zoneName": "nothing-like-it.com"},
    **dict.fromkeys(("domainSetupSsl", "domainSetupSslUpdate"), NO_ZONE),
    "afdEndpoints": {"domainId": "nothing-like-it"},
    "afdDomainDelete": {"name": "nothing-like-it", "targetId": "nothing-like-it"},
    "auth0DomainDelete": {"domain": "nothing-like-it", "type": "Origin"},
    "auth0OrganizationDelete": {"orgId": "nothing-like-it"},
    "appServiceMonitor": {"appName": "nothing-like-it", "resourceGroupName": "none"},
    "devDnsDelete": {"id": "nothing-like-it"},
    "dnsRecords": {"token": NO_TOKEN, "zoneId": "nothing-like-it"},
    "dnsRecordV1Delete": {"token": NO_TOKEN, "zoneId": "nothing-like-it", "recordId": "nothing-like-it"},
    "dnsRecordV2Delete": {"domainName": "nothing-like-it.com", "dnsRecordName": "www", "dnsRecordType": "TXT"},
}
BRAND_OF: Final = {"aurora": "aurora-north", "borealis": "borealis-prime"}
PARAMETERS: Final = (
    "txId",
    "invoiceId",
    "paymentId",
    "recordId",
    "fileName",
    "uuid",
    "imageId",
    "playerCode",
    "viewId",
)
LET_IN: Final = (200, 404, 412, 422)
SIGNING: Final = {"authLogin", "authLogout", "authSessionsEnd"}


def tenant_of(email: str, tenant: str) -> str | None:
    if tenant == "own":
        return OWN.get(email, "aurora")
    return FOREIGN.get(email, "borealis") if tenant == "foreign" else None


def target_of(path: str) -> str:
    return path.format(key="a-key-nobody-sent", **dict.fromkeys(PARAMETERS, "nothing-like-it"))


def with_tenant(operation: Operation, body: Body, tenant: str) -> Body:
    """The body with its first field that names a tenant filled in, nested as it may be."""
    path = next(field.path for field in operation.tenants if field.where == "body" and field.kind == "op")
    filled: Any = tenant
    for position in range(len(path) - 1, -1, -1):
        outer: Any = body
        for name in path[:position]:
            outer = outer[name]
        filled = {**outer, path[position]: filled}
    return dict(filled)


async def send(
    client: httpx.AsyncClient, operation: Operation, tenant: str | None, path: Callable[[Operation], str]
) -> httpx.Response:
    if tenant and operation.area == "brand_billing":
        tenant = BRAND_OF.get(tenant, tenant)
    query: dict[str, str] = dict({**QUERIES, **QUERIES_OF_ZONES}.get(operation.id, {}))
    body: Body | None = dict(BODIES.get(operation.id, {})) if operation.body else None
    places = {field.where for field in operation.tenants if field.kind == "op"} if tenant else set()
    if tenant and "query" in places:
        query["opId"] = tenant
    if tenant and "body" in places:
        body = with_tenant(operation, body or {}, tenant)
    return await client.request(operation.method, target_of(path(operation)), params=query, json=body)


def verdict(operation: Operation, answer: httpx.Response) -> str:
    """What came of a call, in the matrix's words."""
    if operation.is_service:
        assert answer.status_code == 404, answer.text
        return "denied"
    if answer.status_code == 403:
        assert answer.json()["messages"] == [DENIED]
        return "denied"
    fields = (answer.json()["data"] or {}).get("fields", {}) if answer.status_code == 422 else {}
    if "opId" in fields:
        return "invalid"
    assert answer.status_code in LET_IN, answer.text
    return "allowed"


class RecordingPlatform(httpx.AsyncBaseTransport):
    """Signs people in as the simulator does, notes all else that it is asked, and has nothing there."""

    def __init__(self, simulator: Simulator) -> None:
        self.signing = httpx.ASGITransport(simulator)
        self.asked: list[str] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if request.url.path.startswith("/auth/"):
            return await self.signing.handle_async_request(request)
        self.asked.append(request.url.path)
        return httpx.Response(404, json={"success": False, "status": "NOT_FOUND", "messages": ["Nothing is here."]})


def came_of(operation: Operation, answer: httpx.Response, asked: str | None) -> str:
    """The verdict, or the scope by which the platform was asked."""
    came = verdict(operation, answer)
    if came != "allowed" or not operation.scopes:
        return came
    return next(scope for scope in operation.scopes if target_of(operation.upstream_path(scope)) == asked).value


def sample(email: str) -> list[Row]:
    """One row of every area for every verdict."""
    return list(
        {(TABLE[row["operation"]].area, row[email]): row for row in ROWS if row["operation"] not in SIGNING}.values()
    )


@pytest.mark.spec("001-role-card-user-tabs")
@pytest.mark.parametrize("email", ACCOUNTS)
async def test_the_console_gives_each_account_what_the_matrix_says(stack: Stack, email: str) -> None:
    platform = RecordingPlatform(stack.simulator)
    alone = await stack_over(stack.simulator, platform).signed_in(email)
    joined = sample(email)
    for row in ROWS:
        operation = TABLE[row["operation"]]
        if operation.id in SIGNING:
            continue
        platform.asked.clear()
        answer = await send(alone, operation, tenant_of(email, row["tenant"]), lambda op: op.neutral_path)
        came = came_of(operation, answer, next(iter(platform.asked), None))
        assert verdict(operation, answer) == "allowed" or not platform.asked, (row, platform.asked)
        if came != row[email]:
            # what the console leaves to the platform's judgement
            assert (verdict(operation, answer), row[email] in ("denied", "invalid")) == ("allowed", True), (
                row,
                answer.text,
            )
            joined.append(row)
    client = await stack.signed_in(email)
    journal = stack.simulator.worlds.get("default").journal
    for row in joined:
        operation = TABLE[row["operation"]]
        answer = await send(client, operation, tenant_of(email, row["tenant"]), lambda op: op.neutral_path)
        asked = journal.latest(operation.id, 1)
        assert came_of(operation, answer, asked[0].path if asked else None) == row[email], (row, answer.text)
    assert (await client.get("/api/auth/logout")).status_code == 200
    assert (await client.get("/api/users/me")).status_code == 401


@pytest.mark.parametrize("email", ACCOUNTS)
async def test_the_platform_refuses_by_itself_what_the_console_would(email: str) -> None:
    simulator = Simulator(simulated_worlds())
    platform = httpx.AsyncClient(transport=httpx.ASGITransport(simulator), base_url="http://platform.test")
    answer = await platform.post("/auth/login", json={"email": email, "password": PASSWORD})
    platform.headers["Authorization"] = f"Bearer {answer.json()['data']['token']}"
    for row in ROWS:
        operation = TABLE[row["operation"]]
        if operation.id in SIGNING or operation.handled_by_bff:
            continue
        let_in = []
        for scope in operation.scopes or (None,):
            path = functools.partial(Operation.upstream_path, scope=scope)
            answer = await send(platform, operation, tenant_of(email, row["tenant"]), path)
            if operation.is_service:
                assert answer.status_code == 401
                continue
            assert answer.status_code in (403, *LET_IN), (row, answer.text)
            if answer.status_code != 403:
                let_in.append(scope.value if scope else "allowed")
        expected = [] if row[email] == "denied" else [row[email]]
        assert let_in == expected or (row[email] == "invalid" and len(let_in) == 1), row


async def test_without_a_session_only_public_operations_answer(stack: Stack) -> None:
    client = stack.browser()
    for operation in TABLE:
        if operation.id not in SIGNING:
            answer = await send(client, operation, "aurora", lambda op: op.neutral_path)
            assert (answer.status_code == 200) == operation.public, operation.id
            assert operation.public or answer.status_code == (404 if operation.is_service else 401), operation.id
