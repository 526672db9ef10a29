"""The lists of transactions, one of them, the gateways, and the effect of a confirmation."""

from __future__ import annotations

from typing import Any

from contracts.areas.transaction_gateways import GatewaysQuery
from contracts.areas.transactions import TransactionKey, TransactionPath, TransactionsQuery, TransactionType
from contracts.payment_providers import GATEWAYS, PaymentProvider
from upstream_sim.areas.transactions.decisions import credited_account
from upstream_sim.areas.transactions.deletion import deletion_refusal
from upstream_sim.areas.transactions.holds import held_account, is_open
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transactions.search import PROFIT, TRANSACTION_GONE, transaction_page, visible_transaction
from upstream_sim.areas.transactions.warnings import facts_of_transaction
from upstream_sim.areas.transactions.wire import returned_amounts, to_wire
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Filters
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS
from upstream_sim.shared.player_wallets import held as held_in
from upstream_sim.shared.records import queried_tenants, without_none
from upstream_sim.shared.users import Caller

DECIDED_HERE = frozenset({TransactionType.BONUS, TransactionType.REFERRAL_PROFIT, TransactionType.AFFILIATE})


@handles("transactionsList")
def transactions(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, frozenset(TransactionType))


@handles("transactionsProfit")
def profit(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, PROFIT)


@handles("transactionGateways")
def gateways(world: World, caller: Caller, command: Command[GatewaysQuery]) -> list[dict[str, Any]]:
    """By provider, those that have any transactions, and by instance."""
    query = command.query
    tenants = queried_tenants(world, caller, query)
    wanted = {"opId": tenants, "transactionType": query.type}
    where = without_none(wanted)
    table = world.table(TRANSACTIONS)
    found = [
        {
            "gateway": title,
            "paymentProvider": provider,
            "count": table.count(gateway=title, isDeleted=False, **where),
            "instances": _instances(world, provider, where),
        }
        for provider, title in GATEWAYS.items()
    ]
    return [each for each in found if each["count"]]


def _instances(world: World, provider: PaymentProvider, where: Filters) -> list[dict[str, Any]]:
    """The provider's gateways that any of the transactions went by, the most used first."""
    table, found = world.table(TRANSACTIONS), []
    for gateway in world.table(PAYMENT_GATEWAYS).where(paymentProvider=provider):
        count = table.count(gatewayUuid=gateway.uuid, isDeleted=False, **where)
        if count:
            found.append({"uuid": gateway.uuid, "title": gateway.name, "opId": gateway.opId, "count": count})
    return sorted(found, key=lambda each: (-each["count"], each["title"], each["uuid"]))


@handles("transaction")
def transaction(world: World, caller: Caller, command: Command[None, None, TransactionPath]) -> dict[str, Any]:
    """One transaction, with its returns and hold. Raises NotFound, for another tenant's too."""
    found = visible_transaction(world, caller, command.path.txId)
    account = held_account(found) if is_open(found) else None
    return {
        **to_wire(world, found),
        "returns": returned_amounts(world, found),
        "held": amount_of(found.fromUnits) if account else None,
        "heldCurrency": account.currency if account else None,
        "canBeDeleted": deletion_refusal(found) is None,
    }


@handles("transactionEffect")
def effect(world: World, caller: Caller, command: Command[TransactionKey]) -> dict[str, Any]:
    """What a confirmation would move. Raises NotFound, and TransitionNotAllowed for a kind that is not confirmed
    here."""
    found = visible_transaction(world, caller, command.query.txId)
    source, target = held_account(found), credited_account(found)
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


@handles("transactionFacts")
def facts(world: World, caller: Caller, command: Command[TransactionKey]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too, and for one that is decided elsewhere."""
    found = visible_transaction(world, caller, command.query.txId)
    if found.transactionType not in DECIDED_HERE:
        raise NotFound(TRANSACTION_GONE)
    return facts_of_transaction(world, found)
