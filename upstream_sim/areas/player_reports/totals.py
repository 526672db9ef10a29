"""How many players joined, deposited and withdrew in a period, and who they are.

All time, and whatever reaches to its beginning or end, is answered by running totals; a period between by its
transactions, one by one.
"""

from __future__ import annotations

from collections.abc import Generator
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.player_reports import TotalKind, TotalsQuery, TotalUsersQuery
from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transactions.rollups import payments_between
from upstream_sim.areas.transactions.search import transactions_to_wire
from upstream_sim.areas.transactions.totals import PLAYER_TOTALS, PlayerTotal, counted_at, player_total_id
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import INSTANT, Between, half_open
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import Flow
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import operator_to_wire, page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

STEP = 500  # transactions looked at before others may go on
FEW = 100  # players whose transactions are looked at in one step
TYPES = {TotalKind.DEPOSIT: TransactionType.DEPOSIT, TotalKind.WITHDRAW: TransactionType.WITHDRAW}
STORED_FIELDS = ("playerCode", "playerId", "username", "isTest", "createdAt")
OF_PLAYERS = ("createdAt", "playerCode", "username")
SORTS = {
    **{name: name for name in OF_PLAYERS},
    "transactionCount": "transactionCount",
    "totalInUSD": "usdCents",
    "lastTransactionAt": "lastTransactionAt",
}
TRANSACTION_SORTS = {"createdAt": "createdAt", "toAmountInUSD": "toUSDCents"}
SUMMED = ("transactionCount", "usdCents", "lastTransactionAt")
Sums = dict[str, list[Any]]
"""By a player's code, in the order of SUMMED."""
Steps = Generator[None, None, Any]
Query = TotalsQuery | TotalUsersQuery


class ReportFilter(msgspec.Struct, frozen=True):
    """What a report is about: the filters of its records, the tenants among them, and its period."""

    records: dict[str, Any]
    period: Between


@handles("playersTotals")
def totals(world: World, caller: Caller, command: Command[TotalsQuery]) -> Steps:
    wanted = _filter_of(world, caller, command.query)
    depositors = yield from _count_players(world, TransactionType.DEPOSIT, wanted)
    withdrawers = yield from _count_players(world, TransactionType.WITHDRAW, wanted)
    joined = world.table(PLAYERS).count(isDeleted=False, createdAt=wanted.period, **wanted.records)
    paid = yield from payments_between(world, *half_open(wanted.period), wanted.records)
    return {
        "joined": joined,
        "depositors": depositors,
        "withdrawers": withdrawers,
        "depositsInUSD": _usd(paid[Flow.DEPOSIT].cents),
        "withdrawalsInUSD": _usd(paid[Flow.WITHDRAW].cents),
    }


@handles("playersTotalUsers")
def total_users(world: World, caller: Caller, command: Command[TotalUsersQuery]) -> Steps:
    """A page of players with their sums. Raises ValidationFailed for an unknown sort."""
    query = command.query
    descending, sort = _sort_of(query, SORTS)
    wanted = _filter_of(world, caller, query)
    filters = without_none({**wanted.records, "playerCode": _player_code(query)})
    if query.kind is TotalKind.JOINED:
        by = sort if sort in OF_PLAYERS else "playerCode"  # the sums of all are alike: none
        filters |= {"isDeleted": False, "createdAt": wanted.period}
        players = world.table(PLAYERS).page(filters, f"{descending}{by}", query.page, query.limit)
        return page_to_wire(players, lambda player: _to_wire(world, player))
    kind = TYPES[query.kind]
    if _trimmed(world, kind, wanted.period) == Between():
        filters["kind"] = kind
        page = world.table(PLAYER_TOTALS).page(filters, f"{descending}{sort}", query.page, query.limit)
    else:
        sums = yield from _sums_of_period(world, kind, wanted.period, filters)
        codes = yield from _sorted_codes(world, kind, sums, f"{descending}{sort}")
        shown, count, remaining = page_of(codes, query.page, query.limit)
        page = [_total_of_period(world, kind, code, sums[code]) for code in shown], count, remaining
    return page_to_wire(page, lambda total: _to_wire(world, total))


@handles("playersTotalTransactions")
def total_transactions(world: World, caller: Caller, command: Command[TotalUsersQuery]) -> Any:
    """A page of the transactions behind the sums. Raises ValidationFailed for an unknown sort."""
    query = command.query
    descending, sort = _sort_of(query, TRANSACTION_SORTS)
    wanted = _filter_of(world, caller, query)
    filters = without_none(
        {**wanted.records, "transactionType": TYPES.get(query.kind), "playerCode": _player_code(query)}
    )
    filters |= {"status": TransactionStatus.CONFIRMED, "isDeleted": False, "confirmedAt": wanted.period}
    return transactions_to_wire(world, world.table(TRANSACTIONS).select(filters), f"{descending}{sort}", query)


def _filter_of(world: World, caller: Caller, query: Query) -> ReportFilter:
    tenants = queried_tenants(world, caller, query)
    filters = without_none({"opId": tenants, "isTest": query.isTest})
    return ReportFilter(filters, Between(query.fromDate, query.toDate))


def _sort_of(query: TotalUsersQuery, sorts: dict[str, str]) -> tuple[str, str]:
    """`-` for descending, and the field of the records. Raises ValidationFailed for an unknown sort."""
    name = query.sort.removeprefix("-")
    if name not in sorts:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(sorts))}.")
    return query.sort.removesuffix(name), sorts[name]


def _player_code(query: TotalUsersQuery) -> str | None:
    return query.playerCode.strip().upper() if query.playerCode else None


def _trimmed(world: World, kind: TransactionType, period: Between) -> Between:
    """The period without the ends that leave out nothing."""
    table = world.table(PLAYER_TOTALS)
    first, _, _ = table.page({"kind": kind}, "firstTransactionAt", 1, 1)
    last, _, _ = table.page({"kind": kind}, "-lastTransactionAt", 1, 1)
    since, until = period.least, period.most
    return Between(
        None if since is None or all(since <= each.firstTransactionAt for each in first) else since,
        None if until is None or all(until >= each.lastTransactionAt for each in last) else until,
    )


def _count_players(world: World, kind: TransactionType, wanted: ReportFilter) -> Generator[None, None, int]:
    """How many players have a transaction in the period. Of who has one before it and one after it the first and the
    last do not tell: where these are few, they are looked at one by one."""
    period = _trimmed(world, kind, wanted.period)
    filters = {"kind": kind, **wanted.records}
    if period.most is None:
        return world.table(PLAYER_TOTALS).count(**filters, lastTransactionAt=period)
    if period.least is None:
        return world.table(PLAYER_TOTALS).count(**filters, firstTransactionAt=period)
    known = world.table(PLAYER_TOTALS)
    around = {
        **filters,
        "firstTransactionAt": Between(most=period.least - INSTANT),
        "lastTransactionAt": Between(least=period.most + INSTANT),
    }
    if known.count(**around) <= FEW:
        reaching = {"firstTransactionAt": Between(most=period.most), "lastTransactionAt": Between(least=period.least)}
        idle = [each for each in known.where(**around) if not _has_transaction(world, each, period)]
        return known.count(**filters, **reaching) - len(idle)
    codes = set()
    for at, row in enumerate(
        world.table(TRANSACTIONS).where(**_confirmed(kind), **wanted.records, confirmedAt=period), 1
    ):
        codes.add(row.playerCode)
        if at % STEP == 0:
            yield
    return len(codes.difference(player.playerCode for player in world.table(PLAYERS).where(isDeleted=True)))


def _has_transaction(world: World, total: PlayerTotal, period: Between) -> bool:
    own = world.table(TRANSACTIONS).where(playerCode=total.playerCode, **_confirmed(total.kind), confirmedAt=period)
    return next(own, None) is not None


def _confirmed(kind: TransactionType) -> dict[str, Any]:
    return {"transactionType": kind, "status": TransactionStatus.CONFIRMED, "isDeleted": False}


def _sums_of_period(
    world: World, kind: TransactionType, period: Between, filters: dict[str, Any]
) -> Generator[None, None, Sums]:
    """What players moved in a period; deleted ones have no sums."""
    rows = world.table(TRANSACTIONS).where(**_confirmed(kind), **filters, confirmedAt=period)
    sums: Sums = {}
    for at, row in enumerate(rows, 1):
        found = sums.get(row.playerCode)
        if found is None:
            sums[row.playerCode] = [1, row.toUSDCents, counted_at(row)]
        else:
            found[0] += 1
            found[1] += row.toUSDCents
            found[2] = max(found[2], counted_at(row))
        if at % STEP == 0:
            yield
    for player in world.table(PLAYERS).where(isDeleted=True):
        sums.pop(player.playerCode, None)
    return sums


def _sorted_codes(world: World, kind: TransactionType, sums: Sums, sort: str) -> Generator[None, None, list[str]]:
    """The codes of players, each sort a step; those with one value stay in the order of their codes."""
    name = sort.removeprefix("-")
    codes = sorted(sums, reverse=sort != name)
    yield
    if name in SUMMED:
        place = SUMMED.index(name)
        codes.sort(key=lambda code: sums[code][place], reverse=sort != name)
    elif name != "playerCode":
        values = {}
        for at, code in enumerate(codes, 1):
            values[code] = getattr(_known_total(world, kind, code), name)
            if at % STEP == 0:
                yield
        codes.sort(key=values.__getitem__, reverse=sort != name)
    return codes


def _known_total(world: World, kind: TransactionType, code: str) -> PlayerTotal:
    """The total of a player who has a transaction of the kind. Raises LookupError for a deleted one."""
    total = world.table(PLAYER_TOTALS).get(player_total_id(code, kind))
    if total is None:
        raise LookupError(f"{code} has no total of {kind}.")
    return total


def _total_of_period(world: World, kind: TransactionType, code: str, sums: list[Any]) -> PlayerTotal:
    return msgspec.structs.replace(_known_total(world, kind, code), **dict(zip(SUMMED, sums, strict=True)))


def _to_wire(world: World, who: Player | PlayerTotal) -> dict[str, Any]:
    """A player with the sums of a total; of a player alone there are none."""
    total = who if isinstance(who, PlayerTotal) else None
    return {
        **{name: getattr(who, name) for name in STORED_FIELDS},
        "operator": operator_to_wire(world, who.opId),
        "transactionCount": total.transactionCount if total else 0,
        "totalInUSD": _usd(total.usdCents if total else 0),
        "lastTransactionAt": total.lastTransactionAt if total else None,
    }


def _usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
