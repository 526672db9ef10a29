// Generated from the contracts by `make contracts`. Never edited.

export type Role =
  "SUPER_ADMIN" | "ADMIN" | "DEV_OPS" | "OPERATOR_ADMIN" | "OPERATOR_MANAGER" | "AFFILIATE";
export type PlayerSubInfo = "PLAYER_CODE" | "USERNAME" | "NICKNAME";
export type Me = {
  userCode: string;
  nickname: string;
  email: string;
  role: Role;
  opId?: string | null;
  parentOpId?: string | null;
  affId?: string | null;
  timezone: string;
  language: string;
  roundReportNumbers: boolean;
  playerSubInfoType?: PlayerSubInfo;
  permissions: string[];
  mustChangePassword?: boolean;
  identityVersion?: string;
  closedMenuItems?: string[];
  startPage?: string | null;
};
export type OperatorOption = {
  opId: string;
  title: string;
  parentOpId?: string | null;
};
export type SessionCheck = {
  isBlocked: boolean;
  now: string;
  isClockFrozen?: boolean;
};
export type Named = {
  nickname: string;
  userCode: string;
};
export type BlockAction = "BLOCK" | "UNBLOCK";
export type OperatorExtraData = {
  additionalTopupCurrencies: string[];
};
export type BillingWallets = {
  address: string;
};
export type PaymentProvider =
  | "TOMANI"
  | "JB"
  | "ZI_CHARGE"
  | "PARAM_HAVALE"
  | "PARSCOINPAY"
  | "FIAT_CRYPTO"
  | "WITCHER_V1"
  | "SISTEM_NAKIT"
  | "UTOPIA"
  | "FX_HAVALE"
  | "MALDO_PAY"
  | "CRYPTO"
  | "MANUAL"
  | "MINI_PAY"
  | "WEB3"
  | "PERFECT_MONEY";
export type AllowedGateways = {
  allowedGateways: PaymentProvider[];
};
export type GatewaySettings = {
  deposit: AllowedGateways;
  withdraw: AllowedGateways;
};
export type OperatorStats = {
  todayTotalTopupInUSD: number;
};
export type OperatorLimits = {
  dailyTopupLimitInUSD: number;
  maxTournamentPrizesInUSD?: number | null;
};
export type OperatorDetails = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
  isActive: boolean;
  isDeleted: boolean;
  brandCount: number;
  playerCount: number;
  staffCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  supportEmail: string;
  defaultLanguage: string;
  timezone: string;
  allowedCurrenciesToPlay: string[];
  extraData: OperatorExtraData;
  cpgBillingWallets: BillingWallets;
  settings: GatewaySettings;
  stats: OperatorStats;
  limits: OperatorLimits;
};
export type Operator = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
  isActive: boolean;
  isDeleted: boolean;
  brandCount: number;
  playerCount: number;
  staffCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageOperator = {
  items: Operator[];
  count: number;
  remaining: number;
};
export type Currency =
  "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
export type ReferralLevel = {
  level: number;
  requiredWagerInUSD: number;
  emailCpr: number;
  gmailCpr: number;
  telegramCpr: number;
  maxCpr: number;
  cpa: number;
};
export type RevenueShare = {
  monthlyReferredPlayersTotalWagerInUSD: number;
  revenueSharePercentage: number;
};
export type ReferralSettings = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: number;
  claimedBonusAdminFeePercentage: number;
  cashbackAdminFeePercentage: number;
  affiliatesAdminFeePercentage: number;
  minWithdrawableAmountInUSD: number;
  levelSettings: ReferralLevel[];
  revenueShareSettings: RevenueShare[];
};
export type ReferralDescriptions = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: string;
  claimedBonusAdminFeePercentage: string;
  cashbackAdminFeePercentage: string;
  affiliatesAdminFeePercentage: string;
  minWithdrawableAmountInUSD: string;
  levelSettings: string;
  revenueShareSettings: string;
};
export type ReferredStats = {
  totalPlayersWagerInUSD: number;
  totalReferredPlayersPlInUSD: number;
  totalClaimedBonusAmountInUSD: number;
  totalCashbacksInUSD: number;
};
export type ReferralConfig = {
  settings: ReferralSettings;
  descriptions: ReferralDescriptions;
  referredPlayersStats?: ReferredStats | null;
  isOverridden?: boolean | null;
  revision?: number | null;
};
export type CashbackLevel = {
  lostAmountInUSD: number;
  percentage: number;
};
export type CashbackSettings = {
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevel[];
};
export type SettingsPart = "affiliates" | "cashback";
export type OperatorSettings = {
  affiliates: ReferralConfig | null;
  cashback: CashbackSettings | null;
  inherited: SettingsPart[];
  updatedAt: string | null;
  revision: number;
};
export type NotificationNews = {
  newestId?: string | null;
  count: number;
};
export type VerificationStatus = "CONFIRMED" | "PENDING" | "REJECTED";
export type PlayerOperator = {
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
};
export type TransactionType =
  | "DEPOSIT"
  | "WITHDRAW"
  | "TOPUP"
  | "BONUS"
  | "REFERRAL_PROFIT"
  | "AFFILIATE"
  | "CASHBACK"
  | "TOURNAMENT_PRIZE"
  | "CONVERSION";
export type TransactionSubType =
  | "BONUS_CLAIM"
  | "DEPOSIT_BONUS"
  | "MANUAL_BONUS"
  | "REGISTRATION_BONUS"
  | "CASHBACK_CLAIM"
  | "AFFILIATE_CPA_COMMISSION"
  | "AFFILIATE_CPR_COMMISSION"
  | "AFFILIATE_PROFIT_WITHDRAW"
  | "AFFILIATE_REVENUE_SHARE"
  | "OTHER";
export type TransactionStatus = "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
export type TransactionDirection = "IN" | "OUT";
export type WalletType = "main" | "bonus" | "cashback" | "affiliate";
export type BonusExtraData = {
  eligible: boolean;
};
export type DecisionOutcome =
  "APPROVED" | "FORCED" | "SENT" | "SETTLED" | "REJECTED" | "CANCELED" | "DELETED";
export type LastDecision = {
  outcome: DecisionOutcome;
  by: Named;
  at: string;
};
export type TransactionPrize = {
  tournamentId: string;
  tournamentTitle: string;
  rank: number;
  score: number;
  scoring: string;
};
export type OrderMark = "unanswered" | "refused" | "unverified";
export type WarningCode =
  | "PLAYER_BLOCKED"
  | "PLAYER_DELETED"
  | "KYC_MISSING"
  | "NAME_DIFFERS"
  | "SHARED_INSTRUMENT"
  | "WAGERING_OPEN"
  | "FORMAT_BROKEN"
  | "RATE_OFF"
  | "BEYOND_MAXIMUM"
  | "DATE_UNUSUAL";
export type FactsBlock = {
  by: Named;
  at: string;
  reason: string;
};
export type RiskMark = {
  score: number;
  level: string;
  rules: string[];
};
export type TransactionPlayerProfile = {
  firstName: string;
  lastName: string;
  email: string;
};
export type TransactionPlayer = {
  playerId: string;
  playerCode: string;
  username?: string;
  nickName: string;
  isTest: boolean;
  profile: TransactionPlayerProfile;
};
export type Transaction = {
  txId: string;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
  transactionType: TransactionType;
  transactionSubType: TransactionSubType;
  status: TransactionStatus;
  direction: TransactionDirection;
  fromAmount: number;
  fromCurrency: string;
  toAmount: number;
  toCurrency: string;
  toAmountInUSD: number;
  balanceBefore: number | null;
  balanceAfter: number | null;
  gateway: string | null;
  gatewayUuid?: string | null;
  fee?: number | null;
  feeCurrency?: string | null;
  paymentProvider: PaymentProvider | null;
  isNewVersion: boolean;
  countsTowardDailyLimit: boolean;
  confirmedBy: Named | null;
  walletType: WalletType;
  isDeleted: boolean;
  isFTD: boolean;
  isOrder: boolean;
  bonusExtraData: BonusExtraData | null;
  noteForThePlayer: string | null;
  rejectReason: string | null;
  note: string | null;
  reason: string | null;
  lastDecision?: LastDecision | null;
  prize?: TransactionPrize | null;
  order?: OrderMark | null;
  warnings?: WarningCode[] | null;
  block?: FactsBlock | null;
  risk?: RiskMark | null;
  player: TransactionPlayer;
  operator: PlayerOperator;
  revision: number;
};
export type OrderCounts = {
  unanswered: number;
  refused: number;
  unverified: number;
};
export type TransactionTotals = {
  count: number;
  toAmountInUSD: number;
  orders?: OrderCounts | null;
};
export type TransactionPage = {
  transactions: Transaction[];
  count: number;
  remaining: number;
  totals: TransactionTotals;
  oldestAt: string | null;
};
export type Dimension =
  | "time"
  | "operator"
  | "product"
  | "provider"
  | "game"
  | "type"
  | "subType"
  | "gateway"
  | "currency"
  | "source"
  | "affiliate"
  | "channel"
  | "release";
export type DimensionValue = {
  dimension: Dimension;
  value: string | null;
  title: string;
};
export type ReportRow = {
  key: string;
  values: DimensionValue[];
  since: string;
  until: string;
  lists: {
    [key: string]: {
      [key: string]: string;
    };
  };
  figures: {
    [key: string]: number | null;
  };
  before: {
    [key: string]: number | null;
  } | null;
};
export type Granularity = "HOUR" | "DAY" | "WEEK" | "MONTH";
export type BetType = "CASINO" | "SPORT";
export type ReviewedPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  firstName: string;
  lastName: string;
  isTest: boolean;
};
export type FactsAccount = {
  uuid: string;
  bankName: string;
  nameOnCard: string;
  cardNumber: string;
  iban: string | null;
  status: string;
  isDeleted: boolean;
};
export type FactsSharing = {
  playerCount: number;
  playerCodes: string[];
};
export type FactsWagering = {
  bonusTitle: string;
  requiredWagerInUSD: number;
  wageredInUSD: number;
};
export type Severity = "warn" | "severe" | "refused";
export type WarningValues = {
  by?: Named | null;
  at?: string | null;
  reason?: string | null;
  kycStatus?: string | null;
  nameOnCard?: string | null;
  playerName?: string | null;
  cardNumber?: string | null;
  playerCount?: number | null;
  playerCodes?: string[] | null;
  requiredWagerInUSD?: number | null;
  wageredInUSD?: number | null;
  username?: string | null;
  currency?: string | null;
  exchangeRateInUSD?: number | null;
  marketRateInUSD?: number | null;
  winAmount?: number | null;
  winInUSD?: number | null;
  maxWin?: number | null;
  timesMaximum?: number | null;
  date?: string | null;
};
export type RaisedWarning = {
  code: WarningCode;
  severity: Severity;
  text: string;
  values: WarningValues;
};
export type DecisionFacts = {
  playerCode: string;
  playerName: string;
  isDeleted: boolean;
  isBlocked: boolean;
  block: FactsBlock | null;
  kycStatus: string | null;
  bankAccount: FactsAccount | null;
  nameMatches: boolean | null;
  sharing: FactsSharing | null;
  wagering: FactsWagering[];
  openBetCount: number;
  risk?: RiskMark | null;
  warnings: RaisedWarning[];
  asOf: string;
};
export type DocumentType =
  "PASSPORT" | "ID_CARD" | "DRIVING_LICENCE" | "PROOF_OF_ADDRESS" | "SELFIE";
export type BankAccountStatus = "PENDING" | "APPROVED" | "REJECTED";
export type BetStatus = "OPEN" | "WON" | "LOST" | "CASHBACK" | "CANCELED";
export type BetGame = {
  id: string;
  title: string;
};
export type CashbackLevelRow = {
  lostAmountInUSD: number;
  percentage: number;
};
export type ReferralLevelTerms = {
  level: number;
  requiredWagerInUSD: number;
  emailCpr: number;
  gmailCpr: number;
  telegramCpr: number;
  maxCpr: number;
  cpa: number;
};
export type RevenueShareTerms = {
  monthlyReferredPlayersTotalWagerInUSD: number;
  revenueSharePercentage: number;
};
export type ReferralChannelType = "LINK" | "EMAIL" | "GMAIL" | "TELEGRAM";
export type SummaryPeriod = "TODAY" | "THIS_WEEK" | "THIS_MONTH" | "THIS_YEAR";
export type RecordType = "invoice" | "payment";
export type MonthName =
  | "JANUARY"
  | "FEBRUARY"
  | "MARCH"
  | "APRIL"
  | "MAY"
  | "JUNE"
  | "JULY"
  | "AUGUST"
  | "SEPTEMBER"
  | "OCTOBER"
  | "NOVEMBER"
  | "DECEMBER";
export type Person = {
  id: string;
  nickname: string;
};
export type PaymentPart = {
  paidBy: string;
  createdBy: Person;
};
export type InvoiceType = "GGR_COMMISSION" | "MINIMUM_FEE";
export type BillingTerms = {
  ggrPercentage: number;
  minMonthlyFeeInUSD: number;
};
export type TestPlayersInclusion = "ALL" | "TEST" | "NO_TEST";
export type InvoicePart = {
  invoiceType: InvoiceType;
  from: string;
  totalGGRInUSD: number;
  ggrCommissionAmountInUSD: number;
  note: string;
  createdBy: Person;
  billingSettings: BillingTerms;
  testPlayersInclusion: TestPlayersInclusion;
  includeBrands: boolean;
};
export type BillingRecord = {
  _id: string;
  type: RecordType;
  amount: number;
  title: string;
  description: string;
  reference: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  month: MonthName;
  year: number;
  createdAt: string;
  issuedAt: string;
  updatedAt: string;
  paidBy?: string | null;
  updatedBy: Person;
  payment?: PaymentPart | null;
  invoice?: InvoicePart | null;
  revision: number;
};
export type BillingRecordPage = {
  items: BillingRecord[];
  count: number;
  remaining: number;
  totalInvoicedInUSD: number;
  totalPaidInUSD: number;
  openAmountInUSD: number;
};
export type InvoiceV1Edit = {
  title: string;
  reference: string;
  description?: string | null;
  note?: string | null;
  invoiceId: string;
};
export type AffiliateTerms = {
  administrationFeePercentage: number;
  depositFeePercentage: number;
  withdrawFeePercentage: number;
  referralFeePercentage: number;
  casinoCommission: number;
  sportCommission: number;
};
export type GgrBreakdown = {
  total: number;
  sport: number;
  casino: number;
};
export type ProfitBreakdown = {
  ggrInUSD: GgrBreakdown;
  affiliateCommissionInUSD: number;
  referralFeesInUSD: number;
  administrationFeeInUSD: number;
  totalDepositsInUSD: number;
  depositFeesInUSD: number;
  totalWithdrawsInUSD: number;
  withdrawFeesInUSD: number;
  carriedLossInUSD: number;
  netProfitInUSD: number;
};
export type NsStatus = "SUCCESS" | "PENDING" | "Invalid Domain";
export type ZoneStatus = "pending" | "active" | "moved" | "deleted";
export type SslMode = "off" | "flexible" | "full" | "strict";
export type DnsTypeV2 = "TXT" | "CNAME";
export type ActivityMode = "off" | "calm" | "busy";
export type StaffMode = "off" | "slow" | "normal";
