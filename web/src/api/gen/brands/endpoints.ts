// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, OperatorDetails, PageOperator } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    brands: build.query<BrandsApiResponse, BrandsApiArg>({
      query: (queryArg) => ({
        url: `/api/brands`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          title: queryArg.title,
          isActive: queryArg.isActive,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    brandCreate: build.mutation<BrandCreateApiResponse, BrandCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/brands`,
        method: "POST",
        body: queryArg.brandDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    brandDelete: build.mutation<BrandDeleteApiResponse, BrandDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/brands`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    brandBlockers: build.query<BrandBlockersApiResponse, BrandBlockersApiArg>({
      query: (queryArg) => ({
        url: `/api/brands/blockers`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type BrandsApiResponse = /** status 200 Done. */ PageOperator;
export type BrandsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  title?: string;
  isActive?: boolean;
  isDeleted?: boolean;
};
export type BrandCreateApiResponse = /** status 200 Done. */ OperatorDetails;
export type BrandCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  brandDraft: BrandDraft;
};
export type BrandDeleteApiResponse = /** status 200 Done. */ any;
export type BrandDeleteApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type BrandBlockersApiResponse = /** status 200 Done. */ BrandBlockers;
export type BrandBlockersApiArg = {
  opId: string;
};
export type BrandDraft = {
  opId: string;
  title: string;
  supportEmail: string;
  defaultLanguage: string;
  timezone: string;
  code: string;
};
export type BrandBlockers = {
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
  playersWithBalance: number;
  openTransactions: number;
  openBets: number;
  pendingWinners: number;
  staff: number;
  zones: number;
  affiliates: number;
};

export const {
  useBrandsQuery,
  useLazyBrandsQuery,
  useBrandCreateMutation,
  useBrandDeleteMutation,
  useBrandBlockersQuery,
  useLazyBrandBlockersQuery,
} = api;
