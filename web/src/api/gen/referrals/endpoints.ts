// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, PlayerOperator, ReferralChannelType, ReferralConfig, ReferralDescriptions, ReferralLevelTerms, ReferredStats, RevenueShareTerms, SummaryPeriod, Transaction, TransactionPage, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    playerAffiliateSummary: build.query<
      PlayerAffiliateSummaryApiResponse,
      PlayerAffiliateSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/player/summary`,
        method: "POST",
        body: queryArg.referralPanel,
      }),
    }),
    playerAffiliateReports: build.query<
      PlayerAffiliateReportsApiResponse,
      PlayerAffiliateReportsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/player/summary/reports`,
        method: "POST",
        body: queryArg.referralPanel,
      }),
    }),
    playerAffiliateChannels: build.query<
      PlayerAffiliateChannelsApiResponse,
      PlayerAffiliateChannelsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/channels`,
        method: "POST",
        body: queryArg.referralChannelsRequest,
      }),
    }),
    referralCalculator: build.query<ReferralCalculatorApiResponse, ReferralCalculatorApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/profit/test-calculate`,
        method: "POST",
        body: queryArg.profitCalculatorInput,
      }),
    }),
    referralSettingsOverride: build.mutation<
      ReferralSettingsOverrideApiResponse,
      ReferralSettingsOverrideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/player/settings/override`,
        method: "PUT",
        body: queryArg.referralOverride,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    referralSettingsRestore: build.mutation<
      ReferralSettingsRestoreApiResponse,
      ReferralSettingsRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/player/settings/restore`,
        method: "POST",
        body: queryArg.referralRestore,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    referralWithdrawals: build.query<ReferralWithdrawalsApiResponse, ReferralWithdrawalsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/affiliate/withdraw`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          isOpen: queryArg.isOpen,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          gatewayUuid: queryArg.gatewayUuid,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isCost: queryArg.isCost,
          hasGateway: queryArg.hasGateway,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          order: queryArg.order,
          isDeleted: queryArg.isDeleted,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
    referralProfits: build.query<ReferralProfitsApiResponse, ReferralProfitsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/affiliate-profit`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          isOpen: queryArg.isOpen,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          gatewayUuid: queryArg.gatewayUuid,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isCost: queryArg.isCost,
          hasGateway: queryArg.hasGateway,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          order: queryArg.order,
          isDeleted: queryArg.isDeleted,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
    referralPending: build.query<ReferralPendingApiResponse, ReferralPendingApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/pending-affiliate-profit`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          isOpen: queryArg.isOpen,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          gatewayUuid: queryArg.gatewayUuid,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isCost: queryArg.isCost,
          hasGateway: queryArg.hasGateway,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          order: queryArg.order,
          isDeleted: queryArg.isDeleted,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
    referralWithdraw: build.mutation<ReferralWithdrawApiResponse, ReferralWithdrawApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/profit/withdraw`,
        method: "POST",
        body: queryArg.referralWithdraw,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawJobs: build.query<WithdrawJobsApiResponse, WithdrawJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/withdraw-jobs`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
    withdrawJobFailures: build.query<WithdrawJobFailuresApiResponse, WithdrawJobFailuresApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/withdraw-jobs/failures`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          jobId: queryArg.jobId,
        },
      }),
    }),
    withdrawJobStart: build.mutation<WithdrawJobStartApiResponse, WithdrawJobStartApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/withdraw-jobs/start`,
        method: "POST",
        body: queryArg.withdrawJobStart,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawJobCancel: build.mutation<WithdrawJobCancelApiResponse, WithdrawJobCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/withdraw-jobs/cancel`,
        method: "POST",
        body: queryArg.withdrawJobCancel,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type PlayerAffiliateSummaryApiResponse = /** status 200 Done. */ ReferralSummary;
export type PlayerAffiliateSummaryApiArg = {
  referralPanel: ReferralPanel;
};
export type PlayerAffiliateReportsApiResponse = /** status 200 Done. */ ReferralReports;
export type PlayerAffiliateReportsApiArg = {
  referralPanel: ReferralPanel;
};
export type PlayerAffiliateChannelsApiResponse = /** status 200 Done. */ PageReferralChannel;
export type PlayerAffiliateChannelsApiArg = {
  referralChannelsRequest: ReferralChannelsRequest;
};
export type ReferralCalculatorApiResponse = /** status 200 Done. */ ReferralProfitResult;
export type ReferralCalculatorApiArg = {
  profitCalculatorInput: ProfitCalculatorInput;
};
export type ReferralSettingsOverrideApiResponse = /** status 200 Done. */ ReferralConfig;
export type ReferralSettingsOverrideApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  referralOverride: ReferralOverride;
};
export type ReferralSettingsRestoreApiResponse = /** status 200 Done. */ any;
export type ReferralSettingsRestoreApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  referralRestore: ReferralRestore;
};
export type ReferralWithdrawalsApiResponse = /** status 200 Done. */ TransactionPage;
export type ReferralWithdrawalsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  isOpen?: boolean;
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  gatewayUuid?: string;
  paymentProvider?:
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
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isCost?: boolean;
  hasGateway?: boolean;
  affId?: string;
  channelId?: string;
  order?: "unanswered" | "refused" | "unverified";
  isDeleted?: boolean;
  dateField?: "createdAt" | "confirmedAt" | "decidedAt";
  toExclusive?: boolean;
};
export type ReferralProfitsApiResponse = /** status 200 Done. */ TransactionPage;
export type ReferralProfitsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  isOpen?: boolean;
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  gatewayUuid?: string;
  paymentProvider?:
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
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isCost?: boolean;
  hasGateway?: boolean;
  affId?: string;
  channelId?: string;
  order?: "unanswered" | "refused" | "unverified";
  isDeleted?: boolean;
  dateField?: "createdAt" | "confirmedAt" | "decidedAt";
  toExclusive?: boolean;
};
export type ReferralPendingApiResponse = /** status 200 Done. */ TransactionPage;
export type ReferralPendingApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  isOpen?: boolean;
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  gatewayUuid?: string;
  paymentProvider?:
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
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isCost?: boolean;
  hasGateway?: boolean;
  affId?: string;
  channelId?: string;
  order?: "unanswered" | "refused" | "unverified";
  isDeleted?: boolean;
  dateField?: "createdAt" | "confirmedAt" | "decidedAt";
  toExclusive?: boolean;
};
export type ReferralWithdrawApiResponse = /** status 200 Done. */ Transaction;
export type ReferralWithdrawApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  referralWithdraw: ReferralWithdraw;
};
export type WithdrawJobsApiResponse = /** status 200 Done. */ PageWithdrawJob;
export type WithdrawJobsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
};
export type WithdrawJobFailuresApiResponse = /** status 200 Done. */ PageWithdrawJobFailure;
export type WithdrawJobFailuresApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  jobId: string;
};
export type WithdrawJobStartApiResponse = /** status 200 Done. */ WithdrawJob;
export type WithdrawJobStartApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawJobStart: WithdrawJobStart;
};
export type WithdrawJobCancelApiResponse = /** status 200 Done. */ WithdrawJob;
export type WithdrawJobCancelApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawJobCancel: WithdrawJobCancel;
};
export type PlayerReferralLevel = {
  currentLevel: number;
  currentLevelPercentage: number;
  referredPlayersWagerInUSD: number;
  nextLevelRequiredWagerInUSD?: number | null;
  revenueSharePercentage: number;
};
export type ReferralSummary = {
  estimatedBalanceInUSD: number;
  withdrawMinimumAmountInUSD: number;
  affiliateLevel: PlayerReferralLevel;
};
export type ReferralPanel = {
  playerCode: string;
  opId?: string | null;
  channelId?: string | null;
  subChannelId?: string | null;
  channelType?: ReferralChannelType | null;
  period?: SummaryPeriod | null;
};
export type ReferralCards = {
  registered: number;
  affiliateProfitInUSD: number;
  refPlayersWithdrawInUSD: number;
  refPlayersDepositInUSD: number;
  activePlayers: number;
  refPlayersFTDInUSD: number;
};
export type ChartSeries = {
  labels: string[];
  values: number[];
};
export type ComparedSeries = {
  currentPeriod: ChartSeries;
  previousPeriod: ChartSeries;
};
export type ReferralCharts = {
  bets: ComparedSeries;
  registrations: ComparedSeries;
};
export type ReferralReports = {
  cards: ReferralCards;
  previousCards: ReferralCards;
  charts: ReferralCharts;
  currentFrom: string;
  previousFrom: string;
  previousTo: string;
};
export type ReferralChannel = {
  channelType: ReferralChannelType;
  channelId: string | null;
  subChannels: string[];
  registered: number;
};
export type PageReferralChannel = {
  items: ReferralChannel[];
  count: number;
  remaining: number;
};
export type ReferralChannelsRequest = {
  playerCode: string;
  opId?: string | null;
  page?: number;
  limit?: number;
};
export type ReferralProfitRow = {
  label: string;
  amountInUSD: number;
  adminSettingsInPercentage: number | null;
  adjustedAmountInUSD: number;
  tooltips: string;
};
export type OperatorProfitRow = {
  label: string;
  amountInUSD: number;
};
export type ReferralProfitResult = {
  affiliateProfit: ReferralProfitRow[];
  operatorProfit: OperatorProfitRow[];
};
export type CalculatorLevel = {
  level?: number | null;
  requiredWagerInUSD?: number | null;
  emailCpr?: number | null;
  gmailCpr?: number | null;
  telegramCpr?: number | null;
  maxCpr?: number | null;
  cpa?: number | null;
};
export type CalculatorSettings = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive?: number | null;
  claimedBonusAdminFeePercentage: number;
  cashbackAdminFeePercentage: number;
  affiliatesAdminFeePercentage: number;
  minWithdrawableAmountInUSD?: number | null;
  levelSettings?: CalculatorLevel[] | null;
  revenueShareSettings: RevenueShareTerms[];
};
export type CalculatorStats = {
  totalPlayersWagerInUSD: number;
  totalReferredPlayersPlInUSD: number;
  totalClaimedBonusAmountInUSD: number;
  totalCashbacksInUSD: number;
};
export type ProfitCalculatorInput = {
  settings: CalculatorSettings;
  referredPlayersStats: CalculatorStats;
};
export type ReferralTerms = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: number;
  claimedBonusAdminFeePercentage: number;
  cashbackAdminFeePercentage: number;
  affiliatesAdminFeePercentage: number;
  minWithdrawableAmountInUSD: number;
  levelSettings: ReferralLevelTerms[];
  revenueShareSettings: RevenueShareTerms[];
};
export type ReferralOverride = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  settings: ReferralTerms;
  referredPlayersStats?: ReferredStats | null;
  descriptions?: ReferralDescriptions | null;
};
export type ReferralRestore = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  settings?: ReferralTerms | null;
  referredPlayersStats?: ReferredStats | null;
  descriptions?: ReferralDescriptions | null;
};
export type ReferralWithdraw = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  totalProfitInUSD: number;
};
export type WithdrawJobStatus = "RUNNING" | "COMPLETED" | "CANCELED";
export type WithdrawJob = {
  jobId: string;
  opId: string;
  operator: PlayerOperator;
  status: WithdrawJobStatus;
  total: number;
  done: number;
  failed: number;
  amountInUSD: number;
  startedBy: Named;
  startedAt: string;
  endedAt: string | null;
};
export type PageWithdrawJob = {
  items: WithdrawJob[];
  count: number;
  remaining: number;
};
export type WithdrawJobFailure = {
  jobId: string;
  opId: string;
  playerCode: string;
  username: string;
  amountInUSD: number;
  reason: string;
  warnings: WarningCode[];
  createdAt: string;
};
export type PageWithdrawJobFailure = {
  items: WithdrawJobFailure[];
  count: number;
  remaining: number;
};
export type WithdrawJobStart = {
  opId: string;
};
export type WithdrawJobCancel = {
  opId: string;
  jobId: string;
};

export const {
  usePlayerAffiliateSummaryQuery,
  useLazyPlayerAffiliateSummaryQuery,
  usePlayerAffiliateReportsQuery,
  useLazyPlayerAffiliateReportsQuery,
  usePlayerAffiliateChannelsQuery,
  useLazyPlayerAffiliateChannelsQuery,
  useReferralCalculatorQuery,
  useLazyReferralCalculatorQuery,
  useReferralSettingsOverrideMutation,
  useReferralSettingsRestoreMutation,
  useReferralWithdrawalsQuery,
  useLazyReferralWithdrawalsQuery,
  useReferralProfitsQuery,
  useLazyReferralProfitsQuery,
  useReferralPendingQuery,
  useLazyReferralPendingQuery,
  useReferralWithdrawMutation,
  useWithdrawJobsQuery,
  useLazyWithdrawJobsQuery,
  useWithdrawJobFailuresQuery,
  useLazyWithdrawJobFailuresQuery,
  useWithdrawJobStartMutation,
  useWithdrawJobCancelMutation,
} = api;
