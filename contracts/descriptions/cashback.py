"""The data dictionary of `cashback`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "PlayerCashbackSettings.settings": "The levels, in ascending order of loss.",
    "CashbackOverride.settings": "The levels, in ascending order of loss; at most 20.",
    "CashbackRestore.settings": "Accepted and ignored.",
    "settingsToOverride": ("The positions, from 0, of the levels that are the player's own.", [0]),
    "CashbackLevelRow.percentage": ("The share of the whole loss that is paid back, in percent.", 5),
    "claimAmountInUSD": ("The amount to claim from the cashback wallet, in USD.", 12.4),
    "betAmountInUSD": ("The player's bets, in USD.", 1000),
    "winAmountInUSD": ("The player's wins, in USD.", 700),
    "cashBonusInUSD": ("The bonuses paid as cash, in USD.", 20),
    "bonusClaimInUSD": ("The bonuses claimed, in USD.", 30),
    "claimedCashbacksInUSD": ("The cashbacks claimed so far, in USD.", 10),
    "cashbackPercentage": ("The share of the loss that is paid back, in percent.", 5),
    "availableCashbackAmountInUSD": ("The available cashback in USD, rounded down to cents, never negative.", 12),
    "adjustedPlayerLossInUSD": ("The loss less bonuses, in USD.", 240),
    "playerLossInUSD": ("Bets less wins, in USD; below 0 is a gain.", 300),
    "cashbackAvailableToClaimInUSD": ("The balance of the cashback wallet, in USD.", 12.4),
    "cashbacksClaimedInUSD": ("The amount claimed so far, pending claims included, in USD.", 10),
    "currentMonthCashbacksInUSD": ("The cashback credited in the current month (UTC), in USD.", 4.2),
    "totalLossInUSD": ("The player's total loss, in USD.", 300),
    "appliedSettings": "The level that applies to the player; null without settings.",
    "AppliedCashbackSettings.currentLevel": "The current level; null below the first.",
    "nextLevel": "The next level; null at the last.",
    "levelPercentage": ("The cashback of this level, in percent.", 5),
    "index": ("The level's position, from 0.", 1),
    "figures": "The input of the cashback calculation.",
    "walletBalanceInUSD": ("The balance of the cashback wallet, in USD.", 12.4),
    "mainBalanceInUSD": ("The balance of the main wallet, in USD.", 1250.75),
    "cashbackBalanceInUSD": ("The balance of the cashback wallet, in USD.", 12.4),
    "heldInUSD": ("The amount held for the claim, in USD.", 12.4),
    "operatorSettings": "The operator's settings; null for none.",
    "playerSettings": "The player's own settings; null for none.",
    "CashbackStanding.settings": "The settings that apply; null for none.",
    "Badges.cashback": ("The number of pending cashback claims.", 2),
}
