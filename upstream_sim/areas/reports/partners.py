"""What players did whom affiliates brought, by affiliate and by channel: from their own sums, without background
traffic and without what was bet before the record, of which no player is known."""

from __future__ import annotations

from collections.abc import Generator, Sequence, Set
from datetime import UTC, datetime
from typing import Any

from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.bet_filters import BetType
from contracts.report_declarations import Dimension
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.rollups import BY_PLAYER
from upstream_sim.areas.reports.sources import Found, Scope, Source, Steps
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import months_later
from upstream_sim.core.tables.schema import INSTANT, Between, NotIn
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import contributions_of
from upstream_sim.shared.periods import DAYS
from upstream_sim.shared.players import PLAYERS, Player

AT_ONCE = 256
NOBODY = frozenset({None})
FIELDS = {Dimension.OPERATOR: "opId", Dimension.AFFILIATE: "affId", Dimension.CHANNEL: "channelId"}
NAMES = ("registered", "first", "active", "DEPOSITCents", "stakes", "wins")


def partners(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """Of steps there is one."""
    since, until = bounds[0], bounds[-1]
    found: Found = {}
    by_code: dict[str, dict[str, int]] = {}
    brought = world.table(PLAYERS).where(**scope.filters, affId=NotIn(NOBODY))
    for count, player in enumerate(brought, 1):
        row = by_code[player.playerCode] = _row_of(found, player, dimensions)
        row["registered"] += int(not player.isDeleted and since <= player.createdAt < until)
        if count % AT_ONCE == 0:
            yield
    bet = yield from _bets(world, by_code.keys(), since, until)
    for count, (code, (placed, stakes, wins)) in enumerate(bet.items(), 1):
        row = by_code[code]
        row["active"] += int(placed > 0)
        row["stakes"] += stakes
        row["wins"] += wins
        if count % AT_ONCE == 0:
            yield
    confirmed = {"transactionType": TransactionType.DEPOSIT, "status": TransactionStatus.CONFIRMED, "isDeleted": False}
    paid = world.table(TRANSACTIONS).where(**scope.filters, **confirmed, confirmedAt=Between(since, until - INSTANT))
    for count, transaction in enumerate(paid, 1):
        if (own := by_code.get(transaction.playerCode)) is not None:
            own["DEPOSITCents"] += transaction.toUSDCents
            own["first"] += int(transaction.isFTD)
        if count % AT_ONCE == 0:
            yield
    _add_commissions(world, found, since, until, dimensions)
    return {key: row for key, row in found.items() if any(row.values())}


def _row_of(found: Found, player: Player, dimensions: tuple[Dimension, ...]) -> dict[str, int]:
    key = (0, *(getattr(player, FIELDS[each]) for each in dimensions))
    return found.setdefault(key, dict.fromkeys(NAMES, 0))


def _bets(
    world: World, codes: Set[str], since: datetime, until: datetime
) -> Generator[None, None, dict[str, tuple[int, int, int]]]:
    """How many bets each player placed, and the stakes and wins of those settled: of whole UTC days by their sums, at
    the period's ends by the bets."""
    split = DAYS.split(since, until)
    found: dict[str, list[int]] = {}
    for count, code in enumerate(codes if split.first < split.last else (), 1):
        for bet_type in BetType:
            row = BY_PLAYER.row_of(world, code, bet_type)
            if row is not None:
                placed, _, _, stakes, wins, _ = row.sums(split.first, split.last)
                own = found.setdefault(code, [0, 0, 0])
                own[:] = own[0] + placed, own[1] + stakes, own[2] + wins
        if count % AT_ONCE == 0:
            yield
    for start, stop in split.edges:
        bets = yield from _bets_dated(world, codes, Between(start, stop - INSTANT))
        for count, bet in enumerate(bets, 1):
            own = found.setdefault(bet.playerCode, [0, 0, 0])
            for at, sums in contributions_of(bet):
                if start <= at < stop:
                    own[:] = own[0] + sums.placed, own[1] + sums.stakes, own[2] + sums.wins
            if count % AT_ONCE == 0:
                yield
    return {code: (own[0], own[1], own[2]) for code, own in found.items()}


def _bets_dated(world: World, codes: Set[str], within: Between) -> Generator[None, None, list[Bet]]:
    """The bets of these players that were placed or settled then, each once."""
    found: dict[str, Bet] = {}
    for name in ("placedAt", "settledAt"):
        for count, bet in enumerate(world.table(BETS).where(**{name: within}), 1):
            if bet.playerCode in codes:
                found[bet.betId] = bet
            if count % AT_ONCE == 0:
                yield
    return list(found.values())


def _add_commissions(
    world: World, found: Found, since: datetime, until: datetime, dimensions: tuple[Dimension, ...]
) -> None:
    """The commissions of the UTC months that ended in the period, of the affiliates that are found already."""
    if dimensions != (Dimension.AFFILIATE,):
        return
    for (_, aff_id), row in found.items():
        wanted: dict[str, Any] = {"affId": aff_id, "type": AffiliateRecordType.PROFIT}
        for record in world.table(RECORDS).where(**wanted):
            ended = months_later(datetime(record.year, record.month, 1, tzinfo=UTC), 1)
            if since < ended <= until and record.profitBreakdown is not None:
                cents = int(record.profitBreakdown.affiliateCommissionInUSD * 100)
                row["commission"] = row.get("commission", 0) + cents


PARTNERS = Source(partners, frozenset(FIELDS))
