"""The data dictionary of `player_reports`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
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
}
