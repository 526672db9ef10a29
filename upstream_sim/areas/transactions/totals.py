"""Running totals of confirmed deposits and withdrawals: by player, and by tenant, currency and day.

They change in the same write set as the transactions and players that they add up: the parts that a change concerns
are added up anew. Transactions of deleted players, and deleted ones, count nowhere.
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
from upstream_sim.core.followers import follows
from upstream_sim.core.schema import Between, Schema, T
from upstream_sim.core.world import Change, World
from upstream_sim.shared.players import PLAYERS, Player

KINDS = (TransactionType.DEPOSIT, TransactionType.WITHDRAW)
DAY = timedelta(days=1)
INSTANT = timedelta(microseconds=1)


class PlayerTotal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All of a player's transactions of a kind; there is none without any. `username` and `createdAt` are the
    player's."""

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
    """An operator's or brand's transactions of a kind in a currency, or those of its test players. `days` are ordinals
    of days in UTC, ascending, those without transactions left out; the others go with them. `units` are the
    currency's, as in the ledger."""

    id: str
    kind: TransactionType
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
    kind: TransactionType
    currency: str
    isTest: bool

    @property
    def filters(self) -> dict[str, Any]:
        """Those that find its transactions, whatever their kind."""
        return {"opId": self.opId, "toCurrency": self.currency, "isTest": self.isTest}

    @property
    def id(self) -> str:
        return f"{self.opId}:{self.kind}:{self.currency}:{'test' if self.isTest else 'real'}"


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
TENANT_TOTALS = Schema(name="tenantTotals", record=TenantTotal, bitmaps=("kind", "opId", "isTest"), is_derived=True)


def player_totals(players: Iterable[Player], transactions: Iterable[Transaction]) -> Iterator[PlayerTotal]:
    """The totals of these players by all their transactions."""
    by_player: defaultdict[tuple[str, TransactionType], list[Transaction]] = defaultdict(list)
    for transaction in transactions:
        if _is_counted(transaction):
            by_player[transaction.playerCode, transaction.transactionType].append(transaction)
    for player in players:
        for kind in KINDS:
            of_kind = by_player.get((player.playerCode, kind))
            if of_kind and not player.isDeleted:
                yield _player_total(player, kind, of_kind)


def tenant_totals(players: Iterable[Player], transactions: Iterable[Transaction]) -> Iterator[TenantTotal]:
    """The totals of all tenants by all players and transactions."""
    present = {player.playerCode for player in players if not player.isDeleted}
    parts: defaultdict[Part, list[Transaction]] = defaultdict(list)
    for transaction in transactions:
        if _is_counted(transaction) and transaction.playerCode in present:
            parts[_part_of(transaction)].append(transaction)
    for part, rows in parts.items():
        yield _tenant_total(part, _by_day(rows))


@follows(TRANSACTIONS)
def follow_transaction(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    counted = [
        (each, sign)
        for each, sign in ((before, -1), (after, 1))
        if each is not None and _is_counted(each) and _is_present(change.world, each)
    ]
    for code in {each.playerCode for each, _ in counted}:
        _add_up_player(change, code)
    for each, sign in counted:
        _add_to_day(change, each, sign)


@follows(PLAYERS)
def follow_player(change: Change, before: Player | None, after: Player | None) -> None:
    """What of a player shows in the totals: whether they are deleted, and their name."""
    player = after or before
    if player is None or _shown(before) == _shown(after):
        return
    _add_up_player(change, player.playerCode)
    if before is not None:  # without a record before, nothing can be of theirs yet
        _add_up_days(change, change.world.table(TRANSACTIONS).where(playerCode=player.playerCode))


def usd_cents_of(world: World, kind: TransactionType, period: Between, filters: Mapping[str, Any]) -> int:
    """The sum of the transactions of a period that the filters find: whole days by the totals, the rest one by
    one."""
    first, last = _whole_days(period)
    found = 0
    for total in world.table(TENANT_TOTALS).where(kind=kind, **filters):
        start = 0 if first is None else bisect_left(total.days, first)
        stop = len(total.days) if last is None else bisect_right(total.days, last)
        found += sum(total.usdCents[start:stop])
    for edge in _edges(period, first, last):
        found += sum(each.toUSDCents for each in _counted(world, kind, edge, filters))
    return found


def _is_counted(transaction: Transaction) -> bool:
    return (
        transaction.transactionType in KINDS
        and transaction.status is TransactionStatus.CONFIRMED
        and not transaction.isDeleted
    )


def _counted(world: World, kind: TransactionType, period: Between, filters: Mapping[str, Any]) -> Iterator[Transaction]:
    """The transactions of a period that count, one by one."""
    confirmed = {"transactionType": kind, "status": TransactionStatus.CONFIRMED, "isDeleted": False}
    for row in world.table(TRANSACTIONS).where(**confirmed, **filters, createdAt=period):
        if _is_present(world, row):
            yield row


def _is_present(world: World, transaction: Transaction) -> bool:
    """Whether it is a player's who is there, and not deleted."""
    player = world.table(PLAYERS).get(transaction.playerCode)
    return player is not None and not player.isDeleted


def _shown(player: Player | None) -> tuple[bool, str] | None:
    return (player.isDeleted, player.username) if player else None


def _part_of(transaction: Transaction) -> Part:
    return Part(transaction.opId, transaction.transactionType, transaction.toCurrency, transaction.isTest)


def _player_total(player: Player, kind: TransactionType, rows: list[Transaction]) -> PlayerTotal:
    moments = [row.createdAt for row in rows]
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
        kind=part.kind,
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


def _add_to_day(change: Change, row: Transaction, sign: int) -> None:
    """Adds a transaction to its day, or takes it out."""
    part, day = _part_of(row), _day_of(row)
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


def _add_up_days(change: Change, rows: Iterable[Transaction]) -> None:
    """Adds up the days of these transactions."""
    parts: defaultdict[Part, set[int]] = defaultdict(set)
    for row in rows:
        if row.transactionType in KINDS:
            parts[_part_of(row)].add(_day_of(row))
    world = change.world
    for part, days in parts.items():
        found = world.table(TENANT_TOTALS).get(part.id)
        sums: DaySums = (
            dict(zip(found.days, zip(found.counts, found.units, found.usdCents, strict=True), strict=True))
            if found
            else {}
        )
        for day in days:
            counted = _counted(world, part.kind, _span(day, day), part.filters)
            sums.pop(day, None)
            sums |= _by_day(counted)
        _keep(change, TENANT_TOTALS, part.id, _tenant_total(part, sums) if sums else None)


def _keep(change: Change, schema: Schema[T], total_id: str, total: T | None) -> None:
    """Puts a total, or drops it, where it is not so already."""
    table = change.world.table(schema)
    present = table.get(total_id)
    if total is not None and total != present:
        change.put(table, total)
    elif total is None and present is not None:
        change.delete(table, total_id)


def _day_of(transaction: Transaction) -> int:
    return transaction.createdAt.astimezone(UTC).toordinal()


def _span(first: int, last: int) -> Between:
    """The instants of these days."""
    return Between(_midnight(first), _midnight(last) + DAY - INSTANT)


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
