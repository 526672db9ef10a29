// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    providerPayment: build.query<ProviderPaymentApiResponse, ProviderPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/provider-payment`,
        params: {
          opId: queryArg.opId,
          currency: queryArg.currency,
          network: queryArg.network,
          year: queryArg.year,
          includeBrands: queryArg.includeBrands,
        },
      }),
    }),
    providerTransferAssign: build.mutation<
      ProviderTransferAssignApiResponse,
      ProviderTransferAssignApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/provider-payment/assign`,
        method: "POST",
        body: queryArg.transferAssignment,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    providerTransferReverse: build.mutation<
      ProviderTransferReverseApiResponse,
      ProviderTransferReverseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/provider-payment/reverse`,
        method: "POST",
        body: queryArg.transferReversal,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ProviderPaymentApiResponse = /** status 200 Done. */ ProviderPayment;
export type ProviderPaymentApiArg = {
  opId?: string;
  currency?: string;
  network?: string;
  year?: number;
  includeBrands?: boolean;
};
export type ProviderTransferAssignApiResponse = /** status 200 Done. */ ProviderTransfer;
export type ProviderTransferAssignApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transferAssignment: TransferAssignment;
};
export type ProviderTransferReverseApiResponse = /** status 200 Done. */ ProviderTransfer;
export type ProviderTransferReverseApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transferReversal: TransferReversal;
};
export type ProviderNetwork = "TRON";
export type ProviderCurrency = "USDT" | "TRX";
export type TransferState = "CONFIRMING" | "CONFIRMED" | "UNASSIGNED";
export type ProviderTransfer = {
  txHash: string;
  currency: string;
  amount: number;
  amountInUSD: number | null;
  exchangeRateInUSD: number | null;
  confirmations: number;
  confirmationsRequired: number;
  state: TransferState;
  arrivedAt: string;
  confirmedAt: string | null;
  explorerURL: string;
  paymentId: string | null;
  differenceInUSD: number | null;
  marketRateInUSD?: number | null;
  assignedBy?: Named | null;
  assignedAt?: string | null;
  isReversible?: boolean | null;
};
export type OpenInvoice = {
  invoiceId: string;
  invoiceNo: number;
  month: number;
  year: number;
  openAmountInUSD: number;
  dueBy: string;
  overdueDays: number;
};
export type ProviderPayment = {
  opId: string;
  opTitle: string;
  address: string;
  network: ProviderNetwork;
  currency: ProviderCurrency;
  acceptedCurrencies: ProviderCurrency[];
  marketRateInUSD: number;
  year: number;
  balanceInUSD: number;
  debtInUSD: number;
  requiredInUSD: number;
  requiredAmount: number;
  dueBy: string;
  pendingTransfers: ProviderTransfer[];
  openInvoices?: OpenInvoice[] | null;
  overdueInUSD?: number | null;
};
export type TransferAssignment = {
  acknowledged?: WarningCode[] | null;
  txHash: string;
  opId: string;
  exchangeRateInUSD: number;
};
export type TransferReversal = {
  txHash: string;
  opId: string;
  reason: string;
};

export const {
  useProviderPaymentQuery,
  useLazyProviderPaymentQuery,
  useProviderTransferAssignMutation,
  useProviderTransferReverseMutation,
} = api;
