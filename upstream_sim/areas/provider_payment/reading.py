"""What the provider payment dialog shows."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from contracts.areas.billing_v2_payments import NO_ACCOUNT
from contracts.areas.provider_payment import (
    CONFIRMATIONS_REQUIRED,
    ProviderCurrency,
    ProviderPaymentQuery,
    TransferState,
)
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.billing_v2.accounts import account
from upstream_sim.areas.billing_v2.operators import parent_operator
from upstream_sim.areas.provider_payment.records import ARRIVALS, Arrival, confirmations, explorer_url
from upstream_sim.areas.provider_payment.required import due_by, required_amount, required_in_usd
from upstream_sim.people import Caller
from upstream_sim.rates import rate_of
from upstream_sim.refusals import Invalid422
from upstream_sim.serving import Command, serves
from upstream_sim.world import World

SHOWN_FOR = timedelta(days=1)
AT_MOST = 50


@serves("providerPayment")
def provider_payment(world: World, caller: Caller, command: Command) -> Any:
    """Raises Invalid422 where no operator is named or a brand is."""
    query: ProviderPaymentQuery = command.query
    op_id = query.opId or caller.identity.opId
    if op_id is None:
        raise Invalid422("opId", OPERATOR_NOT_FOUND)
    operator = parent_operator(world, op_id, NO_ACCOUNT)
    books, now = account(world, op_id), world.now()
    year = query.year or now.year
    rate, required = rate_of(world, query.currency), required_in_usd(books)
    return {
        "opId": op_id,
        "opTitle": operator.title,
        "address": operator.walletAddress,
        "network": query.network,
        "currency": query.currency,
        "acceptedCurrencies": [currency.value for currency in ProviderCurrency],
        "marketRateInUSD": rate,
        "year": year,
        "balanceInUSD": books.pool,
        "debtInUSD": books.debt(year),
        "requiredInUSD": required,
        "requiredAmount": required_amount(required, query.currency, rate),
        "dueBy": due_by(now),
        "pendingTransfers": [_shown(arrival, now) for arrival in _latest(world, op_id, now)],
    }


def _latest(world: World, op_id: str, now: datetime) -> list[Arrival]:
    """All but what was confirmed long ago, the latest first."""
    rows = [
        row
        for row in world.table(ARRIVALS).where(opId=op_id)
        if row.confirmedAt is None or now - row.confirmedAt <= SHOWN_FOR
    ]
    return sorted(rows, key=lambda row: (row.arrivedAt, row.txHash), reverse=True)[:AT_MOST]


def _shown(arrival: Arrival, now: datetime) -> dict[str, Any]:
    """`ProviderTransfer` on the wire."""
    is_confirmed = arrival.state is TransferState.CONFIRMED
    return {
        "txHash": arrival.txHash,
        "currency": arrival.currency,
        "amount": arrival.amount,
        "amountInUSD": arrival.amountInUSD,
        "exchangeRateInUSD": arrival.exchangeRateInUSD,
        "confirmations": CONFIRMATIONS_REQUIRED if is_confirmed else confirmations(arrival, now),
        "confirmationsRequired": CONFIRMATIONS_REQUIRED,
        "state": arrival.state.value,
        "arrivedAt": arrival.arrivedAt,
        "confirmedAt": arrival.confirmedAt,
        "explorerURL": explorer_url(arrival.txHash),
        "paymentId": arrival.paymentId,
        "differenceInUSD": arrival.differenceInUSD,
    }
