"""Lists of transactions, one of them, the gateways, and what confirming one would move."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import GATEWAYS, GatewaysQuery, TransactionType
from upstream_sim.areas.transactions.decisions import target_of
from upstream_sim.areas.transactions.deletion import refusal_of
from upstream_sim.areas.transactions.holds import held_of, waits
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transactions.search import PROFIT, page, visible
from upstream_sim.areas.transactions.wire import returns_of, to_wire
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.ledger import amount_of, balance_of
from upstream_sim.core.world import World
from upstream_sim.shared.player_wallets import held as held_in
from upstream_sim.shared.records import queried_tenants, without_none
from upstream_sim.shared.users import Caller


@handles("transactionsList")
def transactions(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, frozenset(TransactionType))


@handles("transactionsProfit")
def profit(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, PROFIT)


@handles("transactionGateways")
def gateways(world: World, caller: Caller, command: Command) -> list[dict[str, Any]]:
    query: GatewaysQuery = command.query
    tenants = queried_tenants(world, caller, query)
    wanted = {"opId": tenants, "transactionType": query.type}
    where = without_none(wanted)
    table = world.table(TRANSACTIONS)
    found = [
        {
            "gateway": title,
            "paymentProvider": provider,
            "count": table.count(gateway=title, isDeleted=False, **where),
        }
        for provider, title in GATEWAYS.items()
    ]
    return [each for each in found if each["count"]]


@handles("transaction")
def transaction(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found = visible(world, caller, command.params.txId)
    account = held_of(found) if waits(found) else None
    return {
        **to_wire(world, found),
        "returns": returns_of(world, found),
        "held": amount_of(found.fromUnits) if account else None,
        "heldCurrency": account.currency if account else None,
        "canBeDeleted": refusal_of(found) is None,
    }


@handles("transactionEffect")
def effect(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound, and TransitionNotAllowed for a kind that is not confirmed here."""
    found = visible(world, caller, command.query.txId)
    source, target = held_of(found), target_of(found)
    return {
        "txId": found.txId,
        "status": found.status,
        "amount": amount_of(found.toUnits),
        "currency": target.currency,
        "amountInUSD": to_wire(world, found)["toAmountInUSD"],
        "fromWallet": source.wallet if source else None,
        "fromBalance": balance_of(world, source) if source else None,
        "held": held_in(world, source) if source else None,
        "toWallet": target.wallet,
        "toBalance": balance_of(world, target),
    }
