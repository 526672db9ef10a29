"""How many players joined, deposited and withdrew in a period, and who they are."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from operator import attrgetter
from typing import Any

import msgspec

from contracts.areas.player_reports import TotalKind, TotalsQuery, TotalUsersQuery
from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.table import page_of
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import operator_to_wire, page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

STEP = 500  # records looked at before others may go on
TYPES = {TotalKind.DEPOSIT: TransactionType.DEPOSIT, TotalKind.WITHDRAW: TransactionType.WITHDRAW}
STORED_FIELDS = ("playerCode", "playerId", "username", "isTest", "createdAt")


class PlayerSum(msgspec.Struct, gc=False):
    """The sum of a player's transactions of a kind."""

    player: Player
    transactionCount: int = 0
    cents: int = 0
    lastTransactionAt: datetime | None = None

    def take(self, transaction: Transaction) -> None:
        self.transactionCount += 1
        self.cents += transaction.toUSDCents
        if self.lastTransactionAt is None or transaction.createdAt > self.lastTransactionAt:
            self.lastTransactionAt = transaction.createdAt


Sums = dict[str, PlayerSum]
Steps = Generator[None, None, Any]
Query = TotalsQuery | TotalUsersQuery
SORTS: dict[str, Callable[[PlayerSum], Any]] = {
    **{name: attrgetter(f"player.{name}") for name in ("createdAt", "playerCode", "username")},
    "transactionCount": attrgetter("transactionCount"),
    "totalInUSD": attrgetter("cents"),
    "lastTransactionAt": lambda each: (each.lastTransactionAt is not None, each.lastTransactionAt),
}
TRANSACTION_SORTS: dict[str, Callable[[Transaction], Any]] = {
    "createdAt": attrgetter("createdAt"),
    "toAmountInUSD": attrgetter("toUSDCents"),
}


@dataclass(frozen=True, slots=True)
class ReportFilter:
    """The records and the period of a report."""

    filters: dict[str, Any]
    since: datetime | None
    until: datetime | None

    def holds(self, moment: datetime) -> bool:
        return (self.since is None or self.since <= moment) and (self.until is None or moment <= self.until)


@handles("playersTotals")
def totals(world: World, caller: Caller, command: Command[TotalsQuery]) -> Steps:
    wanted = _filter_of(world, caller, command.query)
    joined = yield from _sum_by_player(world, TotalKind.JOINED, wanted)
    depositors = yield from _sum_by_player(world, TotalKind.DEPOSIT, wanted)
    withdrawers = yield from _sum_by_player(world, TotalKind.WITHDRAW, wanted)
    return {
        "joined": len(joined),
        "depositors": len(depositors),
        "withdrawers": len(withdrawers),
        "depositsInUSD": _usd(sum(each.cents for each in depositors.values())),
        "withdrawalsInUSD": _usd(sum(each.cents for each in withdrawers.values())),
    }


@handles("playersTotalUsers")
def total_users(world: World, caller: Caller, command: Command[TotalUsersQuery]) -> Steps:
    """A page of players with their sums. Raises ValidationFailed for an unknown sort."""
    query = command.query
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    wanted = _filter_of(world, caller, query)
    if query.playerCode:
        wanted.filters["playerCode"] = query.playerCode.strip().upper()
    found = yield from _sum_by_player(world, query.kind, wanted)
    rows = sorted(found.values(), key=lambda each: (by(each), each.player.playerCode), reverse=query.sort[:1] == "-")
    page = page_of(rows, query.page, query.limit)
    return page_to_wire(page, lambda each: _to_wire(world, each))


@handles("playersTotalTransactions")
def total_transactions(world: World, caller: Caller, command: Command[TotalUsersQuery]) -> Steps:
    """A page of the transactions behind the sums. Raises ValidationFailed for an unknown sort."""
    query = command.query
    by = TRANSACTION_SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(TRANSACTION_SORTS))}.")
    wanted = _filter_of(world, caller, query)
    filters = {"status": TransactionStatus.CONFIRMED, **wanted.filters}
    if query.kind in TYPES:
        filters["transactionType"] = TYPES[query.kind]
    if query.playerCode:
        filters["playerCode"] = query.playerCode.strip().upper()
    rows: list[Transaction] = []

    def add(transaction: Transaction) -> None:
        player = world.table(PLAYERS).get(transaction.playerCode)
        if player is not None and not player.isDeleted and wanted.holds(transaction.createdAt):
            rows.append(transaction)

    yield from _in_steps(world.table(TRANSACTIONS).where(**filters), add)
    rows.sort(key=lambda each: (by(each), each.txId), reverse=query.sort[:1] == "-")
    items, count, remaining = page_of(rows, query.page, query.limit)
    return {"transactions": [to_wire(world, each) for each in items], "count": count, "remaining": remaining}


def _filter_of(world: World, caller: Caller, query: Query) -> ReportFilter:
    tenants = queried_tenants(world, caller, query)
    filters = {"opId": tenants, "isTest": query.isTest, "isDeleted": False}
    return ReportFilter(without_none(filters), query.fromDate, query.toDate)


def _sum_by_player(world: World, kind: TotalKind, wanted: ReportFilter) -> Generator[None, None, Sums]:
    """Sums by player, without deleted players."""
    sums: Sums = {}
    players = world.table(PLAYERS)
    if kind is TotalKind.JOINED:
        yield from _in_steps(players.where(**wanted.filters), lambda each: _add_joined(sums, each, wanted))
        return sums

    def add(transaction: Transaction) -> None:
        player = players.get(transaction.playerCode)
        if player is not None and not player.isDeleted and wanted.holds(transaction.createdAt):
            sums.setdefault(player.playerCode, PlayerSum(player)).take(transaction)

    filters = {"transactionType": TYPES[kind], "status": TransactionStatus.CONFIRMED, **wanted.filters}
    yield from _in_steps(world.table(TRANSACTIONS).where(**filters), add)
    return sums


def _add_joined(sums: Sums, player: Player, wanted: ReportFilter) -> None:
    if wanted.holds(player.createdAt):
        sums[player.playerCode] = PlayerSum(player)


def _in_steps(rows: Iterable[Any], do: Callable[[Any], None]) -> Generator[None, None, None]:
    for at, row in enumerate(list(rows), 1):
        do(row)
        if at % STEP == 0:
            yield


def _to_wire(world: World, each: PlayerSum) -> dict[str, Any]:
    return {
        **{name: getattr(each.player, name) for name in STORED_FIELDS},
        "operator": operator_to_wire(world, each.player.opId),
        "transactionCount": each.transactionCount,
        "totalInUSD": _usd(each.cents),
        "lastTransactionAt": each.lastTransactionAt,
    }


def _usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
