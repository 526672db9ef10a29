"""The players who used a card, in finished transactions."""

from __future__ import annotations

from typing import Any

from contracts.areas.risk_management import CardUsersQuery
from upstream_sim.areas.risk_management.records import CARD_USES, SHARED_CARDS, CardUse
from upstream_sim.areas.transactions.search import visible_transaction
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between, NotIn
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire, page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller


@handles("riskCardUsers")
def card_users(world: World, caller: Caller, command: Command[None, CardUsersQuery]) -> dict[str, Any]:
    query = command.body
    tenants = queried_tenants(world, caller, query)
    page = world.table(CARD_USES).page(_filters(world, query, tenants), "-createdAt", query.page, query.limit)
    return page_to_wire(page, lambda use: _to_wire(world, caller, use, tenants))


def _filters(world: World, query: CardUsersQuery, tenants: frozenset[str] | None) -> dict[str, Any]:
    number = "".join(query.cardNumber.split()) if query.cardNumber else None
    wanted: dict[str, Any] = {
        "opId": tenants,
        "cardNumber": number,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "transactionType": query.transactionType,
        "status": query.status,
        "isTest": query.isTest,
    }
    if query.isShared is not None:
        shared = {card.cardNumber for card in world.table(SHARED_CARDS).all() if card.count_players(tenants) > 1}
        if number is not None:
            wanted["cardNumber"] = frozenset({number} & shared if query.isShared else {number} - shared)
        else:
            wanted["cardNumber"] = frozenset(shared) if query.isShared else NotIn(frozenset(shared))
    return {"isCounted": True, "createdAt": Between(query.fromDate, query.toDate), **without_none(wanted)}


def _to_wire(world: World, caller: Caller, use: CardUse, tenants: frozenset[str] | None) -> dict[str, Any]:
    shared = world.table(SHARED_CARDS).get(use.cardNumber)
    transaction = visible_transaction(world, caller, use.txId)
    player = world.table(PLAYERS).get(use.playerCode)
    return {
        "txId": transaction.txId,
        "cardNumber": use.cardNumber,
        "playersOfCard": shared.count_players(tenants) if shared else 1,
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
