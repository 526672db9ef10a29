"""The provider payment dialog."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from contracts.areas.billing_v2_payments import NO_ACCOUNT
from contracts.areas.provider_payment import (
    ProviderCurrency,
    ProviderPaymentQuery,
)
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.billing_v2.due import OpenInvoice, due_by, open_invoices
from upstream_sim.areas.billing_v2.operators import account_holder
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.provider_payment.records import ARRIVALS, Arrival
from upstream_sim.areas.provider_payment.rules import ZERO, required_amount, required_in_usd
from upstream_sim.areas.provider_payment.wire import to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.users import Caller

SHOWN_FOR = timedelta(days=1)
AT_MOST = 50


@handles("providerPayment")
def provider_payment(world: World, caller: Caller, command: Command[ProviderPaymentQuery]) -> Any:
    """The dialog's data. Raises ValidationFailed where no operator is named or a brand is."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    operator = account_holder(world, op_id, NO_ACCOUNT)
    current, now = statement(world, op_id), world.now()
    year = query.year or now.year
    unpaid = open_invoices(world, op_id)
    rate, required = rate_of(world, query.currency), required_in_usd(current)
    return {
        "opId": op_id,
        "opTitle": operator.title,
        "address": operator.walletAddress,
        "network": query.network,
        "currency": query.currency,
        "acceptedCurrencies": [currency.value for currency in ProviderCurrency],
        "marketRateInUSD": rate,
        "year": year,
        "balanceInUSD": current.pool,
        "debtInUSD": current.debt(year),
        "requiredInUSD": required,
        "requiredAmount": required_amount(required, query.currency, rate),
        "dueBy": due_by(now),
        "pendingTransfers": [to_wire(world, arrival) for arrival in _latest(world, op_id, now)],
        "openInvoices": [_open_to_wire(each) for each in unpaid],
        "overdueInUSD": sum((each.open_amount for each in unpaid if each.days), ZERO),
    }


def _open_to_wire(unpaid: OpenInvoice) -> dict[str, Any]:
    invoice = unpaid.invoice
    return {
        "invoiceId": invoice.id,
        "invoiceNo": invoice.invoiceNo,
        "month": invoice.month,
        "year": invoice.year,
        "openAmountInUSD": unpaid.open_amount,
        "dueBy": unpaid.due,
        "overdueDays": unpaid.days,
    }


def _latest(world: World, op_id: str, now: datetime) -> list[Arrival]:
    """All transfers except those confirmed long ago, the latest first."""
    rows = [
        row
        for row in world.table(ARRIVALS).where(opId=op_id)
        if row.confirmedAt is None or now - row.confirmedAt <= SHOWN_FOR
    ]
    return sorted(rows, key=lambda row: (row.arrivedAt, row.txHash), reverse=True)[:AT_MOST]
