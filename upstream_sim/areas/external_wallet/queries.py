"""The wallets at Utopia, and their transactions."""

from __future__ import annotations

from typing import Any

from contracts.areas.external_wallet import CURRENCY, ExternalTransactionsQuery, ExternalWalletsQuery
from upstream_sim.areas.external_wallet.records import (
    EXTERNAL_TRANSACTIONS,
    EXTERNAL_WALLETS,
    ExternalTransaction,
    ExternalWallet,
    wallet_account,
)
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_title, page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller


@handles("externalWallets")
def wallets(world: World, caller: Caller, command: Command[ExternalWalletsQuery]) -> dict[str, Any]:
    query = command.query
    filters = _filters(world, caller, query, "uuid")
    page = world.table(EXTERNAL_WALLETS).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda wallet: wallet_to_wire(world, wallet))


@handles("externalTransactions")
def transactions(world: World, caller: Caller, command: Command[ExternalTransactionsQuery]) -> dict[str, Any]:
    query = command.query
    if query.sort.removeprefix("-") != "createdAt":
        raise ValidationFailed("sort", "Sort by createdAt.")
    filters = _filters(world, caller, query, "uuid", "txId", "transactionType", "status")
    found = [each for each in world.table(EXTERNAL_TRANSACTIONS).where(**filters) if _is_within(each, query)]
    found.sort(key=lambda each: (each.createdAt, each.txId), reverse=query.sort.startswith("-"))
    page = page_of(found, query.page, query.limit)
    return page_to_wire(page, lambda each: to_wire(world, each))


def wallet_to_wire(world: World, wallet: ExternalWallet) -> dict[str, Any]:
    names = ("uuid", "opId", "title", "customerId", "createdAt", "updatedAt")
    return {
        **{name: getattr(wallet, name) for name in names},
        "opTitle": operator_title(world, wallet.opId),
        "wallets": [{"currency": CURRENCY, "balance": balance_of(world, wallet_account(wallet.uuid))}],
    }


def to_wire(world: World, transaction: ExternalTransaction) -> dict[str, Any]:
    fields = {name: getattr(transaction, name) for name in transaction.__struct_fields__ if name != "revision"}
    return {**fields, "opTitle": operator_title(world, transaction.opId), "currency": CURRENCY}


def _filters(
    world: World, caller: Caller, query: ExternalWalletsQuery | ExternalTransactionsQuery, *names: str
) -> dict[str, Any]:
    tenants = queried_tenants(world, caller, query)
    where: dict[str, Any] = {} if tenants is None else {"opId": tenants}
    given = {name: getattr(query, name) for name in names}
    return {**where, **without_none(given)}


def _is_within(transaction: ExternalTransaction, query: ExternalTransactionsQuery) -> bool:
    made = transaction.createdAt
    return (query.fromDate is None or made >= query.fromDate) and (query.toDate is None or made <= query.toDate)
