// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { AffiliateTerms, MonthName, Person, ProfitBreakdown, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    affiliateBillingRecords: build.query<
      AffiliateBillingRecordsApiResponse,
      AffiliateBillingRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/records`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          type: queryArg["type"],
          month: queryArg.month,
          year: queryArg.year,
          affId: queryArg.affId,
        },
      }),
    }),
    affiliateBillingRecord: build.query<
      AffiliateBillingRecordApiResponse,
      AffiliateBillingRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/records/${encodeURIComponent(String(queryArg.recordId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    affiliateBillingAffiliates: build.query<
      AffiliateBillingAffiliatesApiResponse,
      AffiliateBillingAffiliatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/affiliates`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
        },
      }),
    }),
    affiliateBillingPaymentAdd: build.mutation<
      AffiliateBillingPaymentAddApiResponse,
      AffiliateBillingPaymentAddApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/payment`,
        method: "POST",
        body: queryArg.affiliatePaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    affiliateBillingPaymentUpdate: build.mutation<
      AffiliateBillingPaymentUpdateApiResponse,
      AffiliateBillingPaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/payment`,
        method: "PUT",
        body: queryArg.affiliatePaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    affiliateBillingPaymentDelete: build.mutation<
      AffiliateBillingPaymentDeleteApiResponse,
      AffiliateBillingPaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/payment`,
        method: "DELETE",
        body: queryArg.affiliatePaymentKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type AffiliateBillingRecordsApiResponse = /** status 200 Done. */ AffiliateRecordPage;
export type AffiliateBillingRecordsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  type?: "profit" | "payment";
  month?:
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
  year?: number;
  affId?: string;
};
export type AffiliateBillingRecordApiResponse = /** status 200 Done. */ AffiliateRecord;
export type AffiliateBillingRecordApiArg = {
  recordId: string;
  opId?: string;
};
export type AffiliateBillingAffiliatesApiResponse = /** status 200 Done. */ BilledAffiliates;
export type AffiliateBillingAffiliatesApiArg = {
  opId?: string;
  includeBrands?: boolean;
};
export type AffiliateBillingPaymentAddApiResponse = /** status 200 Done. */ AffiliateRecord;
export type AffiliateBillingPaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  affiliatePaymentForm: AffiliatePaymentForm;
};
export type AffiliateBillingPaymentUpdateApiResponse = /** status 200 Done. */ AffiliateRecord;
export type AffiliateBillingPaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliatePaymentEdit: AffiliatePaymentEdit;
};
export type AffiliateBillingPaymentDeleteApiResponse = /** status 200 Done. */ any;
export type AffiliateBillingPaymentDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliatePaymentKey: AffiliatePaymentKey;
};
export type AffiliateRecordType = "profit" | "payment";
export type AffiliateRecord = {
  _id: string;
  type: AffiliateRecordType;
  affId: string;
  affTitle: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  month: MonthName;
  year: number;
  amountInUSD: number;
  title: string;
  reference: string;
  description: string;
  paidBy?: string | null;
  createdAt: string;
  issuedAt: string;
  updatedAt: string;
  createdBy: Person;
  updatedBy: Person;
  affiliateSettings?: AffiliateTerms | null;
  profitBreakdown?: ProfitBreakdown | null;
  claimId?: string | null;
  revision: number;
};
export type AffiliateRecordPage = {
  items: AffiliateRecord[];
  count: number;
  remaining: number;
  totalProfitInUSD: number;
  totalPaidInUSD: number;
  openAmountInUSD: number;
};
export type BilledAffiliate = {
  affId: string;
  affTitle: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  referredBy?: string | null;
  openAmountInUSD: number;
};
export type BilledAffiliates = {
  affiliates: BilledAffiliate[];
};
export type AffiliatePaymentForm = {
  acknowledged?: WarningCode[] | null;
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  affId: string;
  claimId?: string | null;
  parentOpId?: string | null;
  createdBy?: Person | null;
  updatedBy?: Person | null;
};
export type AffiliatePaymentEdit = {
  acknowledged?: WarningCode[] | null;
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  _id: string;
  updatedBy?: Person | null;
  opId?: string | null;
  affId?: string | null;
};
export type AffiliatePaymentKey = {
  paymentId: string;
  opId: string;
  affId: string;
};

export const {
  useAffiliateBillingRecordsQuery,
  useLazyAffiliateBillingRecordsQuery,
  useAffiliateBillingRecordQuery,
  useLazyAffiliateBillingRecordQuery,
  useAffiliateBillingAffiliatesQuery,
  useLazyAffiliateBillingAffiliatesQuery,
  useAffiliateBillingPaymentAddMutation,
  useAffiliateBillingPaymentUpdateMutation,
  useAffiliateBillingPaymentDeleteMutation,
} = api;
