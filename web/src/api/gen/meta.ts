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
const access23 = {roles: roles9, levels: levels2, permission: "players_reveal"} as const;
const access24 = {roles: roles6, levels: levels2, permission: "reveals_read"} as const;
const access25 = {roles: roles4, levels: levels2, permission: "players_panels"} as const;
const access26 = {roles: roles9, levels: levels2, permission: "risk_read"} as const;
const access27 = {roles: roles6, levels: levels2, permission: "risk_write"} as const;
const access28 = {roles: roles5, levels: levels2, permission: "risk_write"} as const;
const access29 = {roles: roles9, levels: levels2, permission: "reports_read"} as const;
const access30 = {roles: roles9, levels: levels2, permission: "affiliates_read"} as const;
const access31 = {roles: roles9, levels: levels2, permission: "dashboards_read"} as const;
const access32 = {roles: roles9, levels: levels2, permission: "dashboard_bets_chart"} as const;
const access33 = {roles: roles9, levels: levels2, permission: "usernames_read"} as const;
const access34 = {roles: roles9, levels: levels2, permission: "usernames_write"} as const;
const access35 = {roles: roles9, levels: levels2, permission: "kyc_read"} as const;
const access36 = {roles: roles9, levels: levels2, permission: "kyc_write"} as const;
const access37 = {roles: roles9, levels: levels2, permission: "bank_accounts_read"} as const;
const access38 = {roles: roles9, levels: levels2, permission: "bank_accounts_write"} as const;
const access39 = {roles: roles4, levels: levels2, permission: "bets_read"} as const;
const access40 = {roles: roles9, levels: levels2, permission: "bets_read"} as const;
const access41 = {roles: roles6, levels: levels2, permission: "bets_settle"} as const;
const access42 = {roles: roles9, levels: levels2, permission: "sport_freebets_read"} as const;
const access43 = {roles: roles9, levels: levels2, permission: "bonus_details"} as const;
const access44 = {roles: roles9, levels: levels2, permission: "bonus_json"} as const;
const access45 = {roles: roles6, levels: levels2, permission: "sport_freebets_write"} as const;
const access46 = {roles: roles9, levels: levels2, permission: "tournaments_read"} as const;
const access47 = {roles: roles6, levels: levels2, permission: "tournaments_write"} as const;
const access48 = {roles: roles4, levels: levels2, permission: "tournaments_write"} as const;
const access49 = {roles: roles9, levels: levels2, permission: "flows_read"} as const;
const access50 = {roles: roles6, levels: levels2, permission: "flows_write"} as const;
const access51 = {roles: roles6, levels: levels2, permission: "tournaments_pay"} as const;
const access52 = {roles: roles9, levels: levels2, permission: "cashback_read"} as const;
const access53 = {roles: roles4, levels: levels2, permission: "cashback_read"} as const;
const access54 = {roles: roles4, levels: levels2, permission: "cashback_write"} as const;
const access55 = {roles: roles6, levels: levels2, permission: "cashback_confirm"} as const;
const access56 = {roles: roles9, levels: levels2, permission: "referrals_read"} as const;
const access57 = {roles: roles4, levels: levels2, permission: "referrals_write"} as const;
const access58 = {roles: roles9, levels: levels2, permission: "players_export"} as const;
const access59 = {roles: roles9, levels: levels2, permission: "media_read"} as const;
const access60 = {roles: roles6, levels: levels2, permission: "media_write"} as const;
const access61 = {roles: roles9, levels: levels2, permission: "cms_read"} as const;
const access62 = {roles: roles6, levels: levels2, permission: "cms_write"} as const;
const access63 = {roles: roles9, levels: levels2, permission: "games_read"} as const;
const access64 = {roles: roles4, levels: levels2, permission: "games_edit"} as const;
const access65 = {roles: roles6, levels: levels2, permission: "games_write"} as const;
const access66 = {roles: roles6, levels: levels2, permission: "games_launch"} as const;
const access67 = {roles: roles9, levels: levels2, permission: "translations_read"} as const;
const access68 = {roles: roles4, levels: levels2, permission: "translations_write"} as const;
const access69 = {roles: roles6, levels: levels2, permission: "activities_read"} as const;
const access70 = {roles: roles9, levels: levels2, permission: "wallet_read"} as const;
const access71 = {roles: roles9, levels: levels2, permission: "wallet_topup"} as const;
const access72 = {roles: roles9, levels: levels2, permission: "wallet_convert"} as const;
const access73 = {roles: roles9, levels: levels2, permission: "gateways_read"} as const;
const access74 = {roles: roles6, levels: levels2, permission: "gateways_write"} as const;
const access75 = {roles: roles5, levels: levels2, permission: "gateway_tags_write"} as const;
const access76 = {roles: roles9, levels: levels2, permission: "treasuries_read"} as const;
const access77 = {roles: roles4, levels: levels2, permission: "external_wallet_read"} as const;
const access78 = {roles: roles4, levels: levels2, permission: "external_wallet_write"} as const;
const access79 = {roles: roles9, levels: levels2, permission: "billing_v1_read"} as const;
const access80 = {roles: roles6, levels: levels11, permission: "billing_v1_write"} as const;
const access81 = {roles: roles4, levels: levels2, permission: "billing_v1_write"} as const;
const access82 = {roles: roles9, levels: levels11, permission: "billing_v2_read"} as const;
const access83 = {roles: roles4, levels: levels2, permission: "billing_v2_write"} as const;
const access84 = {roles: roles4, levels: levels2, permission: "billing_v2_read"} as const;
const access85 = {roles: roles6, levels: levels11, permission: "billing_v2_read"} as const;
const access86 = {roles: roles4, levels: levels11, permission: "billing_v2_write"} as const;
const access87 = {roles: roles9, levels: levels2, permission: "operator_billing_read"} as const;
const access88 = {roles: roles4, levels: levels2, permission: "operator_billing_write"} as const;
const access89 = {roles: roles9, levels: levels11, permission: "brand_billing_read"} as const;
const access90 = {roles: roles6, levels: levels11, permission: "brand_billing_write"} as const;
const access91 = {roles: roles12, levels: levels2, permission: "affiliate_billing_read"} as const;
const access92 = {roles: roles9, levels: levels2, permission: "affiliate_billing_read"} as const;
const access93 = {roles: roles6, levels: levels2, permission: "affiliate_billing_write"} as const;
const access94 = {roles: roles6, levels: levels11, permission: "affiliate_billing_write"} as const;
const access95 = {roles: roles12, levels: levels2, permission: "affiliates_read"} as const;
const access96 = {roles: roles6, levels: levels2, permission: "affiliates_write"} as const;
const access97 = {roles: roles12, levels: levels2, permission: "channels_read"} as const;
const access98 = {roles: roles13, levels: levels2, permission: "channels_write"} as const;
const access99 = {roles: roles9, levels: levels2, permission: "transactions_read"} as const;
const access100 = {roles: roles6, levels: levels2, permission: "transactions_write"} as const;
const access101 = {roles: roles6, levels: levels2, permission: "transactions_delete"} as const;
const access102 = {roles: roles6, levels: levels2, permission: "referrals_withdraw"} as const;
const access103 = {roles: roles9, levels: levels2, permission: "bonuses_read"} as const;
const access104 = {roles: roles6, levels: levels2, permission: "bonuses_write"} as const;
const access105 = {roles: roles6, levels: levels2, permission: "bonuses_give"} as const;
const access106 = {roles: roles9, levels: levels2, permission: "support_read"} as const;
const access107 = {roles: roles9, levels: levels2, permission: "support_write"} as const;
const access108 = {roles: roles8, levels: levels2, permission: "support_write"} as const;
const access109 = {roles: roles6, levels: levels2, permission: "support_manage"} as const;
const access110 = {roles: roles9, levels: levels2, permission: "deposits_read"} as const;
const access111 = {roles: roles6, levels: levels2, permission: "deposits_write"} as const;
const access112 = {roles: roles9, levels: levels2, permission: "withdrawals_read"} as const;
const access113 = {roles: roles6, levels: levels2, permission: "withdrawals_write"} as const;
const access114 = {roles: roles5, levels: levels2, permission: "withdrawals_write"} as const;
const access115 = {roles: roles7, levels: levels2, permission: "cf_accounts_read"} as const;
const access116 = {roles: roles14, levels: levels2, permission: "cf_accounts_write"} as const;
const access117 = {roles: roles4, levels: levels2, permission: "cf_accounts_write"} as const;
const access118 = {roles: roles7, levels: levels2, permission: "domains_read"} as const;
const access119 = {roles: roles14, levels: levels2, permission: "domains_write"} as const;
const access120 = {roles: roles5, levels: levels2, permission: "domains_write"} as const;
const access121 = {roles: roles14, levels: levels2, permission: "domains_write", choices: {SET_PRIMARY: roles4, ASSOCIATE: roles4, SYNC_CF: roles4, PURGE_CACHE: roles4, PURGE_CACHE_ALL: roles4, AFD_DELETE: roles5, CF_DELETE: roles5, DB_DELETE: roles5}} as const;
const access122 = {roles: roles7, levels: levels2, permission: "dev"} as const;
const access123 = {roles: roles15, levels: levels2, permission: "dev"} as const;
const access124 = {roles: roles14, levels: levels2, permission: "domain_setup_run"} as const;
const access125 = {roles: roles14, levels: levels2, permission: "redo"} as const;
const access126 = {roles: roles15, levels: levels2, permission: "afd_read"} as const;
const access127 = {roles: roles15, levels: levels2, permission: "afd_write"} as const;
const access128 = {roles: roles15, levels: levels2, permission: null} as const;
const access129 = {roles: roles4, levels: levels2, permission: null} as const;
const access130 = {roles: roles1, levels: levels2, permission: null, choices: {activities: roles6, admins: roles6, afdDomains: roles15, affiliateActivePlayers: roles12, affiliateBillingRecords: roles12, affiliateMonths: roles12, affiliatePlayers: roles12, affiliates: roles9, appliedFreebets: roles9, bankAccounts: roles9, betsList: roles4, billingV1Invoices: roles9, billingV2Invoices: roles9, billingV2Payments: roles9, bonusClaims: roles9, bonusDefinitions: roles9, bonusReleases: roles9, bonusTransactions: roles9, brandBillingRecords: roles9, brands: roles8, cashbackList: roles9, cashbackPending: roles9, channels: roles12, cmsBanners: roles9, cmsPages: roles9, cmsPosts: roles9, cmsSlides: roles9, cmsV2Banners: roles9, cmsV2Cards: roles9, cmsV2Menus: roles9, cmsV2Modals: roles9, cmsV2Notifications: roles9, cmsV2Pages: roles9, cmsV2Posts: roles9, cmsV2Slides: roles9, depositsList: roles9, externalTransactions: roles4, externalWallets: roles4, flows: roles9, games: roles9, gateways: roles9, kycDocuments: roles9, mediaList: roles9, mediaV2List: roles9, operatorBetsList: roles9, operatorBillingRecords: roles9, operatorsList: roles4, partnerReportTable: roles9, playerBonusReleases: roles9, playerBonuses: roles9, playersBalances: roles9, playersList: roles9, playersReveals: roles6, playersTotalTransactions: roles9, playersTotalUsers: roles9, quickBetsList: roles9, referralPending: roles9, referralProfits: roles9, referralWithdrawals: roles9, reportTable: roles9, riskCardUsers: roles9, riskPlayers: roles9, roles: roles1, staffPermissions: roles4, subChannels: roles12, supportTickets: roles9, techTickets: roles9, tournamentWinners: roles9, tournaments: roles9, tournamentsWithWinners: roles9, transactionsList: roles9, transactionsProfit: roles4, translations: roles9, treasuries: roles9, treasuryAccounts: roles9, usernames: roles9, withdrawJobFailures: roles9, withdrawJobs: roles9, withdrawalsList: roles9}} as const;

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
  playersReveal: access23,
  playersReveals: access24,
  playersBalances: access20,
  playersTotals: access20,
  playersTotalUsers: access20,
  playersTotalTransactions: access20,
  playerBonusSummary: access25,
  riskPlayers: access26,
  riskPlayer: access26,
  riskReview: access27,
  riskSettings: access26,
  riskSettingsUpdate: access28,
  riskCardUsers: access26,
  reportTable: access29,
  reportChanges: access29,
  partnerReportTable: access30,
  quickDashboard: access31,
  dashboard: access31,
  dashboardBetsChart: access32,
  usernames: access33,
  username: access33,
  usernameFacts: access33,
  usernameUpdate: access34,
  kycDocuments: access35,
  kycDocument: access35,
  kycFacts: access35,
  kycImage: access35,
  kycReviewOpen: access36,
  kycReviewImage: access36,
  kycDocumentAdd: access36,
  kycReview: access36,
  bankAccounts: access37,
  bankAccount: access37,
  bankAccountFacts: access37,
  bankAccountReview: access38,
  betsList: access39,
  operatorBetsList: access40,
  quickBetsList: access40,
  bet: access40,
  betV2: access40,
  betSettle: access41,
  sportFreebetTemplates: access42,
  appliedFreebets: access42,
  appliedFreebet: access42,
  appliedFreebetDetails: access43,
  appliedFreebetPayload: access44,
  sportFreebetAdd: access45,
  tournaments: access46,
  tournamentsWithWinners: access46,
  tournamentChoices: access46,
  tournament: access46,
  tournamentRanking: access46,
  tournamentCreate: access47,
  tournamentEdit: access47,
  tournamentDelete: access47,
  tournamentCancel: access48,
  flows: access49,
  flow: access49,
  flowActivate: access50,
  flowDeactivate: access50,
  flowDelete: access50,
  tournamentWinners: access46,
  tournamentWinner: access46,
  tournamentWinnerFacts: access46,
  tournamentPayout: access51,
  tournamentPrizeLimits: access46,
  betTournaments: access46,
  tournamentBets: access46,
  cashbackCalculator: access52,
  cashbackPlayerSummary: access53,
  cashbackPlayerStanding: access53,
  cashbackSettingsOverride: access54,
  cashbackSettingsRestore: access54,
  cashbackClaim: access54,
  cashbackList: access52,
  cashbackPending: access52,
  cashbackEffect: access55,
  cashbackFacts: access52,
  cashbackDecide: access55,
  operatorsAffiliatesUpdate: access13,
  operatorsCashbackUpdate: access13,
  operatorsSettingsRestore: access13,
  playerAffiliateSummary: access25,
  playerAffiliateReports: access25,
  playerAffiliateChannels: access25,
  referralCalculator: access56,
  referralSettingsOverride: access57,
  referralSettingsRestore: access57,
  playersMaxDeposit: access58,
  fileDownload: access58,
  mediaList: access59,
  mediaV2List: access59,
  mediaUpload: access60,
  mediaV2Upload: access60,
  mediaDelete: access60,
  mediaV2Delete: access60,
  mediaItem: access59,
  mediaEdit: access60,
  mediaTags: access60,
  mediaReplace: access60,
  cmsBanners: access61,
  cmsBanner: access61,
  cmsBannerCreate: access62,
  cmsBannerUpdate: access62,
  cmsBannerDelete: access62,
  cmsV2Banners: access61,
  cmsV2Banner: access61,
  cmsV2BannerCreate: access62,
  cmsV2BannerUpdate: access62,
  cmsV2BannerDelete: access62,
  cmsV2Cards: access61,
  cmsV2Card: access61,
  cmsV2CardCreate: access62,
  cmsV2CardUpdate: access62,
  cmsV2CardDelete: access62,
  cmsV2Modals: access61,
  cmsV2Modal: access61,
  cmsV2ModalCreate: access62,
  cmsV2ModalUpdate: access62,
  cmsV2ModalDelete: access62,
  cmsV2Menus: access61,
  cmsV2Menu: access61,
  cmsV2MenuCreate: access62,
  cmsV2MenuUpdate: access62,
  cmsV2MenuDelete: access62,
  cmsV2Footer: access61,
  cmsV2FooterUpdate: access62,
  cmsV2FooterDelete: access62,
  cmsPages: access61,
  cmsPage: access61,
  cmsPageCreate: access62,
  cmsPageUpdate: access62,
  cmsPageDelete: access62,
  cmsV2Pages: access61,
  cmsV2Page: access61,
  cmsV2PageCreate: access62,
  cmsV2PageUpdate: access62,
  cmsV2PageDelete: access62,
  cmsPosts: access61,
  cmsPost: access61,
  cmsPostCreate: access62,
  cmsPostUpdate: access62,
  cmsPostDelete: access62,
  cmsV2Posts: access61,
  cmsV2Post: access61,
  cmsV2PostCreate: access62,
  cmsV2PostUpdate: access62,
  cmsV2PostDelete: access62,
  cmsSlides: access61,
  cmsSlide: access61,
  cmsSlideCreate: access62,
  cmsSlideUpdate: access62,
  cmsSlidesOrder: access62,
  cmsSlideDelete: access62,
  cmsV2Slides: access61,
  cmsV2Slide: access61,
  cmsV2SlideCreate: access62,
  cmsV2SlideUpdate: access62,
  cmsV2SlidesOrder: access62,
  cmsV2SlideDelete: access62,
  cmsV2Notifications: access61,
  cmsV2Notification: access61,
  cmsV2NotificationCreate: access62,
  cmsV2NotificationUpdate: access62,
  cmsV2NotificationDelete: access62,
  cmsV2Revisions: access61,
  cmsV2RevisionRestore: access62,
  cmsV2TranslationConfirm: access62,
  games: access63,
  gameChoices: access63,
  game: access63,
  gameEntries: access63,
  gameSearch: access63,
  gameEdit: access64,
  gameImageDelete: access64,
  gameOperators: access64,
  gameEntryUpdate: access65,
  gamesOrder: access65,
  gameStatusPreview: access65,
  gameStatus: access65,
  gameClonePreview: access65,
  gamesClone: access65,
  gameLaunch: access66,
  translations: access67,
  translationsMissing: access67,
  translationsExport: access67,
  translationsPreview: access68,
  translationsImport: access68,
  translation: access67,
  translationSave: access68,
  translationDelete: access68,
  activities: access69,
  outcome: access1,
  playerWallet: access70,
  walletFacts: access70,
  walletTopup: access71,
  walletTopupBonus: access71,
  walletConvert: access72,
  exchangeRates: access70,
  gateways: access73,
  gateway: access73,
  gatewayEffect: access73,
  gatewayEdit: access74,
  gatewaySwitch: access74,
  gatewayCredentials: access74,
  gatewaysReorder: access74,
  gatewayConversion: access73,
  depositGatewayCreate: access74,
  withdrawGatewayCreate: access74,
  depositGatewayDelete: access74,
  withdrawGatewayDelete: access74,
  gatewayInstanceCreate: access74,
  gatewayInstanceDelete: access74,
  operatorTags: access73,
  operatorTagsEdit: access75,
  treasuries: access76,
  treasuryAccounts: access76,
  externalWallets: access77,
  externalTransactions: access77,
  externalWalletTopup: access78,
  externalWalletWithdraw: access78,
  billingV1Invoices: access79,
  billingV1Invoice: access79,
  billingV1InvoiceGenerate: access80,
  billingV1InvoiceUpdate: access80,
  billingV1InvoiceDelete: access80,
  billingV1PaymentAdd: access81,
  billingV1PaymentDelete: access81,
  billingV2Invoices: access82,
  billingV2Invoice: access82,
  billingV2InvoiceGenerate: access83,
  billingV2InvoiceUpdate: access83,
  billingV2InvoiceDelete: access83,
  billingV2DashboardCards: access82,
  billingV2InvoiceSettings: access84,
  billingV2InvoiceSettingsUpdate: access83,
  billingV2Payments: access82,
  billingV2Payment: access82,
  billingV2PaymentAdd: access83,
  billingV2PaymentUpdate: access83,
  billingV2PaymentDelete: access83,
  billingV2CpgTransferUpdate: access83,
  billingV2InvoicePreview: access83,
  billingV2PaymentPreview: access83,
  providerPayment: access85,
  providerTransferAssign: access86,
  providerTransferReverse: access86,
  operatorBillingRecords: access87,
  operatorBillingRecord: access87,
  operatorBillingInvoiceUpdate: access88,
  operatorBillingPaymentUpdate: access88,
  brandBillingRecords: access89,
  brandBillingRecord: access89,
  brandBillingInvoiceGenerate: access90,
  brandBillingInvoiceUpdate: access90,
  brandBillingInvoiceDelete: access90,
  brandBillingPaymentAdd: access90,
  brandBillingPaymentUpdate: access90,
  brandBillingPaymentDelete: access90,
  affiliateBillingRecords: access91,
  affiliateBillingRecord: access91,
  affiliateBillingAffiliates: access92,
  affiliateBillingPaymentAdd: access93,
  affiliateBillingPaymentUpdate: access94,
  affiliateBillingPaymentDelete: access94,
  affiliates: access30,
  affiliate: access95,
  affiliateCreate: access96,
  affiliateDelete: access96,
  affiliateSettingsUpdate: access96,
  affiliateSettingsPreview: access96,
  affiliateReport: access95,
  affiliateActivePlayers: access95,
  affiliatePlayers: access95,
  affiliateMonths: access95,
  affiliateStatement: access95,
  affiliateClaimHistory: access95,
  affiliateClaimReject: access93,
  channels: access97,
  channel: access97,
  subChannels: access97,
  channelDomains: access97,
  channelCreate: access98,
  channelUpdate: access98,
  channelDelete: access98,
  transactionsList: access99,
  transactionsProfit: access99,
  transaction: access99,
  transactionGateways: access99,
  transactionEffect: access100,
  transactionFacts: access99,
  transactionDelete: access101,
  transactionBonus: access100,
  transactionReferralClaim: access100,
  transactionAffiliateWithdraw: access100,
  referralProfits: access56,
  referralPending: access56,
  referralWithdrawals: access56,
  referralWithdraw: access102,
  withdrawJobs: access56,
  withdrawJobFailures: access56,
  withdrawJobStart: access102,
  withdrawJobCancel: access102,
  bonusDefinitions: access103,
  bonusDefinition: access103,
  bonusDefinitionCreate: access104,
  bonusDefinitionEdit: access104,
  bonusDefinitionSwitch: access104,
  bonusDefinitionDelete: access104,
  playerBonuses: access103,
  playerBonus: access103,
  bonusGiftPreview: access105,
  bonusGive: access105,
  bonusReleases: access103,
  playerBonusReleases: access103,
  bonusRelease: access103,
  bonusReleaseReport: access103,
  bonusReleaseCreate: access104,
  bonusReleaseEdit: access104,
  bonusReleaseDelete: access104,
  bonusPreview: access103,
  bonusTransactions: access103,
  bonusClaims: access103,
  supportTickets: access106,
  techTickets: access106,
  supportAgents: access106,
  supportTicket: access106,
  supportTicketCreate: access107,
  techTicketCreate: access108,
  supportStatusUpdate: access107,
  supportAssign: access107,
  supportSnooze: access107,
  supportTicketNews: access106,
  supportMessageSend: access107,
  supportTicketSeen: access107,
  supportTicketPlayer: access106,
  supportAttachmentsAdd: access107,
  supportAttachment: access106,
  supportCanned: access106,
  supportCannedCreate: access107,
  supportCannedEdit: access107,
  supportCannedDelete: access107,
  supportTimes: access106,
  supportTimesUpdate: access109,
  presence: access11,
  depositsList: access110,
  depositFacts: access110,
  depositVerify: access111,
  depositRejectOrder: access111,
  withdrawalsList: access112,
  withdrawTomaniGateways: access113,
  withdrawTomani: access113,
  withdrawJb: access113,
  withdrawZiCharge: access113,
  withdrawParamHavale: access113,
  withdrawParscoinpay: access113,
  withdrawFiatCrypto: access113,
  withdrawWitcherV1: access113,
  withdrawSistemNakit: access113,
  withdrawUtopia: access113,
  withdrawFxHavale: access113,
  withdrawMaldoPay: access113,
  withdrawJbForce: access113,
  withdrawInProgress: access113,
  withdrawGenericV2: access113,
  withdrawGenericV1: access113,
  withdrawResend: access113,
  withdrawSettle: access114,
  withdrawFacts: access112,
  withdrawOrder: access112,
  cfAccountsV1: access115,
  cfAccountV1Add: access116,
  cfAccountV1Delete: access117,
  cfAccountsV2: access115,
  cfAccountV2Add: access116,
  cfAccountV2Update: access116,
  cfAccountV2Delete: access117,
  zonesV1: access118,
  domainLookup: access118,
  zoneV1Create: access119,
  zoneV1Delete: access120,
  zoneV1DeleteById: access120,
  zoneCheck: access119,
  operatorDomains: access118,
  operatorDomainAdd: access119,
  domainsV2: access118,
  domainV2: access118,
  domainV2Create: access119,
  domainV2Act: access121,
  domainV2Edit: access119,
  zoneV2Delete: access120,
  dnsRecords: access122,
  dnsRecordV1Add: access122,
  dnsRecordV1Delete: access122,
  dnsRecordV2Add: access122,
  dnsRecordV2Delete: access122,
  devDns: access123,
  devDnsAdd: access123,
  devDnsUpdate: access123,
  devDnsDelete: access123,
  domainSetup: access124,
  domainSetupCheck: access118,
  domainSetupCname: access118,
  domainSetupCnameRedo: access125,
  domainSetupValidationCheck: access124,
  domainSetupValidation: access124,
  domainSetupAssociation: access124,
  domainSetupSsl: access118,
  domainSetupSslUpdate: access124,
  afdProfiles: access126,
  afdProfileCreate: access127,
  afdProfileUpdate: access127,
  afdDomains: access123,
  afdEndpoints: access123,
  afdDomainCreate: access123,
  afdDomainDelete: access123,
  afdDomainRevalidate: access123,
  afdDomainAssociate: access123,
  auth0Domains: access123,
  auth0DomainAdd: access123,
  auth0DomainDelete: access123,
  auth0Organizations: access123,
  auth0OrganizationDelete: access123,
  appServices: access123,
  appServiceMonitor: access123,
  simulatorAccounts: access1,
  simulatorWorld: access1,
  simulatorReset: access1,
  simulatorSnapshot: access1,
  simulatorRestore: access1,
  simulatorBranch: access128,
  simulatorBranchEnd: access128,
  simulatorWorldMake: access128,
  simulatorWorldEnd: access129,
  simulatorScenario: access129,
  simulatorReplay: access129,
  simulatorClock: access1,
  simulatorFaultAdd: access1,
  simulatorFaultsClear: access1,
  simulatorEvents: access1,
  simulatorEvent: access1,
  simulatorAdminEvent: access129,
  simulatorJournal: access1,
  simulatorWholeJournal: access129,
  simulatorActivity: access1,
  simulatorActivitySet: access1,
  exportCreate: access130,
  exportDownload: access1,
  exportState: access1,
  exportCancel: access1,
} as const satisfies Record<string, OperationAccess>;

export type OperationId = keyof typeof operations;

export const tagTypes = ["Activity", "Admin", "AdminSession", "AfdDomain", "AfdProfile", "Affiliate", "AffiliateBilling", "AffiliateClaim", "AppService", "Auth0Domain", "Auth0Organization", "Badges", "BankAccount", "Bet", "BillingV1", "Bonus", "CannedReply", "CardsV2", "Cashback", "CashbackClaims", "CfAccount", "Channel", "Content", "DevDns", "DnsRecord", "DomainSetup", "DomainV2", "ExternalWallet", "Flow", "Freebet", "Game", "Gateways", "General", "InvoiceSettingsV2", "InvoiceV2", "KycDocument", "Me", "Media", "Notification", "Operator", "OperatorDomain", "OperatorSettings", "OperatorTags", "PaymentGateway", "PaymentV2", "Player", "PlayerBonus", "ProviderPayment", "Rates", "Report", "Reveal", "Risk", "Role", "SavedView", "Session", "Simulator", "SimulatorActivity", "StaffPermission", "SupportTimes", "Ticket", "TomaniGateways", "Tooltip", "Tournament", "Transaction", "Translation", "Treasury", "User", "UsernameReview", "Wallet", "Winner", "WithdrawJobs", "Withdrawal", "Zone"] as const;
export type Tag = (typeof tagTypes)[number];
