// Generated from the contracts by `make contracts`. Never edited.

export const BIG_AMOUNT = 1000 as const;
export const CARDS = ["deposits", "withdrawals", "netDeposits", "ggr", "ngr", "margin", "wager", "active", "registrations", "ftd", "bets", "depositCount"] as const;
export const QUICK_MEASURES = ["deposits", "withdrawals", "ggr", "registrations"] as const;
