// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BankAccountStatus, DecisionFacts, FactsBlock, Named, ReviewedPlayer, RiskMark, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    bankAccounts: build.query<BankAccountsApiResponse, BankAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          from: queryArg["from"],
          to: queryArg.to,
          playerCode: queryArg.playerCode,
          status: queryArg.status,
          cardNumber: queryArg.cardNumber,
          bankName: queryArg.bankName,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    bankAccountReview: build.mutation<BankAccountReviewApiResponse, BankAccountReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts`,
        method: "PUT",
        body: queryArg.bankAccountReview,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    bankAccount: build.query<BankAccountApiResponse, BankAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts/${encodeURIComponent(String(queryArg.uuid))}`,
      }),
    }),
    bankAccountFacts: build.query<BankAccountFactsApiResponse, BankAccountFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts/${encodeURIComponent(String(queryArg.uuid))}/facts`,
      }),
    }),
  }),
  overrideExisting: false,
});

export type BankAccountsApiResponse = /** status 200 Done. */ BankAccountPage;
export type BankAccountsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  playerCode?: string;
  status?: "PENDING" | "APPROVED" | "REJECTED";
  cardNumber?: string;
  bankName?: string;
  isDeleted?: boolean;
};
export type BankAccountReviewApiResponse = /** status 200 Done. */ BankAccount;
export type BankAccountReviewApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bankAccountReview: BankAccountReview;
};
export type BankAccountApiResponse = /** status 200 Done. */ BankAccount;
export type BankAccountApiArg = {
  uuid: string;
};
export type BankAccountFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type BankAccountFactsApiArg = {
  uuid: string;
};
export type BankAccount = {
  uuid: string;
  status: BankAccountStatus;
  isDeleted: boolean;
  player: ReviewedPlayer;
  opId: string;
  opTitle: string;
  bankName: string;
  nameOnCard: string;
  isNameMatching: boolean;
  cardNumber: string;
  iban?: string | null;
  approvedBy?: Named | null;
  rejectedBy?: Named | null;
  confirmedAt?: string | null;
  noteForThePlayer: string;
  warnings?: WarningCode[] | null;
  block?: FactsBlock | null;
  risk?: RiskMark | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type BankAccountPage = {
  items: BankAccount[];
  count: number;
  remaining: number;
  oldestAt: string | null;
};
export type BankAccountAction = "confirm" | "reject";
export type BankAccountReview = {
  acknowledged?: WarningCode[] | null;
  uuid: string;
  actionType: BankAccountAction;
  playerNote: string;
  playerCode: string;
};

export const {
  useBankAccountsQuery,
  useLazyBankAccountsQuery,
  useBankAccountReviewMutation,
  useBankAccountQuery,
  useLazyBankAccountQuery,
  useBankAccountFactsQuery,
  useLazyBankAccountFactsQuery,
} = api;
