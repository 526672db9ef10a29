"""Lists of transactions, one of them, the gateways, and what confirming one would move."""

from __future__ import annotations

from typing import Any

from contracts.areas.transactions import GATEWAYS, GatewaysQuery, TransactionType
from upstream_sim.areas.transactions.deciding import target_of
from upstream_sim.areas.transactions.deleting import refusal_of
from upstream_sim.areas.transactions.finding import PROFIT, page, visible
from upstream_sim.areas.transactions.holding import held_of, waits
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transactions.showing import returns_of, shown
from upstream_sim.areas.wallet.purses import held as held_in
from upstream_sim.ledger import amount_of, balance_of
from upstream_sim.people import Caller
from upstream_sim.serving import Command, serves
from upstream_sim.tenants import selected
from upstream_sim.world import World


@serves("transactionsList")
def transactions(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, frozenset(TransactionType))


@serves("transactionsProfit")
def profit(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, PROFIT)


@serves("transactionGateways")
def gateways(world: World, caller: Caller, command: Command) -> list[dict[str, Any]]:
    query: GatewaysQuery = command.query
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is not False)
    wanted = {"opId": tenants, "transactionType": query.type}
    where = {name: value for name, value in wanted.items() if value is not None}
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


@serves("transaction")
def transaction(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found = visible(world, caller, command.params.txId)
    purse = held_of(found) if waits(found) else None
    return {
        **shown(world, found),
        "returns": returns_of(world, found),
        "held": amount_of(found.fromUnits) if purse else None,
        "heldCurrency": purse.currency if purse else None,
        "canBeDeleted": refusal_of(found) is None,
    }


@serves("transactionEffect")
def effect(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound, and NotFromHere for a kind that is not confirmed here."""
    found = visible(world, caller, command.query.txId)
    source, target = held_of(found), target_of(found)
    return {
        "txId": found.txId,
        "status": found.status,
        "amount": amount_of(found.toUnits),
        "currency": target.currency,
        "amountInUSD": shown(world, found)["toAmountInUSD"],
        "fromWallet": source.wallet if source else None,
        "fromBalance": balance_of(world, source) if source else None,
        "held": held_in(world, source) if source else None,
        "toWallet": target.wallet,
        "toBalance": balance_of(world, target),
    }
