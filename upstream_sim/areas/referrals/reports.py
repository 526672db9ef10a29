"""What a player's referred players did in a period, and what it earned the player, beside the period before. Bets from
before the record have no dates, and count in no period."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from contracts.areas.referrals import ReferralPanel, SummaryPeriod
from contracts.areas.transactions import TransactionSubType, TransactionType
from contracts.bet_filters import BetType
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bets.rollups import BY_PLAYER, OwnSums
from upstream_sim.areas.bets.sums import lifetime_of, wager_between
from upstream_sim.areas.referrals.periods import DAY, Span, spans_of
from upstream_sim.areas.referrals.queries import panel_player
from upstream_sim.areas.referrals.records import REWARDS
from upstream_sim.areas.referrals.referred import chosen, confirmed_rows, counted_players, in_usd
from upstream_sim.areas.referrals.settings import effective_settings
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import Flow, flows_of, is_in_wager
from upstream_sim.shared.periods import DAYS
from upstream_sim.shared.players import Player
from upstream_sim.shared.users import Caller

EARNED = frozenset(
    {
        TransactionSubType.AFFILIATE_CPR_COMMISSION,
        TransactionSubType.AFFILIATE_CPA_COMMISSION,
        TransactionSubType.AFFILIATE_REVENUE_SHARE,
    }
)


@handles("playerAffiliateReports")
def reports(world: World, caller: Caller, command: Command[None, ReferralPanel]) -> dict[str, Any]:
    """The cards and charts of a period: today, where none is named. Raises NotFound."""
    panel = command.body
    player = panel_player(world, caller, panel)
    players = chosen(counted_players(world, player.playerCode), panel)
    current, previous = spans_of(panel.period or SummaryPeriod.TODAY, world.now())
    now, before = _wagers(world, players, current), _wagers(world, players, previous)
    return {
        "cards": _cards(world, player, players, panel, current),
        "previousCards": _cards(world, player, players, panel, previous),
        "charts": {
            "bets": {
                "currentPeriod": _series(current, [in_usd(each) for each in now]),
                "previousPeriod": _series(previous, [in_usd(each) for each in before]),
            },
            "registrations": {
                "currentPeriod": _series(current, _registrations(players, current)),
                "previousPeriod": _series(previous, _registrations(players, previous)),
            },
        },
        "currentFrom": current.since,
        "previousFrom": previous.since,
        "previousTo": previous.until - INSTANT,
    }


def _series(span: Span, values: Sequence[int | Decimal]) -> dict[str, Any]:
    """`ChartSeries` on the wire."""
    return {"labels": [bucket.label for bucket in span.buckets], "values": list(values)}


def _cards(
    world: World, referrer: Player, players: Sequence[Player], panel: ReferralPanel, span: Span
) -> dict[str, Any]:
    """`ReferralCards` on the wire."""
    confirmed = Between(span.since, span.until - INSTANT)
    paid: Counter[Flow] = Counter()
    for player in players:
        for row in confirmed_rows(world, player.playerCode, confirmed):
            for flow in flows_of(row):
                paid[flow] += row.toUSDCents
    return {
        "registered": sum(_registrations(players, span)),
        "affiliateProfitInUSD": in_usd(_earned(world, referrer, players, panel, confirmed)),
        "refPlayersWithdrawInUSD": in_usd(paid[Flow.WITHDRAW]),
        "refPlayersDepositInUSD": in_usd(paid[Flow.DEPOSIT]),
        "activePlayers": len(active_among(world, referrer, players, span.since, span.until)),
        "refPlayersFTDInUSD": in_usd(paid[Flow.FIRST_DEPOSIT]),
    }


def _earned(world: World, referrer: Player, players: Sequence[Player], panel: ReferralPanel, confirmed: Between) -> int:
    """What the player was paid for them; of a channel, what its players were rewarded for."""
    rows = [
        row
        for row in confirmed_rows(world, referrer.playerCode, confirmed)
        if row.transactionType is TransactionType.AFFILIATE and row.transactionSubType in EARNED
    ]
    if panel.channelType or panel.channelId or panel.subChannelId:
        codes = {each.playerCode for each in players}
        rewards = world.table(REWARDS).where(referrerCode=referrer.playerCode)
        known = {each.txId for each in rewards if each.playerCode in codes}
        rows = [row for row in rows if row.txId in known]
    return sum(row.toUSDCents for row in rows)


def _registrations(players: Sequence[Player], span: Span) -> list[int]:
    begins = [bucket.since for bucket in span.buckets]
    found = [0] * len(begins)
    for player in players:
        if span.since <= player.createdAt < span.until and not player.isDeleted:
            found[bisect_right(begins, player.createdAt) - 1] += 1
    return found


def active_among(
    world: World, referrer: Player, players: Iterable[Player], since: datetime, until: datetime
) -> list[Player]:
    """Those who placed a bet in the period, up to its end, and have wagered as much in all as makes them active."""
    settings = effective_settings(world, referrer)
    least = settings.minRequiredWagerInUSDToConsiderAPlayerAsActive if settings else Decimal(0)
    return [
        player
        for player in players
        if not player.isDeleted
        and in_usd(lifetime_of(world, player.playerCode).stakes) >= least
        and wager_between(world, player.playerCode, since, until) > 0
    ]


def _wagers(world: World, players: Sequence[Player], span: Span) -> list[int]:
    """The wager of each part of a period, in US cents."""
    found = [0] * len(span.buckets)
    for player in players:
        for place, cents in enumerate(_wager_of(world, player, span)):
            found[place] += cents
    return found


def _wager_of(world: World, player: Player, span: Span) -> list[int]:
    """A player's wager in each part of a period: of whole days by running sums, of parts of one by its bets."""
    whole = span.until.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    if whole - span.since < DAY:
        whole = span.since
    found = [
        _in_days(world, player, bucket.since, min(bucket.until, whole)) if bucket.since < whole else 0
        for bucket in span.buckets
    ]
    begins = [bucket.since for bucket in span.buckets]
    if whole < span.until:
        placed = Between(whole, span.until - INSTANT)
        for bet in world.table(BETS).where(playerCode=player.playerCode, placedAt=placed):
            if is_in_wager(bet):
                found[bisect_right(begins, bet.placedAt) - 1] += bet.stakeInUSDCents
    return found


def _in_days(world: World, player: Player, since: datetime, until: datetime) -> int:
    """The wager of whole UTC days, from one up to another."""
    rows = (BY_PLAYER.row_of(world, player.playerCode, bet_type) for bet_type in BetType)
    first, last = DAYS.number_of(since), DAYS.number_of(until)
    return sum(OwnSums(*row.sums(first, last)).wager for row in rows if row is not None)
