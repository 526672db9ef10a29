"""The lists of wallets at Utopia and of what went in and out."""

from __future__ import annotations

from typing import Any

from contracts.areas.external_wallet import CURRENCY, ExternalTransactionsQuery, ExternalWalletsQuery
from upstream_sim.areas.external_wallet.records import (
    EXTERNAL_TRANSACTIONS,
    EXTERNAL_WALLETS,
    ExternalTransaction,
    ExternalWallet,
    own,
)
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.table import page_of
from upstream_sim.core.world import World
from upstream_sim.shared.tenants import OPERATORS, selected
from upstream_sim.shared.users import Caller


@handles("externalWallets")
def wallets(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    query: ExternalWalletsQuery = command.query
    filters = _filters(world, caller, query, "uuid")
    items, count, remaining = world.table(EXTERNAL_WALLETS).page(filters, query.sort, query.page, query.limit)
    return {"items": [wallet_to_wire(world, wallet) for wallet in items], "count": count, "remaining": remaining}


@handles("externalTransactions")
def transactions(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    query: ExternalTransactionsQuery = command.query
    if query.sort.removeprefix("-") != "createdAt":
        raise ValidationFailed("sort", "Sort by createdAt.")
    filters = _filters(world, caller, query, "uuid", "txId", "transactionType", "status")
    found = [each for each in world.table(EXTERNAL_TRANSACTIONS).where(**filters) if _is_within(each, query)]
    found.sort(key=lambda each: (each.createdAt, each.txId), reverse=query.sort.startswith("-"))
    items, count, remaining = page_of(found, query.page, query.limit)
    return {"items": [to_wire(world, each) for each in items], "count": count, "remaining": remaining}


def wallet_to_wire(world: World, wallet: ExternalWallet) -> dict[str, Any]:
    names = ("uuid", "opId", "title", "customerId", "createdAt", "updatedAt")
    return {
        **{name: getattr(wallet, name) for name in names},
        "opTitle": _title(world, wallet.opId),
        "wallets": [{"currency": CURRENCY, "balance": balance_of(world, own(wallet.uuid))}],
    }


def to_wire(world: World, transaction: ExternalTransaction) -> dict[str, Any]:
    fields = {name: getattr(transaction, name) for name in transaction.__struct_fields__ if name != "revision"}
    return {**fields, "opTitle": _title(world, transaction.opId), "currency": CURRENCY}


def _filters(
    world: World, caller: Caller, query: ExternalWalletsQuery | ExternalTransactionsQuery, *names: str
) -> dict[str, Any]:
    tenants = selected(world, caller.user.opId, query.opId, include_brands=query.includeBrands is not False)
    where: dict[str, Any] = {} if tenants is None else {"opId": tenants}
    given = {name: getattr(query, name) for name in names}
    return {**where, **{name: value for name, value in given.items() if value is not None}}


def _is_within(transaction: ExternalTransaction, query: ExternalTransactionsQuery) -> bool:
    made = transaction.createdAt
    return (query.fromDate is None or made >= query.fromDate) and (query.toDate is None or made <= query.toDate)


def _title(world: World, op_id: str) -> str:
    operator = world.table(OPERATORS).get(op_id)
    return operator.title if operator else op_id
