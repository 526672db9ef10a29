"""The data dictionary of `brands`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "BrandsQuery.title": ("Part of the title.", "north"),
    "BrandsQuery.isActive": "Only active brands, or only inactive ones.",
    "BrandsQuery.isDeleted": "Only deleted brands.",
    "BrandDraft.code": ("What becomes the brand's `opId`.", "aurora-west"),
    "playersWithBalance": ("The number of its players with money in a wallet.", 3),
    "openTransactions": ("The number of transactions that are not decided.", 2),
    "openBets": ("The number of its open bets.", 5),
    "pendingWinners": ("The number of winners of its tournaments who wait for a decision.", 1),
    "BrandBlockers.staff": ("The number of accounts at the brand.", 1),
    "BrandBlockers.zones": ("The number of its zones and domains.", 1),
    "BrandBlockers.affiliates": ("The number of its affiliates with unpaid profits.", 1),
}
