"""The list of withdrawals, the checks before a decision, and the order at the provider."""

from __future__ import annotations

from datetime import UTC
from typing import Any

from contracts.areas.transactions import TransactionsQuery, TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OneWithdrawal, OrderState
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.search import transaction_page
from upstream_sim.areas.transactions.warnings import facts_of_transaction
from upstream_sim.areas.withdrawals.decisions import settleable_at, withdrawal_of
from upstream_sim.areas.withdrawals.limits import limit_of, requests_on
from upstream_sim.areas.withdrawals.records import DESCRIPTIONS, order_of, query_provider
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.chains import NETWORKS, chain_address
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.users import Caller

WITHDRAWALS = frozenset({TransactionType.WITHDRAW})
UNANSWERED = frozenset({OrderState.NO_ANSWER, OrderState.WORKING})


@handles("withdrawalsList")
def withdrawals_list(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, WITHDRAWALS)


@handles("withdrawFacts")
def withdraw_facts(world: World, caller: Caller, command: Command[OneWithdrawal]) -> dict[str, Any]:
    """What to check before a decision. Raises NotFound."""
    transaction = withdrawal_of(world, caller, command.query.txId)
    wallet = player_wallets.main(transaction.playerCode, transaction.fromCurrency)
    day = transaction.createdAt.astimezone(UTC).date()
    return {
        **facts_of_transaction(world, transaction),
        "txId": transaction.txId,
        "requestsToday": requests_on(world, transaction.playerCode, day),
        "maxDailyWithdrawRequests": limit_of(world, transaction.opId),
        "currency": transaction.fromCurrency,
        "amount": amount_of(transaction.fromUnits),
        "balance": balance_of(world, wallet),
        "held": player_wallets.held(world, wallet),
        "exchangeRateInUSD": rate_of(world, transaction.fromCurrency),
        "crypto": _crypto_of(world, transaction),
        "gateway": _gateway_of(world, transaction),
    }


def _gateway_of(world: World, transaction: Transaction) -> dict[str, Any] | None:
    """By which gateway it goes, what that takes, and what arrives; None where it went by none, or that is deleted."""
    gateway = world.table(PAYMENT_GATEWAYS).get(transaction.gatewayUuid or "")
    if gateway is None:
        return None
    return {
        "uuid": gateway.uuid,
        "title": gateway.name,
        "isActive": gateway.isActive,
        "fee": amount_of(transaction.feeUnits or 0),
        "paidAmount": amount_of(transaction.toUnits),
        "paidCurrency": transaction.toCurrency,
    }


def _crypto_of(world: World, transaction: Transaction) -> dict[str, Any] | None:
    """Where a payout by CRYPTO goes, and what arrives; None of any other."""
    address = address_of(world, transaction)
    if address is None:
        return None
    return {
        "address": address,
        "network": NETWORKS[transaction.toCurrency],
        "currency": transaction.toCurrency,
        "amount": amount_of(transaction.toUnits),
    }


def address_of(world: World, transaction: Transaction) -> str | None:
    """Where a payout by CRYPTO goes; None of any other."""
    network = NETWORKS.get(transaction.toCurrency)
    if transaction.paymentProvider is not PaymentProvider.CRYPTO or network is None:
        return None
    return chain_address(network, f"{world.seed}:{transaction.playerCode}:{network}")


@handles("withdrawOrder")
def withdraw_order(world: World, caller: Caller, command: Command[OneWithdrawal]) -> dict[str, Any]:
    """The order, after the provider was asked. Raises NotFound."""
    transaction = withdrawal_of(world, caller, command.query.txId)
    stored = order_of(world, transaction.txId)
    order = None if stored is None else query_provider(stored)
    waits = order is not None and transaction.status is TransactionStatus.IN_PROGRESS and order.state in UNANSWERED
    return {
        "txId": transaction.txId,
        "txStatus": transaction.status,
        "provider": transaction.paymentProvider,
        "state": order.state if order else OrderState.NOT_SENT,
        "description": order.description if order else DESCRIPTIONS[OrderState.NOT_SENT],
        "sentCount": order.sentCount if order else 0,
        "firstSentAt": order.firstSentAt if order else None,
        "lastSentAt": order.lastSentAt if order else None,
        "settleableAt": settleable_at(order) if order and waits else None,
    }


count_in(
    "withdraw",
    TRANSACTIONS,
    cents="toUSDCents",
    transactionType=TransactionType.WITHDRAW,
    status=TransactionStatus.PENDING,
    isDeleted=False,
)
