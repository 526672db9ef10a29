// Generated from the contracts by `make contracts`. Never edited.

export const actValues = ["payOut", "payPrize", "confirmClaim", "verifyDeposit", "changeWallet", "approveBankAccount", "approveDocument", "approveUsername", "recordPayment", "recordV1Payment", "assignTransfer", "settleBet"] as const;
export type Act = (typeof actValues)[number];

export const activityModeValues = ["off", "calm", "busy"] as const;
export type ActivityMode = (typeof activityModeValues)[number];

export const bankAccountStatusValues = ["PENDING", "APPROVED", "REJECTED"] as const;
export type BankAccountStatus = (typeof bankAccountStatusValues)[number];

export const betStatusValues = ["OPEN", "WON", "LOST", "CASHBACK", "CANCELED"] as const;
export type BetStatus = (typeof betStatusValues)[number];

export const betTypeValues = ["CASINO", "SPORT"] as const;
export type BetType = (typeof betTypeValues)[number];

export const blockActionValues = ["BLOCK", "UNBLOCK"] as const;
export type BlockAction = (typeof blockActionValues)[number];

export const currencyValues = ["AED", "BTC", "ETH", "EUR", "GBP", "IRR", "TRX", "TRY", "USD", "USDT"] as const;
export type Currency = (typeof currencyValues)[number];

export const decisionOutcomeValues = ["APPROVED", "FORCED", "SENT", "SETTLED", "REJECTED", "CANCELED", "DELETED"] as const;
export type DecisionOutcome = (typeof decisionOutcomeValues)[number];

export const dimensionValues = ["time", "operator", "product", "provider", "game", "type", "subType", "gateway", "currency", "source", "affiliate", "channel", "release"] as const;
export type Dimension = (typeof dimensionValues)[number];

export const dnsTypeV2Values = ["TXT", "CNAME"] as const;
export type DnsTypeV2 = (typeof dnsTypeV2Values)[number];

export const documentTypeValues = ["PASSPORT", "ID_CARD", "DRIVING_LICENCE", "PROOF_OF_ADDRESS", "SELFIE"] as const;
export type DocumentType = (typeof documentTypeValues)[number];

export const granularityValues = ["HOUR", "DAY", "WEEK", "MONTH"] as const;
export type Granularity = (typeof granularityValues)[number];

export const invoiceTypeValues = ["GGR_COMMISSION", "MINIMUM_FEE"] as const;
export type InvoiceType = (typeof invoiceTypeValues)[number];

export const levelValues = ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"] as const;
export type Level = (typeof levelValues)[number];

export const monthNameValues = ["JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER"] as const;
export type MonthName = (typeof monthNameValues)[number];

export const nsStatusValues = ["SUCCESS", "PENDING", "Invalid Domain"] as const;
export type NsStatus = (typeof nsStatusValues)[number];

export const orderMarkValues = ["unanswered", "refused", "unverified"] as const;
export type OrderMark = (typeof orderMarkValues)[number];

export const paymentProviderValues = ["TOMANI", "JB", "ZI_CHARGE", "PARAM_HAVALE", "PARSCOINPAY", "FIAT_CRYPTO", "WITCHER_V1", "SISTEM_NAKIT", "UTOPIA", "FX_HAVALE", "MALDO_PAY", "CRYPTO", "MANUAL", "MINI_PAY", "WEB3", "PERFECT_MONEY"] as const;
export type PaymentProvider = (typeof paymentProviderValues)[number];

export const permissionValues = ["activities_read", "admins_read", "admins_write", "afd_read", "afd_write", "affiliate_billing_read", "affiliate_billing_write", "affiliates_read", "affiliates_write", "bank_accounts_read", "bank_accounts_write", "bets_read", "bets_settle", "billing_v1_read", "billing_v1_write", "billing_v2_read", "billing_v2_write", "bonus_details", "bonus_json", "brand_billing_read", "brand_billing_write", "bonuses_give", "bonuses_read", "bonuses_write", "brands_access", "brands_write", "cashback_confirm", "cashback_read", "cashback_write", "cf_accounts_read", "cf_accounts_write", "channels_read", "channels_write", "cms_read", "cms_write", "dashboards_read", "dashboard_bets_chart", "deposits_read", "deposits_write", "dev", "domains_read", "domains_write", "domain_setup_run", "external_wallet_read", "external_wallet_write", "flows_read", "flows_write", "games_edit", "games_launch", "games_read", "games_write", "gateways_read", "gateways_write", "gateway_tags_write", "kyc_read", "kyc_write", "media_read", "media_write", "notifications_write", "operators_edit", "operators_read", "operators_write", "operator_billing_read", "operator_billing_write", "players_block", "players_delete", "players_export", "players_panels", "players_personal", "players_read", "players_reveal", "players_search", "referrals_read", "referrals_withdraw", "referrals_write", "reports_read", "reveals_read", "risk_read", "risk_write", "redo", "roles_read", "roles_write", "sport_freebets_read", "sport_freebets_write", "staff_permissions_read", "staff_permissions_write", "status_read", "support_manage", "support_read", "support_write", "tournaments_pay", "tournaments_read", "tournaments_write", "transactions_delete", "transactions_read", "transactions_write", "transforms_run", "translations_read", "translations_write", "treasuries_read", "usernames_read", "usernames_write", "wallet_convert", "wallet_read", "wallet_topup", "withdrawals_read", "withdrawals_write"] as const;
export type Permission = (typeof permissionValues)[number];

export const personalKindValues = ["NAME", "EMAIL", "PHONE", "ADDRESS", "DOCUMENT_NUMBER", "DOCUMENT_IMAGE", "CARD_NUMBER", "IBAN", "IP", "DEVICE", "SHARED_WITH"] as const;
export type PersonalKind = (typeof personalKindValues)[number];

export const playerSubInfoValues = ["PLAYER_CODE", "USERNAME", "NICKNAME"] as const;
export type PlayerSubInfo = (typeof playerSubInfoValues)[number];

export const recordTypeValues = ["invoice", "payment"] as const;
export type RecordType = (typeof recordTypeValues)[number];

export const referralChannelTypeValues = ["LINK", "EMAIL", "GMAIL", "TELEGRAM"] as const;
export type ReferralChannelType = (typeof referralChannelTypeValues)[number];

export const reportPeriodValues = ["TODAY", "YESTERDAY", "LAST_7_DAYS", "LAST_30_DAYS", "THIS_WEEK", "LAST_WEEK", "THIS_MONTH", "LAST_MONTH", "THIS_YEAR", "RANGE"] as const;
export type ReportPeriod = (typeof reportPeriodValues)[number];

export const roleValues = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
export type Role = (typeof roleValues)[number];

export const settingsPartValues = ["affiliates", "cashback"] as const;
export type SettingsPart = (typeof settingsPartValues)[number];

export const severityValues = ["warn", "severe", "refused"] as const;
export type Severity = (typeof severityValues)[number];

export const sslModeValues = ["off", "flexible", "full", "strict"] as const;
export type SslMode = (typeof sslModeValues)[number];

export const staffModeValues = ["off", "slow", "normal"] as const;
export type StaffMode = (typeof staffModeValues)[number];

export const summaryPeriodValues = ["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const;
export type SummaryPeriod = (typeof summaryPeriodValues)[number];

export const testPlayersInclusionValues = ["ALL", "TEST", "NO_TEST"] as const;
export type TestPlayersInclusion = (typeof testPlayersInclusionValues)[number];

export const transactionDateFieldValues = ["createdAt", "confirmedAt", "decidedAt"] as const;
export type TransactionDateField = (typeof transactionDateFieldValues)[number];

export const transactionDirectionValues = ["IN", "OUT"] as const;
export type TransactionDirection = (typeof transactionDirectionValues)[number];

export const transactionStatusValues = ["CONFIRMED", "REJECTED", "IN_PROGRESS", "PENDING", "CANCELED"] as const;
export type TransactionStatus = (typeof transactionStatusValues)[number];

export const transactionSubTypeValues = ["BONUS_CLAIM", "DEPOSIT_BONUS", "MANUAL_BONUS", "REGISTRATION_BONUS", "CASHBACK_CLAIM", "AFFILIATE_CPA_COMMISSION", "AFFILIATE_CPR_COMMISSION", "AFFILIATE_PROFIT_WITHDRAW", "AFFILIATE_REVENUE_SHARE", "OTHER"] as const;
export type TransactionSubType = (typeof transactionSubTypeValues)[number];

export const transactionTypeValues = ["DEPOSIT", "WITHDRAW", "TOPUP", "BONUS", "REFERRAL_PROFIT", "AFFILIATE", "CASHBACK", "TOURNAMENT_PRIZE", "CONVERSION"] as const;
export type TransactionType = (typeof transactionTypeValues)[number];

export const verificationStatusValues = ["CONFIRMED", "PENDING", "REJECTED"] as const;
export type VerificationStatus = (typeof verificationStatusValues)[number];

export const walletTypeValues = ["main", "bonus", "cashback", "affiliate"] as const;
export type WalletType = (typeof walletTypeValues)[number];

export const warningCodeValues = ["PLAYER_BLOCKED", "PLAYER_DELETED", "KYC_MISSING", "NAME_DIFFERS", "SHARED_INSTRUMENT", "WAGERING_OPEN", "FORMAT_BROKEN", "RATE_OFF", "BEYOND_MAXIMUM", "DATE_UNUSUAL"] as const;
export type WarningCode = (typeof warningCodeValues)[number];

export const zoneStatusValues = ["pending", "active", "moved", "deleted"] as const;
export type ZoneStatus = (typeof zoneStatusValues)[number];
