"""Operators and brands: what is said of them and set for them."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

TENANTS: dict[str, Entry] = {
    "Operator.title": ("The name of the operator or brand.", "Aurora"),
    "Operator.isDeleted": "Whether it is a deleted brand, which stays readable.",
    "Operator.createdAt": "When it joined the platform.",
    "brandCount": ("The number of its brands, deleted ones left out.", 2),
    "Operator.playerCount": ("The number of its own players, deleted ones left out.", 240),
    "staffCount": ("The number of accounts at it, not counting its brands.", 4),
    "supportEmail": ("Where its players write for help.", "help@aurora.test"),
    "defaultLanguage": ("The language of players who chose none.", "en"),
    "OperatorDetails.settings": "The gateways that the platform allows.",
    "GatewaySettings.deposit": "The gateways by which players may pay in.",
    "GatewaySettings.withdraw": "The gateways by which players may be paid.",
    "allowedGateways": ("The allowed gateways.", ["CRYPTO", "MANUAL"]),
    "OperatorsQuery.type": "Only operators, or only brands.",
    "OperatorsQuery.title": ("Part of the title.", "north"),
    "OperatorsQuery.isActive": "Only active ones, or only inactive ones.",
    "OperatorsQuery.isDeleted": "Only deleted brands.",
    "BrandsQuery.title": ("Part of the title.", "north"),
    "BrandsQuery.isActive": "Only active brands, or only inactive ones.",
    "BrandsQuery.isDeleted": "Only deleted brands.",
    "OperatorGeneral.title": ("The name of the operator or brand.", "Aurora"),
    "BrandDraft.opId": ("The operator that the brand will belong to.", "aurora"),
    "BrandDraft.title": ("The name of the brand.", "Aurora West"),
    "BrandDraft.code": ("What becomes the brand's `opId`.", "aurora-west"),
    "OperatorSettingsEdit.isActive": "Whether it takes players and is billed.",
    "OperatorSettingsEdit.dailyTopupLimitInUSD": (
        "The most that staff may top up per day (UTC), in USD; absent for a brand.",
        5000,
    ),
    "depositGateways": ("The gateways by which players may pay in.", ["CRYPTO", "MANUAL"]),
    "withdrawGateways": ("The gateways by which players may be paid.", ["CRYPTO", "MANUAL"]),
    "inherited": ("The parts that a brand has from its operator.", ["cashback"]),
    "part": ("What the brand gives up of its own.", "cashback"),
    "playersWithBalance": ("The number of its players with money in a wallet.", 3),
    "openTransactions": ("The number of transactions that are not decided.", 2),
    "openBets": ("The number of its open bets.", 5),
    "pendingWinners": ("The number of winners of its tournaments who wait for a decision.", 1),
    "BrandBlockers.staff": ("The number of accounts at the brand.", 1),
    "BrandBlockers.zones": ("The number of its zones and domains.", 1),
    "BrandBlockers.affiliates": ("The number of its affiliates with unpaid profits.", 1),
}
