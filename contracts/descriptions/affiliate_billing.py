"""The data dictionary of `affiliate_billing`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "AffiliateRecord.month": ("The month it is for; for a payment, the month of `issuedAt`.", "NOVEMBER"),
    "AffiliateRecordsQuery.month": ("Only records of this month.", "NOVEMBER"),
    "affTitle": ("The affiliate's display name.", "Bet Scout"),
    "referredBy": ("The affiliate who referred this one; null for none.", "A-65a1f0c1"),
    "AffiliateRecord.amountInUSD": ("The net profit (negative if carried over) or the amount paid, in USD.", 840),
    "affiliateSettings": "The affiliate's terms in that month; null for a payment.",
    "profitBreakdown": "The breakdown of the net profit; null for a payment.",
    "administrationFeePercentage": ("The administration fee, in percent of a positive GGR.", 5),
    "depositFeePercentage": ("The fee on deposits, in percent.", 2),
    "withdrawFeePercentage": ("The fee on withdrawals, in percent.", 2),
    "referralFeePercentage": ("The share of referred affiliates' commissions, in percent.", 5),
    "casinoCommission": ("The share of the casino's GGR, in percent.", 30),
    "sportCommission": ("The share of the sportsbook's GGR, in percent.", 25),
    "ggrInUSD": "The GGR of the referred players, in USD.",
    "GgrBreakdown.total": ("The GGR of casino and sportsbook together, in USD.", 6000),
    "casino": ("The casino's part, in USD.", 4000),
    "sport": ("The sportsbook's part, in USD.", 2000),
    "affiliateCommissionInUSD": ("The commission on the GGR, in USD.", 1700),
    "referralFeesInUSD": ("The income from referred affiliates' commissions, in USD.", 40),
    "administrationFeeInUSD": ("The administration fee, in USD.", 85),
    "totalDepositsInUSD": ("The referred players' deposits, in USD.", 9000),
    "depositFeesInUSD": ("The fees on deposits, in USD.", 180),
    "totalWithdrawsInUSD": ("The referred players' withdrawals, in USD.", 3000),
    "withdrawFeesInUSD": ("The fees on withdrawals, in USD.", 60),
    "carriedLossInUSD": ("The loss carried over from the previous month, in USD; 0 or negative.", -575),
    "netProfitInUSD": ("Commission and income less fees and the carried loss, in USD.", 840),
    "totalProfitInUSD": ("The total of all matching positive net profits, in USD.", 12400),
}
