"""The cashback panel's summary and its details, the calculator, and the lists of claims."""

from __future__ import annotations

from typing import Any

from contracts.areas.cashback import CashbackCalculatorInput, CashbackPlayer, CashbackStandingQuery
from contracts.areas.transactions import TransactionsQuery, TransactionStatus, TransactionType
from upstream_sim.areas.cashback.cashback_totals import credited_this_month, figures_of, totals_of
from upstream_sim.areas.cashback.records import PLAYER_SETTINGS
from upstream_sim.areas.cashback.rules import Figures, available, level_after, level_at, percentage_at
from upstream_sim.areas.cashback.settings import effective_settings, operator_settings, to_wire
from upstream_sim.areas.transactions.search import transaction_page
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.named_players import player_of
from upstream_sim.shared.operator_settings import CashbackSettings
from upstream_sim.shared.users import Caller


@handles("cashbackCalculator")
def calculate(_world: World, _caller: Caller, command: Command[None, CashbackCalculatorInput]) -> dict[str, Any]:
    given = command.body
    figures = Figures(
        bets=given.betAmountInUSD,
        wins=given.winAmountInUSD,
        cash_bonus=given.cashBonusInUSD,
        bonus_claim=given.bonusClaimInUSD,
        claimed=given.claimedCashbacksInUSD,
    )
    return {
        "availableCashbackAmountInUSD": available(figures, given.cashbackPercentage),
        "adjustedPlayerLossInUSD": figures.adjusted_loss,
        "playerLossInUSD": figures.loss,
    }


@handles("cashbackPlayerSummary")
def summary(world: World, caller: Caller, command: Command[None, CashbackPlayer]) -> dict[str, Any]:
    """The panel's summary. Raises NotFound."""
    named = command.body
    player = player_of(world, caller, named, deleted_too=True)
    totals = totals_of(world, player)
    figures, settings = figures_of(world, totals), effective_settings(world, player)
    return {
        "cashbackAvailableToClaimInUSD": balance_of(world, player_wallets.cashback(player.playerCode)),
        "cashbacksClaimedInUSD": figures.claimed,
        "currentMonthCashbacksInUSD": credited_this_month(world, totals),
        "totalLossInUSD": figures.loss,
        "minWithdrawAmountInUSD": settings.minWithdrawAmountInUSD if settings else None,
        "appliedSettings": _applied(settings, figures) if settings else None,
    }


def _applied(settings: CashbackSettings, figures: Figures) -> dict[str, Any]:
    levels = settings.settings
    current, coming = level_at(levels, figures.loss), level_after(levels, figures.loss)
    after = None if coming is None else {"index": coming, "lostAmountInUSD": levels[coming].lostAmountInUSD}
    return {
        "currentLevel": None if current is None else {"index": current},
        "nextLevel": after,
        "levelPercentage": percentage_at(levels, figures.loss),
    }


@handles("cashbackPlayerStanding")
def details(world: World, caller: Caller, command: Command[CashbackStandingQuery]) -> dict[str, Any]:
    """The figures and settings behind the summary. Raises NotFound."""
    query = command.query
    player = player_of(world, caller, query, deleted_too=True)
    figures, settings = figures_of(world, totals_of(world, player)), effective_settings(world, player)
    own = world.table(PLAYER_SETTINGS).get(player.playerCode)
    return {
        "opId": player.opId,
        "playerCode": player.playerCode,
        "username": player.username,
        "figures": {
            "betAmountInUSD": figures.bets,
            "winAmountInUSD": figures.wins,
            "cashBonusInUSD": figures.cash_bonus,
            "bonusClaimInUSD": figures.bonus_claim,
            "claimedCashbacksInUSD": figures.claimed,
            "cashbackPercentage": percentage_at(settings.settings if settings else (), figures.loss),
        },
        "walletBalanceInUSD": balance_of(world, player_wallets.cashback(player.playerCode)),
        "mainBalanceInUSD": balance_of(world, player_wallets.main(player.playerCode, player_wallets.USD)),
        "operatorSettings": operator_settings(world, player.opId),
        "playerSettings": to_wire(own) if own else None,
        "settings": settings,
        "revision": own.revision if own else 0,
        "updatedAt": own.updatedAt if own else None,
    }


CLAIMS = frozenset({TransactionType.CASHBACK})


@handles("cashbackList")
def claims(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, CLAIMS)


@handles("cashbackPending")
def pending(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    query = command.query
    return transaction_page(world, caller, query.model_copy(update={"txStatus": TransactionStatus.PENDING}), CLAIMS)
