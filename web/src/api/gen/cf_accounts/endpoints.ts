// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    cfAccountsV1: build.query<CfAccountsV1ApiResponse, CfAccountsV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV1Add: build.mutation<CfAccountV1AddApiResponse, CfAccountV1AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens`,
        method: "POST",
        body: queryArg.cfAccountV1Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV1Delete: build.mutation<CfAccountV1DeleteApiResponse, CfAccountV1DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          accountId: queryArg.accountId,
        },
      }),
    }),
    cfAccountsV2: build.query<CfAccountsV2ApiResponse, CfAccountsV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV2Add: build.mutation<CfAccountV2AddApiResponse, CfAccountV2AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        method: "POST",
        body: queryArg.cfAccountV2Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV2Update: build.mutation<CfAccountV2UpdateApiResponse, CfAccountV2UpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        method: "PUT",
        body: queryArg.cfAccountEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cfAccountV2Delete: build.mutation<CfAccountV2DeleteApiResponse, CfAccountV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          cfAccountCode: queryArg.cfAccountCode,
          accountId: queryArg.accountId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type CfAccountsV1ApiResponse = /** status 200 Done. */ CfAccountV1[];
export type CfAccountsV1ApiArg = {
  opId?: string;
};
export type CfAccountV1AddApiResponse = /** status 200 Done. */ CfAccountAdded;
export type CfAccountV1AddApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cfAccountV1Form: CfAccountV1Form;
};
export type CfAccountV1DeleteApiResponse = /** status 200 Done. */ any;
export type CfAccountV1DeleteApiArg = {
  opId?: string;
  token: string;
  accountId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type CfAccountsV2ApiResponse = /** status 200 Done. */ CfAccountV2[];
export type CfAccountsV2ApiArg = {
  opId?: string;
};
export type CfAccountV2AddApiResponse = /** status 200 Done. */ CfAccountAdded;
export type CfAccountV2AddApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cfAccountV2Form: CfAccountV2Form;
};
export type CfAccountV2UpdateApiResponse = /** status 200 Done. */ CfAccountAdded;
export type CfAccountV2UpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cfAccountEdit: CfAccountEdit;
};
export type CfAccountV2DeleteApiResponse = /** status 200 Done. */ any;
export type CfAccountV2DeleteApiArg = {
  opId?: string;
  cfAccountCode: string;
  accountId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CfAccountV1 = {
  title: string;
  token: string;
  opId: string;
  opTitle: string;
  cfAccountId: string;
  createdAt: string;
  revision: number;
};
export type CfAccountAdded = {
  title: string;
  opId: string;
  cfAccountId: string;
  cfAccountCode: string;
};
export type CfAccountV1Form = {
  operator?: string | null;
  token: string;
  accountId: string;
  title: string;
};
export type CfAccountV2 = {
  title: string;
  cfAccountId: string;
  cfAccountCode: string;
  token: string;
  opId: string;
  opTitle: string;
  description: string;
  note: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type CfAccountV2Form = {
  opId: string;
  token: string;
  accountId: string;
  title: string;
};
export type CfAccountEdit = {
  cfAccountCode: string;
  title: string;
  description?: string;
  cfApiKey?: string;
  note?: string;
};

export const {
  useCfAccountsV1Query,
  useLazyCfAccountsV1Query,
  useCfAccountV1AddMutation,
  useCfAccountV1DeleteMutation,
  useCfAccountsV2Query,
  useLazyCfAccountsV2Query,
  useCfAccountV2AddMutation,
  useCfAccountV2UpdateMutation,
  useCfAccountV2DeleteMutation,
} = api;
