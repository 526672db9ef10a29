// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BillingRecord, BillingRecordPage, InvoiceV1Edit, MonthName, Person, TestPlayersInclusion, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    billingV1Invoices: build.query<BillingV1InvoicesApiResponse, BillingV1InvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/invoices`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          month: queryArg.month,
          year: queryArg.year,
          invoiceType: queryArg.invoiceType,
          testPlayersInclusion: queryArg.testPlayersInclusion,
        },
      }),
    }),
    billingV1Invoice: build.query<BillingV1InvoiceApiResponse, BillingV1InvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV1InvoiceGenerate: build.mutation<
      BillingV1InvoiceGenerateApiResponse,
      BillingV1InvoiceGenerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/invoice`,
        method: "POST",
        body: queryArg.invoiceV1Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV1InvoiceUpdate: build.mutation<
      BillingV1InvoiceUpdateApiResponse,
      BillingV1InvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/invoice`,
        method: "PUT",
        body: queryArg.invoiceV1Edit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV1InvoiceDelete: build.mutation<
      BillingV1InvoiceDeleteApiResponse,
      BillingV1InvoiceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/invoice`,
        method: "DELETE",
        body: queryArg.invoiceV1Key,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV1PaymentAdd: build.mutation<BillingV1PaymentAddApiResponse, BillingV1PaymentAddApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/operator/payment`,
        method: "POST",
        body: queryArg.operatorPaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV1PaymentDelete: build.mutation<
      BillingV1PaymentDeleteApiResponse,
      BillingV1PaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/payment`,
        method: "DELETE",
        body: queryArg.paymentV1Key,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type BillingV1InvoicesApiResponse = /** status 200 Done. */ BillingRecordPage;
export type BillingV1InvoicesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
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
  invoiceType?: "GGR_COMMISSION" | "MINIMUM_FEE";
  testPlayersInclusion?: "ALL" | "TEST" | "NO_TEST";
};
export type BillingV1InvoiceApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1InvoiceApiArg = {
  invoiceId: string;
  opId?: string;
};
export type BillingV1InvoiceGenerateApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1InvoiceGenerateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  invoiceV1Form: InvoiceV1Form;
};
export type BillingV1InvoiceUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1InvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceV1Edit: InvoiceV1Edit;
};
export type BillingV1InvoiceDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV1InvoiceDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceV1Key: InvoiceV1Key;
};
export type BillingV1PaymentAddApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1PaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  operatorPaymentForm: OperatorPaymentForm;
};
export type BillingV1PaymentDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV1PaymentDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  paymentV1Key: PaymentV1Key;
};
export type InvoiceV1Form = {
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
export type InvoiceV1Key = {
  invoiceId: string;
  opId: string;
};
export type OperatorPaymentForm = {
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
export type PaymentV1Key = {
  paymentId: string;
  opId: string;
};

export const {
  useBillingV1InvoicesQuery,
  useLazyBillingV1InvoicesQuery,
  useBillingV1InvoiceQuery,
  useLazyBillingV1InvoiceQuery,
  useBillingV1InvoiceGenerateMutation,
  useBillingV1InvoiceUpdateMutation,
  useBillingV1InvoiceDeleteMutation,
  useBillingV1PaymentAddMutation,
  useBillingV1PaymentDeleteMutation,
} = api;
