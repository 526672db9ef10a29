// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { CashbackLevelRow, CashbackSettings, FactsAccount, FactsBlock, FactsSharing, FactsWagering, RaisedWarning, RiskMark, Transaction, TransactionPage, TransactionStatus, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    cashbackCalculator: build.query<CashbackCalculatorApiResponse, CashbackCalculatorApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/cashback/calculator`,
        method: "POST",
        body: queryArg.cashbackCalculatorInput,
      }),
    }),
    cashbackPlayerSummary: build.query<
      CashbackPlayerSummaryApiResponse,
      CashbackPlayerSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/summary`,
        method: "POST",
        body: queryArg.cashbackPlayer,
      }),
    }),
    cashbackPlayerStanding: build.query<
      CashbackPlayerStandingApiResponse,
      CashbackPlayerStandingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/settings`,
        params: {
          opId: queryArg.opId,
          parentOpId: queryArg.parentOpId,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    cashbackSettingsOverride: build.mutation<
      CashbackSettingsOverrideApiResponse,
      CashbackSettingsOverrideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/settings/override`,
        method: "PUT",
        body: queryArg.cashbackOverride,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cashbackSettingsRestore: build.mutation<
      CashbackSettingsRestoreApiResponse,
      CashbackSettingsRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/settings/restore`,
        method: "POST",
        body: queryArg.cashbackRestore,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cashbackClaim: build.mutation<CashbackClaimApiResponse, CashbackClaimApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/cashback/claim`,
        method: "POST",
        body: queryArg.cashbackClaim,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cashbackList: build.query<CashbackListApiResponse, CashbackListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback`,
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
    cashbackDecide: build.mutation<CashbackDecideApiResponse, CashbackDecideApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback`,
        method: "PUT",
        body: queryArg.cashbackDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cashbackPending: build.query<CashbackPendingApiResponse, CashbackPendingApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/pending-cashback`,
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
    cashbackEffect: build.query<CashbackEffectApiResponse, CashbackEffectApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback/effect`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    cashbackFacts: build.query<CashbackFactsApiResponse, CashbackFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback/facts`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type CashbackCalculatorApiResponse = /** status 200 Done. */ CashbackCalculation;
export type CashbackCalculatorApiArg = {
  cashbackCalculatorInput: CashbackCalculatorInput;
};
export type CashbackPlayerSummaryApiResponse = /** status 200 Done. */ CashbackSummary;
export type CashbackPlayerSummaryApiArg = {
  cashbackPlayer: CashbackPlayer;
};
export type CashbackPlayerStandingApiResponse = /** status 200 Done. */ CashbackStanding;
export type CashbackPlayerStandingApiArg = {
  opId: string;
  parentOpId?: string;
  playerCode: string;
};
export type CashbackSettingsOverrideApiResponse = /** status 200 Done. */ PlayerCashbackSettings;
export type CashbackSettingsOverrideApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cashbackOverride: CashbackOverride;
};
export type CashbackSettingsRestoreApiResponse = /** status 200 Done. */ any;
export type CashbackSettingsRestoreApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cashbackRestore: CashbackRestore;
};
export type CashbackClaimApiResponse = /** status 200 Done. */ Transaction;
export type CashbackClaimApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cashbackClaim: CashbackClaim;
};
export type CashbackListApiResponse = /** status 200 Done. */ TransactionPage;
export type CashbackListApiArg = {
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
export type CashbackDecideApiResponse = /** status 200 Done. */ Transaction;
export type CashbackDecideApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cashbackDecision: CashbackDecision;
};
export type CashbackPendingApiResponse = /** status 200 Done. */ TransactionPage;
export type CashbackPendingApiArg = {
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
export type CashbackEffectApiResponse = /** status 200 Done. */ CashbackEffect;
export type CashbackEffectApiArg = {
  txId: string;
};
export type CashbackFactsApiResponse = /** status 200 Done. */ CashbackFacts;
export type CashbackFactsApiArg = {
  txId: string;
};
export type CashbackCalculation = {
  availableCashbackAmountInUSD: number;
  adjustedPlayerLossInUSD: number;
  playerLossInUSD: number;
};
export type CashbackCalculatorInput = {
  betAmountInUSD: number;
  winAmountInUSD: number;
  cashBonusInUSD: number;
  bonusClaimInUSD: number;
  claimedCashbacksInUSD: number;
  cashbackPercentage: number;
};
export type CurrentLevel = {
  index: number;
};
export type NextLevel = {
  index: number;
  lostAmountInUSD: number;
};
export type AppliedCashbackSettings = {
  currentLevel: CurrentLevel | null;
  nextLevel: NextLevel | null;
  levelPercentage: number;
};
export type CashbackSummary = {
  cashbackAvailableToClaimInUSD: number;
  cashbacksClaimedInUSD: number;
  currentMonthCashbacksInUSD: number;
  totalLossInUSD: number;
  minWithdrawAmountInUSD: number | null;
  appliedSettings: AppliedCashbackSettings | null;
};
export type CashbackPlayer = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
};
export type CashbackFigures = {
  betAmountInUSD: number;
  winAmountInUSD: number;
  cashBonusInUSD: number;
  bonusClaimInUSD: number;
  claimedCashbacksInUSD: number;
  cashbackPercentage: number;
};
export type PlayerCashbackSettings = {
  opId: string;
  playerCode: string;
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevelRow[];
  settingsToOverride: number[];
};
export type CashbackStanding = {
  opId: string;
  playerCode: string;
  username: string;
  figures: CashbackFigures;
  walletBalanceInUSD: number;
  mainBalanceInUSD: number;
  operatorSettings: CashbackSettings | null;
  playerSettings: PlayerCashbackSettings | null;
  settings: CashbackSettings | null;
  revision: number;
  updatedAt: string | null;
};
export type CashbackOverride = {
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevelRow[];
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  settingsToOverride: number[];
};
export type CashbackRestore = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  minWithdrawAmountInUSD?: number | null;
  autoApproval?: boolean | null;
  settings?: CashbackLevelRow[] | null;
  settingsToOverride?: number[] | null;
};
export type CashbackClaim = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  claimAmountInUSD: number;
};
export type ClaimAction = "confirm" | "reject";
export type CashbackDecision = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  actionType: ClaimAction;
  noteForThePlayer?: string | null;
};
export type CashbackEffect = {
  txId: string;
  status: TransactionStatus;
  amountInUSD: number;
  cashbackBalanceInUSD: number;
  heldInUSD: number;
  mainBalanceInUSD: number;
};
export type CashbackClaimFacts = {
  claimInUSD: number;
  betAmountInUSD: number;
  winAmountInUSD: number;
  playerLossInUSD: number;
  adjustedPlayerLossInUSD: number;
  level: number | null;
  levelLostAmountInUSD: number | null;
  percentage: number;
  entitledInUSD: number;
  creditedInUSD: number;
  creditedBeyondInUSD: number;
  claimedBeforeInUSD: number;
  lastCreditedAt: string | null;
  explanation: string | null;
};
export type CashbackFacts = {
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
  claim: CashbackClaimFacts;
};

export const {
  useCashbackCalculatorQuery,
  useLazyCashbackCalculatorQuery,
  useCashbackPlayerSummaryQuery,
  useLazyCashbackPlayerSummaryQuery,
  useCashbackPlayerStandingQuery,
  useLazyCashbackPlayerStandingQuery,
  useCashbackSettingsOverrideMutation,
  useCashbackSettingsRestoreMutation,
  useCashbackClaimMutation,
  useCashbackListQuery,
  useLazyCashbackListQuery,
  useCashbackDecideMutation,
  useCashbackPendingQuery,
  useLazyCashbackPendingQuery,
  useCashbackEffectQuery,
  useLazyCashbackEffectQuery,
  useCashbackFactsQuery,
  useLazyCashbackFactsQuery,
} = api;
