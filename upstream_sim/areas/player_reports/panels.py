"""The panels of one player: the bonus wallet, and earnings from referrals."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.player_reports import PlayerPanel, ReferralPanel, SummaryPeriod
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.money import round_cents
from contracts.texts import NO_SETTINGS
from upstream_sim.areas.bets.sums import lifetime_of, wager_since
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import NotFound, Refusal
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.operator_settings import ReferralSettings, referral_settings_of
from upstream_sim.shared.players import PLAYER_GONE, PLAYERS, Player, player_of
from upstream_sim.shared.tenants import OPERATORS, family
from upstream_sim.shared.users import Caller


@handles("playerBonusSummary")
def bonus(world: World, caller: Caller, command: Command[None, PlayerPanel]) -> Any:
    """The bonus panel. Raises NotFound, for a player of another operator than the named one, too."""
    panel = command.body
    player = _player(world, caller, panel)
    claimed = world.table(TRANSACTIONS).where(
        playerCode=player.playerCode,
        transactionType=TransactionType.BONUS,
        status=TransactionStatus.CONFIRMED,
        isDeleted=False,
    )
    return {
        "bonusWalletBalanceInUSD": round_cents(balance_of(world, player_wallets.bonus(player.playerCode))),
        "totalClaimedBonusesInUSD": Decimal(sum(each.toUSDCents for each in claimed)).scaleb(-2),
    }


@handles("playerAffiliateSummary")
def referral(world: World, caller: Caller, command: Command[None, ReferralPanel]) -> Any:
    """The referral panel. Raises NotFound, and a SETTINGS_NOT_FOUND refusal where the operator has no referral
    settings."""
    panel = command.body
    player = _player(world, caller, panel)
    operator = world.table(OPERATORS).get(player.opId)
    settings = referral_settings_of(world, operator) if operator else None
    if settings is None:
        raise Refusal(422, "SETTINGS_NOT_FOUND", [NO_SETTINGS])
    referred = list(world.table(PLAYERS).where(refId=player.playerCode))
    return {
        "estimatedBalanceInUSD": round_cents(balance_of(world, player_wallets.referral(player.playerCode))),
        "withdrawMinimumAmountInUSD": settings.minWithdrawableAmountInUSD,
        "affiliateLevel": {
            **_level(settings, _in_usd(lifetime_of(world, each.playerCode).wager for each in referred)),
            "referredPlayersWagerInUSD": _filtered_wager(world, referred, panel),
        },
    }


def _player(world: World, caller: Caller, panel: PlayerPanel | ReferralPanel) -> Player:
    player = player_of(world, caller, panel.playerCode)
    if panel.opId is not None and player.opId not in family(world, panel.opId):
        raise NotFound(PLAYER_GONE)
    return player


def _level(settings: ReferralSettings, wager: Decimal) -> dict[str, Any]:
    """The level by the wager of all referred players."""
    reached = [each.level for each in settings.levelSettings if each.requiredWagerInUSD <= wager]
    ahead = [each.requiredWagerInUSD for each in settings.levelSettings if each.requiredWagerInUSD > wager]
    shares = settings.revenueShareSettings
    earned = [each for each in shares if each.monthlyReferredPlayersTotalWagerInUSD <= wager]
    return {
        "currentLevel": max(reached, default=0),
        "currentLevelPercentage": max((each.revenueSharePercentage for each in earned), default=Decimal(0)),
        "nextLevelRequiredWagerInUSD": min(ahead, default=None),
    }


def _filtered_wager(world: World, referred: Iterable[Player], panel: ReferralPanel) -> Decimal:
    """The wager of the referred players in the panel's channel and period."""
    since = start_of(panel.period, world.now())
    return _in_usd(
        wager_in_period(world, each, since)
        for each in referred
        if panel.channelId in (None, each.channelId) and panel.subChannelId in (None, each.subChannelId)
    )


def wager_in_period(world: World, player: Player, since: datetime | None) -> int:
    """What a player has wagered since then, in US cents. What was bet before the record has no dates: it counts where
    all of the player's time lies within the period."""
    if since is None or since <= player.createdAt:
        return lifetime_of(world, player.playerCode).wager
    return wager_since(world, player.playerCode, since)


def _in_usd(cents: Iterable[int]) -> Decimal:
    return Decimal(sum(cents)).scaleb(-2)


def start_of(period: SummaryPeriod | None, now: datetime) -> datetime | None:
    """The start of a period, in UTC; None for all time."""
    day = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    match period:
        case SummaryPeriod.TODAY:
            return day
        case SummaryPeriod.THIS_WEEK:
            return day - timedelta(days=day.weekday())
        case SummaryPeriod.THIS_MONTH:
            return day.replace(day=1)
        case SummaryPeriod.THIS_YEAR:
            return day.replace(month=1, day=1)
    return None
