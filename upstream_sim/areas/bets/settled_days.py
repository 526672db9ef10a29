"""Settled bets of long ago, which are kept as sums of their day alone. What derives from bets goes on counting each of
them, and so do ledger, transactions and activities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta
from itertools import groupby
from typing import Any

import msgspec

from contracts.bet_filters import BetStatus, BetType
from contracts.envelope import Status
from upstream_sim.areas.bets.aggregate_sums import Parts, Total
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.wire import in_usd
from upstream_sim.core.clock import midnight
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.tables.schema import INSTANT, Between, Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.games import CASINO_GAMES
from upstream_sim.shared.live import hourly
from upstream_sim.shared.measures import sums_of_ended
from upstream_sim.shared.records import operator_to_wire
from upstream_sim.shared.users import Caller

KEPT_FOR = timedelta(days=90)
HOUR_OF_DAY = 2  # UTC
KEPT_AS_SUMS = "This bet ended on {day}. Bets that ended over {days} days ago are kept as the sums of their day alone."
SUMS = "{count:,} such {bets} of {title} with {provider} that day: {stakes:,.2f} USD staked, {wins:,.2f} USD won."


class SettledDay(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The bets of a tenant on a game, or with a provider of sport, that ended alike on a UTC day; in US cents. `id` is
    made of those."""

    id: str
    opId: str
    day: date
    betType: BetType
    provider: str
    gameId: str | None
    status: BetStatus
    isTest: bool
    count: int
    stakeInUSDCents: int
    winInUSDCents: int


class SettledBet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where a bet is summed."""

    betId: str
    opId: str
    generation: int
    dayId: str


SETTLED_DAYS = Schema(name="settledDays", record=SettledDay, bitmaps=("opId", "betType", "status", "isTest"))
SETTLED_BETS = Schema(name="settledBets", record=SettledBet, key="betId")


@hourly("activityBetsSummedUp", "Settled bets of long ago are summed up")
def sum_up_hourly(change: Change, hour: datetime, _share: float) -> None:
    if hour.hour == HOUR_OF_DAY:
        sum_up(change, midnight(hour) - KEPT_FOR)


def sum_up(change: Change, before: datetime) -> None:
    """Keeps the bets that ended before a moment as sums of their days."""
    bets, days, kept = (change.world.table(schema) for schema in (BETS, SETTLED_DAYS, SETTLED_BETS))
    ended = sorted(bets.where(settledAt=Between(None, before - INSTANT)), key=_id_of_day)
    for day_id, same in groupby(ended, key=_id_of_day):
        own = list(same)
        change.put(days, _with_bets(days.get(day_id), day_id, own))
        for bet in own:
            where = SettledBet(betId=bet.betId, opId=bet.opId, generation=bet.generation, dayId=day_id)
            change.put(kept, where)
            change.drop(bets, bet.betId)


def settled_days_between(
    world: World, filters: Mapping[str, Any], parts: Parts, since: datetime | None, until: datetime | None
) -> Total:
    """What was summed up of the days whose noons are in a period, up to its end. `filters` are of tenants, types,
    statuses and test players."""
    found = Total()
    for row in _wanted(world.table(SETTLED_DAYS).where(**filters), parts):
        noon = datetime.combine(row.day, time(12), UTC)
        if (since is None or since <= noon) and (until is None or noon < until):
            sums = sums_of_ended(row.status, row.count, row.stakeInUSDCents, row.winInUSDCents)
            found = found.plus(row.count, sums)
    return found


def require_kept(world: World, caller: Caller, bet_id: str, generation: int | None) -> None:
    """Raises a refusal with the sums of its day for a bet of a tenant that the caller sees, where these are all that is
    kept of it."""
    bet = world.table(SETTLED_BETS).get(bet_id)
    if bet is None or not caller.identity.can_see_tenant(bet.opId) or generation not in (None, bet.generation):
        return
    row = world.table(SETTLED_DAYS).get(bet.dayId)
    if row is not None:
        raise Refusal(410, Status.GONE, list(_texts(world, row)), _to_wire(world, row))


def _wanted(rows: Iterable[SettledDay], parts: Parts) -> Iterator[SettledDay]:
    for row in rows:
        if parts.games is not None and row.gameId not in parts.games:
            continue
        if parts.providers is None or row.provider in parts.providers:
            yield row


def _id_of_day(bet: Bet) -> str:
    day = bet.settledAt.astimezone(UTC).date() if bet.settledAt else None
    return f"{bet.opId}:{day}:{bet.betType}:{bet.provider}:{bet.gameId or ''}:{bet.status}:{int(bet.isTest)}"


def _with_bets(row: SettledDay | None, day_id: str, bets: list[Bet]) -> SettledDay:
    first = bets[0]
    if row is None:
        row = SettledDay(
            id=day_id,
            opId=first.opId,
            day=(first.settledAt or first.placedAt).astimezone(UTC).date(),
            betType=first.betType,
            provider=first.provider,
            gameId=first.gameId,
            status=first.status,
            isTest=first.isTest,
            count=0,
            stakeInUSDCents=0,
            winInUSDCents=0,
        )
    return msgspec.structs.replace(
        row,
        count=row.count + len(bets),
        stakeInUSDCents=row.stakeInUSDCents + sum(bet.stakeInUSDCents for bet in bets),
        winInUSDCents=row.winInUSDCents + sum(bet.winInUSDCents for bet in bets),
    )


def _title_of(world: World, row: SettledDay) -> str:
    game = world.table(CASINO_GAMES).get(row.gameId or "")
    return game.title if game else row.betType.capitalize()


def _texts(world: World, row: SettledDay) -> Iterator[str]:
    """That it is gone, and what is known of it."""
    yield KEPT_AS_SUMS.format(day=row.day.isoformat(), days=KEPT_FOR.days)
    yield SUMS.format(
        count=row.count,
        bets=f"{row.status.lower()} bet" + ("" if row.count == 1 else "s"),
        title=_title_of(world, row),
        provider=row.provider,
        stakes=in_usd(row.stakeInUSDCents),
        wins=in_usd(row.winInUSDCents),
    )


def _to_wire(world: World, row: SettledDay) -> dict[str, Any]:
    """`SettledBetDay` on the wire."""
    game = world.table(CASINO_GAMES).get(row.gameId or "")
    return {
        "operator": operator_to_wire(world, row.opId),
        "day": row.day.isoformat(),
        "betType": row.betType,
        "provider": row.provider,
        "game": {"id": game.id, "title": game.title} if game else None,
        "status": row.status,
        "isTest": row.isTest,
        "count": row.count,
        "stakeInUSD": in_usd(row.stakeInUSDCents),
        "winInUSD": in_usd(row.winInUSDCents),
    }
