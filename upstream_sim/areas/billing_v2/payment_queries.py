"""The transaction history with its totals, and one payment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from operator import attrgetter
from typing import Any

from contracts.areas.billing_v2_payments import PaymentCurrency, PaymentPath, PaymentsV2Query
from contracts.areas.billing_v2_previews import PaymentPreviewQuery
from contracts.fields import OneTenant
from upstream_sim.areas.billing_v2.payment_wire import to_wire
from upstream_sim.areas.billing_v2.payments import payment_preview
from upstream_sim.areas.billing_v2.records import PAYMENT_GONE, PAYMENTS, Payment
from upstream_sim.areas.billing_v2.statement import statement, statement_with
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import to_15_digits
from upstream_sim.shared.records import operator_title, visible_record, without_none
from upstream_sim.shared.users import Caller

ZERO = Decimal("0.00")
FILTERS = ("brandOpId", "year", "month", "paymentType", "currency", "invoiceNo")
STORED_SORTS = (
    "opId",
    "paymentType",
    "currency",
    "amount",
    "exchangeRateInUSD",
    "amountInUSD",
    "month",
    "issuedDate",
    "paymentDate",
    "createdAt",
    "updatedAt",
)
Key = Callable[[Payment], Any]
SORTS: dict[str, Key] = {
    **{name: attrgetter(name) for name in STORED_SORTS},
    "year": lambda payment: (payment.year, payment.month),
    "brandOpId": lambda payment: payment.brandOpId or "",
    "invoiceNo": lambda payment: payment.invoiceNo or 0,
    "createdBy.nickname": lambda payment: payment.createdBy.nickname,
}


@handles("billingV2Payments")
def payments(world: World, caller: Caller, command: Command[PaymentsV2Query]) -> Any:
    """A page, its count and the totals of everything found. Raises ValidationFailed for an unknown sort."""
    query = command.query
    found = list(_found(world, query.opId or caller.identity.opId, query))
    items, count, remaining = page_of(_sorted(world, found, query.sort), query.page, query.limit)
    return {
        "items": [to_wire(world, payment) for payment in items],
        "count": count,
        "remaining": remaining,
        "totalAmountInUSD": _in_usd(found),
        "totalsByCurrency": [_total(currency, found) for currency in _currencies(found)],
    }


@handles("billingV2Payment")
def payment(world: World, caller: Caller, command: Command[OneTenant, None, PaymentPath]) -> Any:
    """One payment. Raises NotFound, for another tenant's too."""
    return to_wire(world, visible_record(world, caller, PAYMENTS, command.path.paymentId, PAYMENT_GONE))


@handles("billingV2PaymentPreview")
def preview(world: World, _caller: Caller, command: Command[PaymentPreviewQuery]) -> Any:
    """The cards of the payment's years, now and after. Raises NotFound and ValidationFailed."""
    query = command.query
    replaced, applied = payment_preview(world, query)
    now = statement(world, query.opId)
    after = statement_with(world, query.opId, replaced, applied)
    years = dict.fromkeys(each.year for each in (replaced, applied) if each is not None)
    return {
        "debts": [{"year": y, "nowInUSD": now.debt(y), "afterInUSD": after.debt(y)} for y in years],
        "cpgProvider": {"nowInUSD": now.pool, "afterInUSD": after.pool},
    }


def _found(world: World, op_id: str | None, query: PaymentsV2Query) -> Iterable[Payment]:
    wanted = {"opId": op_id, **{name: getattr(query, name) for name in FILTERS}}
    rows = world.table(PAYMENTS).where(**without_none(wanted))
    return (
        row
        for row in rows
        if (query.since is None or query.since <= row.createdAt)
        and (query.until is None or row.createdAt <= query.until)
    )


def _sorted(world: World, rows: list[Payment], sort: str) -> list[Payment]:
    """The rows sorted, ties by creation time, then id, in the same direction."""
    sorts: dict[str, Key] = {**SORTS, "opTitle": lambda row: operator_title(world, row.opId)}
    by = sorts.get(sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(sorts))}.")
    return sorted(rows, key=lambda row: (by(row), row.createdAt, row.id), reverse=sort[:1] == "-")


def _currencies(rows: list[Payment]) -> list[str]:
    """Those that payments are recorded in, then tokens by name."""
    usual = [currency.value for currency in PaymentCurrency]
    present = {row.currency for row in rows}
    return [*(currency for currency in usual if currency in present), *sorted(present - {*usual})]


def _of(currency: str, rows: list[Payment]) -> list[Payment]:
    return [row for row in rows if row.currency == currency]


def _in_usd(rows: list[Payment]) -> Decimal:
    return sum((row.amountInUSD for row in rows), ZERO)


def _total(currency: str, rows: list[Payment]) -> dict[str, Any]:
    own = _of(currency, rows)
    amount = sum((row.amount for row in own), Decimal(0))
    return {"currency": currency, "amount": to_15_digits(amount), "amountInUSD": _in_usd(own)}
