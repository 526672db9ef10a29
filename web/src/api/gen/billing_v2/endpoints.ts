// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    billingV2Invoices: build.query<BillingV2InvoicesApiResponse, BillingV2InvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/invoices`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          year: queryArg.year,
          month: queryArg.month,
          status: queryArg.status,
          isSettingsOverridden: queryArg.isSettingsOverridden,
          isOverdue: queryArg.isOverdue,
          invoiceNo: queryArg.invoiceNo,
        },
      }),
    }),
    billingV2Invoice: build.query<BillingV2InvoiceApiResponse, BillingV2InvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2InvoiceGenerate: build.mutation<
      BillingV2InvoiceGenerateApiResponse,
      BillingV2InvoiceGenerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice`,
        method: "POST",
        body: queryArg.invoiceForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2InvoiceUpdate: build.mutation<
      BillingV2InvoiceUpdateApiResponse,
      BillingV2InvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice`,
        method: "PUT",
        body: queryArg.invoiceEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2InvoiceDelete: build.mutation<
      BillingV2InvoiceDeleteApiResponse,
      BillingV2InvoiceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          invoiceId: queryArg.invoiceId,
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2DashboardCards: build.query<
      BillingV2DashboardCardsApiResponse,
      BillingV2DashboardCardsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/dashboard-cards`,
        method: "POST",
        body: queryArg.cardsRequest,
      }),
    }),
    billingV2InvoiceSettings: build.query<
      BillingV2InvoiceSettingsApiResponse,
      BillingV2InvoiceSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice/settings`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2InvoiceSettingsUpdate: build.mutation<
      BillingV2InvoiceSettingsUpdateApiResponse,
      BillingV2InvoiceSettingsUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice/settings`,
        method: "PUT",
        body: queryArg.invoiceSettingsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2Payments: build.query<BillingV2PaymentsApiResponse, BillingV2PaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/payments`,
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
          brandOpId: queryArg.brandOpId,
          year: queryArg.year,
          month: queryArg.month,
          paymentType: queryArg.paymentType,
          currency: queryArg.currency,
          invoiceNo: queryArg.invoiceNo,
        },
      }),
    }),
    billingV2Payment: build.query<BillingV2PaymentApiResponse, BillingV2PaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/payments/${encodeURIComponent(String(queryArg.paymentId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2PaymentAdd: build.mutation<BillingV2PaymentAddApiResponse, BillingV2PaymentAddApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/manual`,
        method: "POST",
        body: queryArg.manualPaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV2PaymentUpdate: build.mutation<
      BillingV2PaymentUpdateApiResponse,
      BillingV2PaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/manual`,
        method: "PUT",
        body: queryArg.manualPaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2PaymentDelete: build.mutation<
      BillingV2PaymentDeleteApiResponse,
      BillingV2PaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/manual`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          id: queryArg.id,
        },
      }),
    }),
    billingV2CpgTransferUpdate: build.mutation<
      BillingV2CpgTransferUpdateApiResponse,
      BillingV2CpgTransferUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/cpg`,
        method: "PUT",
        body: queryArg.cpgTransferEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2InvoicePreview: build.query<
      BillingV2InvoicePreviewApiResponse,
      BillingV2InvoicePreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice/preview`,
        method: "POST",
        body: queryArg.invoiceForm,
      }),
    }),
    billingV2PaymentPreview: build.query<
      BillingV2PaymentPreviewApiResponse,
      BillingV2PaymentPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payments/preview`,
        params: {
          opId: queryArg.opId,
          paymentId: queryArg.paymentId,
          paymentType: queryArg.paymentType,
          amountInUSD: queryArg.amountInUsd,
          year: queryArg.year,
          invoiceNo: queryArg.invoiceNo,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type BillingV2InvoicesApiResponse = /** status 200 Done. */ InvoicePage;
export type BillingV2InvoicesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  year?: number;
  month?: number;
  status?: "OPEN" | "PARTLY_PAID" | "PAID";
  isSettingsOverridden?: boolean;
  isOverdue?: boolean;
  invoiceNo?: number;
};
export type BillingV2InvoiceApiResponse = /** status 200 Done. */ InvoiceDetails;
export type BillingV2InvoiceApiArg = {
  invoiceId: string;
  opId?: string;
};
export type BillingV2InvoiceGenerateApiResponse = /** status 200 Done. */ InvoiceDetails;
export type BillingV2InvoiceGenerateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceForm: InvoiceForm;
};
export type BillingV2InvoiceUpdateApiResponse = /** status 200 Done. */ InvoiceDetails;
export type BillingV2InvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceEdit: InvoiceEdit;
};
export type BillingV2InvoiceDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV2InvoiceDeleteApiArg = {
  invoiceId: string;
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type BillingV2DashboardCardsApiResponse = /** status 200 Done. */ DashboardCards;
export type BillingV2DashboardCardsApiArg = {
  cardsRequest: CardsRequest;
};
export type BillingV2InvoiceSettingsApiResponse =
  /** status 200 Done. */ InvoiceSettingsRecord | null;
export type BillingV2InvoiceSettingsApiArg = {
  opId: string;
};
export type BillingV2InvoiceSettingsUpdateApiResponse =
  /** status 200 Done. */ InvoiceSettingsRecord;
export type BillingV2InvoiceSettingsUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceSettingsForm: InvoiceSettingsForm;
};
export type BillingV2PaymentsApiResponse = /** status 200 Done. */ PaymentV2Page;
export type BillingV2PaymentsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  brandOpId?: string;
  year?: number;
  month?: number;
  paymentType?:
    | "CASH"
    | "CPG_ADJUSTMENT"
    | "DIRECT_TRANSFER"
    | "USDT_TRANSFER"
    | "OPERATOR_SETTLEMENT"
    | "CPG_TRANSFER";
  currency?: string;
  invoiceNo?: number;
};
export type BillingV2PaymentApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2PaymentApiArg = {
  paymentId: string;
  opId?: string;
};
export type BillingV2PaymentAddApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2PaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  manualPaymentForm: ManualPaymentForm;
};
export type BillingV2PaymentUpdateApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2PaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  manualPaymentEdit: ManualPaymentEdit;
};
export type BillingV2PaymentDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV2PaymentDeleteApiArg = {
  opId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type BillingV2CpgTransferUpdateApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2CpgTransferUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cpgTransferEdit: CpgTransferEdit;
};
export type BillingV2InvoicePreviewApiResponse = /** status 200 Done. */ InvoicePreview;
export type BillingV2InvoicePreviewApiArg = {
  invoiceForm: InvoiceForm;
};
export type BillingV2PaymentPreviewApiResponse = /** status 200 Done. */ PaymentPreview;
export type BillingV2PaymentPreviewApiArg = {
  opId: string;
  paymentId?: string;
  paymentType?:
    | "CASH"
    | "CPG_ADJUSTMENT"
    | "DIRECT_TRANSFER"
    | "USDT_TRANSFER"
    | "OPERATOR_SETTLEMENT"
    | "CPG_TRANSFER";
  amountInUsd?: number;
  year?: number;
  invoiceNo?: number;
};
export type AdditionalCost = {
  name: string;
  value: number;
};
export type InvoiceCosts = {
  minMonthlyFeeInUSD: number;
  additionalCosts: AdditionalCost[];
};
export type InvoiceStatus = "OPEN" | "PARTLY_PAID" | "PAID";
export type Invoice = {
  _id: string;
  invoiceNo: number;
  opId: string;
  opTitle: string;
  month: number;
  year: number;
  issuedAt: string;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  casinoGGRInUSD: number;
  sportGGRInUSD: number;
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  casinoGGRCommissionInUSD: number;
  sportGGRCommissionInUSD: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  brandFeeInUSD: number;
  minMonthlyFeeInUSD: number;
  settings: InvoiceCosts;
  isSettingsOverridden: boolean;
  totalPayableAmountInUSD: number;
  openAmountInUSD: number;
  status: InvoiceStatus;
  description: string;
  superAdminNote?: string | null;
  isLocked: boolean;
  dueBy?: string | null;
  overdueDays?: number | null;
  revision: number;
};
export type InvoicePage = {
  items: Invoice[];
  count: number;
  remaining: number;
  totalPayableAmountInUSD: number;
  openAmountInUSD: number;
};
export type Service = "revenueShare" | "livestream" | "addOn" | "additionalBrands" | "other";
export type UnitType = "count" | "ratio";
export type InvoiceUnit = {
  type?: UnitType;
  value: number;
};
export type InvoiceRecord = {
  service: Service;
  otherServiceTitle?: string | null;
  usage: number;
  unit: InvoiceUnit;
  amount: number;
  description: string;
};
export type InvoiceDetails = {
  _id: string;
  invoiceNo: number;
  opId: string;
  opTitle: string;
  month: number;
  year: number;
  issuedAt: string;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  casinoGGRInUSD: number;
  sportGGRInUSD: number;
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  casinoGGRCommissionInUSD: number;
  sportGGRCommissionInUSD: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  brandFeeInUSD: number;
  minMonthlyFeeInUSD: number;
  settings: InvoiceCosts;
  isSettingsOverridden: boolean;
  totalPayableAmountInUSD: number;
  openAmountInUSD: number;
  status: InvoiceStatus;
  description: string;
  superAdminNote?: string | null;
  isLocked: boolean;
  dueBy?: string | null;
  overdueDays?: number | null;
  revision: number;
  records: InvoiceRecord[];
};
export type InvoiceForm = {
  casinoGGRPercentage?: number | null;
  sportGGRPercentage?: number | null;
  premiumSportInUSD?: number | null;
  premiumBotInUSD?: number | null;
  minMonthlyFeeInUSD?: number | null;
  additionalCosts?: AdditionalCost[] | null;
  opId: string;
  year: number;
  month: number;
  issuedAt?: string | null;
  description?: string | null;
  superAdminNote?: string | null;
  overrideSettings?: boolean;
  brandFeeInUSD?: number | null;
  overwriteExistingInvoice?: boolean;
};
export type InvoiceEdit = {
  casinoGGRPercentage?: number | null;
  sportGGRPercentage?: number | null;
  premiumSportInUSD?: number | null;
  premiumBotInUSD?: number | null;
  minMonthlyFeeInUSD?: number | null;
  additionalCosts?: AdditionalCost[] | null;
  invoiceId: string;
  opId: string;
  year?: number | null;
  month?: number | null;
  issuedAt?: string | null;
  description?: string | null;
  superAdminNote?: string | null;
  overrideSettings?: boolean;
  brandFeeInUSD?: number | null;
};
export type Card = {
  amountInUSD: number;
};
export type DashboardCards = {
  debt: Card;
  cpgProvider: Card;
};
export type CardsRequest = {
  opId?: string | null;
  year: number;
  includeBrands?: boolean;
};
export type InvoiceSettingsRecord = {
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  minMonthlyFeeInUSD: number;
  additionalCosts: AdditionalCost[];
  opId: string;
  updatedAt: string;
  revision: number;
};
export type InvoiceSettingsForm = {
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  minMonthlyFeeInUSD: number;
  additionalCosts: AdditionalCost[];
  opId: string;
};
export type PaymentType =
  | "CASH"
  | "CPG_ADJUSTMENT"
  | "DIRECT_TRANSFER"
  | "USDT_TRANSFER"
  | "OPERATOR_SETTLEMENT"
  | "CPG_TRANSFER";
export type PaymentExtraData = {
  explorerURL: string | null;
};
export type PaymentV2 = {
  paymentId: string;
  opId: string;
  opTitle: string;
  brandOpId: string | null;
  brandTitle: string | null;
  paymentType: PaymentType;
  invoiceNo: number | null;
  invoiceId: string | null;
  currency: string;
  amount: number;
  exchangeRateInUSD: number;
  amountInUSD: number;
  month: number;
  year: number;
  issuedDate: string;
  paymentDate: string;
  description: string;
  extraData: PaymentExtraData;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  revision: number;
};
export type CurrencyTotal = {
  currency: string;
  amount: number;
  amountInUSD: number;
};
export type PaymentV2Page = {
  items: PaymentV2[];
  count: number;
  remaining: number;
  totalAmountInUSD: number;
  totalsByCurrency: CurrencyTotal[];
};
export type PaymentCurrency = "TRX" | "USDT" | "USD";
export type ManualPaymentForm = {
  acknowledged?: WarningCode[] | null;
  opId: string;
  parentOpId?: string | null;
  brandOpId?: string | null;
  invoiceNo?: number | null;
  month?: number | null;
  year?: number | null;
  issuedDate?: string | null;
  paymentDate?: string | null;
  description?: string | null;
  paymentType: PaymentType;
  currency: PaymentCurrency;
  amount: number;
  exchangeRateInUSD: number;
  amountInUSD?: number | null;
};
export type ManualPaymentEdit = {
  acknowledged?: WarningCode[] | null;
  opId: string;
  parentOpId?: string | null;
  brandOpId?: string | null;
  invoiceNo?: number | null;
  month?: number | null;
  year?: number | null;
  issuedDate?: string | null;
  paymentDate?: string | null;
  description?: string | null;
  paymentType: PaymentType;
  currency: PaymentCurrency;
  amount: number;
  exchangeRateInUSD: number;
  amountInUSD?: number | null;
  id?: string | null;
  paymentId?: string | null;
};
export type CpgTransferEdit = {
  opId: string;
  parentOpId?: string | null;
  brandOpId?: string | null;
  invoiceNo?: number | null;
  month?: number | null;
  year?: number | null;
  issuedDate?: string | null;
  paymentDate?: string | null;
  description?: string | null;
  id?: string | null;
  paymentId?: string | null;
  paymentType?: PaymentType | null;
  currency?: string | null;
  amount?: number | null;
  exchangeRateInUSD?: number | null;
  amountInUSD?: number | null;
};
export type InvoicePreview = {
  casinoGGRInUSD: number;
  sportGGRInUSD: number;
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  casinoGGRCommissionInUSD: number;
  sportGGRCommissionInUSD: number;
  minMonthlyFeeInUSD: number;
  totalPayableAmountInUSD: number;
  records: InvoiceRecord[];
  existingInvoiceNo: number | null;
};
export type DebtPreview = {
  nowInUSD: number;
  afterInUSD: number;
  year: number;
};
export type AmountPreview = {
  nowInUSD: number;
  afterInUSD: number;
};
export type PaymentPreview = {
  debts: DebtPreview[];
  cpgProvider: AmountPreview;
};

export const {
  useBillingV2InvoicesQuery,
  useLazyBillingV2InvoicesQuery,
  useBillingV2InvoiceQuery,
  useLazyBillingV2InvoiceQuery,
  useBillingV2InvoiceGenerateMutation,
  useBillingV2InvoiceUpdateMutation,
  useBillingV2InvoiceDeleteMutation,
  useBillingV2DashboardCardsQuery,
  useLazyBillingV2DashboardCardsQuery,
  useBillingV2InvoiceSettingsQuery,
  useLazyBillingV2InvoiceSettingsQuery,
  useBillingV2InvoiceSettingsUpdateMutation,
  useBillingV2PaymentsQuery,
  useLazyBillingV2PaymentsQuery,
  useBillingV2PaymentQuery,
  useLazyBillingV2PaymentQuery,
  useBillingV2PaymentAddMutation,
  useBillingV2PaymentUpdateMutation,
  useBillingV2PaymentDeleteMutation,
  useBillingV2CpgTransferUpdateMutation,
  useBillingV2InvoicePreviewQuery,
  useLazyBillingV2InvoicePreviewQuery,
  useBillingV2PaymentPreviewQuery,
  useLazyBillingV2PaymentPreviewQuery,
} = api;
