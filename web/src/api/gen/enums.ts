// Generated from the contracts by `make contracts`. Never edited.

export const roleValues = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
export type Role = (typeof roleValues)[number];

export const levelValues = ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"] as const;
export type Level = (typeof levelValues)[number];

export const permissionValues = ["activities_read", "afd_read", "afd_write", "affiliate_billing_read", "affiliate_billing_write", "bank_accounts_read", "bank_accounts_redo", "bank_accounts_write", "billing_v1_read", "billing_v1_write", "billing_v2_read", "billing_v2_write", "brand_billing_read", "brand_billing_write", "brands_access", "cashback_confirm", "cashback_read", "cashback_write", "cf_accounts_read", "cf_accounts_write", "deposits_read", "deposits_write", "dev", "domains_read", "domains_write", "domain_setup_run", "external_wallet_read", "external_wallet_write", "kyc_read", "kyc_write", "notifications_write", "operator_billing_read", "operator_billing_write", "players_block", "players_delete", "players_export", "players_panels", "players_read", "players_search", "risk_read", "redo", "transactions_delete", "transactions_read", "transactions_write", "treasuries_read", "users_read", "usernames_read", "usernames_write", "wallet_convert", "wallet_read", "wallet_topup", "withdrawals_read", "withdrawals_write"] as const;
export type Permission = (typeof permissionValues)[number];

export const activityActionValues = ["created", "updated", "deleted"] as const;
export type ActivityAction = (typeof activityActionValues)[number];

export const activityAreaValues = ["Auth", "Bonus", "Cms", "Gateways", "Operators", "Players", "Support", "Transactions", "Users", "Billing", "Tournament"] as const;
export type ActivityArea = (typeof activityAreaValues)[number];

export const afdProvisionStatusValues = ["Creating", "Updating", "Deleting", "Succeeded", "Failed"] as const;
export type AfdProvisionStatus = (typeof afdProvisionStatusValues)[number];

export const afdTargetValues = ["player", "backoffice"] as const;
export type AfdTarget = (typeof afdTargetValues)[number];

export const afdValidationStatusValues = ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation", "RefreshingValidationToken", "InternalError"] as const;
export type AfdValidationStatus = (typeof afdValidationStatusValues)[number];

export const affiliateRecordTypeValues = ["profit", "payment"] as const;
export type AffiliateRecordType = (typeof affiliateRecordTypeValues)[number];

export const appStateValues = ["Running", "Stopped"] as const;
export type AppState = (typeof appStateValues)[number];

export const auth0TypeValues = ["Origin", "Logout", "Callback"] as const;
export type Auth0Type = (typeof auth0TypeValues)[number];

export const bankAccountActionValues = ["confirm", "reject"] as const;
export type BankAccountAction = (typeof bankAccountActionValues)[number];

export const bankAccountStatusValues = ["PENDING", "APPROVED", "REJECTED"] as const;
export type BankAccountStatus = (typeof bankAccountStatusValues)[number];

export const blockActionValues = ["BLOCK", "UNBLOCK"] as const;
export type BlockAction = (typeof blockActionValues)[number];

export const cardUseStatusValues = ["CONFIRMED", "REJECTED"] as const;
export type CardUseStatus = (typeof cardUseStatusValues)[number];

export const cardUseTypeValues = ["DEPOSIT", "WITHDRAW"] as const;
export type CardUseType = (typeof cardUseTypeValues)[number];

export const claimActionValues = ["confirm", "reject"] as const;
export type ClaimAction = (typeof claimActionValues)[number];

export const clockModeValues = ["real", "frozen"] as const;
export type ClockMode = (typeof clockModeValues)[number];

export const currencyValues = ["AED", "BTC", "ETH", "EUR", "GBP", "IRR", "TRX", "TRY", "USD", "USDT"] as const;
export type Currency = (typeof currencyValues)[number];

export const deploymentStatusValues = ["NotStarted", "InProgress", "Succeeded", "Failed"] as const;
export type DeploymentStatus = (typeof deploymentStatusValues)[number];

export const dialectValues = ["envelope", "bare", "message", "error_text", "error_object", "errors_list", "data_text", "problem", "html", "empty"] as const;
export type Dialect = (typeof dialectValues)[number];

export const dnsRecordTypeValues = ["NS", "CNAME", "TXT"] as const;
export type DnsRecordType = (typeof dnsRecordTypeValues)[number];

export const dnsTypeV1Values = ["TXT", "CNAME", "A", "AAA"] as const;
export type DnsTypeV1 = (typeof dnsTypeV1Values)[number];

export const dnsTypeV2Values = ["TXT", "CNAME"] as const;
export type DnsTypeV2 = (typeof dnsTypeV2Values)[number];

export const documentActionValues = ["approve", "reject"] as const;
export type DocumentAction = (typeof documentActionValues)[number];

export const documentTypeValues = ["PASSPORT", "ID_CARD", "DRIVING_LICENCE", "PROOF_OF_ADDRESS", "SELFIE"] as const;
export type DocumentType = (typeof documentTypeValues)[number];

export const domainActionValues = ["SET_PRIMARY", "ASSOCIATE", "SYNC_CF", "PURGE_CACHE", "PURGE_CACHE_ALL", "CF_DELETE", "AFD_DELETE", "DB_DELETE", "EDIT"] as const;
export type DomainAction = (typeof domainActionValues)[number];

export const domainValidationStateValues = ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation", "RefreshingValidationToken", "InternalError"] as const;
export type DomainValidationState = (typeof domainValidationStateValues)[number];

export const externalTransactionSubTypeValues = ["VOUCHER_ACTIVATION", "VOUCHER_CREATION"] as const;
export type ExternalTransactionSubType = (typeof externalTransactionSubTypeValues)[number];

export const externalTransactionTypeValues = ["TOPUP", "WITHDRAW"] as const;
export type ExternalTransactionType = (typeof externalTransactionTypeValues)[number];

export const faultKindValues = ["delay", "error", "cut", "garble", "drop_before", "drop_after", "error_after"] as const;
export type FaultKind = (typeof faultKindValues)[number];

export const inProgressStatusValues = ["APPROVE", "REJECT"] as const;
export type InProgressStatus = (typeof inProgressStatusValues)[number];

export const invoiceStatusValues = ["OPEN", "PARTLY_PAID", "PAID"] as const;
export type InvoiceStatus = (typeof invoiceStatusValues)[number];

export const invoiceTypeValues = ["GGR_COMMISSION", "MINIMUM_FEE"] as const;
export type InvoiceType = (typeof invoiceTypeValues)[number];

export const monthNameValues = ["JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER"] as const;
export type MonthName = (typeof monthNameValues)[number];

export const networkValues = ["ETHEREUM_MAIN", "POLYGON_MAIN", "CELO_MAIN", "POLYGON_TEST"] as const;
export type Network = (typeof networkValues)[number];

export const notificationLevelValues = ["info", "warning", "critical"] as const;
export type NotificationLevel = (typeof notificationLevelValues)[number];

export const orderStateValues = ["NOT_SENT", "WORKING", "PAID", "NOT_PAID", "NO_ANSWER"] as const;
export type OrderState = (typeof orderStateValues)[number];

export const outcomeStateValues = ["DONE", "RUNNING", "NOT_RECEIVED"] as const;
export type OutcomeState = (typeof outcomeStateValues)[number];

export const paymentCurrencyValues = ["TRX", "USDT", "USD"] as const;
export type PaymentCurrency = (typeof paymentCurrencyValues)[number];

export const paymentProviderValues = ["TOMANI", "JB", "ZI_CHARGE", "PARAM_HAVALE", "PARSCOINPAY", "FIAT_CRYPTO", "WITCHER_V1", "SISTEM_NAKIT", "UTOPIA", "FX_HAVALE", "MALDO_PAY", "CRYPTO", "MANUAL"] as const;
export type PaymentProvider = (typeof paymentProviderValues)[number];

export const paymentTypeValues = ["CASH", "CPG_ADJUSTMENT", "DIRECT_TRANSFER", "USDT_TRANSFER", "OPERATOR_SETTLEMENT", "CPG_TRANSFER"] as const;
export type PaymentType = (typeof paymentTypeValues)[number];

export const providerCurrencyValues = ["USDT", "TRX"] as const;
export type ProviderCurrency = (typeof providerCurrencyValues)[number];

export const providerNetworkValues = ["TRON"] as const;
export type ProviderNetwork = (typeof providerNetworkValues)[number];

export const provisioningStateValues = ["Creating", "Updating", "Deleting", "Succeeded", "Failed"] as const;
export type ProvisioningState = (typeof provisioningStateValues)[number];

export const recordTypeValues = ["invoice", "payment"] as const;
export type RecordType = (typeof recordTypeValues)[number];

export const routingStatusValues = ["NOT COMPLETED", "COMPLETED"] as const;
export type RoutingStatus = (typeof routingStatusValues)[number];

export const serviceValues = ["revenueShare", "livestream", "addOn", "additionalBrands", "other"] as const;
export type Service = (typeof serviceValues)[number];

export const setupStepNameValues = ["CNAME", "VALIDATION", "PROVISIONING", "ASSOCIATION", "SSL", "PLAYER_PLATFORM"] as const;
export type SetupStepName = (typeof setupStepNameValues)[number];

export const setupStepStateValues = ["WAITING", "RUNNING", "PASSED", "FAILED"] as const;
export type SetupStepState = (typeof setupStepStateValues)[number];

export const sortOrderValues = ["asc", "desc"] as const;
export type SortOrder = (typeof sortOrderValues)[number];

export const sslModeValues = ["off", "flexible", "full", "strict"] as const;
export type SslMode = (typeof sslModeValues)[number];

export const summaryPeriodValues = ["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const;
export type SummaryPeriod = (typeof summaryPeriodValues)[number];

export const testPlayersInclusionValues = ["ALL", "TEST", "NO_TEST"] as const;
export type TestPlayersInclusion = (typeof testPlayersInclusionValues)[number];

export const topUpActionValues = ["top-up", "deduct"] as const;
export type TopUpAction = (typeof topUpActionValues)[number];

export const topUpReasonValues = ["CORRECTION", "COMPENSATION", "PROMOTION", "TEST", "OTHER"] as const;
export type TopUpReason = (typeof topUpReasonValues)[number];

export const totalKindValues = ["JOINED", "DEPOSIT", "WITHDRAW"] as const;
export type TotalKind = (typeof totalKindValues)[number];

export const transactionActValues = ["confirm", "reject"] as const;
export type TransactionAct = (typeof transactionActValues)[number];

export const transactionDirectionValues = ["IN", "OUT"] as const;
export type TransactionDirection = (typeof transactionDirectionValues)[number];

export const transactionStatusValues = ["CONFIRMED", "REJECTED", "IN_PROGRESS", "PENDING", "CANCELED"] as const;
export type TransactionStatus = (typeof transactionStatusValues)[number];

export const transactionSubTypeValues = ["BONUS_CLAIM", "DEPOSIT_BONUS", "MANUAL_BONUS", "REGISTRATION_BONUS", "CASHBACK_CLAIM", "AFFILIATE_CPA_COMMISSION", "AFFILIATE_CPR_COMMISSION", "AFFILIATE_PROFIT_WITHDRAW", "AFFILIATE_REVENUE_SHARE", "OTHER"] as const;
export type TransactionSubType = (typeof transactionSubTypeValues)[number];

export const transactionTypeValues = ["DEPOSIT", "WITHDRAW", "TOPUP", "BONUS", "REFERRAL_PROFIT", "AFFILIATE", "CASHBACK", "TOURNAMENT_PRIZE"] as const;
export type TransactionType = (typeof transactionTypeValues)[number];

export const transferStateValues = ["CONFIRMING", "CONFIRMED", "UNASSIGNED"] as const;
export type TransferState = (typeof transferStateValues)[number];

export const treasuryStatusValues = ["ACTIVE", "LOW", "DISABLED"] as const;
export type TreasuryStatus = (typeof treasuryStatusValues)[number];

export const unitTypeValues = ["count", "ratio"] as const;
export type UnitType = (typeof unitTypeValues)[number];

export const usernameStatusValues = ["PENDING", "APPROVE", "REJECT"] as const;
export type UsernameStatus = (typeof usernameStatusValues)[number];

export const verificationStatusValues = ["CONFIRMED", "PENDING", "REJECTED"] as const;
export type VerificationStatus = (typeof verificationStatusValues)[number];

export const waitingOnValues = ["REGISTRAR", "DNS", "VALIDATION", "CERTIFICATE", "FRONT_DOOR", "STAFF"] as const;
export type WaitingOn = (typeof waitingOnValues)[number];

export const walletTypeValues = ["main", "bonus", "cashback", "affiliate"] as const;
export type WalletType = (typeof walletTypeValues)[number];

export const withdrawActValues = ["confirm", "reject"] as const;
export type WithdrawAct = (typeof withdrawActValues)[number];

export const zoneStatusValues = ["pending", "active", "moved", "deleted"] as const;
export type ZoneStatus = (typeof zoneStatusValues)[number];
