// Generated from the contracts by `make contracts`. Never edited.

import type { Act, Level, Permission, Role } from "./shared/enums";

export interface OperationAccess {
  readonly roles: readonly Role[];
  readonly levels: readonly Level[];
  readonly permission: Permission | null;
  /** By the value of the body that is the act: who may choose it. */
  readonly choices?: Readonly<Record<string, readonly Role[]>>;
}

/** The body's field with the files, and which are taken. */
export interface UploadMeta {
  readonly field: string;
  readonly form: "dataUrl" | "multipart";
  readonly types: readonly string[];
  readonly mostBytes: number;
  readonly mostFiles: number;
  /** What is said of a file that is too large. */
  readonly tooLarge: string;
}

/** An act that may be warned of; `body` names the argument that is its body. */
export interface ActMeta {
  readonly name: Act;
  readonly body: string;
}

/** What is said of a success by the value of one of the body's fields. */
export interface SuccessTexts {
  readonly field: string;
  readonly byValue: Readonly<Record<string, string>>;
}

/** What is known of an operation beside its shape; its area's code brings it along. */
export interface OperationMeta {
  readonly method: string;
  readonly path: string;
  readonly effect: "read" | "write";
  readonly isPublic: boolean;
  readonly success: string | SuccessTexts | null;
  readonly failure: string | null;
  readonly tags: readonly Tag[];
  readonly invalidates: readonly Tag[];
  readonly takesIdempotencyKey: boolean;
  readonly ifMatch: boolean;
  /** What it decides, and where its body takes the codes of the warnings that the user answered. */
  readonly act?: ActMeta;
  readonly isPoll: boolean;
  readonly returnsEnvelope: boolean;
  /** Where the data has a provider's number: 0, and nothing was done. */
  readonly outcomeField?: string;
  /** For how long the last proof of the password is good for it. */
  readonly proofSeconds?: number;
  /** What it uploads, and in which form. */
  readonly upload?: UploadMeta;
}

const roles1 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
const levels2 = ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"] as const;
const roles3 = ["SUPER_ADMIN", "OPERATOR_ADMIN"] as const;
const roles4 = ["SUPER_ADMIN", "ADMIN"] as const;
const roles5 = ["SUPER_ADMIN"] as const;
const roles6 = ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN"] as const;
const roles7 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER"] as const;
const roles8 = ["OPERATOR_ADMIN", "OPERATOR_MANAGER"] as const;
const roles9 = ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER"] as const;
const levels10 = ["OPERATOR"] as const;
const levels11 = ["PLATFORM", "OPERATOR"] as const;
const roles12 = ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
const roles13 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN"] as const;
const roles14 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS"] as const;

export const operations = {
  authLogin: {roles: roles1, levels: levels2, permission: null},
  authLogout: {roles: roles1, levels: levels2, permission: null},
  authProve: {roles: roles1, levels: levels2, permission: null},
  authSessions: {roles: roles1, levels: levels2, permission: null},
  authSessionEnd: {roles: roles1, levels: levels2, permission: null},
  authSessionsEnd: {roles: roles1, levels: levels2, permission: null},
  usersMe: {roles: roles1, levels: levels2, permission: null},
  usersMeCheck: {roles: roles1, levels: levels2, permission: null},
  usersMeUpdate: {roles: roles1, levels: levels2, permission: null},
  usersMePassword: {roles: roles1, levels: levels2, permission: null},
  roles: {roles: roles1, levels: levels2, permission: "roles_read"},
  role: {roles: roles1, levels: levels2, permission: "roles_read"},
  roleEffect: {roles: roles1, levels: levels2, permission: "roles_read"},
  roleProgress: {roles: roles1, levels: levels2, permission: "roles_read"},
  roleUpdate: {roles: roles3, levels: levels2, permission: "roles_write"},
  roleDelete: {roles: roles3, levels: levels2, permission: "roles_write"},
  staffPermissions: {roles: roles4, levels: levels2, permission: "staff_permissions_read"},
  staffPermissionSave: {roles: roles5, levels: levels2, permission: "staff_permissions_write"},
  staffPermissionDelete: {roles: roles5, levels: levels2, permission: "staff_permissions_write"},
  admins: {roles: roles6, levels: levels2, permission: "admins_read"},
  admin: {roles: roles6, levels: levels2, permission: "admins_read"},
  adminCreate: {roles: roles6, levels: levels2, permission: "admins_write", choices: {SUPER_ADMIN: roles5, ADMIN: roles5, DEV_OPS: roles5, OPERATOR_ADMIN: roles6, OPERATOR_MANAGER: roles6}},
  adminBlock: {roles: roles6, levels: levels2, permission: "admins_write"},
  adminPasswordChange: {roles: roles6, levels: levels2, permission: "admins_write"},
  adminDelete: {roles: roles6, levels: levels2, permission: "admins_write"},
  adminMigrate: {roles: roles6, levels: levels2, permission: "admins_write"},
  adminRoleChange: {roles: roles6, levels: levels2, permission: "admins_write", choices: {SUPER_ADMIN: roles5, ADMIN: roles5, DEV_OPS: roles5, OPERATOR_ADMIN: roles6, OPERATOR_MANAGER: roles6}},
  adminPermissionsClone: {roles: roles6, levels: levels2, permission: "admins_write"},
  adminPermissionsRefresh: {roles: roles6, levels: levels2, permission: "admins_write"},
  adminSessions: {roles: roles6, levels: levels2, permission: "admins_read"},
  adminSessionsEnd: {roles: roles6, levels: levels2, permission: "admins_write"},
  views: {roles: roles1, levels: levels2, permission: null},
  viewAdd: {roles: roles1, levels: levels2, permission: null},
  viewUpdate: {roles: roles1, levels: levels2, permission: null},
  viewDelete: {roles: roles1, levels: levels2, permission: null},
  operatorsMenuList: {roles: roles7, levels: levels2, permission: null},
  operatorsMe: {roles: roles8, levels: levels2, permission: null},
  operatorsShow: {roles: roles9, levels: levels2, permission: null},
  operatorsSettings: {roles: roles9, levels: levels2, permission: null},
  operatorsList: {roles: roles4, levels: levels2, permission: "operators_read"},
  operatorsGeneralUpdate: {roles: roles6, levels: levels2, permission: "operators_edit"},
  operatorsSettingsUpdate: {roles: roles4, levels: levels2, permission: "operators_write"},
  transformPreview: {roles: roles4, levels: levels2, permission: "transforms_run"},
  operatorToBrand: {roles: roles4, levels: levels2, permission: "transforms_run"},
  brandToOperator: {roles: roles4, levels: levels2, permission: "transforms_run"},
  brands: {roles: roles8, levels: levels10, permission: "brands_access"},
  brandBlockers: {roles: roles6, levels: levels11, permission: "brands_write"},
  brandCreate: {roles: roles6, levels: levels11, permission: "brands_write"},
  brandDelete: {roles: roles6, levels: levels11, permission: "brands_write"},
  general: {roles: roles1, levels: levels2, permission: null},
  rates: {roles: roles1, levels: levels2, permission: null},
  adminBadges: {roles: roles9, levels: levels2, permission: null},
  pulse: {roles: roles1, levels: levels2, permission: null},
  generalNotifications: {roles: roles1, levels: levels2, permission: null},
  generalNotificationsNews: {roles: roles1, levels: levels2, permission: null},
  generalNotificationsRead: {roles: roles1, levels: levels2, permission: null},
  generalNotificationDelete: {roles: roles4, levels: levels2, permission: "notifications_write"},
  tooltips: {roles: roles1, levels: levels2, permission: null},
  playersSearch: {roles: roles4, levels: levels2, permission: "players_search"},
  playersList: {roles: roles9, levels: levels2, permission: "players_read"},
  player: {roles: roles9, levels: levels2, permission: "players_read"},
  playersBalances: {roles: roles9, levels: levels2, permission: "players_read"},
  playersBlock: {roles: roles9, levels: levels2, permission: "players_block"},
  playersDelete: {roles: roles6, levels: levels2, permission: "players_delete"},
  playersTotals: {roles: roles9, levels: levels2, permission: "players_read"},
  playersTotalUsers: {roles: roles9, levels: levels2, permission: "players_read"},
  playersTotalTransactions: {roles: roles9, levels: levels2, permission: "players_read"},
  playerBonusSummary: {roles: roles4, levels: levels2, permission: "players_panels"},
  riskCardUsers: {roles: roles9, levels: levels2, permission: "risk_read"},
  usernames: {roles: roles9, levels: levels2, permission: "usernames_read"},
  username: {roles: roles9, levels: levels2, permission: "usernames_read"},
  usernameFacts: {roles: roles9, levels: levels2, permission: "usernames_read"},
  usernameUpdate: {roles: roles9, levels: levels2, permission: "usernames_write"},
  kycDocuments: {roles: roles9, levels: levels2, permission: "kyc_read"},
  kycDocument: {roles: roles9, levels: levels2, permission: "kyc_read"},
  kycFacts: {roles: roles9, levels: levels2, permission: "kyc_read"},
  kycImage: {roles: roles9, levels: levels2, permission: "kyc_read"},
  kycDocumentAdd: {roles: roles9, levels: levels2, permission: "kyc_write"},
  kycReview: {roles: roles9, levels: levels2, permission: "kyc_write"},
  bankAccounts: {roles: roles9, levels: levels2, permission: "bank_accounts_read"},
  bankAccount: {roles: roles9, levels: levels2, permission: "bank_accounts_read"},
  bankAccountFacts: {roles: roles9, levels: levels2, permission: "bank_accounts_read"},
  bankAccountReview: {roles: roles9, levels: levels2, permission: "bank_accounts_write"},
  betsList: {roles: roles4, levels: levels2, permission: "bets_read"},
  operatorBetsList: {roles: roles9, levels: levels2, permission: "bets_read"},
  quickBetsList: {roles: roles9, levels: levels2, permission: "bets_read"},
  bet: {roles: roles9, levels: levels2, permission: "bets_read"},
  betV2: {roles: roles9, levels: levels2, permission: "bets_read"},
  betSettle: {roles: roles6, levels: levels2, permission: "bets_settle"},
  tournaments: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentsWithWinners: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentChoices: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournament: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentRanking: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentCreate: {roles: roles6, levels: levels2, permission: "tournaments_write"},
  tournamentEdit: {roles: roles6, levels: levels2, permission: "tournaments_write"},
  tournamentDelete: {roles: roles6, levels: levels2, permission: "tournaments_write"},
  tournamentCancel: {roles: roles4, levels: levels2, permission: "tournaments_write"},
  flows: {roles: roles9, levels: levels2, permission: "flows_read"},
  flow: {roles: roles9, levels: levels2, permission: "flows_read"},
  flowActivate: {roles: roles6, levels: levels2, permission: "flows_write"},
  flowDeactivate: {roles: roles6, levels: levels2, permission: "flows_write"},
  flowDelete: {roles: roles6, levels: levels2, permission: "flows_write"},
  tournamentWinners: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentWinner: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentWinnerFacts: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  tournamentPayout: {roles: roles6, levels: levels2, permission: "tournaments_pay"},
  tournamentPrizeLimits: {roles: roles9, levels: levels2, permission: "tournaments_read"},
  cashbackCalculator: {roles: roles9, levels: levels2, permission: "cashback_read"},
  cashbackPlayerSummary: {roles: roles4, levels: levels2, permission: "cashback_read"},
  cashbackPlayerStanding: {roles: roles4, levels: levels2, permission: "cashback_read"},
  cashbackSettingsOverride: {roles: roles4, levels: levels2, permission: "cashback_write"},
  cashbackSettingsRestore: {roles: roles4, levels: levels2, permission: "cashback_write"},
  cashbackClaim: {roles: roles4, levels: levels2, permission: "cashback_write"},
  cashbackList: {roles: roles9, levels: levels2, permission: "cashback_read"},
  cashbackPending: {roles: roles9, levels: levels2, permission: "cashback_read"},
  cashbackEffect: {roles: roles6, levels: levels2, permission: "cashback_confirm"},
  cashbackFacts: {roles: roles9, levels: levels2, permission: "cashback_read"},
  cashbackDecide: {roles: roles6, levels: levels2, permission: "cashback_confirm"},
  operatorsAffiliatesUpdate: {roles: roles4, levels: levels2, permission: "operators_write"},
  operatorsCashbackUpdate: {roles: roles4, levels: levels2, permission: "operators_write"},
  operatorsSettingsRestore: {roles: roles4, levels: levels2, permission: "operators_write"},
  playerAffiliateSummary: {roles: roles4, levels: levels2, permission: "players_panels"},
  playerAffiliateReports: {roles: roles4, levels: levels2, permission: "players_panels"},
  playerAffiliateChannels: {roles: roles4, levels: levels2, permission: "players_panels"},
  referralCalculator: {roles: roles9, levels: levels2, permission: "referrals_read"},
  referralSettingsOverride: {roles: roles4, levels: levels2, permission: "referrals_write"},
  referralSettingsRestore: {roles: roles4, levels: levels2, permission: "referrals_write"},
  playersMaxDeposit: {roles: roles9, levels: levels2, permission: "players_export"},
  fileDownload: {roles: roles9, levels: levels2, permission: "players_export"},
  activities: {roles: roles6, levels: levels2, permission: "activities_read"},
  outcome: {roles: roles1, levels: levels2, permission: null},
  playerWallet: {roles: roles9, levels: levels2, permission: "wallet_read"},
  walletFacts: {roles: roles9, levels: levels2, permission: "wallet_read"},
  walletTopup: {roles: roles9, levels: levels2, permission: "wallet_topup"},
  walletTopupBonus: {roles: roles9, levels: levels2, permission: "wallet_topup"},
  walletConvert: {roles: roles9, levels: levels2, permission: "wallet_convert"},
  exchangeRates: {roles: roles9, levels: levels2, permission: "wallet_read"},
  treasuries: {roles: roles9, levels: levels2, permission: "treasuries_read"},
  treasuryAccounts: {roles: roles9, levels: levels2, permission: "treasuries_read"},
  externalWallets: {roles: roles4, levels: levels2, permission: "external_wallet_read"},
  externalTransactions: {roles: roles4, levels: levels2, permission: "external_wallet_read"},
  externalWalletTopup: {roles: roles4, levels: levels2, permission: "external_wallet_write"},
  externalWalletWithdraw: {roles: roles4, levels: levels2, permission: "external_wallet_write"},
  billingV1Invoices: {roles: roles9, levels: levels2, permission: "billing_v1_read"},
  billingV1Invoice: {roles: roles9, levels: levels2, permission: "billing_v1_read"},
  billingV1InvoiceGenerate: {roles: roles6, levels: levels11, permission: "billing_v1_write"},
  billingV1InvoiceUpdate: {roles: roles6, levels: levels11, permission: "billing_v1_write"},
  billingV1InvoiceDelete: {roles: roles6, levels: levels11, permission: "billing_v1_write"},
  billingV1PaymentAdd: {roles: roles4, levels: levels2, permission: "billing_v1_write"},
  billingV1PaymentDelete: {roles: roles4, levels: levels2, permission: "billing_v1_write"},
  billingV2Invoices: {roles: roles9, levels: levels11, permission: "billing_v2_read"},
  billingV2Invoice: {roles: roles9, levels: levels11, permission: "billing_v2_read"},
  billingV2InvoiceGenerate: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2InvoiceUpdate: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2InvoiceDelete: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2DashboardCards: {roles: roles9, levels: levels11, permission: "billing_v2_read"},
  billingV2InvoiceSettings: {roles: roles4, levels: levels2, permission: "billing_v2_read"},
  billingV2InvoiceSettingsUpdate: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2Payments: {roles: roles9, levels: levels11, permission: "billing_v2_read"},
  billingV2Payment: {roles: roles9, levels: levels11, permission: "billing_v2_read"},
  billingV2PaymentAdd: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2PaymentUpdate: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2PaymentDelete: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2CpgTransferUpdate: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  billingV2PaymentPreview: {roles: roles4, levels: levels2, permission: "billing_v2_write"},
  providerPayment: {roles: roles6, levels: levels11, permission: "billing_v2_read"},
  providerTransferAssign: {roles: roles4, levels: levels11, permission: "billing_v2_write"},
  providerTransferReverse: {roles: roles4, levels: levels11, permission: "billing_v2_write"},
  operatorBillingRecords: {roles: roles9, levels: levels2, permission: "operator_billing_read"},
  operatorBillingRecord: {roles: roles9, levels: levels2, permission: "operator_billing_read"},
  operatorBillingInvoiceUpdate: {roles: roles4, levels: levels2, permission: "operator_billing_write"},
  operatorBillingPaymentUpdate: {roles: roles4, levels: levels2, permission: "operator_billing_write"},
  brandBillingRecords: {roles: roles9, levels: levels11, permission: "brand_billing_read"},
  brandBillingRecord: {roles: roles9, levels: levels11, permission: "brand_billing_read"},
  brandBillingInvoiceGenerate: {roles: roles6, levels: levels11, permission: "brand_billing_write"},
  brandBillingInvoiceUpdate: {roles: roles6, levels: levels11, permission: "brand_billing_write"},
  brandBillingInvoiceDelete: {roles: roles6, levels: levels11, permission: "brand_billing_write"},
  brandBillingPaymentAdd: {roles: roles6, levels: levels11, permission: "brand_billing_write"},
  brandBillingPaymentUpdate: {roles: roles6, levels: levels11, permission: "brand_billing_write"},
  brandBillingPaymentDelete: {roles: roles6, levels: levels11, permission: "brand_billing_write"},
  affiliateBillingRecords: {roles: roles12, levels: levels2, permission: "affiliate_billing_read"},
  affiliateBillingRecord: {roles: roles12, levels: levels2, permission: "affiliate_billing_read"},
  affiliateBillingAffiliates: {roles: roles9, levels: levels2, permission: "affiliate_billing_read"},
  affiliateBillingPaymentAdd: {roles: roles6, levels: levels2, permission: "affiliate_billing_write"},
  affiliateBillingPaymentUpdate: {roles: roles6, levels: levels11, permission: "affiliate_billing_write"},
  affiliateBillingPaymentDelete: {roles: roles6, levels: levels11, permission: "affiliate_billing_write"},
  transactionsList: {roles: roles9, levels: levels2, permission: "transactions_read"},
  transactionsProfit: {roles: roles9, levels: levels2, permission: "transactions_read"},
  transactionGateways: {roles: roles9, levels: levels2, permission: "transactions_read"},
  transaction: {roles: roles9, levels: levels2, permission: "transactions_read"},
  transactionEffect: {roles: roles6, levels: levels2, permission: "transactions_write"},
  transactionFacts: {roles: roles9, levels: levels2, permission: "transactions_read"},
  transactionDelete: {roles: roles6, levels: levels2, permission: "transactions_delete"},
  transactionBonus: {roles: roles6, levels: levels2, permission: "transactions_write"},
  transactionReferralClaim: {roles: roles6, levels: levels2, permission: "transactions_write"},
  transactionAffiliateWithdraw: {roles: roles6, levels: levels2, permission: "transactions_write"},
  referralProfits: {roles: roles9, levels: levels2, permission: "referrals_read"},
  referralPending: {roles: roles9, levels: levels2, permission: "referrals_read"},
  referralWithdrawals: {roles: roles9, levels: levels2, permission: "referrals_read"},
  referralWithdraw: {roles: roles6, levels: levels2, permission: "referrals_withdraw"},
  withdrawJobs: {roles: roles9, levels: levels2, permission: "referrals_read"},
  withdrawJobFailures: {roles: roles9, levels: levels2, permission: "referrals_read"},
  withdrawJobStart: {roles: roles6, levels: levels2, permission: "referrals_withdraw"},
  withdrawJobCancel: {roles: roles6, levels: levels2, permission: "referrals_withdraw"},
  bonusDefinitions: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusDefinition: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusDefinitionCreate: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  bonusDefinitionEdit: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  bonusDefinitionSwitch: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  bonusDefinitionDelete: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  playerBonuses: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  playerBonus: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusGiftPreview: {roles: roles6, levels: levels2, permission: "bonuses_give"},
  bonusGive: {roles: roles6, levels: levels2, permission: "bonuses_give"},
  bonusReleases: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  playerBonusReleases: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusRelease: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusReleaseReport: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusPreview: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusReleaseCreate: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  bonusReleaseEdit: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  bonusReleaseDelete: {roles: roles6, levels: levels2, permission: "bonuses_write"},
  bonusTransactions: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  bonusClaims: {roles: roles9, levels: levels2, permission: "bonuses_read"},
  depositsList: {roles: roles9, levels: levels2, permission: "deposits_read"},
  depositFacts: {roles: roles9, levels: levels2, permission: "deposits_read"},
  depositVerify: {roles: roles6, levels: levels2, permission: "deposits_write"},
  depositRejectOrder: {roles: roles6, levels: levels2, permission: "deposits_write"},
  withdrawalsList: {roles: roles9, levels: levels2, permission: "withdrawals_read"},
  withdrawTomaniGateways: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawTomani: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawJb: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawZiCharge: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawParamHavale: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawParscoinpay: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawFiatCrypto: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawWitcherV1: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawSistemNakit: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawUtopia: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawFxHavale: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawMaldoPay: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawJbForce: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawInProgress: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawGenericV2: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawGenericV1: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawResend: {roles: roles6, levels: levels2, permission: "withdrawals_write"},
  withdrawSettle: {roles: roles5, levels: levels2, permission: "withdrawals_write"},
  withdrawFacts: {roles: roles9, levels: levels2, permission: "withdrawals_read"},
  withdrawOrder: {roles: roles9, levels: levels2, permission: "withdrawals_read"},
  cfAccountsV1: {roles: roles7, levels: levels2, permission: "cf_accounts_read"},
  cfAccountV1Add: {roles: roles13, levels: levels2, permission: "cf_accounts_write"},
  cfAccountV1Delete: {roles: roles4, levels: levels2, permission: "cf_accounts_write"},
  cfAccountsV2: {roles: roles7, levels: levels2, permission: "cf_accounts_read"},
  cfAccountV2Add: {roles: roles13, levels: levels2, permission: "cf_accounts_write"},
  cfAccountV2Update: {roles: roles13, levels: levels2, permission: "cf_accounts_write"},
  cfAccountV2Delete: {roles: roles4, levels: levels2, permission: "cf_accounts_write"},
  zonesV1: {roles: roles7, levels: levels2, permission: "domains_read"},
  domainLookup: {roles: roles7, levels: levels2, permission: "domains_read"},
  nameServersSeen: {roles: roles7, levels: levels2, permission: "domains_read"},
  zoneV1Create: {roles: roles13, levels: levels2, permission: "domains_write"},
  zoneV1Delete: {roles: roles5, levels: levels2, permission: "domains_write"},
  zoneV1DeleteById: {roles: roles5, levels: levels2, permission: "domains_write"},
  zoneCheck: {roles: roles13, levels: levels2, permission: "domains_write"},
  operatorDomains: {roles: roles7, levels: levels2, permission: "domains_read"},
  operatorDomainAdd: {roles: roles13, levels: levels2, permission: "domains_write"},
  domainsV2: {roles: roles7, levels: levels2, permission: "domains_read"},
  domainV2: {roles: roles7, levels: levels2, permission: "domains_read"},
  domainV2Create: {roles: roles13, levels: levels2, permission: "domains_write"},
  domainV2Act: {roles: roles13, levels: levels2, permission: "domains_write", choices: {SET_PRIMARY: roles4, ASSOCIATE: roles4, SYNC_CF: roles4, PURGE_CACHE: roles4, PURGE_CACHE_ALL: roles4, AFD_DELETE: roles5, CF_DELETE: roles5, DB_DELETE: roles5}},
  domainV2Edit: {roles: roles13, levels: levels2, permission: "domains_write"},
  zoneV2Delete: {roles: roles5, levels: levels2, permission: "domains_write"},
  dnsRecords: {roles: roles7, levels: levels2, permission: "dev"},
  dnsRecordV1Add: {roles: roles7, levels: levels2, permission: "dev"},
  dnsRecordV1Delete: {roles: roles7, levels: levels2, permission: "dev"},
  dnsRecordV2Add: {roles: roles7, levels: levels2, permission: "dev"},
  dnsRecordV2Delete: {roles: roles7, levels: levels2, permission: "dev"},
  devDns: {roles: roles14, levels: levels2, permission: "dev"},
  devDnsAdd: {roles: roles14, levels: levels2, permission: "dev"},
  devDnsUpdate: {roles: roles14, levels: levels2, permission: "dev"},
  devDnsDelete: {roles: roles14, levels: levels2, permission: "dev"},
  domainSetup: {roles: roles13, levels: levels2, permission: "domain_setup_run"},
  domainSetupCheck: {roles: roles7, levels: levels2, permission: "domains_read"},
  domainSetupCname: {roles: roles7, levels: levels2, permission: "domains_read"},
  domainSetupCnameRedo: {roles: roles13, levels: levels2, permission: "redo"},
  domainSetupValidationCheck: {roles: roles13, levels: levels2, permission: "domain_setup_run"},
  domainSetupValidation: {roles: roles13, levels: levels2, permission: "domain_setup_run"},
  domainSetupAssociation: {roles: roles13, levels: levels2, permission: "domain_setup_run"},
  domainSetupSsl: {roles: roles7, levels: levels2, permission: "domains_read"},
  domainSetupSslUpdate: {roles: roles13, levels: levels2, permission: "domain_setup_run"},
  afdProfiles: {roles: roles14, levels: levels2, permission: "afd_read"},
  afdProfileCreate: {roles: roles14, levels: levels2, permission: "afd_write"},
  afdProfileUpdate: {roles: roles14, levels: levels2, permission: "afd_write"},
  afdDomains: {roles: roles14, levels: levels2, permission: "dev"},
  afdEndpoints: {roles: roles14, levels: levels2, permission: "dev"},
  afdDomainCreate: {roles: roles14, levels: levels2, permission: "dev"},
  afdDomainDelete: {roles: roles14, levels: levels2, permission: "dev"},
  afdDomainRevalidate: {roles: roles14, levels: levels2, permission: "dev"},
  afdDomainAssociate: {roles: roles14, levels: levels2, permission: "dev"},
  auth0Domains: {roles: roles14, levels: levels2, permission: "dev"},
  auth0DomainAdd: {roles: roles14, levels: levels2, permission: "dev"},
  auth0DomainDelete: {roles: roles14, levels: levels2, permission: "dev"},
  auth0Organizations: {roles: roles14, levels: levels2, permission: "dev"},
  auth0OrganizationDelete: {roles: roles14, levels: levels2, permission: "dev"},
  appServices: {roles: roles14, levels: levels2, permission: "dev"},
  appServiceMonitor: {roles: roles14, levels: levels2, permission: "dev"},
  simulatorAccounts: {roles: roles1, levels: levels2, permission: null},
  simulatorWorld: {roles: roles1, levels: levels2, permission: null},
  simulatorReset: {roles: roles1, levels: levels2, permission: null},
  simulatorSnapshot: {roles: roles1, levels: levels2, permission: null},
  simulatorRestore: {roles: roles1, levels: levels2, permission: null},
  simulatorBranch: {roles: roles14, levels: levels2, permission: null},
  simulatorBranchEnd: {roles: roles14, levels: levels2, permission: null},
  simulatorWorldMake: {roles: roles14, levels: levels2, permission: null},
  simulatorWorldEnd: {roles: roles4, levels: levels2, permission: null},
  simulatorScenario: {roles: roles4, levels: levels2, permission: null},
  simulatorReplay: {roles: roles4, levels: levels2, permission: null},
  simulatorClock: {roles: roles1, levels: levels2, permission: null},
  simulatorFaultAdd: {roles: roles1, levels: levels2, permission: null},
  simulatorFaultsClear: {roles: roles1, levels: levels2, permission: null},
  simulatorEvents: {roles: roles1, levels: levels2, permission: null},
  simulatorEvent: {roles: roles1, levels: levels2, permission: null},
  simulatorAdminEvent: {roles: roles4, levels: levels2, permission: null},
  simulatorJournal: {roles: roles1, levels: levels2, permission: null},
  simulatorWholeJournal: {roles: roles4, levels: levels2, permission: null},
  simulatorActivity: {roles: roles1, levels: levels2, permission: null},
  simulatorActivitySet: {roles: roles1, levels: levels2, permission: null},
} as const satisfies Record<string, OperationAccess>;

export type OperationId = keyof typeof operations;

export const tagTypes = ["Activity", "Admin", "AdminSession", "AfdDomain", "AfdProfile", "AffiliateBilling", "AppService", "Auth0Domain", "Auth0Organization", "Badges", "BankAccount", "Bet", "BillingV1", "Bonus", "CardsV2", "Cashback", "CashbackClaims", "CfAccount", "DevDns", "DnsRecord", "DomainSetup", "DomainV2", "ExternalWallet", "Flow", "Gateways", "General", "InvoiceSettingsV2", "InvoiceV2", "KycDocument", "Me", "Notification", "Operator", "OperatorDomain", "OperatorSettings", "PaymentV2", "Player", "PlayerBonus", "ProviderPayment", "Rates", "Role", "SavedView", "Session", "Simulator", "SimulatorActivity", "StaffPermission", "TomaniGateways", "Tooltip", "Tournament", "Transaction", "Treasury", "User", "UsernameReview", "Wallet", "Winner", "WithdrawJobs", "Withdrawal", "Zone"] as const;
export type Tag = (typeof tagTypes)[number];
