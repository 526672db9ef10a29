"""A desk to work at: somebody signed in to a world of their own, whose calls go through the platform."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any
from urllib.parse import quote

from contracts.areas import TABLE
from contracts.areas.billing_v2_payments import PaymentType
from contracts.wire import parse_json
from upstream_sim import testing
from upstream_sim.areas.billing_v2.payments import ManualPayment
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Invoice
from upstream_sim.core.calls.answers import encode
from upstream_sim.core.history.audit import Actor
from upstream_sim.core.history.recording import Call
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.tables.schema import Schema
from upstream_sim.http.platform import Platform
from upstream_sim.shared.users import identity_of, user_by_email
from upstream_sim.tests.client import run

SUPER = "super@pitboss.test"
ADMIN = "admin@pitboss.test"
OPERATOR_ADMIN = "admin@aurora.test"
OPERATOR_MANAGER = "manager@aurora.test"
CLERK = Actor("usr_clerk", "Cleo Clerk")
NOON = datetime(2026, 10, 5, 12, tzinfo=UTC)
OVERRIDE: dict[str, Any] = {
    "overrideSettings": True,
    "casinoGGRPercentage": 10,
    "sportGGRPercentage": 5,
    "minMonthlyFeeInUSD": 1000,
}
CASH: dict[str, Any] = {
    "paymentType": "CASH",
    "currency": "USD",
    "amount": 100,
    "exchangeRateInUSD": 1,
    "year": 2026,
    "month": 10,
}
SENT = (
    "paymentId",
    "opId",
    "brandOpId",
    "paymentType",
    "invoiceNo",
    "currency",
    "amount",
    "exchangeRateInUSD",
    "amountInUSD",
    "month",
    "year",
    "issuedDate",
    "paymentDate",
    "description",
)


def to_form(payment: Mapping[str, Any]) -> dict[str, Any]:
    """A payment as shown, as a form sends it back."""
    return {name: payment[name] for name in SENT if payment[name] is not None}


@dataclass(frozen=True)
class CallResult:
    """What the platform answered."""

    http: int
    body: Any

    @property
    def status(self) -> str:
        status: str = self._failure.get("code") or self.body["status"]
        return status

    @property
    def data(self) -> Any:
        return self._failure.get("data") or self.body.get("data")

    @property
    def _failure(self) -> Mapping[str, Any]:
        """Where the dialects of an error object and of problem+json say it."""
        error = self.body.get("error")
        return error if isinstance(error, dict) else self.body if "code" in self.body else {}

    @property
    def fields(self) -> dict[str, str]:
        fields: dict[str, str] = self.data["fields"]
        return fields


class Desk:
    def __init__(self, email: str = SUPER, beside: Desk | None = None) -> None:
        self.platform: Platform = beside.platform if beside else Platform(testing.worlds(), check_answers=True)
        self.world = self.platform.worlds.get("default")
        user = user_by_email(self.world, email)
        assert user is not None
        self.user = user
        self.token = self.world.tokens.issue(user.userCode)

    def send(
        self,
        operation_id: str,
        *,
        body: Mapping[str, Any] | None = None,
        query: Mapping[str, str] | None = None,
        path: Mapping[str, str] | None = None,
        invoice_id: str = "",
        payment_id: str = "",
        revision: int | None = None,
        key: str | None = None,
    ) -> CallResult:
        """Raises what the platform did not foresee."""
        operation = TABLE[operation_id]
        headers = {"authorization": f"Bearer {self.token}"}
        if revision is not None:
            headers["if-match"] = f'"{revision}"'
        if key is not None:
            headers["idempotency-key"] = key
        scope = operation.scope_for(identity_of(self.world, self.user)) if operation.scopes else None
        named = {"invoiceId": invoice_id, "paymentId": payment_id, **(path or {})}
        target = operation.upstream_path(scope).format(**{name: quote(value) for name, value in named.items()})
        call = Call(
            method=operation.method,
            path=target,
            query=list((query or {}).items()),
            headers=headers,
            body=b"" if body is None else encode(body),
        )
        handled = run(self.platform.serve(call))
        if handled.context.error is not None:
            raise handled.context.error
        return CallResult(handled.reply.http, parse_json(handled.reply.body) if handled.reply.body else {})

    def generate(self, op_id: str = "aurora", month: int = 10, **fields: Any) -> CallResult:
        """Of 2026, whose October is the last ended month."""
        revision, key = fields.pop("revision", None), fields.pop("key", None)
        body = {"opId": op_id, "year": 2026, "month": month, **fields}
        return self.send("billingV2InvoiceGenerate", body=body, revision=revision, key=key)

    def delete(self, invoice: Mapping[str, Any], **fields: Any) -> CallResult:
        query = {"invoiceId": invoice["_id"], "opId": invoice["opId"]}
        given = {"revision": invoice["revision"], **fields}
        return self.send("billingV2InvoiceDelete", query=query, **given)

    def edit(self, invoice: Mapping[str, Any], *, revision: int | None, **fields: Any) -> CallResult:
        body = {"invoiceId": invoice["_id"], "opId": invoice["opId"], **fields}
        return self.send("billingV2InvoiceUpdate", body=body, revision=revision)

    def invoices(self, **query: str) -> CallResult:
        return self.send("billingV2Invoices", query=query)

    def invoice(self, invoice_id: str) -> CallResult:
        return self.send("billingV2Invoice", invoice_id=invoice_id)

    def pay(self, op_id: str = "meridian", *, key: str | None = None, **fields: Any) -> CallResult:
        """A cash payment of 100 USD for October 2026, but for what is given."""
        return self.send("billingV2PaymentAdd", body={**CASH, "opId": op_id, **fields}, key=key)

    def change(self, payment: Mapping[str, Any], **fields: Any) -> CallResult:
        """The payment as it was shown, but for what is given."""
        given = {"revision": payment["revision"], **fields}
        revision = given.pop("revision")
        body = {**to_form(payment), **given}
        return self.send("billingV2PaymentUpdate", body=body, revision=revision)

    def change_transfer(self, payment: Mapping[str, Any], **fields: Any) -> CallResult:
        given = {"revision": payment["revision"], **fields}
        revision = given.pop("revision")
        body = {**to_form(payment), **given}
        return self.send("billingV2CpgTransferUpdate", body=body, revision=revision)

    def unpay(self, payment: Mapping[str, Any], **fields: Any) -> CallResult:
        query = {"id": payment["paymentId"], "opId": payment["opId"]}
        given = {"revision": payment["revision"], **fields}
        return self.send("billingV2PaymentDelete", query=query, **given)

    def payments(self, **query: str) -> CallResult:
        return self.send("billingV2Payments", query=query)

    def payment(self, payment_id: str) -> CallResult:
        return self.send("billingV2Payment", payment_id=payment_id)

    def preview(self, op_id: str = "meridian", **query: object) -> CallResult:
        """What a payment would do to the cards."""
        given = {name: str(value) for name, value in query.items()}
        return self.send("billingV2PaymentPreview", query={"opId": op_id, **given})

    def provider(self, op_id: str | None = None, **query: str) -> CallResult:
        named = {} if op_id is None else {"opId": op_id}
        return self.send("providerPayment", query={**named, **query})

    def arrives(self, op_id: str = "meridian", amount: object = 100, currency: str = "USDT", **fields: Any) -> str:
        """A transfer arrives on the chain; its hash."""
        body = {"opId": op_id, "currency": currency, "amount": Decimal(str(amount)), **fields}
        tx_hash: str = fire_event(self.world, "transferArrived", body)["txHash"]
        return tx_hash

    def cards(self, year: int, op_id: str | None = None) -> tuple[Decimal, Decimal]:
        """Debt and what the provider holds."""
        body = {"year": year} if op_id is None else {"year": year, "opId": op_id}
        result = self.send("billingV2DashboardCards", body=body)
        return (
            Decimal(result.data["debt"]["amountInUSD"]),
            Decimal(result.data["cpgProvider"]["amountInUSD"]),
        )

    def stored(self, op_id: str = "aurora") -> list[Invoice]:
        """An operator's invoices, oldest first."""
        found = self.world.table(INVOICES).where(opId=op_id)
        return sorted(found, key=lambda invoice: (invoice.year, invoice.month))


def desk_of_empty_account(op_id: str) -> Desk:
    """A desk in a world where an operator has neither invoices nor payments."""
    desk = Desk()
    with desk.world.change(CLERK) as change:
        schemas: tuple[Schema[Any], ...] = (INVOICES, PAYMENTS)
        for schema in schemas:
            table = desk.world.table(schema)
            for row in list(table.where(opId=op_id)):
                change.delete(table, row.id)
    return desk


def payment(op_id: str = "meridian", amount: object = 100, **fields: Any) -> ManualPayment:
    """A cash payment in USD for October 2026, but for what is given."""
    given: dict[str, Any] = {
        "paymentType": PaymentType.CASH,
        "currency": "USD",
        "exchangeRateInUSD": Decimal(1),
        "issuedDate": NOON,
        "paymentDate": NOON,
        "year": 2026,
        "month": 10,
    }
    return ManualPayment(opId=op_id, amount=Decimal(str(amount)), **{**given, **fields})
