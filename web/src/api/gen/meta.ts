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
const roles13 = ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "AFFILIATE"] as const;
const roles14 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN"] as const;
const roles15 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS"] as const;
const access1 = {roles: roles1, levels: levels2, permission: null} as const;
const access2 = {roles: roles1, levels: levels2, permission: "roles_read"} as const;
const access3 = {roles: roles3, levels: levels2, permission: "roles_write"} as const;
const access4 = {roles: roles4, levels: levels2, permission: "staff_permissions_read"} as const;
const access5 = {roles: roles5, levels: levels2, permission: "staff_permissions_write"} as const;
const access6 = {roles: roles6, levels: levels2, permission: "admins_read"} as const;
const access7 = {roles: roles6, levels: levels2, permission: "admins_write", choices: {SUPER_ADMIN: roles5, ADMIN: roles5, DEV_OPS: roles5, OPERATOR_ADMIN: roles6, OPERATOR_MANAGER: roles6}} as const;
const access8 = {roles: roles6, levels: levels2, permission: "admins_write"} as const;
const access9 = {roles: roles7, levels: levels2, permission: null} as const;
const access10 = {roles: roles8, levels: levels2, permission: null} as const;
const access11 = {roles: roles9, levels: levels2, permission: null} as const;
const access12 = {roles: roles4, levels: levels2, permission: "operators_read"} as const;
const access13 = {roles: roles4, levels: levels2, permission: "operators_write"} as const;
const access14 = {roles: roles6, levels: levels2, permission: "operators_edit"} as const;
const access15 = {roles: roles4, levels: levels2, permission: "transforms_run"} as const;
const access16 = {roles: roles8, levels: levels10, permission: "brands_access"} as const;
const access17 = {roles: roles6, levels: levels11, permission: "brands_write"} as const;
const access18 = {roles: roles4, levels: levels2, permission: "notifications_write"} as const;
const access19 = {roles: roles4, levels: levels2, permission: "players_search"} as const;
const access20 = {roles: roles9, levels: levels2, permission: "players_read"} as const;
const access21 = {roles: roles9, levels: levels2, permission: "players_block"} as const;
const access22 = {roles: roles6, levels: levels2, permission: "players_delete"} as const;
const access23 = {roles: roles4, levels: levels2, permission: "players_panels"} as const;
const access24 = {roles: roles9, levels: levels2, permission: "risk_read"} as const;
const access25 = {roles: roles6, levels: levels2, permission: "risk_write"} as const;
const access26 = {roles: roles5, levels: levels2, permission: "risk_write"} as const;
const access27 = {roles: roles9, levels: levels2, permission: "reports_read"} as const;
const access28 = {roles: roles9, levels: levels2, permission: "affiliates_read"} as const;
const access29 = {roles: roles9, levels: levels2, permission: "dashboards_read"} as const;
const access30 = {roles: roles9, levels: levels2, permission: "dashboard_bets_chart"} as const;
const access31 = {roles: roles9, levels: levels2, permission: "usernames_read"} as const;
const access32 = {roles: roles9, levels: levels2, permission: "usernames_write"} as const;
const access33 = {roles: roles9, levels: levels2, permission: "kyc_read"} as const;
const access34 = {roles: roles9, levels: levels2, permission: "kyc_write"} as const;
const access35 = {roles: roles9, levels: levels2, permission: "bank_accounts_read"} as const;
const access36 = {roles: roles9, levels: levels2, permission: "bank_accounts_write"} as const;
const access37 = {roles: roles4, levels: levels2, permission: "bets_read"} as const;
const access38 = {roles: roles9, levels: levels2, permission: "bets_read"} as const;
const access39 = {roles: roles6, levels: levels2, permission: "bets_settle"} as const;
const access40 = {roles: roles9, levels: levels2, permission: "sport_freebets_read"} as const;
const access41 = {roles: roles9, levels: levels2, permission: "bonus_details"} as const;
const access42 = {roles: roles9, levels: levels2, permission: "bonus_json"} as const;
const access43 = {roles: roles6, levels: levels2, permission: "sport_freebets_write"} as const;
const access44 = {roles: roles9, levels: levels2, permission: "tournaments_read"} as const;
const access45 = {roles: roles6, levels: levels2, permission: "tournaments_write"} as const;
const access46 = {roles: roles4, levels: levels2, permission: "tournaments_write"} as const;
const access47 = {roles: roles9, levels: levels2, permission: "flows_read"} as const;
const access48 = {roles: roles6, levels: levels2, permission: "flows_write"} as const;
const access49 = {roles: roles6, levels: levels2, permission: "tournaments_pay"} as const;
const access50 = {roles: roles9, levels: levels2, permission: "cashback_read"} as const;
const access51 = {roles: roles4, levels: levels2, permission: "cashback_read"} as const;
const access52 = {roles: roles4, levels: levels2, permission: "cashback_write"} as const;
const access53 = {roles: roles6, levels: levels2, permission: "cashback_confirm"} as const;
const access54 = {roles: roles9, levels: levels2, permission: "referrals_read"} as const;
const access55 = {roles: roles4, levels: levels2, permission: "referrals_write"} as const;
const access56 = {roles: roles9, levels: levels2, permission: "players_export"} as const;
const access57 = {roles: roles9, levels: levels2, permission: "media_read"} as const;
const access58 = {roles: roles6, levels: levels2, permission: "media_write"} as const;
const access59 = {roles: roles9, levels: levels2, permission: "cms_read"} as const;
const access60 = {roles: roles6, levels: levels2, permission: "cms_write"} as const;
const access61 = {roles: roles9, levels: levels2, permission: "games_read"} as const;
const access62 = {roles: roles4, levels: levels2, permission: "games_edit"} as const;
const access63 = {roles: roles6, levels: levels2, permission: "games_write"} as const;
const access64 = {roles: roles6, levels: levels2, permission: "games_launch"} as const;
const access65 = {roles: roles9, levels: levels2, permission: "translations_read"} as const;
const access66 = {roles: roles4, levels: levels2, permission: "translations_write"} as const;
const access67 = {roles: roles6, levels: levels2, permission: "activities_read"} as const;
const access68 = {roles: roles9, levels: levels2, permission: "wallet_read"} as const;
const access69 = {roles: roles9, levels: levels2, permission: "wallet_topup"} as const;
const access70 = {roles: roles9, levels: levels2, permission: "wallet_convert"} as const;
const access71 = {roles: roles9, levels: levels2, permission: "gateways_read"} as const;
const access72 = {roles: roles6, levels: levels2, permission: "gateways_write"} as const;
const access73 = {roles: roles5, levels: levels2, permission: "gateway_tags_write"} as const;
const access74 = {roles: roles9, levels: levels2, permission: "treasuries_read"} as const;
const access75 = {roles: roles4, levels: levels2, permission: "external_wallet_read"} as const;
const access76 = {roles: roles4, levels: levels2, permission: "external_wallet_write"} as const;
const access77 = {roles: roles9, levels: levels2, permission: "billing_v1_read"} as const;
const access78 = {roles: roles6, levels: levels11, permission: "billing_v1_write"} as const;
const access79 = {roles: roles4, levels: levels2, permission: "billing_v1_write"} as const;
const access80 = {roles: roles9, levels: levels11, permission: "billing_v2_read"} as const;
const access81 = {roles: roles4, levels: levels2, permission: "billing_v2_write"} as const;
const access82 = {roles: roles4, levels: levels2, permission: "billing_v2_read"} as const;
const access83 = {roles: roles6, levels: levels11, permission: "billing_v2_read"} as const;
const access84 = {roles: roles4, levels: levels11, permission: "billing_v2_write"} as const;
const access85 = {roles: roles9, levels: levels2, permission: "operator_billing_read"} as const;
const access86 = {roles: roles4, levels: levels2, permission: "operator_billing_write"} as const;
const access87 = {roles: roles9, levels: levels11, permission: "brand_billing_read"} as const;
const access88 = {roles: roles6, levels: levels11, permission: "brand_billing_write"} as const;
const access89 = {roles: roles12, levels: levels2, permission: "affiliate_billing_read"} as const;
const access90 = {roles: roles9, levels: levels2, permission: "affiliate_billing_read"} as const;
const access91 = {roles: roles6, levels: levels2, permission: "affiliate_billing_write"} as const;
const access92 = {roles: roles6, levels: levels11, permission: "affiliate_billing_write"} as const;
const access93 = {roles: roles12, levels: levels2, permission: "affiliates_read"} as const;
const access94 = {roles: roles6, levels: levels2, permission: "affiliates_write"} as const;
const access95 = {roles: roles12, levels: levels2, permission: "channels_read"} as const;
const access96 = {roles: roles13, levels: levels2, permission: "channels_write"} as const;
const access97 = {roles: roles9, levels: levels2, permission: "transactions_read"} as const;
const access98 = {roles: roles6, levels: levels2, permission: "transactions_write"} as const;
const access99 = {roles: roles6, levels: levels2, permission: "transactions_delete"} as const;
const access100 = {roles: roles6, levels: levels2, permission: "referrals_withdraw"} as const;
const access101 = {roles: roles9, levels: levels2, permission: "bonuses_read"} as const;
const access102 = {roles: roles6, levels: levels2, permission: "bonuses_write"} as const;
const access103 = {roles: roles6, levels: levels2, permission: "bonuses_give"} as const;
const access104 = {roles: roles9, levels: levels2, permission: "support_read"} as const;
const access105 = {roles: roles9, levels: levels2, permission: "support_write"} as const;
const access106 = {roles: roles8, levels: levels2, permission: "support_write"} as const;
const access107 = {roles: roles6, levels: levels2, permission: "support_manage"} as const;
const access108 = {roles: roles9, levels: levels2, permission: "deposits_read"} as const;
const access109 = {roles: roles6, levels: levels2, permission: "deposits_write"} as const;
const access110 = {roles: roles9, levels: levels2, permission: "withdrawals_read"} as const;
const access111 = {roles: roles6, levels: levels2, permission: "withdrawals_write"} as const;
const access112 = {roles: roles5, levels: levels2, permission: "withdrawals_write"} as const;
const access113 = {roles: roles7, levels: levels2, permission: "cf_accounts_read"} as const;
const access114 = {roles: roles14, levels: levels2, permission: "cf_accounts_write"} as const;
const access115 = {roles: roles4, levels: levels2, permission: "cf_accounts_write"} as const;
const access116 = {roles: roles7, levels: levels2, permission: "domains_read"} as const;
const access117 = {roles: roles14, levels: levels2, permission: "domains_write"} as const;
const access118 = {roles: roles5, levels: levels2, permission: "domains_write"} as const;
const access119 = {roles: roles14, levels: levels2, permission: "domains_write", choices: {SET_PRIMARY: roles4, ASSOCIATE: roles4, SYNC_CF: roles4, PURGE_CACHE: roles4, PURGE_CACHE_ALL: roles4, AFD_DELETE: roles5, CF_DELETE: roles5, DB_DELETE: roles5}} as const;
const access120 = {roles: roles7, levels: levels2, permission: "dev"} as const;
const access121 = {roles: roles15, levels: levels2, permission: "dev"} as const;
const access122 = {roles: roles14, levels: levels2, permission: "domain_setup_run"} as const;
const access123 = {roles: roles14, levels: levels2, permission: "redo"} as const;
const access124 = {roles: roles15, levels: levels2, permission: "afd_read"} as const;
const access125 = {roles: roles15, levels: levels2, permission: "afd_write"} as const;
const access126 = {roles: roles15, levels: levels2, permission: null} as const;
const access127 = {roles: roles4, levels: levels2, permission: null} as const;
const access128 = {roles: roles1, levels: levels2, permission: null, choices: {activities: roles6, admins: roles6, afdDomains: roles15, affiliateActivePlayers: roles12, affiliateBillingRecords: roles12, affiliateMonths: roles12, affiliatePlayers: roles12, affiliates: roles9, appliedFreebets: roles9, bankAccounts: roles9, betsList: roles4, billingV1Invoices: roles9, billingV2Invoices: roles9, billingV2Payments: roles9, bonusClaims: roles9, bonusDefinitions: roles9, bonusReleases: roles9, bonusTransactions: roles9, brandBillingRecords: roles9, brands: roles8, cashbackList: roles9, cashbackPending: roles9, channels: roles12, cmsBanners: roles9, cmsPages: roles9, cmsPosts: roles9, cmsSlides: roles9, cmsV2Banners: roles9, cmsV2Cards: roles9, cmsV2Menus: roles9, cmsV2Modals: roles9, cmsV2Notifications: roles9, cmsV2Pages: roles9, cmsV2Posts: roles9, cmsV2Slides: roles9, depositsList: roles9, externalTransactions: roles4, externalWallets: roles4, flows: roles9, games: roles9, gateways: roles9, kycDocuments: roles9, mediaList: roles9, mediaV2List: roles9, operatorBetsList: roles9, operatorBillingRecords: roles9, operatorsList: roles4, playerBonusReleases: roles9, playerBonuses: roles9, playersBalances: roles9, playersList: roles9, playersTotalTransactions: roles9, playersTotalUsers: roles9, referralPending: roles9, referralProfits: roles9, referralWithdrawals: roles9, riskCardUsers: roles9, riskPlayers: roles9, roles: roles1, staffPermissions: roles4, subChannels: roles12, supportTickets: roles9, techTickets: roles9, tournamentWinners: roles9, tournaments: roles9, tournamentsWithWinners: roles9, transactionsList: roles9, transactionsProfit: roles9, translations: roles9, usernames: roles9, withdrawJobFailures: roles9, withdrawJobs: roles9, withdrawalsList: roles9}} as const;

export const operations = {
  authLogin: access1,
  authLogout: access1,
  authProve: access1,
  authSessions: access1,
  authSessionEnd: access1,
  authSessionsEnd: access1,
  usersMe: access1,
  usersMeCheck: access1,
  usersMeUpdate: access1,
  usersMePassword: access1,
  roles: access2,
  role: access2,
  roleEffect: access2,
  roleProgress: access2,
  roleUpdate: access3,
  roleDelete: access3,
  staffPermissions: access4,
  staffPermissionEffect: access4,
  staffPermissionSave: access5,
  staffPermissionDelete: access5,
  admins: access6,
  admin: access6,
  adminCreate: access7,
  adminBlock: access8,
  adminPasswordChange: access8,
  adminDelete: access8,
  adminMigrate: access8,
  adminPermissionsEffect: access6,
  adminRoleChange: access7,
  adminPermissionsClone: access8,
  adminPermissionsRefresh: access8,
  adminSessions: access6,
  adminSessionsEnd: access8,
  views: access1,
  viewAdd: access1,
  viewUpdate: access1,
  viewDelete: access1,
  operatorsMenuList: access9,
  operatorsMe: access10,
  operatorsShow: access11,
  operatorsList: access12,
  operatorCreate: access13,
  operatorsGeneralUpdate: access14,
  operatorsSettingsUpdate: access13,
  operatorsSettings: access11,
  transformPreview: access15,
  operatorToBrand: access15,
  brandToOperator: access15,
  brands: access16,
  brandBlockers: access17,
  brandCreate: access17,
  brandDelete: access17,
  general: access1,
  rates: access1,
  adminBadges: access11,
  pulse: access1,
  generalNotifications: access1,
  generalNotificationsNews: access1,
  generalNotificationsRead: access1,
  generalNotificationDelete: access18,
  tooltips: access1,
  playersSearch: access19,
  playersList: access20,
  player: access20,
  playersBlock: access21,
  playersDelete: access22,
  playersBalances: access20,
  playersTotals: access20,
  playersTotalUsers: access20,
  playersTotalTransactions: access20,
  playerBonusSummary: access23,
  riskPlayers: access24,
  riskPlayer: access24,
  riskReview: access25,
  riskSettings: access24,
  riskSettingsUpdate: access26,
  riskCardUsers: access24,
  reportTable: access27,
  reportChanges: access27,
  partnerReportTable: access28,
  quickDashboard: access29,
  dashboard: access29,
  dashboardBetsChart: access30,
  usernames: access31,
  username: access31,
  usernameFacts: access31,
  usernameUpdate: access32,
  kycDocuments: access33,
  kycDocument: access33,
  kycFacts: access33,
  kycImage: access33,
  kycDocumentAdd: access34,
  kycReview: access34,
  bankAccounts: access35,
  bankAccount: access35,
  bankAccountFacts: access35,
  bankAccountReview: access36,
  betsList: access37,
  operatorBetsList: access38,
  quickBetsList: access38,
  bet: access38,
  betV2: access38,
  betSettle: access39,
  sportFreebetTemplates: access40,
  appliedFreebets: access40,
  appliedFreebet: access40,
  appliedFreebetDetails: access41,
  appliedFreebetPayload: access42,
  sportFreebetAdd: access43,
  tournaments: access44,
  tournamentsWithWinners: access44,
  tournamentChoices: access44,
  tournament: access44,
  tournamentRanking: access44,
  tournamentCreate: access45,
  tournamentEdit: access45,
  tournamentDelete: access45,
  tournamentCancel: access46,
  flows: access47,
  flow: access47,
  flowActivate: access48,
  flowDeactivate: access48,
  flowDelete: access48,
  tournamentWinners: access44,
  tournamentWinner: access44,
  tournamentWinnerFacts: access44,
  tournamentPayout: access49,
  tournamentPrizeLimits: access44,
  cashbackCalculator: access50,
  cashbackPlayerSummary: access51,
  cashbackPlayerStanding: access51,
  cashbackSettingsOverride: access52,
  cashbackSettingsRestore: access52,
  cashbackClaim: access52,
  cashbackList: access50,
  cashbackPending: access50,
  cashbackEffect: access53,
  cashbackFacts: access50,
  cashbackDecide: access53,
  operatorsAffiliatesUpdate: access13,
  operatorsCashbackUpdate: access13,
  operatorsSettingsRestore: access13,
  playerAffiliateSummary: access23,
  playerAffiliateReports: access23,
  playerAffiliateChannels: access23,
  referralCalculator: access54,
  referralSettingsOverride: access55,
  referralSettingsRestore: access55,
  playersMaxDeposit: access56,
  fileDownload: access56,
  mediaList: access57,
  mediaV2List: access57,
  mediaUpload: access58,
  mediaV2Upload: access58,
  mediaDelete: access58,
  mediaV2Delete: access58,
  mediaItem: access57,
  mediaEdit: access58,
  mediaTags: access58,
  mediaReplace: access58,
  cmsBanners: access59,
  cmsBanner: access59,
  cmsBannerCreate: access60,
  cmsBannerUpdate: access60,
  cmsBannerDelete: access60,
  cmsV2Banners: access59,
  cmsV2Banner: access59,
  cmsV2BannerCreate: access60,
  cmsV2BannerUpdate: access60,
  cmsV2BannerDelete: access60,
  cmsV2Cards: access59,
  cmsV2Card: access59,
  cmsV2CardCreate: access60,
  cmsV2CardUpdate: access60,
  cmsV2CardDelete: access60,
  cmsV2Modals: access59,
  cmsV2Modal: access59,
  cmsV2ModalCreate: access60,
  cmsV2ModalUpdate: access60,
  cmsV2ModalDelete: access60,
  cmsV2Menus: access59,
  cmsV2Menu: access59,
  cmsV2MenuCreate: access60,
  cmsV2MenuUpdate: access60,
  cmsV2MenuDelete: access60,
  cmsV2Footer: access59,
  cmsV2FooterUpdate: access60,
  cmsV2FooterDelete: access60,
  cmsPages: access59,
  cmsPage: access59,
  cmsPageCreate: access60,
  cmsPageUpdate: access60,
  cmsPageDelete: access60,
  cmsV2Pages: access59,
  cmsV2Page: access59,
  cmsV2PageCreate: access60,
  cmsV2PageUpdate: access60,
  cmsV2PageDelete: access60,
  cmsPosts: access59,
  cmsPost: access59,
  cmsPostCreate: access60,
  cmsPostUpdate: access60,
  cmsPostDelete: access60,
  cmsV2Posts: access59,
  cmsV2Post: access59,
  cmsV2PostCreate: access60,
  cmsV2PostUpdate: access60,
  cmsV2PostDelete: access60,
  cmsSlides: access59,
  cmsSlide: access59,
  cmsSlideCreate: access60,
  cmsSlideUpdate: access60,
  cmsSlidesOrder: access60,
  cmsSlideDelete: access60,
  cmsV2Slides: access59,
  cmsV2Slide: access59,
  cmsV2SlideCreate: access60,
  cmsV2SlideUpdate: access60,
  cmsV2SlidesOrder: access60,
  cmsV2SlideDelete: access60,
  cmsV2Notifications: access59,
  cmsV2Notification: access59,
  cmsV2NotificationCreate: access60,
  cmsV2NotificationUpdate: access60,
  cmsV2NotificationDelete: access60,
  cmsV2Revisions: access59,
  cmsV2RevisionRestore: access60,
  cmsV2TranslationConfirm: access60,
  games: access61,
  gameChoices: access61,
  game: access61,
  gameEntries: access61,
  gameSearch: access61,
  gameEdit: access62,
  gameImageDelete: access62,
  gameOperators: access62,
  gameEntryUpdate: access63,
  gamesOrder: access63,
  gameStatusPreview: access63,
  gameStatus: access63,
  gameClonePreview: access63,
  gamesClone: access63,
  gameLaunch: access64,
  translations: access65,
  translationsMissing: access65,
  translationsExport: access65,
  translationsPreview: access66,
  translationsImport: access66,
  translation: access65,
  translationSave: access66,
  translationDelete: access66,
  activities: access67,
  outcome: access1,
  playerWallet: access68,
  walletFacts: access68,
  walletTopup: access69,
  walletTopupBonus: access69,
  walletConvert: access70,
  exchangeRates: access68,
  gateways: access71,
  gateway: access71,
  gatewayEffect: access71,
  gatewayEdit: access72,
  gatewaySwitch: access72,
  gatewayCredentials: access72,
  gatewaysReorder: access72,
  gatewayConversion: access71,
  depositGatewayCreate: access72,
  withdrawGatewayCreate: access72,
  depositGatewayDelete: access72,
  withdrawGatewayDelete: access72,
  gatewayInstanceCreate: access72,
  gatewayInstanceDelete: access72,
  operatorTags: access71,
  operatorTagsEdit: access73,
  treasuries: access74,
  treasuryAccounts: access74,
  externalWallets: access75,
  externalTransactions: access75,
  externalWalletTopup: access76,
  externalWalletWithdraw: access76,
  billingV1Invoices: access77,
  billingV1Invoice: access77,
  billingV1InvoiceGenerate: access78,
  billingV1InvoiceUpdate: access78,
  billingV1InvoiceDelete: access78,
  billingV1PaymentAdd: access79,
  billingV1PaymentDelete: access79,
  billingV2Invoices: access80,
  billingV2Invoice: access80,
  billingV2InvoiceGenerate: access81,
  billingV2InvoiceUpdate: access81,
  billingV2InvoiceDelete: access81,
  billingV2DashboardCards: access80,
  billingV2InvoiceSettings: access82,
  billingV2InvoiceSettingsUpdate: access81,
  billingV2Payments: access80,
  billingV2Payment: access80,
  billingV2PaymentAdd: access81,
  billingV2PaymentUpdate: access81,
  billingV2PaymentDelete: access81,
  billingV2CpgTransferUpdate: access81,
  billingV2PaymentPreview: access81,
  providerPayment: access83,
  providerTransferAssign: access84,
  providerTransferReverse: access84,
  operatorBillingRecords: access85,
  operatorBillingRecord: access85,
  operatorBillingInvoiceUpdate: access86,
  operatorBillingPaymentUpdate: access86,
  brandBillingRecords: access87,
  brandBillingRecord: access87,
  brandBillingInvoiceGenerate: access88,
  brandBillingInvoiceUpdate: access88,
  brandBillingInvoiceDelete: access88,
  brandBillingPaymentAdd: access88,
  brandBillingPaymentUpdate: access88,
  brandBillingPaymentDelete: access88,
  affiliateBillingRecords: access89,
  affiliateBillingRecord: access89,
  affiliateBillingAffiliates: access90,
  affiliateBillingPaymentAdd: access91,
  affiliateBillingPaymentUpdate: access92,
  affiliateBillingPaymentDelete: access92,
  affiliates: access28,
  affiliate: access93,
  affiliateCreate: access94,
  affiliateDelete: access94,
  affiliateSettingsUpdate: access94,
  affiliateSettingsPreview: access94,
  affiliateReport: access93,
  affiliateActivePlayers: access93,
  affiliatePlayers: access93,
  affiliateMonths: access93,
  affiliateStatement: access93,
  affiliateClaimHistory: access93,
  affiliateClaimReject: access91,
  channels: access95,
  channel: access95,
  subChannels: access95,
  channelDomains: access95,
  channelCreate: access96,
  channelUpdate: access96,
  channelDelete: access96,
  transactionsList: access97,
  transactionsProfit: access97,
  transaction: access97,
  transactionGateways: access97,
  transactionEffect: access98,
  transactionFacts: access97,
  transactionDelete: access99,
  transactionBonus: access98,
  transactionReferralClaim: access98,
  transactionAffiliateWithdraw: access98,
  referralProfits: access54,
  referralPending: access54,
  referralWithdrawals: access54,
  referralWithdraw: access100,
  withdrawJobs: access54,
  withdrawJobFailures: access54,
  withdrawJobStart: access100,
  withdrawJobCancel: access100,
  bonusDefinitions: access101,
  bonusDefinition: access101,
  bonusDefinitionCreate: access102,
  bonusDefinitionEdit: access102,
  bonusDefinitionSwitch: access102,
  bonusDefinitionDelete: access102,
  playerBonuses: access101,
  playerBonus: access101,
  bonusGiftPreview: access103,
  bonusGive: access103,
  bonusReleases: access101,
  playerBonusReleases: access101,
  bonusRelease: access101,
  bonusReleaseReport: access101,
  bonusReleaseCreate: access102,
  bonusReleaseEdit: access102,
  bonusReleaseDelete: access102,
  bonusPreview: access101,
  bonusTransactions: access101,
  bonusClaims: access101,
  supportTickets: access104,
  techTickets: access104,
  supportAgents: access104,
  supportTicket: access104,
  supportTicketCreate: access105,
  techTicketCreate: access106,
  supportStatusUpdate: access105,
  supportAssign: access105,
  supportSnooze: access105,
  supportTicketNews: access104,
  supportMessageSend: access105,
  supportTicketSeen: access105,
  supportTicketPlayer: access104,
  supportAttachmentsAdd: access105,
  supportAttachment: access104,
  supportCanned: access104,
  supportCannedCreate: access105,
  supportCannedEdit: access105,
  supportCannedDelete: access105,
  supportTimes: access104,
  supportTimesUpdate: access107,
  presence: access11,
  depositsList: access108,
  depositFacts: access108,
  depositVerify: access109,
  depositRejectOrder: access109,
  withdrawalsList: access110,
  withdrawTomaniGateways: access111,
  withdrawTomani: access111,
  withdrawJb: access111,
  withdrawZiCharge: access111,
  withdrawParamHavale: access111,
  withdrawParscoinpay: access111,
  withdrawFiatCrypto: access111,
  withdrawWitcherV1: access111,
  withdrawSistemNakit: access111,
  withdrawUtopia: access111,
  withdrawFxHavale: access111,
  withdrawMaldoPay: access111,
  withdrawJbForce: access111,
  withdrawInProgress: access111,
  withdrawGenericV2: access111,
  withdrawGenericV1: access111,
  withdrawResend: access111,
  withdrawSettle: access112,
  withdrawFacts: access110,
  withdrawOrder: access110,
  cfAccountsV1: access113,
  cfAccountV1Add: access114,
  cfAccountV1Delete: access115,
  cfAccountsV2: access113,
  cfAccountV2Add: access114,
  cfAccountV2Update: access114,
  cfAccountV2Delete: access115,
  zonesV1: access116,
  domainLookup: access116,
  nameServersSeen: access116,
  zoneV1Create: access117,
  zoneV1Delete: access118,
  zoneV1DeleteById: access118,
  zoneCheck: access117,
  operatorDomains: access116,
  operatorDomainAdd: access117,
  domainsV2: access116,
  domainV2: access116,
  domainV2Create: access117,
  domainV2Act: access119,
  domainV2Edit: access117,
  zoneV2Delete: access118,
  dnsRecords: access120,
  dnsRecordV1Add: access120,
  dnsRecordV1Delete: access120,
  dnsRecordV2Add: access120,
  dnsRecordV2Delete: access120,
  devDns: access121,
  devDnsAdd: access121,
  devDnsUpdate: access121,
  devDnsDelete: access121,
  domainSetup: access122,
  domainSetupCheck: access116,
  domainSetupCname: access116,
  domainSetupCnameRedo: access123,
  domainSetupValidationCheck: access122,
  domainSetupValidation: access122,
  domainSetupAssociation: access122,
  domainSetupSsl: access116,
  domainSetupSslUpdate: access122,
  afdProfiles: access124,
  afdProfileCreate: access125,
  afdProfileUpdate: access125,
  afdDomains: access121,
  afdEndpoints: access121,
  afdDomainCreate: access121,
  afdDomainDelete: access121,
  afdDomainRevalidate: access121,
  afdDomainAssociate: access121,
  auth0Domains: access121,
  auth0DomainAdd: access121,
  auth0DomainDelete: access121,
  auth0Organizations: access121,
  auth0OrganizationDelete: access121,
  appServices: access121,
  appServiceMonitor: access121,
  simulatorAccounts: access1,
  simulatorWorld: access1,
  simulatorReset: access1,
  simulatorSnapshot: access1,
  simulatorRestore: access1,
  simulatorBranch: access126,
  simulatorBranchEnd: access126,
  simulatorWorldMake: access126,
  simulatorWorldEnd: access127,
  simulatorScenario: access127,
  simulatorReplay: access127,
  simulatorClock: access1,
  simulatorFaultAdd: access1,
  simulatorFaultsClear: access1,
  simulatorEvents: access1,
  simulatorEvent: access1,
  simulatorAdminEvent: access127,
  simulatorJournal: access1,
  simulatorWholeJournal: access127,
  simulatorActivity: access1,
  simulatorActivitySet: access1,
  exportCreate: access128,
  exportDownload: access1,
  exportState: access1,
  exportCancel: access1,
} as const satisfies Record<string, OperationAccess>;

export type OperationId = keyof typeof operations;

export const tagTypes = ["Activity", "Admin", "AdminSession", "AfdDomain", "AfdProfile", "Affiliate", "AffiliateBilling", "AffiliateClaim", "AppService", "Auth0Domain", "Auth0Organization", "Badges", "BankAccount", "Bet", "BillingV1", "Bonus", "CannedReply", "CardsV2", "Cashback", "CashbackClaims", "CfAccount", "Channel", "Content", "DevDns", "DnsRecord", "DomainSetup", "DomainV2", "ExternalWallet", "Flow", "Freebet", "Game", "Gateways", "General", "InvoiceSettingsV2", "InvoiceV2", "KycDocument", "Me", "Media", "Notification", "Operator", "OperatorDomain", "OperatorSettings", "OperatorTags", "PaymentGateway", "PaymentV2", "Player", "PlayerBonus", "ProviderPayment", "Rates", "Report", "Risk", "Role", "SavedView", "Session", "Simulator", "SimulatorActivity", "StaffPermission", "SupportTimes", "Ticket", "TomaniGateways", "Tooltip", "Tournament", "Transaction", "Translation", "Treasury", "User", "UsernameReview", "Wallet", "Winner", "WithdrawJobs", "Withdrawal", "Zone"] as const;
export type Tag = (typeof tagTypes)[number];
