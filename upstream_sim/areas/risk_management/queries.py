"""The players who used a card, in finished transactions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator
from typing import Any

from contracts.areas.risk_management import CardUsersQuery
from contracts.areas.transactions import TransactionStatus
from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.ledger import amount_of
from upstream_sim.core.table import page_of
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire, queried_tenants
from upstream_sim.shared.users import Caller

STEP = 500  # uses looked at before others may go on
FINISHED = (TransactionStatus.CONFIRMED, TransactionStatus.REJECTED)
Steps = Generator[None, None, Any]
Use = tuple[Transaction, CardUse]


@handles("riskCardUsers")
def card_users(world: World, caller: Caller, command: Command[None, CardUsersQuery]) -> Steps:
    query = command.body
    tenants = queried_tenants(world, caller, query)
    users: defaultdict[str, set[str]] = defaultdict(set)
    found: list[Use] = []
    for at, use in enumerate(list(_uses(world, tenants, query)), 1):
        transaction = world.table(TRANSACTIONS).get(use.txId)
        if transaction is not None and not transaction.isDeleted and transaction.status in FINISHED:
            users[use.cardNumber].add(use.playerCode)
            if _is_wanted(transaction, query):
                found.append((transaction, use))
        if at % STEP == 0:
            yield
    rows = [each for each in found if query.isShared in (None, len(users[each[1].cardNumber]) > 1)]
    rows = [each for each in rows if query.playerCode is None or each[1].playerCode == query.playerCode.strip().upper()]
    rows.sort(key=lambda each: (each[0].createdAt, each[0].txId), reverse=True)
    items, count, remaining = page_of(rows, query.page, query.limit)
    shown = [_to_wire(world, *each, len(users[each[1].cardNumber])) for each in items]
    return {"items": shown, "count": count, "remaining": remaining}


def _uses(world: World, tenants: frozenset[str] | None, query: CardUsersQuery) -> Any:
    """The uses of one card, or of all: whether a card is shared shows in all uses only."""
    filters: dict[str, Any] = {} if tenants is None else {"opId": tenants}
    if query.cardNumber:
        filters["cardNumber"] = "".join(query.cardNumber.split())
    return world.table(CARD_USES).where(**filters)


def _is_wanted(transaction: Transaction, query: CardUsersQuery) -> bool:
    return (
        query.status in (None, transaction.status.value)
        and query.transactionType in (None, transaction.transactionType.value)
        and query.isTest in (None, transaction.isTest)
        and (query.fromDate is None or query.fromDate <= transaction.createdAt)
        and (query.toDate is None or transaction.createdAt <= query.toDate)
    )


def _to_wire(world: World, transaction: Transaction, use: CardUse, players_of_card: int) -> dict[str, Any]:
    player = world.table(PLAYERS).get(use.playerCode)
    return {
        "txId": transaction.txId,
        "cardNumber": use.cardNumber,
        "playersOfCard": players_of_card,
        "transactionType": transaction.transactionType,
        "status": transaction.status,
        "fromAmount": amount_of(transaction.fromUnits),
        "fromCurrency": transaction.fromCurrency,
        "amountInUSD": amount_of(transaction.toUSDCents * 10**6),
        "createdAt": transaction.createdAt,
        "playerCode": use.playerCode,
        "playerId": player.playerId if player else "",
        "username": player.username if player else "",
        "isTest": transaction.isTest,
        "isBlocked": player.isBlocked if player else False,
        "operator": operator_to_wire(world, transaction.opId),
    }
