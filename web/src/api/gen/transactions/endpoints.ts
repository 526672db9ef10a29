// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BonusExtraData, DecisionFacts, FactsBlock, LastDecision, Named, OrderMark, PaymentProvider, PlayerOperator, RiskMark, Transaction, TransactionDirection, TransactionPage, TransactionPlayer, TransactionPrize, TransactionStatus, TransactionSubType, TransactionType, WalletType, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    transactionsList: build.query<TransactionsListApiResponse, TransactionsListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions`,
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
    transactionsProfit: build.query<TransactionsProfitApiResponse, TransactionsProfitApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/profit`,
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
    transaction: build.query<TransactionApiResponse, TransactionApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/details/${encodeURIComponent(String(queryArg.txId))}`,
      }),
    }),
    transactionGateways: build.query<TransactionGatewaysApiResponse, TransactionGatewaysApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/gateways`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          type: queryArg["type"],
        },
      }),
    }),
    transactionEffect: build.query<TransactionEffectApiResponse, TransactionEffectApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/effect`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    transactionFacts: build.query<TransactionFactsApiResponse, TransactionFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/facts`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    transactionDelete: build.mutation<TransactionDeleteApiResponse, TransactionDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2`,
        method: "DELETE",
        body: queryArg.transactionDeletion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    transactionBonus: build.mutation<TransactionBonusApiResponse, TransactionBonusApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/bonus`,
        method: "PUT",
        body: queryArg.transactionDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    transactionReferralClaim: build.mutation<
      TransactionReferralClaimApiResponse,
      TransactionReferralClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/api/transactionsV2/referral-claim`,
        method: "PUT",
        body: queryArg.transactionDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    transactionAffiliateWithdraw: build.mutation<
      TransactionAffiliateWithdrawApiResponse,
      TransactionAffiliateWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/transactions/affiliate/withdraw`,
        method: "PUT",
        body: queryArg.transactionDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type TransactionsListApiResponse = /** status 200 Done. */ TransactionPage;
export type TransactionsListApiArg = {
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
export type TransactionsProfitApiResponse = /** status 200 Done. */ TransactionPage;
export type TransactionsProfitApiArg = {
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
export type TransactionApiResponse = /** status 200 Done. */ TransactionDetails;
export type TransactionApiArg = {
  txId: string;
};
export type TransactionGatewaysApiResponse = /** status 200 Done. */ Gateway[];
export type TransactionGatewaysApiArg = {
  opId?: string;
  includeBrands?: boolean;
  type?:
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION";
};
export type TransactionEffectApiResponse = /** status 200 Done. */ TransactionEffect;
export type TransactionEffectApiArg = {
  txId: string;
};
export type TransactionFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type TransactionFactsApiArg = {
  txId: string;
};
export type TransactionDeleteApiResponse = /** status 200 Done. */ Transaction;
export type TransactionDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  transactionDeletion: TransactionDeletion;
};
export type TransactionBonusApiResponse = /** status 200 Done. */ Transaction;
export type TransactionBonusApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transactionDecision: TransactionDecision;
};
export type TransactionReferralClaimApiResponse = /** status 200 Done. */ Transaction;
export type TransactionReferralClaimApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transactionDecision: TransactionDecision;
};
export type TransactionAffiliateWithdrawApiResponse = /** status 200 Done. */ Transaction;
export type TransactionAffiliateWithdrawApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transactionDecision: TransactionDecision;
};
export type WalletReturn = {
  entryId: string;
  createdAt: string;
  amount: number;
  currency: string;
  balanceBefore: number;
  balanceAfter: number;
  reason: string;
};
export type TransactionDetails = {
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
  returns: WalletReturn[];
  held: number | null;
  heldCurrency: string | null;
  canBeDeleted: boolean;
};
export type GatewayInstance = {
  uuid: string;
  title: string;
  opId: string;
  count: number;
};
export type Gateway = {
  gateway: string;
  paymentProvider: PaymentProvider | null;
  count: number;
  instances?: GatewayInstance[];
};
export type TransactionEffect = {
  txId: string;
  status: TransactionStatus;
  amount: number;
  currency: string;
  amountInUSD: number;
  fromWallet: WalletType | null;
  fromBalance: number | null;
  held: number | null;
  toWallet: WalletType;
  toBalance: number;
};
export type TransactionDeletion = {
  txId: string;
};
export type TransactionActionType = "confirm" | "reject";
export type TransactionDecision = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  actionType: TransactionActionType;
  noteForThePlayer?: string | null;
};

export const {
  useTransactionsListQuery,
  useLazyTransactionsListQuery,
  useTransactionsProfitQuery,
  useLazyTransactionsProfitQuery,
  useTransactionQuery,
  useLazyTransactionQuery,
  useTransactionGatewaysQuery,
  useLazyTransactionGatewaysQuery,
  useTransactionEffectQuery,
  useLazyTransactionEffectQuery,
  useTransactionFactsQuery,
  useLazyTransactionFactsQuery,
  useTransactionDeleteMutation,
  useTransactionBonusMutation,
  useTransactionReferralClaimMutation,
  useTransactionAffiliateWithdrawMutation,
} = api;
