"""What single events are like before and after a moment, measured alike: figures of a period, and those of months that
are drawn again from it, by players with all that they did."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from math import sqrt
from statistics import fmean, median, quantiles, stdev
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from contracts.areas.players import VerificationStatus
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.bet_filters import BetStatus, BetType
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.rng import seeded
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import SETTLED
from upstream_sim.shared.tenants import OPERATORS

MONTHS = 100
ERROR_OF_MEDIAN, QUARTILES_APART = 1.2533, 1.349  # of a normal distribution, in standard deviations
EDGE_IN_DEVIATIONS, EDGES_APART = 2.11, 3.29  # the error of a quantile of 5 %, and those of 5 and 95 %, likewise
QUARTERS = 4  # of a day
SATURDAY = 5


class Observed(NamedTuple):
    """A value of one event; figures are the medians or the shares of these."""

    figure: str
    value: float


Observations = dict[str, list[Observed]]
"""By player."""


def observations(world: World, since: datetime, until: datetime) -> Observations:
    """What players did from a moment on, up to another; test players left out."""
    zones = {each.opId: ZoneInfo(each.timezone) for each in world.table(OPERATORS).all()}
    found: Observations = defaultdict(list)
    for bet in world.table(BETS).all():
        if since <= bet.placedAt < until and not bet.isTest:
            found[bet.playerCode].extend(_of_bet(bet, zones[bet.opId]))
    for row in world.table(TRANSACTIONS).all():
        if since <= row.createdAt < until and not row.isTest and row.transactionType is TransactionType.DEPOSIT:
            found[row.playerCode].extend(_of_deposit(row, zones[row.opId]))
    for document in world.table(DOCUMENTS).all():
        if since <= document.createdAt < until and document.reviewedAt is not None and not document.isTest:
            is_confirmed = document.status is VerificationStatus.CONFIRMED
            found[document.playerCode].append(Observed("documents confirmed", is_confirmed))
    return found


def _of_bet(bet: Any, zone: ZoneInfo) -> Iterator[Observed]:
    kind = bet.betType.lower()
    if bet.stakeUnits:
        yield Observed("median stake", bet.stakeInUSDCents)
        yield Observed("stakes of 10 USD and more", bet.stakeInUSDCents >= 1000)
    if bet.status in SETTLED:
        yield Observed(f"{kind} bets won", bet.status is BetStatus.WON)
        yield Observed("wins of 100 USD and more", bet.winInUSDCents >= 10_000)
        if bet.betType is BetType.CASINO and bet.stakeUnits:
            yield Observed("returned per casino stake", bet.winUnits / bet.stakeUnits)
    yield Observed("bets canceled", bet.status is BetStatus.CANCELED)
    yield Observed("bets on sport", bet.betType is BetType.SPORT)
    if bet.status is not BetStatus.OPEN:  # those of the start are all of its last hours
        yield from _of_moment("bets", bet.placedAt.astimezone(zone))


def _of_deposit(row: Any, zone: ZoneInfo) -> Iterator[Observed]:
    yield Observed("median deposit", row.toUSDCents)
    yield Observed("deposits of 200 USD and more", row.toUSDCents >= 20_000)
    if row.status is TransactionStatus.CONFIRMED and row.confirmedAt is not None:
        yield Observed("median minutes to a decision", (row.confirmedAt - row.createdAt) / timedelta(minutes=1))
    yield from _of_moment("deposits", row.createdAt.astimezone(zone))


def _of_moment(what: str, at: datetime) -> Iterator[Observed]:
    for quarter in range(QUARTERS):
        yield Observed(f"{what} in quarter {quarter + 1} of the day", at.hour * QUARTERS // 24 == quarter)
    yield Observed(f"{what} on weekends", at.weekday() >= SATURDAY)


def figures(players: Iterable[list[Observed]]) -> dict[str, float]:
    """The median of each figure that is called so, and the mean of each other."""
    values: dict[str, list[float]] = defaultdict(list)
    for own in players:
        for figure, value in own:
            values[figure].append(value)
    return {figure: (median if figure.startswith("median") else fmean)(found) for figure, found in values.items()}


def errors(players: Iterable[list[Observed]]) -> dict[str, float]:
    """The standard error of each figure: how far off it may well be by chance alone."""
    values: dict[str, list[float]] = defaultdict(list)
    for own in players:
        for figure, value in own:
            values[figure].append(value)
    return {figure: _error(figure, found) for figure, found in values.items() if len(found) > 1}


def _error(figure: str, values: list[float]) -> float:
    if not figure.startswith("median"):
        return stdev(values) / sqrt(len(values))
    low, _, high = quantiles(values)
    return ERROR_OF_MEDIAN * (high - low) / QUARTILES_APART / sqrt(len(values))


def error_of_edge(low: float, high: float) -> float:
    """The standard error of a quantile of 5 or 95 % that `MONTHS` months have."""
    return EDGE_IN_DEVIATIONS / sqrt(MONTHS) * (high - low) / EDGES_APART


def resampled(found: Observations, share: float, seed: str) -> list[dict[str, float]]:
    """The figures of `MONTHS` months, each of this share of as many players, drawn with repetition."""
    rng, players = seeded(seed), list(found.values())
    count = max(1, int(len(players) * share))
    return [figures(rng.choices(players, k=count)) for _ in range(MONTHS)]


def bounds(months: list[dict[str, float]], least: float, most: float) -> dict[str, tuple[float, float]]:
    """The quantiles of each figure."""
    found = {}
    for figure in months[0]:
        values = sorted(month[figure] for month in months if figure in month)
        found[figure] = values[int(least * (len(values) - 1))], values[round(most * (len(values) - 1))]
    return found
