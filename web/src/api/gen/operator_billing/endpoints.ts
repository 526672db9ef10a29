// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BillingRecord, BillingRecordPage, InvoiceV1Edit, Person, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    operatorBillingRecords: build.query<
      OperatorBillingRecordsApiResponse,
      OperatorBillingRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/records`,
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
    operatorBillingRecord: build.query<
      OperatorBillingRecordApiResponse,
      OperatorBillingRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/records/${encodeURIComponent(String(queryArg.recordId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    operatorBillingInvoiceUpdate: build.mutation<
      OperatorBillingInvoiceUpdateApiResponse,
      OperatorBillingInvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/invoice`,
        method: "PUT",
        body: queryArg.invoiceV1Edit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorBillingPaymentUpdate: build.mutation<
      OperatorBillingPaymentUpdateApiResponse,
      OperatorBillingPaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/payment`,
        method: "PUT",
        body: queryArg.operatorPaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type OperatorBillingRecordsApiResponse = /** status 200 Done. */ BillingRecordPage;
export type OperatorBillingRecordsApiArg = {
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
export type OperatorBillingRecordApiResponse = /** status 200 Done. */ BillingRecord;
export type OperatorBillingRecordApiArg = {
  recordId: string;
  opId?: string;
};
export type OperatorBillingInvoiceUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type OperatorBillingInvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceV1Edit: InvoiceV1Edit;
};
export type OperatorBillingPaymentUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type OperatorBillingPaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  operatorPaymentEdit: OperatorPaymentEdit;
};
export type OperatorPaymentEdit = {
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

export const {
  useOperatorBillingRecordsQuery,
  useLazyOperatorBillingRecordsQuery,
  useOperatorBillingRecordQuery,
  useLazyOperatorBillingRecordQuery,
  useOperatorBillingInvoiceUpdateMutation,
  useOperatorBillingPaymentUpdateMutation,
} = api;
