"""Running totals of confirmed transactions: deposits and withdrawals by player, and what `shared.measures` tells apart
by tenant, currency and UTC day of the confirmation.

They change in the same write set as the transactions and players that they add up. A deleted player's money stays in
the tenant's totals, while the player has none any more; deleted transactions count nowhere.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, NamedTuple

import msgspec

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import INSTANT, Between, Schema, T
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.measures import Flow, Payments, flows_of
from upstream_sim.shared.players import PLAYERS, Player

KINDS = (TransactionType.DEPOSIT, TransactionType.WITHDRAW)
DAY = timedelta(days=1)


class PlayerTotal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All of a player's transactions of a kind, by their confirmations; there is none without any. `username` and
    `createdAt` are the player's."""

    id: str
    kind: TransactionType
    playerCode: str
    playerId: str
    opId: str
    isTest: bool
    username: str
    createdAt: datetime
    transactionCount: int
    usdCents: int
    firstTransactionAt: datetime
    lastTransactionAt: datetime


class TenantTotal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What flowed in a currency at an operator or brand, or to and from its test players. `days` are ordinals of days
    in UTC, ascending, those without transactions left out; the others go with them. `units` are the currency's, as in
    the ledger."""

    id: str
    flow: Flow
    opId: str
    currency: str
    isTest: bool
    days: tuple[int, ...]
    counts: tuple[int, ...]
    units: tuple[int, ...]
    usdCents: tuple[int, ...]


class Part(NamedTuple):
    """What a `TenantTotal` is about."""

    opId: str
    flow: Flow
    currency: str
    isTest: bool

    @property
    def id(self) -> str:
        return f"{self.opId}:{self.flow}:{self.currency}:{'test' if self.isTest else 'real'}"


DaySums = dict[int, tuple[int, int, int]]
"""By day: how many, their units, their USD cents."""

PLAYER_TOTALS = Schema(
    name="playerTotals",
    record=PlayerTotal,
    bitmaps=("kind", "opId", "isTest"),
    arrays=("playerCode",),
    sorts=(
        "createdAt",
        "playerCode",
        "username",
        "transactionCount",
        "usdCents",
        "firstTransactionAt",
        "lastTransactionAt",
    ),
    is_derived=True,
)
TENANT_TOTALS = Schema(name="tenantTotals", record=TenantTotal, bitmaps=("flow", "opId", "isTest"), is_derived=True)


def player_totals(players: Iterable[Player], transactions: Iterable[Transaction]) -> Iterator[PlayerTotal]:
    """The totals of these players by all their transactions."""
    by_player: defaultdict[tuple[str, TransactionType], list[Transaction]] = defaultdict(list)
    for transaction in transactions:
        if transaction.transactionType in KINDS and any(flows_of(transaction)):
            by_player[transaction.playerCode, transaction.transactionType].append(transaction)
    for player in players:
        for kind in KINDS:
            of_kind = by_player.get((player.playerCode, kind))
            if of_kind and not player.isDeleted:
                yield _player_total(player, kind, of_kind)


def tenant_totals(transactions: Iterable[Transaction]) -> Iterator[TenantTotal]:
    """The totals of all tenants by all transactions."""
    parts: defaultdict[Part, list[Transaction]] = defaultdict(list)
    for transaction in transactions:
        for flow in flows_of(transaction):
            parts[_part_of(transaction, flow)].append(transaction)
    for part, rows in parts.items():
        yield _tenant_total(part, _by_day(rows))


@follows(TRANSACTIONS)
def follow_transaction(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    counted = [
        (each, flow, sign) for each, sign in ((before, -1), (after, 1)) if each is not None for flow in flows_of(each)
    ]
    change.cells += len(counted)
    for code in {each.playerCode for each, _, _ in counted}:
        _add_up_player(change, code)
    for each, flow, sign in counted:
        _add_to_day(change, each, flow, sign)


@follows(PLAYERS)
def follow_player(change: Change, before: Player | None, after: Player | None) -> None:
    """What of a player shows in the totals: whether they are deleted, and their name."""
    player = after or before
    if player is None or _listed_as(before) == _listed_as(after):
        return
    _add_up_player(change, player.playerCode)


def payments_of(world: World, flow: Flow, period: Between, filters: Mapping[str, Any]) -> Payments:
    """What flowed in a period, of what the filters find: whole days by the totals, the rest one by one."""
    first, last = _whole_days(period)
    found = Payments()
    for total in world.table(TENANT_TOTALS).where(flow=flow, **filters):
        start = 0 if first is None else bisect_left(total.days, first)
        stop = len(total.days) if last is None else bisect_right(total.days, last)
        found = found.plus(Payments(sum(total.counts[start:stop]), sum(total.usdCents[start:stop])))
    for edge in _edges(period, first, last):
        confirmed = {"status": TransactionStatus.CONFIRMED, "isDeleted": False, "confirmedAt": edge}
        for row in world.table(TRANSACTIONS).where(**confirmed, **filters):
            if flow in flows_of(row):
                found = found.plus(Payments(1, row.toUSDCents))
    return found


def _listed_as(player: Player | None) -> tuple[bool, str] | None:
    return (player.isDeleted, player.username) if player else None


def _part_of(transaction: Transaction, flow: Flow) -> Part:
    return Part(transaction.opId, flow, transaction.toCurrency, transaction.isTest)


def _player_total(player: Player, kind: TransactionType, rows: list[Transaction]) -> PlayerTotal:
    moments = [counted_at(row) for row in rows]
    return PlayerTotal(
        id=player_total_id(player.playerCode, kind),
        kind=kind,
        playerCode=player.playerCode,
        playerId=player.playerId,
        opId=player.opId,
        isTest=player.isTest,
        username=player.username,
        createdAt=player.createdAt,
        transactionCount=len(rows),
        usdCents=sum(row.toUSDCents for row in rows),
        firstTransactionAt=min(moments),
        lastTransactionAt=max(moments),
    )


def player_total_id(code: str, kind: TransactionType) -> str:
    return f"{code}:{kind}"


def _by_day(rows: Iterable[Transaction]) -> DaySums:
    days: DaySums = {}
    for row in rows:
        day = _day_of(row)
        count, units, cents = days.get(day, (0, 0, 0))
        days[day] = (count + 1, units + row.toUnits, cents + row.toUSDCents)
    return days


def _tenant_total(part: Part, by_day: DaySums) -> TenantTotal:
    days = sorted(by_day)
    return TenantTotal(
        id=part.id,
        flow=part.flow,
        opId=part.opId,
        currency=part.currency,
        isTest=part.isTest,
        days=tuple(days),
        counts=tuple(by_day[day][0] for day in days),
        units=tuple(by_day[day][1] for day in days),
        usdCents=tuple(by_day[day][2] for day in days),
    )


def _add_up_player(change: Change, code: str) -> None:
    world = change.world
    player = world.table(PLAYERS).get(code)
    players = [player] if player else []
    fresh = {each.id: each for each in player_totals(players, world.table(TRANSACTIONS).where(playerCode=code))}
    for total_id in (player_total_id(code, kind) for kind in KINDS):
        _keep(change, PLAYER_TOTALS, total_id, fresh.get(total_id))


def _add_to_day(change: Change, row: Transaction, flow: Flow, sign: int) -> None:
    """Adds a transaction to its day, or takes it out."""
    part, day = _part_of(row, flow), _day_of(row)
    found = change.world.table(TENANT_TOTALS).get(part.id) or _tenant_total(part, {})
    at = bisect_left(found.days, day)
    is_known = at < len(found.days) and found.days[at] == day
    columns = (found.counts, found.units, found.usdCents)
    before = [column[at] if is_known else 0 for column in columns]
    sums = [old + sign * more for old, more in zip(before, (1, row.toUnits, row.toUSDCents), strict=True)]
    rest = at + is_known
    stays = bool(sums[0])
    counts, units, cents = (
        column[:at] + (value,) * stays + column[rest:] for column, value in zip(columns, sums, strict=True)
    )
    days = found.days[:at] + (day,) * stays + found.days[rest:]
    total = msgspec.structs.replace(found, days=days, counts=counts, units=units, usdCents=cents)
    _keep(change, TENANT_TOTALS, part.id, total if days else None)


def _keep(change: Change, schema: Schema[T], total_id: str, total: T | None) -> None:
    """Puts a total, or drops it, where it is not so already."""
    table = change.world.table(schema)
    present = table.get(total_id)
    if total is not None and total != present:
        change.put(table, total)
    elif total is None and present is not None:
        change.delete(table, total_id)


def _day_of(transaction: Transaction) -> int:
    return counted_at(transaction).astimezone(UTC).toordinal()


def counted_at(transaction: Transaction) -> datetime:
    """When a transaction that counts was confirmed."""
    if transaction.confirmedAt is None:
        raise ValueError(f"{transaction.txId} is not confirmed")
    return transaction.confirmedAt


def _midnight(day: int) -> datetime:
    return datetime.combine(date.fromordinal(day), time(), UTC)


def _whole_days(period: Between) -> tuple[int | None, int | None]:
    """The first and the last day that lie within a period as a whole."""
    first = period.least and (period.least.astimezone(UTC) + DAY - INSTANT).toordinal()
    last = period.most and (period.most.astimezone(UTC) - DAY + INSTANT).toordinal()
    return first, last


def _edges(period: Between, since: int | None, until: int | None) -> Iterator[Between]:
    """The parts of a period that are no whole day of it."""
    if since is not None and until is not None and until < since:
        yield period
        return
    if since is not None and period.least < _midnight(since):
        yield Between(period.least, _midnight(since) - INSTANT)
    if until is not None and period.most >= _midnight(until) + DAY:
        yield Between(_midnight(until) + DAY, period.most)
