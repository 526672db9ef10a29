// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { TransactionStatus } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    externalWallets: build.query<ExternalWalletsApiResponse, ExternalWalletsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallets`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          uuid: queryArg.uuid,
        },
      }),
    }),
    externalTransactions: build.query<ExternalTransactionsApiResponse, ExternalTransactionsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallet/transactions`,
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
          uuid: queryArg.uuid,
          txId: queryArg.txId,
          transactionType: queryArg.transactionType,
          status: queryArg.status,
        },
      }),
    }),
    externalWalletTopup: build.mutation<ExternalWalletTopupApiResponse, ExternalWalletTopupApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallet/topup`,
        method: "POST",
        body: queryArg.externalTopup,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    externalWalletWithdraw: build.mutation<
      ExternalWalletWithdrawApiResponse,
      ExternalWalletWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallet/withdraw`,
        method: "POST",
        body: queryArg.externalWithdraw,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ExternalWalletsApiResponse = /** status 200 Done. */ PageExternalWallet;
export type ExternalWalletsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  uuid?: string;
};
export type ExternalTransactionsApiResponse = /** status 200 Done. */ PageExternalTransaction;
export type ExternalTransactionsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  uuid?: string;
  txId?: string;
  transactionType?: "TOPUP" | "WITHDRAW";
  status?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
};
export type ExternalWalletTopupApiResponse = /** status 200 Done. */ ExternalTransaction;
export type ExternalWalletTopupApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  externalTopup: ExternalTopup;
};
export type ExternalWalletWithdrawApiResponse = /** status 200 Done. */ ExternalTransaction;
export type ExternalWalletWithdrawApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  externalWithdraw: ExternalWithdraw;
};
export type ExternalBalance = {
  currency: string;
  balance: number;
};
export type ExternalWallet = {
  uuid: string;
  opId: string;
  opTitle: string;
  title: string;
  customerId: string;
  wallets: ExternalBalance[];
  createdAt: string;
  updatedAt: string;
};
export type PageExternalWallet = {
  items: ExternalWallet[];
  count: number;
  remaining: number;
};
export type ExternalTransactionType = "TOPUP" | "WITHDRAW";
export type ExternalTransactionSubType = "VOUCHER_ACTIVATION" | "VOUCHER_CREATION";
export type ExternalTransaction = {
  txId: string;
  uuid: string;
  opId: string;
  opTitle: string;
  transactionType: ExternalTransactionType;
  transactionSubType: ExternalTransactionSubType;
  status: TransactionStatus;
  voucherCode: string | null;
  customerId: string;
  currency: string;
  amount: number | null;
  fee: number | null;
  voucherRefNo: string | null;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
};
export type PageExternalTransaction = {
  items: ExternalTransaction[];
  count: number;
  remaining: number;
};
export type ExternalTopup = {
  uuid: string;
  voucherCode: string;
};
export type ExternalWithdraw = {
  uuid: string;
  amount: number;
};

export const {
  useExternalWalletsQuery,
  useLazyExternalWalletsQuery,
  useExternalTransactionsQuery,
  useLazyExternalTransactionsQuery,
  useExternalWalletTopupMutation,
  useExternalWalletWithdrawMutation,
} = api;
