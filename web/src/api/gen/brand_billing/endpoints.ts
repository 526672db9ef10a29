// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BillingRecord, BillingRecordPage, MonthName, Person, TestPlayersInclusion, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    brandBillingRecords: build.query<BrandBillingRecordsApiResponse, BrandBillingRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/records`,
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
        },
      }),
    }),
    brandBillingRecord: build.query<BrandBillingRecordApiResponse, BrandBillingRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/records/${encodeURIComponent(String(queryArg.recordId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    brandBillingInvoiceGenerate: build.mutation<
      BrandBillingInvoiceGenerateApiResponse,
      BrandBillingInvoiceGenerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/invoice`,
        method: "POST",
        body: queryArg.brandInvoiceForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    brandBillingInvoiceUpdate: build.mutation<
      BrandBillingInvoiceUpdateApiResponse,
      BrandBillingInvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/invoice`,
        method: "PUT",
        body: queryArg.brandInvoiceEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingInvoiceDelete: build.mutation<
      BrandBillingInvoiceDeleteApiResponse,
      BrandBillingInvoiceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/invoice`,
        method: "DELETE",
        body: queryArg.brandInvoiceKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingPaymentAdd: build.mutation<
      BrandBillingPaymentAddApiResponse,
      BrandBillingPaymentAddApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/payment`,
        method: "POST",
        body: queryArg.brandPaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    brandBillingPaymentUpdate: build.mutation<
      BrandBillingPaymentUpdateApiResponse,
      BrandBillingPaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/payment`,
        method: "PUT",
        body: queryArg.brandPaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingPaymentDelete: build.mutation<
      BrandBillingPaymentDeleteApiResponse,
      BrandBillingPaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/payment`,
        method: "DELETE",
        body: queryArg.brandPaymentKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type BrandBillingRecordsApiResponse = /** status 200 Done. */ BillingRecordPage;
export type BrandBillingRecordsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  type?: "invoice" | "payment";
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
};
export type BrandBillingRecordApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingRecordApiArg = {
  recordId: string;
  opId?: string;
};
export type BrandBillingInvoiceGenerateApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingInvoiceGenerateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  brandInvoiceForm: BrandInvoiceForm;
};
export type BrandBillingInvoiceUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingInvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandInvoiceEdit: BrandInvoiceEdit;
};
export type BrandBillingInvoiceDeleteApiResponse = /** status 200 Done. */ any;
export type BrandBillingInvoiceDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandInvoiceKey: BrandInvoiceKey;
};
export type BrandBillingPaymentAddApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingPaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  brandPaymentForm: BrandPaymentForm;
};
export type BrandBillingPaymentUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingPaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandPaymentEdit: BrandPaymentEdit;
};
export type BrandBillingPaymentDeleteApiResponse = /** status 200 Done. */ any;
export type BrandBillingPaymentDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandPaymentKey: BrandPaymentKey;
};
export type BrandInvoiceForm = {
  month: MonthName;
  year: number;
  parentOpId?: string | null;
  testPlayersInclusion: TestPlayersInclusion;
  includeBrands: boolean;
  title: string;
  reference: string;
  note: string;
  issuedAt?: string | null;
  description?: string | null;
  createdBy?: Person | null;
  duplicate?: boolean | null;
  opId: string;
};
export type InvoiceRecordEdit = {
  title: string;
  reference: string;
  description?: string | null;
  note?: string | null;
};
export type BrandInvoiceEdit = {
  invoiceId: string;
  payload: InvoiceRecordEdit;
};
export type BrandInvoiceKey = {
  invoiceId: string;
  opId: string;
};
export type BrandPaymentForm = {
  acknowledged?: WarningCode[] | null;
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  opId: string;
  parentOpId?: string | null;
  createdBy?: Person | null;
};
export type PaymentRecordEdit = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  _id?: string | null;
  updatedBy?: Person | null;
  opId?: string | null;
  affId?: string | null;
};
export type BrandPaymentEdit = {
  acknowledged?: WarningCode[] | null;
  paymentId: string;
  payload: PaymentRecordEdit;
};
export type BrandPaymentKey = {
  paymentId: string;
  opId: string;
};

export const {
  useBrandBillingRecordsQuery,
  useLazyBrandBillingRecordsQuery,
  useBrandBillingRecordQuery,
  useLazyBrandBillingRecordQuery,
  useBrandBillingInvoiceGenerateMutation,
  useBrandBillingInvoiceUpdateMutation,
  useBrandBillingInvoiceDeleteMutation,
  useBrandBillingPaymentAddMutation,
  useBrandBillingPaymentUpdateMutation,
  useBrandBillingPaymentDeleteMutation,
} = api;
