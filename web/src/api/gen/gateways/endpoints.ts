// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Currency, Named, PaymentProvider } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    gateways: build.query<GatewaysApiResponse, GatewaysApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          operation: queryArg.operation,
          version: queryArg.version,
          category: queryArg.category,
          provider: queryArg.provider,
          currency: queryArg.currency,
          tag: queryArg.tag,
          isActive: queryArg.isActive,
          search: queryArg.search,
        },
      }),
    }),
    gatewayEdit: build.mutation<GatewayEditApiResponse, GatewayEditApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways`,
        method: "PUT",
        body: queryArg.gatewayEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gateway: build.query<GatewayApiResponse, GatewayApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways/${encodeURIComponent(String(queryArg.uuid))}`,
      }),
    }),
    gatewayEffect: build.query<GatewayEffectApiResponse, GatewayEffectApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways/${encodeURIComponent(String(queryArg.uuid))}/effect`,
      }),
    }),
    gatewaySwitch: build.mutation<GatewaySwitchApiResponse, GatewaySwitchApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways/status`,
        method: "PUT",
        body: queryArg.gatewaySwitch,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gatewayCredentials: build.mutation<GatewayCredentialsApiResponse, GatewayCredentialsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways/credentials`,
        method: "PUT",
        body: queryArg.credentialsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gatewaysReorder: build.mutation<GatewaysReorderApiResponse, GatewaysReorderApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways/order`,
        method: "PUT",
        body: queryArg.gatewayOrdering,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    gatewayConversion: build.query<GatewayConversionApiResponse, GatewayConversionApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/gateways/conversion`,
        method: "POST",
        body: queryArg.gatewayConversion,
      }),
    }),
    depositGatewayCreate: build.mutation<
      DepositGatewayCreateApiResponse,
      DepositGatewayCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/paymentsV2/deposit`,
        method: "POST",
        body: queryArg.gatewayCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    depositGatewayDelete: build.mutation<
      DepositGatewayDeleteApiResponse,
      DepositGatewayDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/paymentsV2/deposit`,
        method: "DELETE",
        body: queryArg.gatewayRemoval,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    withdrawGatewayCreate: build.mutation<
      WithdrawGatewayCreateApiResponse,
      WithdrawGatewayCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw`,
        method: "POST",
        body: queryArg.gatewayCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawGatewayDelete: build.mutation<
      WithdrawGatewayDeleteApiResponse,
      WithdrawGatewayDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw`,
        method: "DELETE",
        body: queryArg.gatewayRemoval,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gatewayInstanceCreate: build.mutation<
      GatewayInstanceCreateApiResponse,
      GatewayInstanceCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payments`,
        method: "POST",
        body: queryArg.instanceCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    gatewayInstanceDelete: build.mutation<
      GatewayInstanceDeleteApiResponse,
      GatewayInstanceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payments`,
        method: "DELETE",
        body: queryArg.instanceRemoval,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorTags: build.query<OperatorTagsApiResponse, OperatorTagsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/tags`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    operatorTagsEdit: build.mutation<OperatorTagsEditApiResponse, OperatorTagsEditApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/tags`,
        method: "PUT",
        body: queryArg.operatorTagsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type GatewaysApiResponse = /** status 200 Done. */ PagePaymentGateway;
export type GatewaysApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  operation?: "DEPOSIT" | "WITHDRAW";
  version?: "V1" | "V2";
  category?: "CRYPTO" | "MINI_PAY" | "WEB3" | "PERFECT_MONEY" | "TOMANI" | "UTOPIA" | "OTHER";
  provider?:
    | "CPG"
    | "MINI_PAY"
    | "WEB3"
    | "PERFECT_MONEY"
    | "JB"
    | "WITCHER"
    | "CENTRAL_PAY"
    | "UTOPIA"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "MANUAL";
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  tag?: string;
  isActive?: boolean;
  search?: string;
};
export type GatewayEditApiResponse = /** status 200 Done. */ PaymentGateway;
export type GatewayEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gatewayEdit: GatewayEdit;
};
export type GatewayApiResponse = /** status 200 Done. */ PaymentGateway;
export type GatewayApiArg = {
  uuid: string;
};
export type GatewayEffectApiResponse = /** status 200 Done. */ GatewayEffect;
export type GatewayEffectApiArg = {
  uuid: string;
};
export type GatewaySwitchApiResponse = /** status 200 Done. */ PaymentGateway;
export type GatewaySwitchApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gatewaySwitch: GatewaySwitch;
};
export type GatewayCredentialsApiResponse = /** status 200 Done. */ PaymentGateway;
export type GatewayCredentialsApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  credentialsEdit: CredentialsEdit;
};
export type GatewaysReorderApiResponse = /** status 200 Done. */ GatewayOrders;
export type GatewaysReorderApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  gatewayOrdering: GatewayOrdering;
};
export type GatewayConversionApiResponse = /** status 200 Done. */ Converted;
export type GatewayConversionApiArg = {
  gatewayConversion: GatewayConversion;
};
export type DepositGatewayCreateApiResponse = /** status 200 Done. */ GatewayCreated;
export type DepositGatewayCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  gatewayCreate: GatewayCreate;
};
export type DepositGatewayDeleteApiResponse = /** status 200 Done. */ any;
export type DepositGatewayDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gatewayRemoval: GatewayRemoval;
};
export type WithdrawGatewayCreateApiResponse = /** status 200 Done. */ GatewayCreated;
export type WithdrawGatewayCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  gatewayCreate: GatewayCreate;
};
export type WithdrawGatewayDeleteApiResponse = /** status 200 Done. */ any;
export type WithdrawGatewayDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gatewayRemoval: GatewayRemoval;
};
export type GatewayInstanceCreateApiResponse = /** status 200 Done. */ InstanceCreated;
export type GatewayInstanceCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  instanceCreate: InstanceCreate;
};
export type GatewayInstanceDeleteApiResponse = /** status 200 Done. */ any;
export type GatewayInstanceDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  instanceRemoval: InstanceRemoval;
};
export type OperatorTagsApiResponse = /** status 200 Done. */ OperatorTags;
export type OperatorTagsApiArg = {
  opId?: string;
};
export type OperatorTagsEditApiResponse = /** status 200 Done. */ OperatorTags;
export type OperatorTagsEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  operatorTagsEdit: OperatorTagsEdit;
};
export type GatewayVersion = "V1" | "V2";
export type GatewayOperation = "DEPOSIT" | "WITHDRAW";
export type GatewayCategory =
  "CRYPTO" | "MINI_PAY" | "WEB3" | "PERFECT_MONEY" | "TOMANI" | "UTOPIA" | "OTHER";
export type GatewayProvider =
  | "CPG"
  | "MINI_PAY"
  | "WEB3"
  | "PERFECT_MONEY"
  | "JB"
  | "WITCHER"
  | "CENTRAL_PAY"
  | "UTOPIA"
  | "ZI_CHARGE"
  | "PARAM_HAVALE"
  | "PARSCOINPAY"
  | "FIAT_CRYPTO"
  | "WITCHER_V1"
  | "SISTEM_NAKIT"
  | "FX_HAVALE"
  | "MALDO_PAY"
  | "MANUAL";
export type GatewayTexts = {
  en?: string | null;
  de?: string | null;
  es?: string | null;
  fr?: string | null;
  pt?: string | null;
  tr?: string | null;
  ru?: string | null;
  ar?: string | null;
  fa?: string | null;
  ckb?: string | null;
};
export type CredentialName = "merchantId" | "apiKey" | "secret";
export type GatewayFailure = {
  at: string;
  reason: string;
};
export type GatewayDay = {
  requests: number;
  confirmedPercentage: number | null;
  medianSeconds: number | null;
  lastFailure: GatewayFailure | null;
};
export type PaymentGateway = {
  uuid: string;
  version: GatewayVersion;
  operation: GatewayOperation;
  opId: string;
  opTitle: string;
  isInherited: boolean;
  category: GatewayCategory;
  provider: GatewayProvider;
  paymentProvider: PaymentProvider;
  order: number;
  isActive: boolean;
  title: GatewayTexts;
  subtitle: GatewayTexts;
  description: GatewayTexts;
  minAmount: number | null;
  maxAmount: number | null;
  fixedFee: number;
  feePercentage: number;
  margin: number;
  currencies: Currency[];
  countries: string[];
  tags: string[];
  credentialsSet: CredentialName[];
  lastDay: GatewayDay;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PagePaymentGateway = {
  items: PaymentGateway[];
  count: number;
  remaining: number;
};
export type GatewayEdit = {
  uuid: string;
  opId?: string | null;
  order: number;
  title: GatewayTexts;
  subtitle: GatewayTexts;
  description: GatewayTexts;
  minAmount?: number | null;
  maxAmount?: number | null;
  fixedFee: number;
  feePercentage: number;
  margin: number;
  currencies: Currency[];
  countries: string[];
  tags: string[];
};
export type GatewayEffect = {
  openCount: number;
  requestsOfLastDay: number;
  takenBy: string | null;
  stoppedCurrencies: Currency[];
  stopsAll: boolean;
};
export type GatewaySwitch = {
  uuid: string;
  opId?: string | null;
  isActive: boolean;
};
export type GatewayCredentials = {
  merchantId?: string | null;
  apiKey?: string | null;
  secret?: string | null;
};
export type CredentialsEdit = {
  uuid: string;
  opId?: string | null;
  credentials: GatewayCredentials;
};
export type GatewayOrders = {
  changed: number;
};
export type OrderedGateway = {
  uuid: string;
  revision: number;
};
export type GatewayOrdering = {
  opId?: string | null;
  gateways: OrderedGateway[];
};
export type Converted = {
  rate: number;
  exchanged: number;
  margin: number;
  marginAmount: number;
  converted: number;
  fixedFee: number;
  feePercentage: number;
  percentageFee: number;
  fee: number;
  credited: number;
  minAmount: number | null;
  maxAmount: number | null;
  isWithinLimits: boolean;
};
export type GatewayConversion = {
  uuid: string;
  amount: number;
  currency: Currency;
  walletCurrency: Currency;
};
export type GatewayCreated = {
  uuid: string;
};
export type GatewayCreate = {
  opId?: string | null;
  category?: GatewayCategory | null;
  provider: GatewayProvider;
  order?: number;
  title?: GatewayTexts;
  subtitle?: GatewayTexts;
  description?: GatewayTexts;
};
export type GatewayRemoval = {
  uuid: string;
  opId?: string | null;
  provider?: GatewayProvider | null;
  order?: number | null;
  title?: GatewayTexts | null;
  subtitle?: GatewayTexts | null;
  description?: GatewayTexts | null;
  credentials?: GatewayCredentials | null;
};
export type InstanceCreated = {
  _id: string;
};
export type InstanceCreate = {
  category: GatewayCategory;
  operation: GatewayOperation;
  provider: GatewayProvider;
  opId?: string | null;
};
export type InstanceRemoval = {
  _id: string;
  opId?: string | null;
};
export type OperatorTags = {
  opId: string;
  operatorTags: string[];
  revision: number;
};
export type OperatorTagsEdit = {
  opId?: string | null;
  operatorTags: string[];
};

export const {
  useGatewaysQuery,
  useLazyGatewaysQuery,
  useGatewayEditMutation,
  useGatewayQuery,
  useLazyGatewayQuery,
  useGatewayEffectQuery,
  useLazyGatewayEffectQuery,
  useGatewaySwitchMutation,
  useGatewayCredentialsMutation,
  useGatewaysReorderMutation,
  useGatewayConversionQuery,
  useLazyGatewayConversionQuery,
  useDepositGatewayCreateMutation,
  useDepositGatewayDeleteMutation,
  useWithdrawGatewayCreateMutation,
  useWithdrawGatewayDeleteMutation,
  useGatewayInstanceCreateMutation,
  useGatewayInstanceDeleteMutation,
  useOperatorTagsQuery,
  useLazyOperatorTagsQuery,
  useOperatorTagsEditMutation,
} = api;
