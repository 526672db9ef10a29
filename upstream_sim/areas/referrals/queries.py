"""A referring player's wallet and level, the channels of those referred, the calculator, and the lists of profit."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from contracts.areas.referrals import ProfitCalculatorInput, ReferralChannelsRequest, ReferralPanel
from contracts.areas.transactions import (
    TransactionsQuery,
    TransactionStatus,
    TransactionSubType,
    TransactionType,
)
from contracts.money import round_cents
from contracts.texts import NO_SETTINGS
from upstream_sim.areas.referrals.periods import start_of, wager_in_period
from upstream_sim.areas.referrals.referred import (
    channel_of,
    chosen,
    counted_players,
    in_usd,
    lifetime_wager,
    month_so_far,
)
from upstream_sim.areas.referrals.rules import (
    ZERO,
    MonthFigures,
    level_at,
    next_wager,
    profit_of,
    progress_at,
    share_at,
)
from upstream_sim.areas.referrals.settings import effective_settings
from upstream_sim.areas.transactions.search import PROFIT, transaction_page
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import NotFound, Refusal
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYER_GONE, Player, player_of
from upstream_sim.shared.records import page_to_wire
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

WITHDRAWALS = [TransactionSubType.AFFILIATE_PROFIT_WITHDRAW]
AFFILIATE = frozenset({TransactionType.AFFILIATE})


def panel_player(world: World, caller: Caller, panel: ReferralPanel | ReferralChannelsRequest) -> Player:
    """The player of a panel. Raises NotFound, for a player of another operator than the named one, too."""
    player = player_of(world, caller, panel.playerCode)
    if panel.opId is not None and player.opId not in family(world, panel.opId):
        raise NotFound(PLAYER_GONE)
    return player


@handles("playerAffiliateSummary")
def summary(world: World, caller: Caller, command: Command[None, ReferralPanel]) -> dict[str, Any]:
    """The panel's wallet and level. Raises NotFound, and a SETTINGS_NOT_FOUND refusal where neither the player nor the
    operator has settings."""
    panel = command.body
    player = panel_player(world, caller, panel)
    settings = effective_settings(world, player)
    if settings is None:
        raise Refusal(422, "SETTINGS_NOT_FOUND", [NO_SETTINGS])
    players, levels = counted_players(world, player.playerCode), settings.levelSettings
    wager, since = lifetime_wager(world, players), start_of(panel.period, world.now())
    filtered = sum(wager_in_period(world, each, since) for each in chosen(players, panel))
    month = month_so_far(world, player.playerCode)
    return {
        "estimatedBalanceInUSD": round_cents(balance_of(world, player_wallets.referral(player.playerCode))),
        "withdrawMinimumAmountInUSD": settings.minWithdrawableAmountInUSD,
        "affiliateLevel": {
            "currentLevel": level_at(levels, wager) + 1,
            "currentLevelPercentage": progress_at(levels, wager),
            "referredPlayersWagerInUSD": in_usd(filtered),
            "nextLevelRequiredWagerInUSD": next_wager(levels, wager),
            "revenueSharePercentage": share_at(settings.revenueShareSettings, month.wager),
        },
    }


@handles("playerAffiliateChannels")
def channels(world: World, caller: Caller, command: Command[None, ReferralChannelsRequest]) -> dict[str, Any]:
    """A page of the channels through which the player's referred players came. Raises NotFound."""
    form = command.body
    player = panel_player(world, caller, form)
    found: defaultdict[tuple[str, str], list[Player]] = defaultdict(list)
    for each in counted_players(world, player.playerCode):
        found[channel_of(each), each.channelId or ""].append(each)
    rows = [
        {
            "channelType": kind,
            "channelId": channel_id or None,
            "subChannels": sorted({each.subChannelId for each in players if each.subChannelId}),
            "registered": sum(not each.isDeleted for each in players),
        }
        for (kind, channel_id), players in sorted(found.items())
    ]
    return page_to_wire(page_of(rows, form.page, form.limit), lambda row: row)


@handles("referralCalculator")
def calculate(_world: World, _caller: Caller, command: Command[None, ProfitCalculatorInput]) -> dict[str, Any]:
    """The profit of typed figures. Nothing is kept."""
    given, terms = command.body.referredPlayersStats, command.body.settings
    figures = MonthFigures(
        given.totalPlayersWagerInUSD,
        given.totalReferredPlayersPlInUSD,
        given.totalClaimedBonusAmountInUSD,
        given.totalCashbacksInUSD,
    )
    month = profit_of(figures, terms)
    return {
        "affiliateProfit": [
            _row("Referred players’ GGR", figures.pl, None, figures.pl, "What the referred players lost in the month."),
            _row(
                "Claimed bonuses",
                figures.bonuses,
                terms.claimedBonusAdminFeePercentage,
                month.bonuses,
                "The share of the claimed bonuses that is deducted.",
            ),
            _row(
                "Cashback",
                figures.cashbacks,
                terms.cashbackAdminFeePercentage,
                month.cashbacks,
                "The share of the paid cashback that is deducted.",
            ),
            _row(
                "Administration",
                max(ZERO, figures.pl),
                terms.affiliatesAdminFeePercentage,
                month.administration,
                "The share of a positive GGR that is deducted.",
            ),
            _row("Base", month.base, None, month.base, "What the revenue share is a percentage of; never below 0."),
            _row(
                "Revenue share",
                max(ZERO, month.base),
                month.percentage,
                month.profit,
                "By the highest row that the month’s wager reaches.",
            ),
        ],
        "operatorProfit": [
            {"label": "Referred players’ GGR", "amountInUSD": figures.pl},
            {"label": "Claimed bonuses", "amountInUSD": -figures.bonuses},
            {"label": "Cashback", "amountInUSD": -figures.cashbacks},
            {"label": "Affiliate profit", "amountInUSD": -month.profit},
            {
                "label": "Operator’s profit",
                "amountInUSD": figures.pl - figures.bonuses - figures.cashbacks - month.profit,
            },
        ],
    }


def _row(label: str, amount: Any, percentage: Any, adjusted: Any, tooltip: str) -> dict[str, Any]:
    """`ReferralProfitRow` on the wire."""
    return {
        "label": label,
        "amountInUSD": amount,
        "adminSettingsInPercentage": percentage,
        "adjustedAmountInUSD": adjusted,
        "tooltips": tooltip,
    }


@handles("referralProfits")
def profits(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, PROFIT)


@handles("referralPending")
def pending(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    query = command.query
    return transaction_page(world, caller, query.model_copy(update={"txStatus": TransactionStatus.PENDING}), PROFIT)


@handles("referralWithdrawals")
def withdrawals(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query.model_copy(update={"subType": WITHDRAWALS}), AFFILIATE)
