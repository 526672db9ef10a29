// Generated from the contracts by `make contracts`. Never edited.

export const partnerReportIdValues = ["top-affiliates", "top-channels"] as const;
export type PartnerReportId = (typeof partnerReportIdValues)[number];

export const reportIdValues = ["operator", "game-operator", "games", "game-providers", "game-financial", "registration", "transactions", "transactionsV2", "transaction-operator", "bonus-releases", "bonus-transactions"] as const;
export type ReportId = (typeof reportIdValues)[number];
