// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { CashbackLevelRow, OperatorSettings, ReferralLevelTerms, RevenueShareTerms } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    operatorsSettingsRestore: build.mutation<
      OperatorsSettingsRestoreApiResponse,
      OperatorsSettingsRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/settings`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          part: queryArg.part,
        },
      }),
    }),
    operatorsAffiliatesUpdate: build.mutation<
      OperatorsAffiliatesUpdateApiResponse,
      OperatorsAffiliatesUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/settings/affiliates`,
        method: "PUT",
        body: queryArg.referralSettingsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorsCashbackUpdate: build.mutation<
      OperatorsCashbackUpdateApiResponse,
      OperatorsCashbackUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/settings/cashback`,
        method: "PUT",
        body: queryArg.cashbackSettingsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type OperatorsSettingsRestoreApiResponse = /** status 200 Done. */ OperatorSettings;
export type OperatorsSettingsRestoreApiArg = {
  opId: string;
  part: "affiliates" | "cashback";
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type OperatorsAffiliatesUpdateApiResponse = /** status 200 Done. */ OperatorSettings;
export type OperatorsAffiliatesUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  referralSettingsEdit: ReferralSettingsEdit;
};
export type OperatorsCashbackUpdateApiResponse = /** status 200 Done. */ OperatorSettings;
export type OperatorsCashbackUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cashbackSettingsEdit: CashbackSettingsEdit;
};
export type ReferralSettingsEdit = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: number;
  claimedBonusAdminFeePercentage: number;
  cashbackAdminFeePercentage: number;
  affiliatesAdminFeePercentage: number;
  minWithdrawableAmountInUSD: number;
  levelSettings: ReferralLevelTerms[];
  revenueShareSettings: RevenueShareTerms[];
  opId: string;
};
export type CashbackSettingsEdit = {
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevelRow[];
  opId: string;
};

export const {
  useOperatorsSettingsRestoreMutation,
  useOperatorsAffiliatesUpdateMutation,
  useOperatorsCashbackUpdateMutation,
} = api;
