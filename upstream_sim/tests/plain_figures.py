"""What reports say, computed plainly: each record as what it counts, with all that a row can be about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.bet_filters import BetStatus, BetType, StakeFrom
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC
from upstream_sim.areas.bets.records import BETS, OPENING_BETS
from upstream_sim.areas.bonuses.records import HOLDERS, PROGRESS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.opening_bets_by_day import shares_of

ENDED = frozenset({BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK})
GIVEN = {
    TransactionSubType.BONUS_CLAIM,
    TransactionSubType.CASHBACK_CLAIM,
    TransactionSubType.AFFILIATE_CPR_COMMISSION,
    TransactionSubType.AFFILIATE_CPA_COMMISSION,
    TransactionSubType.AFFILIATE_REVENUE_SHARE,
}
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that counts at a moment; `about` holds the tenant, `isTest` and the values of a report's dimensions,
    where it has any."""

    at: datetime
    name: str
    amount: Any
    about: Mapping[str, Any] = field(default_factory=dict)


def facts_of(world: World, since: date) -> list[Fact]:
    """All from a day on, and all registrations."""
    players = {player.playerCode: player for player in world.table(PLAYERS).all()}
    return [
        *_bets(world, players),
        *_unlisted(world, since),
        *_transactions(world, players),
        *_players(players.values()),
        *_releases(world),
    ]


def _tenant(record: Any) -> dict[str, Any]:
    return {"operator": record.opId, "isTest": record.isTest}


def _brought(player: Player) -> dict[str, Any]:
    return {"affiliate": player.affId, "channel": player.channelId, "source": player.source}


def _bets(world: World, players: Mapping[str, Player]) -> Iterator[Fact]:
    for bet in world.table(BETS).all():
        game = bet.gameId if bet.betType is BetType.CASINO else "SPORT"
        own = {"product": bet.betType, "provider": bet.provider or "NONE", "game": game or "NONE"}
        about = {**_tenant(bet), **own, **_brought(players[bet.playerCode])}
        if bet.status is not BetStatus.CANCELED and bet.stakeFrom is StakeFrom.MAIN:
            yield Fact(bet.placedAt, "wager", bet.stakeInUSDCents, about)
            yield Fact(bet.placedAt, "active", bet.playerCode, about)
        if bet.settledAt is not None and bet.status in ENDED:
            yield from _settled(bet.settledAt, 1, bet.stakeInUSDCents, bet.winInUSDCents, about)


def _settled(at: datetime, count: int, stakes: int, wins: int, about: Mapping[str, Any]) -> Iterator[Fact]:
    yield Fact(at, "bets", count, about)
    yield Fact(at, "stakes", stakes, about)
    yield Fact(at, "wins", wins, about)


def _unlisted(world: World, since: date) -> Iterator[Fact]:
    """Each UTC day before the record at its noon, and each hour of the background traffic at its beginning."""
    began, day = world.start.now, since
    while day <= began.date():
        at = min(datetime(day.year, day.month, day.day, 12, tzinfo=UTC), began)
        for row in world.table(OPENING_BETS).where(year=day.year, month=day.month, status=ENDED):
            for share in shares_of(world.start, row, day, day):
                game = share.gameId if row.betType is BetType.CASINO else "SPORT"
                about = {**_tenant(row), "product": row.betType, "provider": share.provider, "game": game}
                yield Fact(at, "wager", share.stakes, about)
                yield from _settled(at, share.count, share.stakes, share.wins, about)
        day += DAY
    for traffic in world.table(BACKGROUND_TRAFFIC).all():
        game = "NONE" if traffic.betType is BetType.CASINO else "SPORT"
        own = {"product": traffic.betType, "provider": "NONE", "game": game}
        about = {"operator": traffic.opId, "isTest": False, **own}
        for hour, _, wager, count, stakes, wins in zip(traffic.periods, *traffic.columns, strict=True):
            at = datetime(traffic.year, traffic.month, 1, tzinfo=UTC) + hour * HOUR
            yield Fact(at, "wager", wager, about)
            yield from _settled(at, count, stakes, wins, about)


def _transactions(world: World, players: Mapping[str, Player]) -> Iterator[Fact]:
    for row in world.table(TRANSACTIONS).all():
        if row.isDeleted:
            continue
        kinds = {"type": row.transactionType, "subType": row.transactionSubType}
        about = {**_tenant(row), **kinds, "gateway": row.gateway, "currency": row.toCurrency}
        about = {**_brought(players[row.playerCode]), **about} if row.playerCode in players else about
        yield Fact(row.createdAt, "created", row.toUSDCents, about)
        decided = row.confirmedAt
        if row.status is TransactionStatus.REJECTED and row.lastDecision is not None:
            decided = row.lastDecision.at
            yield Fact(decided, "rejected", row.toUSDCents, about)
        elif row.status is not TransactionStatus.CONFIRMED:
            continue
        if decided is None:
            continue
        yield Fact(decided, "time", decided - row.createdAt, about)
        if row.status is TransactionStatus.CONFIRMED:
            for name in ("confirmed", *_flows(row.transactionType, row.transactionSubType, row.isFTD)):
                yield Fact(decided, name, row.toUSDCents, about)
            if row.transactionType in (TransactionType.DEPOSIT, TransactionType.WITHDRAW):
                yield Fact(decided, f"{row.transactionType} by", row.playerCode, about)


def _flows(kind: TransactionType, sub_type: TransactionSubType, is_first: bool) -> Iterator[str]:
    if kind is TransactionType.DEPOSIT:
        yield "deposit"
        if is_first:
            yield "first"
    if kind is TransactionType.WITHDRAW:
        yield "withdrawal"
    if kind is TransactionType.TOURNAMENT_PRIZE or sub_type in GIVEN:
        yield "cost"


def _players(players: Iterable[Player]) -> Iterator[Fact]:
    for player in players:
        if player.isDeleted:
            continue
        about = {**_tenant(player), **_brought(player)}
        yield Fact(player.createdAt, "registered", player.source, about)
        if player.totalDepositCount:
            yield Fact(player.createdAt, "depositor", 1, about)
        if player.firstVerifiedAt is not None:
            yield Fact(player.firstVerifiedAt, "verified", 1, about)


def _releases(world: World) -> Iterator[Fact]:
    for row in world.table(PROGRESS).all():
        about = {**_tenant(row), "release": row.releaseId}
        holder = world.table(HOLDERS).get(row.playerCode)
        yield Fact(row.createdAt, "granted", row.givenCents, about)
        yield Fact(row.createdAt, "unlocked", row.unlockedCents, about)
        yield Fact(row.createdAt, "claimed", row.claimedCents, about)
        yield Fact(row.createdAt, "wagered", holder.wager(row.releaseId).wageredCents if holder else 0, about)


@dataclass(frozen=True, slots=True)
class Plain:
    """The facts of a row: of its period; `ever` the registrations before its end; `of_time` all of its period, and
    `of_all` those of all rows."""

    facts: Sequence[Fact]
    ever: Sequence[Fact]
    of_time: Sequence[Fact]
    of_all: Sequence[Fact]

    def figure(self, measure: str) -> Any:
        """What the measure is; raises KeyError for one that is not computed plainly."""
        return FIGURES[measure](self)

    def sum(self, name: str, **about: Any) -> int:
        return _sum(self.facts, name, **about)

    def count(self, name: str) -> Decimal:
        return Decimal(sum(fact.name == name for fact in self.facts))


def _sum(facts: Iterable[Fact], name: str, **about: Any) -> int:
    wanted = about.items()
    return sum(fact.amount for fact in facts if fact.name == name and wanted <= fact.about.items())


def _ggr(facts: Sequence[Fact], **about: Any) -> int:
    return _sum(facts, "stakes", **about) - _sum(facts, "wins", **about)


def _usd(cents: int) -> Decimal:
    return Decimal(cents) / 100


def _share(part: int | Decimal, whole: int | Decimal) -> Decimal | None:
    return (Decimal(part) / whole).quantize(Decimal("0.000001"), ROUND_HALF_UP) if whole else None


def _registered(plain: Plain, source: str) -> Decimal:
    return Decimal(sum(fact.name == "registered" and fact.amount.name == source for fact in plain.facts))


def _approval(plain: Plain) -> Decimal | None:
    return _share(plain.count("confirmed"), plain.count("confirmed") + plain.count("rejected"))


def _different(plain: Plain, name: str) -> Decimal:
    return Decimal(len({fact.amount for fact in plain.facts if fact.name == name}))


def _median(plain: Plain) -> timedelta | None:
    """The earlier one of the two in the middle."""
    times = sorted(fact.amount for fact in plain.facts if fact.name == "time")
    return times[(len(times) - 1) // 2] if times else None


FIGURES: dict[str, Callable[[Plain], Any]] = {
    "bets": lambda it: Decimal(it.sum("bets")),
    "active": lambda it: _different(it, "active"),
    "depositing": lambda it: _different(it, "DEPOSIT by"),
    "withdrawing": lambda it: _different(it, "WITHDRAW by"),
    "wager": lambda it: _usd(it.sum("wager")),
    "stakes": lambda it: _usd(it.sum("stakes")),
    "wins": lambda it: _usd(it.sum("wins")),
    "ggr": lambda it: _usd(_ggr(it.facts)),
    "ggrCasino": lambda it: _usd(_ggr(it.facts, product=BetType.CASINO)),
    "ggrSport": lambda it: _usd(_ggr(it.facts, product=BetType.SPORT)),
    "margin": lambda it: _share(_ggr(it.facts), it.sum("stakes")),
    "rtp": lambda it: _share(it.sum("wins"), it.sum("stakes")),
    "ggrShare": lambda it: _share(_ggr(it.facts), _ggr(it.of_all)),
    "costs": lambda it: _usd(it.sum("cost")),
    "ngr": lambda it: _usd(_ggr(it.facts) - it.sum("cost")),
    "deposits": lambda it: _usd(it.sum("deposit")),
    "withdrawals": lambda it: _usd(it.sum("withdrawal")),
    "netDeposits": lambda it: _usd(it.sum("deposit") - it.sum("withdrawal")),
    "ftd": lambda it: it.count("first"),
    "players": lambda it: Decimal(sum(fact.name == "registered" for fact in it.ever)),
    "registrations": lambda it: it.count("registered"),
    "registeredByPartner": lambda it: _registered(it, "AFFILIATE"),
    "registeredByReferral": lambda it: _registered(it, "REFERRER"),
    "registeredDirectly": lambda it: _registered(it, "DIRECT"),
    "depositors": lambda it: it.count("depositor"),
    "conversion": lambda it: _share(it.count("depositor"), it.count("registered")),
    "verified": lambda it: it.count("verified"),
    "created": lambda it: it.count("created"),
    "createdSum": lambda it: _usd(it.sum("created")),
    "confirmed": lambda it: it.count("confirmed"),
    "confirmedSum": lambda it: _usd(it.sum("confirmed")),
    "rejected": lambda it: it.count("rejected"),
    "approvalRate": _approval,
    "decisionTime": _median,
    "timeGgr": lambda it: _usd(_ggr(it.of_time)),
    "shareOfGgr": lambda it: _share(it.sum("confirmed"), _ggr(it.of_time)),
    "granted": lambda it: _usd(it.sum("granted")),
    "unlocked": lambda it: _usd(it.sum("unlocked")),
    "wagered": lambda it: _usd(it.sum("wagered")),
    "claimed": lambda it: _usd(it.sum("claimed")),
    "releasePlayers": lambda it: it.count("granted"),
}


def by_values(facts: Iterable[Fact], dimensions: Sequence[str]) -> dict[tuple[Any, ...], list[Fact]]:
    """The facts by what rows are about; those that have no such value are in none."""
    found: defaultdict[tuple[Any, ...], list[Fact]] = defaultdict(list)
    for fact in facts:
        if all(name in fact.about for name in dimensions):
            values = (fact.about[name] for name in dimensions)
            found[tuple(None if value is None else str(value) for value in values)].append(fact)
    return found
