// Generated from the contracts by `make contracts`. Never edited.

export const exportFormatValues = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormatValues)[number];

export const exportListValues = ["activities", "admins", "afdDomains", "affiliateActivePlayers", "affiliateBillingRecords", "affiliateMonths", "affiliatePlayers", "affiliates", "appliedFreebets", "bankAccounts", "betsList", "billingV1Invoices", "billingV2Invoices", "billingV2Payments", "bonusClaims", "bonusDefinitions", "bonusReleases", "bonusTransactions", "brandBillingRecords", "brands", "cashbackList", "cashbackPending", "channels", "cmsBanners", "cmsPages", "cmsPosts", "cmsSlides", "cmsV2Banners", "cmsV2Cards", "cmsV2Menus", "cmsV2Modals", "cmsV2Notifications", "cmsV2Pages", "cmsV2Posts", "cmsV2Slides", "depositsList", "externalTransactions", "externalWallets", "flows", "games", "gateways", "kycDocuments", "mediaList", "mediaV2List", "operatorBetsList", "operatorBillingRecords", "operatorsList", "partnerReportTable", "playerBonusReleases", "playerBonuses", "playersBalances", "playersList", "playersReveals", "playersTotalTransactions", "playersTotalUsers", "quickBetsList", "referralPending", "referralProfits", "referralWithdrawals", "reportTable", "riskCardUsers", "riskPlayers", "roles", "staffPermissions", "subChannels", "supportTickets", "techTickets", "tournamentWinners", "tournaments", "tournamentsWithWinners", "transactionsList", "transactionsProfit", "translations", "treasuries", "treasuryAccounts", "usernames", "withdrawJobFailures", "withdrawJobs", "withdrawalsList"] as const;
export type ExportList = (typeof exportListValues)[number];

export const exportStageValues = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELED"] as const;
export type ExportStage = (typeof exportStageValues)[number];
