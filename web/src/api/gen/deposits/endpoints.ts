// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { DecisionFacts, Transaction, TransactionPage, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    depositsList: build.query<DepositsListApiResponse, DepositsListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit`,
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
    depositFacts: build.query<DepositFactsApiResponse, DepositFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit/facts`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    depositVerify: build.mutation<DepositVerifyApiResponse, DepositVerifyApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit/verify`,
        method: "POST",
        body: queryArg.depositKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    depositRejectOrder: build.mutation<DepositRejectOrderApiResponse, DepositRejectOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit/reject-deposit-order`,
        method: "POST",
        body: queryArg.depositRejection,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type DepositsListApiResponse = /** status 200 Done. */ TransactionPage;
export type DepositsListApiArg = {
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
export type DepositFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type DepositFactsApiArg = {
  txId: string;
};
export type DepositVerifyApiResponse = /** status 200 Done. */ Transaction;
export type DepositVerifyApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  depositKey: DepositKey;
};
export type DepositRejectOrderApiResponse = /** status 200 Done. */ Transaction;
export type DepositRejectOrderApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  depositRejection: DepositRejection;
};
export type DepositKey = {
  acknowledged?: WarningCode[] | null;
  txId: string;
};
export type DepositRejection = {
  txId: string;
  rejectReason: string;
};

export const {
  useDepositsListQuery,
  useLazyDepositsListQuery,
  useDepositFactsQuery,
  useLazyDepositFactsQuery,
  useDepositVerifyMutation,
  useDepositRejectOrderMutation,
} = api;
