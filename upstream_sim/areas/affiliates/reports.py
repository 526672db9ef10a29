"""What an affiliate's players did, month by month."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from decimal import Decimal
from operator import add
from typing import Any

from contracts.areas.affiliates.reports import AffiliateReportForm, AffiliateReportKey
from contracts.areas.billing_v1 import TestPlayersInclusion
from contracts.areas.transactions import TransactionStatus
from contracts.bet_filters import BetType
from upstream_sim.areas.bets.rollups import BY_PLAYER
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import months_later
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import month_start, named_affiliate
from upstream_sim.shared.measures import Sums
from upstream_sim.shared.periods import DAYS
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.users import Caller

TWO_AFFILIATES = "The query and the body name different affiliates."
INCLUDED: dict[TestPlayersInclusion, dict[str, bool]] = {
    TestPlayersInclusion.ALL: {},
    TestPlayersInclusion.TEST: {"isTest": True},
    TestPlayersInclusion.NO_TEST: {"isTest": False},
}
FIRST_DEPOSITS = {"isFTD": True, "status": TransactionStatus.CONFIRMED, "isDeleted": False}


@handles("affiliateReport")
def report(world: World, caller: Caller, command: Command[AffiliateReportKey, AffiliateReportForm]) -> dict[str, Any]:
    """The months of the period, those without activity where they are asked for. Raises NotFound, Denied and
    ValidationFailed."""
    key, form = command.query, command.body
    affiliate = named_affiliate(world, caller, named_once(key.affId, form.affId), key.opId or form.opId)
    filters: dict[str, Any] = {"affId": affiliate.affId, **INCLUDED[form.testPlayersInclusion]}
    if form.channelId is not None:
        filters["channelId"] = form.channelId
    players = list(world.table(PLAYERS).where(**filters))
    begins = list(_months(form.since, form.until))
    rows = _rows(world, players, begins)
    now = world.now()
    fills = {False: form.interpolate, True: form.futureInterpolation}
    return {"data": [row for row in rows if _has_any(row) or fills[row["timeStamp"] > now]]}


def named_once(first: str | None, second: str | None) -> str | None:
    """The affiliate that query and body name. Raises ValidationFailed where they name two."""
    if first is not None and second is not None and first != second:
        raise ValidationFailed("affId", TWO_AFFILIATES)
    return first or second


def _months(since: datetime, until: datetime) -> Iterator[datetime]:
    """The beginnings of the months of which a part lies in the period, and of the one after them."""
    began = month_start(since)
    while began <= until:
        yield began
        began = months_later(began, 1)
    yield began


def _rows(world: World, players: Sequence[Player], begins: Sequence[datetime]) -> Iterator[dict[str, Any]]:
    """`AffiliateReportRow` on the wire, of each month."""
    bets = _bets(world, players, begins)
    kept = [player for player in players if not player.isDeleted]
    signups = Counter(month_start(player.createdAt) for player in kept)
    first = _first_deposits(world, kept, begins)
    for began, sums in zip(begins, bets, strict=False):
        yield {
            "timeStamp": began,
            "totalBetAmountInUSD": Decimal(sums.wager).scaleb(-2),
            "totalBetCount": sums.placed,
            "totalPlInUSD": Decimal(sums.ggr).scaleb(-2),
            "signups": signups[began],
            "totalFtdCount": first[began],
        }


def _bets(world: World, players: Sequence[Player], begins: Sequence[datetime]) -> list[Sums]:
    """What the players bet in each month."""
    bounds = [DAYS.number_of(began) for began in begins]
    found = [[0] * len(Sums._fields) for _ in begins[1:]]
    for player in players:
        for bet_type in BetType:
            row = BY_PLAYER.row_of(world, player.playerCode, bet_type)
            if row is None:
                continue
            first = max(0, bisect_right(bounds, row.periods[0]) - 1)
            for place in range(first, min(len(found), bisect_right(bounds, row.periods[-1]))):
                own = Sums(*row.sums(bounds[place], bounds[place + 1])[: len(Sums._fields)])
                found[place] = list(map(add, found[place], own))
    return [Sums(*total) for total in found]


def _first_deposits(world: World, players: Sequence[Player], begins: Sequence[datetime]) -> Counter[datetime]:
    """How many first deposits were confirmed in each month."""
    confirmed = Between(begins[0], begins[-1] - INSTANT)
    codes = frozenset(player.playerCode for player in players)
    rows = world.table(TRANSACTIONS).where(playerCode=codes, confirmedAt=confirmed, **FIRST_DEPOSITS)
    return Counter(month_start(row.confirmedAt) for row in rows if row.confirmedAt is not None)


def _has_any(row: dict[str, Any]) -> bool:
    return any(value for name, value in row.items() if name != "timeStamp")
