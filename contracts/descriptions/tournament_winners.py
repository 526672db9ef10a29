"""The data dictionary of `tournament_winners`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "Winner.player": "The player who won.",
    "prizeInUSD": ("The prize, in USD.", 500),
    "tournamentId": ("The tournament's id.", "trn_65a1f0c2e4b0d3a9c7f8"),
    "tournamentTitle": ("The title of the tournament.", "Weekend race"),
    "Winner.status": "The status of the payout.",
    "decidedBy": "Who approved or rejected the payout; null until then.",
    "decidedAt": "When the payout was decided; null until then.",
    "paidAmount": ("What was paid, in `paidCurrency`; null unless approved.", 500),
    "paidCurrency": ("The currency of what was paid; null unless approved.", "USD"),
    "Winner.txId": ("The transaction of the prize; null unless approved.", "tx_65a1f0c2e4b0d3a9c7f8"),
    "payAmount": ("What an approval pays now, in `payCurrency`.", 500),
    "payCurrency": ("The currency an approval pays in.", "USD"),
    "WinnerDetails.walletBalance": ("The player's main wallet in `payCurrency`.", 130),
    "WinnersQuery.status": "Only winners of this status.",
    "Payout.type": "The decision.",
    "winnerId": ("The winner's id.", "win_65a1f0c2e4b0d3a9c7f8"),
}
