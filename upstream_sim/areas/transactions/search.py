"""The filters of a list of transactions."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionsQuery, TransactionStatus, TransactionType
from contracts.fields import ListQuery
from contracts.payment_providers import GATEWAYS
from upstream_sim.areas.transactions.order_marks import MARKINGS, OPEN, narrowed, order_counts
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.tables.schema import Between, Filters
from upstream_sim.core.tables.selection import Selection
from upstream_sim.core.world.world import World
from upstream_sim.shared.lists import dated, oldest_at
from upstream_sim.shared.players import narrowed_by_partner, player_codes
from upstream_sim.shared.records import queried_tenants, rows_to_wire, visible_record, without_none
from upstream_sim.shared.users import Caller

TRANSACTION_GONE = "Transaction not found."
SORTS = {"toAmountInUSD": "toUSDCents"}
PROFIT = frozenset({TransactionType.AFFILIATE, TransactionType.REFERRAL_PROFIT})


def transaction_page(
    world: World, caller: Caller, query: TransactionsQuery, among: frozenset[TransactionType]
) -> dict[str, Any]:
    """`TransactionPage` of those of the types `among`. Raises ValidationFailed for an unknown sort."""
    name = query.sort.removeprefix("-")
    sort = query.sort.removesuffix(name) + SORTS.get(name, name)
    filters = filters_for(world, caller, query, among)
    found = world.table(TRANSACTIONS).select(narrowed(world, filters, query.order) if query.order else filters)
    page = transactions_to_wire(world, found, sort, query)
    if among & {marking.kind for marking in MARKINGS.values()} == among:
        tenants: Filters = {name: filters[name] for name in ("opId", "isTest") if name in filters}
        page["totals"]["orders"] = order_counts(world, tenants, among)
    return page


def transactions_to_wire(world: World, found: Selection[Transaction], sort: str, query: ListQuery) -> dict[str, Any]:
    """`TransactionPage` of what was found. Raises ValidationFailed for an unknown sort."""
    rows, count, remaining = found.page(sort, query.page, query.limit)
    return {
        "transactions": rows_to_wire(rows, lambda row: to_wire(world, row)),
        "count": count,
        "remaining": remaining,
        "totals": {"count": count, "toAmountInUSD": Decimal(found.total("toUSDCents")).scaleb(-2)},
        "oldestAt": oldest_at(found),
    }


def filters_for(
    world: World, caller: Caller, query: TransactionsQuery, among: frozenset[TransactionType]
) -> dict[str, Any]:
    """The table's filters; types outside `among` are never found."""
    types = frozenset(query.type) & among if query.type else among
    field, within = dated(query)
    wanted = {
        "opId": queried_tenants(world, caller, query),
        "transactionType": None if types == frozenset(TransactionType) else types,
        "transactionSubType": frozenset(query.subType or ()) or None,
        "status": _statuses(query),
        "txId": _trimmed(query.txId),
        "playerCode": player_codes(world, query.playerCode, query.playerId),
        "gateway": _gateways(query),
        "gatewayUuid": _trimmed(query.gatewayUuid),
        "paymentProvider": query.paymentProvider,
        "toCurrency": _trimmed(query.currency),
        "isTest": query.isTest,
        "isFTD": query.isFirstDeposit,
        "isOrder": query.isOrder,
        "isCost": query.isCost,
        field: within,
        "toUSDCents": _amount_range(query.minAmount, query.maxAmount),
    }
    filters = {"isDeleted": query.isDeleted is True, **without_none(wanted)}
    return narrowed_by_partner(world, filters, query.affId, query.channelId)


def _statuses(query: TransactionsQuery) -> TransactionStatus | frozenset[TransactionStatus] | None:
    if query.isOpen is None:
        return query.txStatus
    found = OPEN if query.isOpen else frozenset(TransactionStatus) - OPEN
    return found if query.txStatus is None else found & {query.txStatus}


def _gateways(query: TransactionsQuery) -> frozenset[str | None] | None:
    """The gateways that are wanted; that of None is none."""
    chosen = frozenset[str | None](query.gateway or ())
    if query.hasGateway is None:
        return chosen or None
    among = frozenset[str | None](GATEWAYS.values()) if query.hasGateway else frozenset[str | None]({None})
    return chosen & among if chosen else among


def visible_transaction(world: World, caller: Caller, tx_id: str) -> Transaction:
    """The transaction. Raises NotFound, for another tenant's too."""
    return visible_record(world, caller, TRANSACTIONS, tx_id.strip(), TRANSACTION_GONE)


def _amount_range(least: Decimal | None, most: Decimal | None) -> Between | None:
    if least is None and most is None:
        return None
    return Between(None if least is None else least * 100, None if most is None else most * 100)


def _trimmed(text: str | None) -> str | None:
    return (text or "").strip() or None
