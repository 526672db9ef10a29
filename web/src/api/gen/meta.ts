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
const roles12 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS"] as const;
const roles13 = ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"] as const;
const roles14 = ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "AFFILIATE"] as const;
const roles15 = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN"] as const;
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
const access19 = {roles: roles12, levels: levels2, permission: "status_read"} as const;
const access20 = {roles: roles4, levels: levels2, permission: "players_search"} as const;
const access21 = {roles: roles9, levels: levels2, permission: "players_read"} as const;
const access22 = {roles: roles9, levels: levels2, permission: "players_block"} as const;
const access23 = {roles: roles6, levels: levels2, permission: "players_delete"} as const;
const access24 = {roles: roles9, levels: levels2, permission: "players_reveal"} as const;
const access25 = {roles: roles6, levels: levels2, permission: "reveals_read"} as const;
const access26 = {roles: roles4, levels: levels2, permission: "players_panels"} as const;
const access27 = {roles: roles9, levels: levels2, permission: "risk_read"} as const;
const access28 = {roles: roles6, levels: levels2, permission: "risk_write"} as const;
const access29 = {roles: roles5, levels: levels2, permission: "risk_write"} as const;
const access30 = {roles: roles9, levels: levels2, permission: "reports_read"} as const;
const access31 = {roles: roles9, levels: levels2, permission: "affiliates_read"} as const;
const access32 = {roles: roles9, levels: levels2, permission: "dashboards_read"} as const;
const access33 = {roles: roles9, levels: levels2, permission: "dashboard_bets_chart"} as const;
const access34 = {roles: roles9, levels: levels2, permission: "usernames_read"} as const;
const access35 = {roles: roles9, levels: levels2, permission: "usernames_write"} as const;
const access36 = {roles: roles9, levels: levels2, permission: "kyc_read"} as const;
const access37 = {roles: roles9, levels: levels2, permission: "kyc_write"} as const;
const access38 = {roles: roles9, levels: levels2, permission: "bank_accounts_read"} as const;
const access39 = {roles: roles9, levels: levels2, permission: "bank_accounts_write"} as const;
const access40 = {roles: roles4, levels: levels2, permission: "bets_read"} as const;
const access41 = {roles: roles9, levels: levels2, permission: "bets_read"} as const;
const access42 = {roles: roles6, levels: levels2, permission: "bets_settle"} as const;
const access43 = {roles: roles9, levels: levels2, permission: "sport_freebets_read"} as const;
const access44 = {roles: roles9, levels: levels2, permission: "bonus_details"} as const;
const access45 = {roles: roles9, levels: levels2, permission: "bonus_json"} as const;
const access46 = {roles: roles6, levels: levels2, permission: "sport_freebets_write"} as const;
const access47 = {roles: roles9, levels: levels2, permission: "tournaments_read"} as const;
const access48 = {roles: roles6, levels: levels2, permission: "tournaments_write"} as const;
const access49 = {roles: roles4, levels: levels2, permission: "tournaments_write"} as const;
const access50 = {roles: roles9, levels: levels2, permission: "flows_read"} as const;
const access51 = {roles: roles6, levels: levels2, permission: "flows_write"} as const;
const access52 = {roles: roles6, levels: levels2, permission: "tournaments_pay"} as const;
const access53 = {roles: roles9, levels: levels2, permission: "cashback_read"} as const;
const access54 = {roles: roles4, levels: levels2, permission: "cashback_read"} as const;
const access55 = {roles: roles4, levels: levels2, permission: "cashback_write"} as const;
const access56 = {roles: roles6, levels: levels2, permission: "cashback_confirm"} as const;
const access57 = {roles: roles9, levels: levels2, permission: "referrals_read"} as const;
const access58 = {roles: roles4, levels: levels2, permission: "referrals_write"} as const;
const access59 = {roles: roles9, levels: levels2, permission: "players_export"} as const;
const access60 = {roles: roles9, levels: levels2, permission: "media_read"} as const;
const access61 = {roles: roles6, levels: levels2, permission: "media_write"} as const;
const access62 = {roles: roles9, levels: levels2, permission: "cms_read"} as const;
const access63 = {roles: roles6, levels: levels2, permission: "cms_write"} as const;
const access64 = {roles: roles9, levels: levels2, permission: "games_read"} as const;
const access65 = {roles: roles4, levels: levels2, permission: "games_edit"} as const;
const access66 = {roles: roles6, levels: levels2, permission: "games_write"} as const;
const access67 = {roles: roles6, levels: levels2, permission: "games_launch"} as const;
const access68 = {roles: roles9, levels: levels2, permission: "translations_read"} as const;
const access69 = {roles: roles4, levels: levels2, permission: "translations_write"} as const;
const access70 = {roles: roles6, levels: levels2, permission: "activities_read"} as const;
const access71 = {roles: roles9, levels: levels2, permission: "wallet_read"} as const;
const access72 = {roles: roles9, levels: levels2, permission: "wallet_topup"} as const;
const access73 = {roles: roles9, levels: levels2, permission: "wallet_convert"} as const;
const access74 = {roles: roles9, levels: levels2, permission: "gateways_read"} as const;
const access75 = {roles: roles6, levels: levels2, permission: "gateways_write"} as const;
const access76 = {roles: roles5, levels: levels2, permission: "gateway_tags_write"} as const;
const access77 = {roles: roles9, levels: levels2, permission: "treasuries_read"} as const;
const access78 = {roles: roles4, levels: levels2, permission: "external_wallet_read"} as const;
const access79 = {roles: roles4, levels: levels2, permission: "external_wallet_write"} as const;
const access80 = {roles: roles9, levels: levels2, permission: "billing_v1_read"} as const;
const access81 = {roles: roles6, levels: levels11, permission: "billing_v1_write"} as const;
const access82 = {roles: roles4, levels: levels2, permission: "billing_v1_write"} as const;
const access83 = {roles: roles9, levels: levels11, permission: "billing_v2_read"} as const;
const access84 = {roles: roles4, levels: levels2, permission: "billing_v2_write"} as const;
const access85 = {roles: roles4, levels: levels2, permission: "billing_v2_read"} as const;
const access86 = {roles: roles6, levels: levels11, permission: "billing_v2_read"} as const;
const access87 = {roles: roles4, levels: levels11, permission: "billing_v2_write"} as const;
const access88 = {roles: roles9, levels: levels2, permission: "operator_billing_read"} as const;
const access89 = {roles: roles4, levels: levels2, permission: "operator_billing_write"} as const;
const access90 = {roles: roles9, levels: levels11, permission: "brand_billing_read"} as const;
const access91 = {roles: roles6, levels: levels11, permission: "brand_billing_write"} as const;
const access92 = {roles: roles13, levels: levels2, permission: "affiliate_billing_read"} as const;
const access93 = {roles: roles9, levels: levels2, permission: "affiliate_billing_read"} as const;
const access94 = {roles: roles6, levels: levels2, permission: "affiliate_billing_write"} as const;
const access95 = {roles: roles6, levels: levels11, permission: "affiliate_billing_write"} as const;
const access96 = {roles: roles13, levels: levels2, permission: "affiliates_read"} as const;
const access97 = {roles: roles6, levels: levels2, permission: "affiliates_write"} as const;
const access98 = {roles: roles13, levels: levels2, permission: "channels_read"} as const;
const access99 = {roles: roles14, levels: levels2, permission: "channels_write"} as const;
const access100 = {roles: roles9, levels: levels2, permission: "transactions_read"} as const;
const access101 = {roles: roles6, levels: levels2, permission: "transactions_write"} as const;
const access102 = {roles: roles6, levels: levels2, permission: "transactions_delete"} as const;
const access103 = {roles: roles6, levels: levels2, permission: "referrals_withdraw"} as const;
const access104 = {roles: roles9, levels: levels2, permission: "bonuses_read"} as const;
const access105 = {roles: roles6, levels: levels2, permission: "bonuses_write"} as const;
const access106 = {roles: roles6, levels: levels2, permission: "bonuses_give"} as const;
const access107 = {roles: roles9, levels: levels2, permission: "support_read"} as const;
const access108 = {roles: roles9, levels: levels2, permission: "support_write"} as const;
const access109 = {roles: roles8, levels: levels2, permission: "support_write"} as const;
const access110 = {roles: roles6, levels: levels2, permission: "support_manage"} as const;
const access111 = {roles: roles9, levels: levels2, permission: "deposits_read"} as const;
const access112 = {roles: roles6, levels: levels2, permission: "deposits_write"} as const;
const access113 = {roles: roles9, levels: levels2, permission: "withdrawals_read"} as const;
const access114 = {roles: roles6, levels: levels2, permission: "withdrawals_write"} as const;
const access115 = {roles: roles5, levels: levels2, permission: "withdrawals_write"} as const;
const access116 = {roles: roles7, levels: levels2, permission: "cf_accounts_read"} as const;
const access117 = {roles: roles15, levels: levels2, permission: "cf_accounts_write"} as const;
const access118 = {roles: roles4, levels: levels2, permission: "cf_accounts_write"} as const;
const access119 = {roles: roles7, levels: levels2, permission: "domains_read"} as const;
const access120 = {roles: roles15, levels: levels2, permission: "domains_write"} as const;
const access121 = {roles: roles5, levels: levels2, permission: "domains_write"} as const;
const access122 = {roles: roles15, levels: levels2, permission: "domains_write", choices: {SET_PRIMARY: roles4, ASSOCIATE: roles4, SYNC_CF: roles4, PURGE_CACHE: roles4, PURGE_CACHE_ALL: roles4, AFD_DELETE: roles5, CF_DELETE: roles5, DB_DELETE: roles5}} as const;
const access123 = {roles: roles7, levels: levels2, permission: "dev"} as const;
const access124 = {roles: roles12, levels: levels2, permission: "dev"} as const;
const access125 = {roles: roles15, levels: levels2, permission: "domain_setup_run"} as const;
const access126 = {roles: roles15, levels: levels2, permission: "redo"} as const;
const access127 = {roles: roles12, levels: levels2, permission: "afd_read"} as const;
const access128 = {roles: roles12, levels: levels2, permission: "afd_write"} as const;
const access129 = {roles: roles12, levels: levels2, permission: null} as const;
const access130 = {roles: roles4, levels: levels2, permission: null} as const;
const access131 = {roles: roles1, levels: levels2, permission: null, choices: {activities: roles6, admins: roles6, afdDomains: roles12, affiliateActivePlayers: roles13, affiliateBillingRecords: roles13, affiliateMonths: roles13, affiliatePlayers: roles13, affiliates: roles9, appliedFreebets: roles9, bankAccounts: roles9, betsList: roles4, billingV1Invoices: roles9, billingV2Invoices: roles9, billingV2Payments: roles9, bonusClaims: roles9, bonusDefinitions: roles9, bonusReleases: roles9, bonusTransactions: roles9, brandBillingRecords: roles9, brands: roles8, cashbackList: roles9, cashbackPending: roles9, channels: roles13, cmsBanners: roles9, cmsPages: roles9, cmsPosts: roles9, cmsSlides: roles9, cmsV2Banners: roles9, cmsV2Cards: roles9, cmsV2Menus: roles9, cmsV2Modals: roles9, cmsV2Notifications: roles9, cmsV2Pages: roles9, cmsV2Posts: roles9, cmsV2Slides: roles9, depositsList: roles9, externalTransactions: roles4, externalWallets: roles4, flows: roles9, games: roles9, gateways: roles9, kycDocuments: roles9, mediaList: roles9, mediaV2List: roles9, operatorBetsList: roles9, operatorBillingRecords: roles9, operatorsList: roles4, partnerReportTable: roles9, playerBonusReleases: roles9, playerBonuses: roles9, playersBalances: roles9, playersList: roles9, playersReveals: roles6, playersTotalTransactions: roles9, playersTotalUsers: roles9, quickBetsList: roles9, referralPending: roles9, referralProfits: roles9, referralWithdrawals: roles9, reportTable: roles9, riskCardUsers: roles9, riskPlayers: roles9, roles: roles1, staffPermissions: roles4, subChannels: roles13, supportTickets: roles9, techTickets: roles9, tournamentWinners: roles9, tournaments: roles9, tournamentsWithWinners: roles9, transactionsList: roles9, transactionsProfit: roles4, translations: roles9, treasuries: roles9, treasuryAccounts: roles9, usernames: roles9, withdrawJobFailures: roles9, withdrawJobs: roles9, withdrawalsList: roles9}} as const;

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
  consoleStatus: access19,
  tooltips: access1,
  playersSearch: access20,
  playersList: access21,
  player: access21,
  playersBlock: access22,
  playersDelete: access23,
  playersReveal: access24,
  playersReveals: access25,
  playersBalances: access21,
  playersTotals: access21,
  playersTotalUsers: access21,
  playersTotalTransactions: access21,
  playerBonusSummary: access26,
  riskPlayers: access27,
  riskPlayer: access27,
  riskReview: access28,
  riskSettings: access27,
  riskSettingsUpdate: access29,
  riskCardUsers: access27,
  reportTable: access30,
  reportChanges: access30,
  partnerReportTable: access31,
  quickDashboard: access32,
  dashboard: access32,
  dashboardBetsChart: access33,
  usernames: access34,
  username: access34,
  usernameFacts: access34,
  usernameUpdate: access35,
  kycDocuments: access36,
  kycDocument: access36,
  kycFacts: access36,
  kycImage: access36,
  kycReviewOpen: access37,
  kycReviewImage: access37,
  kycDocumentAdd: access37,
  kycReview: access37,
  bankAccounts: access38,
  bankAccount: access38,
  bankAccountFacts: access38,
  bankAccountReview: access39,
  betsList: access40,
  operatorBetsList: access41,
  quickBetsList: access41,
  bet: access41,
  betV2: access41,
  betSettle: access42,
  sportFreebetTemplates: access43,
  appliedFreebets: access43,
  appliedFreebet: access43,
  appliedFreebetDetails: access44,
  appliedFreebetPayload: access45,
  sportFreebetAdd: access46,
  tournaments: access47,
  tournamentsWithWinners: access47,
  tournamentChoices: access47,
  tournament: access47,
  tournamentRanking: access47,
  tournamentCreate: access48,
  tournamentEdit: access48,
  tournamentDelete: access48,
  tournamentCancel: access49,
  flows: access50,
  flow: access50,
  flowActivate: access51,
  flowDeactivate: access51,
  flowDelete: access51,
  tournamentWinners: access47,
  tournamentWinner: access47,
  tournamentWinnerFacts: access47,
  tournamentPayout: access52,
  tournamentPrizeLimits: access47,
  betTournaments: access47,
  tournamentBets: access47,
  cashbackCalculator: access53,
  cashbackPlayerSummary: access54,
  cashbackPlayerStanding: access54,
  cashbackSettingsOverride: access55,
  cashbackSettingsRestore: access55,
  cashbackClaim: access55,
  cashbackList: access53,
  cashbackPending: access53,
  cashbackEffect: access56,
  cashbackFacts: access53,
  cashbackDecide: access56,
  operatorsAffiliatesUpdate: access13,
  operatorsCashbackUpdate: access13,
  operatorsSettingsRestore: access13,
  playerAffiliateSummary: access26,
  playerAffiliateReports: access26,
  playerAffiliateChannels: access26,
  referralCalculator: access57,
  referralSettingsOverride: access58,
  referralSettingsRestore: access58,
  playersMaxDeposit: access59,
  fileDownload: access59,
  mediaList: access60,
  mediaV2List: access60,
  mediaUpload: access61,
  mediaV2Upload: access61,
  mediaDelete: access61,
  mediaV2Delete: access61,
  mediaItem: access60,
  mediaEdit: access61,
  mediaTags: access61,
  mediaReplace: access61,
  cmsBanners: access62,
  cmsBanner: access62,
  cmsBannerCreate: access63,
  cmsBannerUpdate: access63,
  cmsBannerDelete: access63,
  cmsV2Banners: access62,
  cmsV2Banner: access62,
  cmsV2BannerCreate: access63,
  cmsV2BannerUpdate: access63,
  cmsV2BannerDelete: access63,
  cmsV2Cards: access62,
  cmsV2Card: access62,
  cmsV2CardCreate: access63,
  cmsV2CardUpdate: access63,
  cmsV2CardDelete: access63,
  cmsV2Modals: access62,
  cmsV2Modal: access62,
  cmsV2ModalCreate: access63,
  cmsV2ModalUpdate: access63,
  cmsV2ModalDelete: access63,
  cmsV2Menus: access62,
  cmsV2Menu: access62,
  cmsV2MenuCreate: access63,
  cmsV2MenuUpdate: access63,
  cmsV2MenuDelete: access63,
  cmsV2Footer: access62,
  cmsV2FooterUpdate: access63,
  cmsV2FooterDelete: access63,
  cmsPages: access62,
  cmsPage: access62,
  cmsPageCreate: access63,
  cmsPageUpdate: access63,
  cmsPageDelete: access63,
  cmsV2Pages: access62,
  cmsV2Page: access62,
  cmsV2PageCreate: access63,
  cmsV2PageUpdate: access63,
  cmsV2PageDelete: access63,
  cmsPosts: access62,
  cmsPost: access62,
  cmsPostCreate: access63,
  cmsPostUpdate: access63,
  cmsPostDelete: access63,
  cmsV2Posts: access62,
  cmsV2Post: access62,
  cmsV2PostCreate: access63,
  cmsV2PostUpdate: access63,
  cmsV2PostDelete: access63,
  cmsSlides: access62,
  cmsSlide: access62,
  cmsSlideCreate: access63,
  cmsSlideUpdate: access63,
  cmsSlidesOrder: access63,
  cmsSlideDelete: access63,
  cmsV2Slides: access62,
  cmsV2Slide: access62,
  cmsV2SlideCreate: access63,
  cmsV2SlideUpdate: access63,
  cmsV2SlidesOrder: access63,
  cmsV2SlideDelete: access63,
  cmsV2Notifications: access62,
  cmsV2Notification: access62,
  cmsV2NotificationCreate: access63,
  cmsV2NotificationUpdate: access63,
  cmsV2NotificationDelete: access63,
  cmsV2Revisions: access62,
  cmsV2RevisionRestore: access63,
  cmsV2TranslationConfirm: access63,
  games: access64,
  gameChoices: access64,
  game: access64,
  gameEntries: access64,
  gameSearch: access64,
  gameEdit: access65,
  gameImageDelete: access65,
  gameOperators: access65,
  gameEntryUpdate: access66,
  gamesOrder: access66,
  gameStatusPreview: access66,
  gameStatus: access66,
  gameClonePreview: access66,
  gamesClone: access66,
  gameLaunch: access67,
  translations: access68,
  translationsMissing: access68,
  translationsExport: access68,
  translationsPreview: access69,
  translationsImport: access69,
  translation: access68,
  translationSave: access69,
  translationDelete: access69,
  activities: access70,
  outcome: access1,
  playerWallet: access71,
  walletFacts: access71,
  walletTopup: access72,
  walletTopupBonus: access72,
  walletConvert: access73,
  exchangeRates: access71,
  gateways: access74,
  gateway: access74,
  gatewayEffect: access74,
  gatewayEdit: access75,
  gatewaySwitch: access75,
  gatewayCredentials: access75,
  gatewaysReorder: access75,
  gatewayConversion: access74,
  depositGatewayCreate: access75,
  withdrawGatewayCreate: access75,
  depositGatewayDelete: access75,
  withdrawGatewayDelete: access75,
  gatewayInstanceCreate: access75,
  gatewayInstanceDelete: access75,
  operatorTags: access74,
  operatorTagsEdit: access76,
  treasuries: access77,
  treasuryAccounts: access77,
  externalWallets: access78,
  externalTransactions: access78,
  externalWalletTopup: access79,
  externalWalletWithdraw: access79,
  billingV1Invoices: access80,
  billingV1Invoice: access80,
  billingV1InvoiceGenerate: access81,
  billingV1InvoiceUpdate: access81,
  billingV1InvoiceDelete: access81,
  billingV1PaymentAdd: access82,
  billingV1PaymentDelete: access82,
  billingV2Invoices: access83,
  billingV2Invoice: access83,
  billingV2InvoiceGenerate: access84,
  billingV2InvoiceUpdate: access84,
  billingV2InvoiceDelete: access84,
  billingV2DashboardCards: access83,
  billingV2InvoiceSettings: access85,
  billingV2InvoiceSettingsUpdate: access84,
  billingV2Payments: access83,
  billingV2Payment: access83,
  billingV2PaymentAdd: access84,
  billingV2PaymentUpdate: access84,
  billingV2PaymentDelete: access84,
  billingV2CpgTransferUpdate: access84,
  billingV2InvoicePreview: access84,
  billingV2PaymentPreview: access84,
  providerPayment: access86,
  providerTransferAssign: access87,
  providerTransferReverse: access87,
  operatorBillingRecords: access88,
  operatorBillingRecord: access88,
  operatorBillingInvoiceUpdate: access89,
  operatorBillingPaymentUpdate: access89,
  brandBillingRecords: access90,
  brandBillingRecord: access90,
  brandBillingInvoiceGenerate: access91,
  brandBillingInvoiceUpdate: access91,
  brandBillingInvoiceDelete: access91,
  brandBillingPaymentAdd: access91,
  brandBillingPaymentUpdate: access91,
  brandBillingPaymentDelete: access91,
  affiliateBillingRecords: access92,
  affiliateBillingRecord: access92,
  affiliateBillingAffiliates: access93,
  affiliateBillingPaymentAdd: access94,
  affiliateBillingPaymentUpdate: access95,
  affiliateBillingPaymentDelete: access95,
  affiliates: access31,
  affiliate: access96,
  affiliateCreate: access97,
  affiliateDelete: access97,
  affiliateSettingsUpdate: access97,
  affiliateSettingsPreview: access97,
  affiliateReport: access96,
  affiliateActivePlayers: access96,
  affiliatePlayers: access96,
  affiliateMonths: access96,
  affiliateStatement: access96,
  affiliateClaimHistory: access96,
  affiliateClaimReject: access94,
  channels: access98,
  channel: access98,
  subChannels: access98,
  channelDomains: access98,
  channelCreate: access99,
  channelUpdate: access99,
  channelDelete: access99,
  transactionsList: access100,
  transactionsProfit: access100,
  transaction: access100,
  transactionGateways: access100,
  transactionEffect: access101,
  transactionFacts: access100,
  transactionDelete: access102,
  transactionBonus: access101,
  transactionReferralClaim: access101,
  transactionAffiliateWithdraw: access101,
  referralProfits: access57,
  referralPending: access57,
  referralWithdrawals: access57,
  referralWithdraw: access103,
  withdrawJobs: access57,
  withdrawJobFailures: access57,
  withdrawJobStart: access103,
  withdrawJobCancel: access103,
  bonusDefinitions: access104,
  bonusDefinition: access104,
  bonusDefinitionCreate: access105,
  bonusDefinitionEdit: access105,
  bonusDefinitionSwitch: access105,
  bonusDefinitionDelete: access105,
  playerBonuses: access104,
  playerBonus: access104,
  bonusGiftPreview: access106,
  bonusGive: access106,
  bonusReleases: access104,
  playerBonusReleases: access104,
  bonusRelease: access104,
  bonusReleaseReport: access104,
  bonusReleaseCreate: access105,
  bonusReleaseEdit: access105,
  bonusReleaseDelete: access105,
  bonusPreview: access104,
  bonusTransactions: access104,
  bonusClaims: access104,
  supportTickets: access107,
  techTickets: access107,
  supportAgents: access107,
  supportTicket: access107,
  supportTicketCreate: access108,
  techTicketCreate: access109,
  supportStatusUpdate: access108,
  supportAssign: access108,
  supportSnooze: access108,
  supportTicketNews: access107,
  supportMessageSend: access108,
  supportTicketSeen: access108,
  supportTicketPlayer: access107,
  supportAttachmentsAdd: access108,
  supportAttachment: access107,
  supportCanned: access107,
  supportCannedCreate: access108,
  supportCannedEdit: access108,
  supportCannedDelete: access108,
  supportTimes: access107,
  supportTimesUpdate: access110,
  presence: access11,
  depositsList: access111,
  depositFacts: access111,
  depositVerify: access112,
  depositRejectOrder: access112,
  withdrawalsList: access113,
  withdrawTomaniGateways: access114,
  withdrawTomani: access114,
  withdrawJb: access114,
  withdrawZiCharge: access114,
  withdrawParamHavale: access114,
  withdrawParscoinpay: access114,
  withdrawFiatCrypto: access114,
  withdrawWitcherV1: access114,
  withdrawSistemNakit: access114,
  withdrawUtopia: access114,
  withdrawFxHavale: access114,
  withdrawMaldoPay: access114,
  withdrawJbForce: access114,
  withdrawInProgress: access114,
  withdrawGenericV2: access114,
  withdrawGenericV1: access114,
  withdrawResend: access114,
  withdrawSettle: access115,
  withdrawFacts: access113,
  withdrawOrder: access113,
  cfAccountsV1: access116,
  cfAccountV1Add: access117,
  cfAccountV1Delete: access118,
  cfAccountsV2: access116,
  cfAccountV2Add: access117,
  cfAccountV2Update: access117,
  cfAccountV2Delete: access118,
  zonesV1: access119,
  domainLookup: access119,
  zoneV1Create: access120,
  zoneV1Delete: access121,
  zoneV1DeleteById: access121,
  zoneCheck: access120,
  operatorDomains: access119,
  operatorDomainAdd: access120,
  domainsV2: access119,
  domainV2: access119,
  domainV2Create: access120,
  domainV2Act: access122,
  domainV2Edit: access120,
  zoneV2Delete: access121,
  dnsRecords: access123,
  dnsRecordV1Add: access123,
  dnsRecordV1Delete: access123,
  dnsRecordV2Add: access123,
  dnsRecordV2Delete: access123,
  devDns: access124,
  devDnsAdd: access124,
  devDnsUpdate: access124,
  devDnsDelete: access124,
  domainSetup: access125,
  domainSetupCheck: access119,
  domainSetupCname: access119,
  domainSetupCnameRedo: access126,
  domainSetupValidationCheck: access125,
  domainSetupValidation: access125,
  domainSetupAssociation: access125,
  domainSetupSsl: access119,
  domainSetupSslUpdate: access125,
  afdProfiles: access127,
  afdProfileCreate: access128,
  afdProfileUpdate: access128,
  afdDomains: access124,
  afdEndpoints: access124,
  afdDomainCreate: access124,
  afdDomainDelete: access124,
  afdDomainRevalidate: access124,
  afdDomainAssociate: access124,
  auth0Domains: access124,
  auth0DomainAdd: access124,
  auth0DomainDelete: access124,
  auth0Organizations: access124,
  auth0OrganizationDelete: access124,
  appServices: access124,
  appServiceMonitor: access124,
  simulatorAccounts: access1,
  simulatorWorld: access1,
  simulatorReset: access1,
  simulatorSnapshot: access1,
  simulatorRestore: access1,
  simulatorBranch: access129,
  simulatorBranchEnd: access129,
  simulatorWorldMake: access129,
  simulatorWorldEnd: access130,
  simulatorScenario: access130,
  simulatorReplay: access130,
  simulatorClock: access1,
  simulatorFaultAdd: access1,
  simulatorFaultsClear: access1,
  simulatorEvents: access1,
  simulatorEvent: access1,
  simulatorAdminEvent: access130,
  simulatorJournal: access1,
  simulatorWholeJournal: access130,
  simulatorActivity: access1,
  simulatorActivitySet: access1,
  exportCreate: access131,
  exportDownload: access1,
  exportState: access1,
  exportCancel: access1,
} as const satisfies Record<string, OperationAccess>;

export type OperationId = keyof typeof operations;

export const tagTypes = ["Activity", "Admin", "AdminSession", "AfdDomain", "AfdProfile", "Affiliate", "AffiliateBilling", "AffiliateClaim", "AppService", "Auth0Domain", "Auth0Organization", "Badges", "BankAccount", "Bet", "BillingV1", "Bonus", "CannedReply", "CardsV2", "Cashback", "CashbackClaims", "CfAccount", "Channel", "ConsoleStatus", "Content", "DevDns", "DnsRecord", "DomainSetup", "DomainV2", "ExternalWallet", "Flow", "Freebet", "Game", "Gateways", "General", "InvoiceSettingsV2", "InvoiceV2", "KycDocument", "Me", "Media", "Notification", "Operator", "OperatorDomain", "OperatorSettings", "OperatorTags", "PaymentGateway", "PaymentV2", "Player", "PlayerBonus", "ProviderPayment", "Rates", "Report", "Reveal", "Risk", "Role", "SavedView", "Session", "Simulator", "SimulatorActivity", "StaffPermission", "SupportTimes", "Ticket", "TomaniGateways", "Tooltip", "Tournament", "Transaction", "Translation", "Treasury", "User", "UsernameReview", "Wallet", "Winner", "WithdrawJobs", "Withdrawal", "Zone"] as const;
export type Tag = (typeof tagTypes)[number];
