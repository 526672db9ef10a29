"""What the players did whom a player referred: in a month, in all, and by the channels through which they came. Test
players are left out of every sum."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from contracts.areas.players import RegisteredBy
from contracts.areas.referrals import ReferralChannelType, ReferralPanel
from contracts.areas.transactions import TransactionStatus, TransactionSubType
from contracts.bet_filters import BetType
from upstream_sim.areas.bets.sums import lifetime_of, settled_by_player
from upstream_sim.areas.referrals.rules import MonthFigures
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING
from upstream_sim.shared.players import Player, registration_of
from upstream_sim.shared.programmes import referred_by

CHANNELS = {
    RegisteredBy.EMAIL: ReferralChannelType.EMAIL,
    RegisteredBy.GMAIL: ReferralChannelType.GMAIL,
    RegisteredBy.TELEGRAM: ReferralChannelType.TELEGRAM,
}
DAY = timedelta(days=1)


def in_usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)


def way_of(player: Player) -> RegisteredBy:
    return player.registeredBy or registration_of(player.playerId)[0]


def channel_of(player: Player) -> ReferralChannelType:
    """How a player was referred."""
    return ReferralChannelType.LINK if player.channelId else CHANNELS[way_of(player)]


def chosen(players: Iterable[Player], panel: ReferralPanel) -> list[Player]:
    """Those of the players referred who came through the panel's channel."""
    return [
        each
        for each in players
        if panel.channelId in (None, each.channelId)
        and panel.subChannelId in (None, each.subChannelId)
        and panel.channelType in (None, channel_of(each))
    ]


def counted_players(world: World, code: str) -> list[Player]:
    """The players referred whose bets and payments count."""
    return referred_by(world, code, isTest=False)


def lifetime_wager(world: World, players: Iterable[Player]) -> Decimal:
    """What these players ever wagered."""
    return in_usd(sum(lifetime_of(world, each.playerCode).wager for each in players))


def month_start(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)


def month_so_far(world: World, code: str) -> MonthFigures:
    """What the players referred did in the running month (UTC)."""
    now = world.now()
    tomorrow = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0) + DAY
    return figures_between(world, counted_players(world, code), month_start(now), tomorrow)


def figures_between(world: World, players: Iterable[Player], since: datetime, until: datetime) -> MonthFigures:
    """What players did on whole UTC days, from one up to another."""
    bets, bonuses, cashbacks = NOTHING, 0, 0
    confirmed = Between(since, until - INSTANT)
    for player in players:
        for bet_type in BetType:
            bets = bets.plus(settled_by_player(world, player.playerCode, bet_type, since, until))
        for row in confirmed_rows(world, player.playerCode, confirmed):
            bonuses += row.toUSDCents * (row.transactionSubType is TransactionSubType.BONUS_CLAIM)
            cashbacks += row.toUSDCents * (row.transactionSubType is TransactionSubType.CASHBACK_CLAIM)
    return MonthFigures(*map(in_usd, (bets.wager, bets.ggr, bonuses, cashbacks)))


def confirmed_rows(world: World, code: str, confirmed: Between) -> Iterable[Transaction]:
    """A player's transactions that were confirmed in a period."""
    rows = world.table(TRANSACTIONS).where(playerCode=code, confirmedAt=confirmed, isDeleted=False)
    return (row for row in rows if row.status is TransactionStatus.CONFIRMED)
