"""Claims in lists: all of them, and those that wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contracts.areas.cashback import CashbackQuery, PendingCashbackQuery
from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.players import PLAYERS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.showing import shown
from upstream_sim.people import Caller
from upstream_sim.serving import Command, serves
from upstream_sim.table import page_of
from upstream_sim.tenants import selected
from upstream_sim.world import World

Test = Callable[[Transaction], bool]
SORTS = {"toAmountInUSD": "toUSDCents"}


@serves("cashbackList")
def claims(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    query: CashbackQuery = command.query
    return _page(world, caller, query, query.txStatus)


@serves("cashbackPending")
def pending(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return _page(world, caller, command.query, TransactionStatus.PENDING)


def _page(
    world: World, caller: Caller, query: PendingCashbackQuery, status: TransactionStatus | None
) -> dict[str, Any]:
    """Raises Invalid422 for an unknown sort."""
    table, filters = world.table(TRANSACTIONS), _filters(world, caller, query, status)
    name = query.sort.removeprefix("-")
    sort = query.sort.replace(name, SORTS.get(name, name))
    tests = _tests(query)
    if tests:
        everything, _, _ = table.page(filters, sort, 1, table.count(**filters) or 1)
        found = [row for row in everything if all(test(row) for test in tests)]
        rows, count, remaining = page_of(found, query.page, query.limit)
    else:
        rows, count, remaining = table.page(filters, sort, query.page, query.limit)
    return {"transactions": [shown(world, row) for row in rows], "count": count, "remaining": remaining}


def _filters(
    world: World, caller: Caller, query: PendingCashbackQuery, status: TransactionStatus | None
) -> dict[str, Any]:
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is not False)
    wanted = {
        "opId": tenants,
        "status": status,
        "isTest": query.isTest,
        "txId": _trimmed(query.txId),
        "playerCode": _codes(world, query),
    }
    given = {name: value for name, value in wanted.items() if value is not None}
    return {"transactionType": TransactionType.CASHBACK, "isDeleted": False, **given}


def _codes(world: World, query: PendingCashbackQuery) -> frozenset[str] | None:
    """The players that code and id name, if any are named."""
    code, player_id = _trimmed(query.playerCode), _trimmed(query.playerId)
    if player_id is None:
        return None if code is None else frozenset({code})
    found = {player.playerCode for player in world.table(PLAYERS).where(playerId=player_id)}
    return frozenset(found if code is None else found & {code})


def _tests(query: PendingCashbackQuery) -> list[Test]:
    """What no index answers."""
    since, until, least, most = query.since, query.until, query.minAmount, query.maxAmount
    tests: list[Test] = []
    if since is not None:
        tests.append(lambda row: row.createdAt >= since)
    if until is not None:
        tests.append(lambda row: row.createdAt <= until)
    if least is not None:
        tests.append(lambda row: row.toUSDCents >= least * 100)
    if most is not None:
        tests.append(lambda row: row.toUSDCents <= most * 100)
    return tests


def _trimmed(text: str | None) -> str | None:
    return (text or "").strip() or None
