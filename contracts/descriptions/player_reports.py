"""The data dictionary of `player_reports`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "channelType": ("Accepted and ignored: channels have a single type.", "CPA"),
    "kind": "The total whose players are listed.",
    "joined": ("The number of players who joined in the period.", 128),
    "depositors": ("The number of players with a confirmed deposit.", 64),
    "withdrawers": ("The number of players with a confirmed withdrawal.", 12),
    "depositsInUSD": ("The confirmed deposits of the period, in USD.", 18200.5),
    "withdrawalsInUSD": ("The confirmed withdrawals of the period, in USD.", 4100),
    "transactionCount": ("The number of the player's transactions that count.", 3),
    "TotalUser.totalInUSD": ("The sum of those transactions in USD.", 310.5),
    "lastTransactionAt": "When the latest of them was made; null if there is none.",
    "bonusWalletBalanceInUSD": ("The balance of the bonus wallet, in USD; not real-time.", 20),
    "totalClaimedBonusesInUSD": ("The total of bonuses claimed, in USD.", 140),
    "period": "When the referred players joined.",
    "estimatedBalanceInUSD": ("The value of the affiliate wallet, in USD; not real-time.", 80.1),
    "withdrawMinimumAmountInUSD": ("The minimum withdrawal, in USD.", 50),
    "affiliateLevel": "The player's level as an affiliate.",
    "PlayerReferralLevel.currentLevel": ("The current level; 0 below the first.", 2),
    "currentLevelPercentage": ("The share that the level pays, in percent.", 25),
    "referredPlayersWagerInUSD": ("The wager of the referred players, in USD.", 12000),
    "nextLevelRequiredWagerInUSD": ("The wager required for the next level, in USD; null on the last.", 20000),
}
