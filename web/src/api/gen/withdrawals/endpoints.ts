// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BankAccountStatus, FactsBlock, FactsSharing, OrderMark, PaymentProvider, RaisedWarning, RiskMark, TransactionPage, TransactionStatus, VerificationStatus, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    withdrawalsList: build.query<WithdrawalsListApiResponse, WithdrawalsListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          isOpen: queryArg.isOpen,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          gatewayUuid: queryArg.gatewayUuid,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isCost: queryArg.isCost,
          hasGateway: queryArg.hasGateway,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          order: queryArg.order,
          isDeleted: queryArg.isDeleted,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
    withdrawGenericV2: build.mutation<WithdrawGenericV2ApiResponse, WithdrawGenericV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw`,
        method: "PUT",
        body: queryArg.genericWithdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawTomaniGateways: build.query<
      WithdrawTomaniGatewaysApiResponse,
      WithdrawTomaniGatewaysApiArg
    >({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/tomani/gateways`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    withdrawTomani: build.mutation<WithdrawTomaniApiResponse, WithdrawTomaniApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/tomani`,
        method: "PUT",
        body: queryArg.tomaniDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawJb: build.mutation<WithdrawJbApiResponse, WithdrawJbApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/jb`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawZiCharge: build.mutation<WithdrawZiChargeApiResponse, WithdrawZiChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/zi-charge`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawParamHavale: build.mutation<WithdrawParamHavaleApiResponse, WithdrawParamHavaleApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/param-havale`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawParscoinpay: build.mutation<WithdrawParscoinpayApiResponse, WithdrawParscoinpayApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/parscoinpay`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawFiatCrypto: build.mutation<WithdrawFiatCryptoApiResponse, WithdrawFiatCryptoApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/fiat-crypto`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawWitcherV1: build.mutation<WithdrawWitcherV1ApiResponse, WithdrawWitcherV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/witcher-v1`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawSistemNakit: build.mutation<WithdrawSistemNakitApiResponse, WithdrawSistemNakitApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/sistem-nakit`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawUtopia: build.mutation<WithdrawUtopiaApiResponse, WithdrawUtopiaApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/utopia`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawFxHavale: build.mutation<WithdrawFxHavaleApiResponse, WithdrawFxHavaleApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/fx-havale`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawMaldoPay: build.mutation<WithdrawMaldoPayApiResponse, WithdrawMaldoPayApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/maldo-pay`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawJbForce: build.mutation<WithdrawJbForceApiResponse, WithdrawJbForceApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/jb/force`,
        method: "PUT",
        body: queryArg.jbForce,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawInProgress: build.mutation<WithdrawInProgressApiResponse, WithdrawInProgressApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/in-progress`,
        method: "PUT",
        body: queryArg.inProgressDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawGenericV1: build.mutation<WithdrawGenericV1ApiResponse, WithdrawGenericV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/withdraw`,
        method: "PUT",
        body: queryArg.genericWithdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawResend: build.mutation<WithdrawResendApiResponse, WithdrawResendApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/resend`,
        method: "POST",
        body: queryArg.withdrawResend,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawSettle: build.mutation<WithdrawSettleApiResponse, WithdrawSettleApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/settle`,
        method: "PUT",
        body: queryArg.withdrawSettlement,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawFacts: build.query<WithdrawFactsApiResponse, WithdrawFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/facts`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    withdrawOrder: build.query<WithdrawOrderApiResponse, WithdrawOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/order-status`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type WithdrawalsListApiResponse = /** status 200 Done. */ TransactionPage;
export type WithdrawalsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  isOpen?: boolean;
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  gatewayUuid?: string;
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL"
    | "MINI_PAY"
    | "WEB3"
    | "PERFECT_MONEY";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isCost?: boolean;
  hasGateway?: boolean;
  affId?: string;
  channelId?: string;
  order?: "unanswered" | "refused" | "unverified";
  isDeleted?: boolean;
  dateField?: "createdAt" | "confirmedAt" | "decidedAt";
  toExclusive?: boolean;
};
export type WithdrawGenericV2ApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawGenericV2ApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  genericWithdrawDecision: GenericWithdrawDecision;
};
export type WithdrawTomaniGatewaysApiResponse = /** status 200 Done. */ TomaniGateway[];
export type WithdrawTomaniGatewaysApiArg = {
  opId?: string;
};
export type WithdrawTomaniApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawTomaniApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  tomaniDecision: TomaniDecision;
};
export type WithdrawJbApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawJbApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawZiChargeApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawZiChargeApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawParamHavaleApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawParamHavaleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawParscoinpayApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawParscoinpayApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawFiatCryptoApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawFiatCryptoApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawWitcherV1ApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawWitcherV1ApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawSistemNakitApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawSistemNakitApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawUtopiaApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawUtopiaApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawFxHavaleApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawFxHavaleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawMaldoPayApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawMaldoPayApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawJbForceApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawJbForceApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  jbForce: JbForce;
};
export type WithdrawInProgressApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawInProgressApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  inProgressDecision: InProgressDecision;
};
export type WithdrawGenericV1ApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawGenericV1ApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  genericWithdrawDecision: GenericWithdrawDecision;
};
export type WithdrawResendApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawResendApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawResend: WithdrawResend;
};
export type WithdrawSettleApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawSettleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawSettlement: WithdrawSettlement;
};
export type WithdrawFactsApiResponse = /** status 200 Done. */ WithdrawFacts;
export type WithdrawFactsApiArg = {
  txId: string;
};
export type WithdrawOrderApiResponse = /** status 200 Done. */ WithdrawOrder;
export type WithdrawOrderApiArg = {
  txId: string;
};
export type ProviderAnswer = {
  status: number;
  description: string;
  canForce: boolean;
  txStatus: TransactionStatus;
  order?: OrderMark | null;
};
export type WithdrawActionType = "confirm" | "reject";
export type GenericWithdrawDecision = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  actionType: WithdrawActionType;
  noteForThePlayer?: string | null;
  countsTowardDailyLimit?: boolean | null;
};
export type TomaniTitle = {
  en: string;
};
export type TomaniGateway = {
  uuid: string;
  provider: string;
  title: TomaniTitle;
  isActive?: boolean;
};
export type TomaniDecision = {
  acknowledged?: WarningCode[] | null;
  gatewayUuid: string;
  noteForThePlayer?: string | null;
  provider: string;
  txId: string;
  withForce?: boolean | null;
};
export type WithdrawDecision = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  actionType: WithdrawActionType;
  playerNote?: string | null;
  countsTowardDailyLimit?: boolean | null;
};
export type JbForce = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  playerNote?: string | null;
};
export type InProgressStatus = "APPROVE" | "REJECT";
export type InProgressDecision = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  note?: string | null;
  status: InProgressStatus;
};
export type WithdrawResend = {
  acknowledged?: WarningCode[] | null;
  txId: string;
};
export type WithdrawSettlement = {
  acknowledged?: WarningCode[] | null;
  txId: string;
  status: InProgressStatus;
  reason: string;
};
export type WithdrawBankAccount = {
  uuid: string;
  bankName: string;
  nameOnCard: string;
  cardNumber: string;
  iban: string | null;
  status: BankAccountStatus;
  isDeleted: boolean;
};
export type WithdrawWagering = {
  bonusTitle: string;
  requiredWagerInUSD: number;
  wageredInUSD: number;
};
export type CryptoNetwork = "TRON" | "BITCOIN" | "ETHEREUM";
export type WithdrawCrypto = {
  address: string;
  network: CryptoNetwork;
  currency: string;
  amount: number;
};
export type WithdrawGateway = {
  uuid: string;
  title: string;
  isActive: boolean;
  fee: number;
  paidAmount: number;
  paidCurrency: string;
};
export type WithdrawFacts = {
  txId: string;
  playerCode: string;
  playerName: string;
  isBlocked: boolean;
  kycStatus: VerificationStatus | null;
  bankAccount: WithdrawBankAccount | null;
  nameMatches: boolean | null;
  wagering: WithdrawWagering[];
  openBetCount: number;
  requestsToday: number;
  maxDailyWithdrawRequests: number | null;
  currency: string;
  amount: number;
  balance: number;
  held: number;
  exchangeRateInUSD: number;
  crypto?: WithdrawCrypto | null;
  gateway?: WithdrawGateway | null;
  isDeleted?: boolean | null;
  block?: FactsBlock | null;
  sharing?: FactsSharing | null;
  risk?: RiskMark | null;
  warnings?: RaisedWarning[] | null;
  asOf?: string | null;
};
export type OrderState = "NOT_SENT" | "WORKING" | "PAID" | "NOT_PAID" | "NO_ANSWER";
export type WithdrawOrder = {
  txId: string;
  txStatus: TransactionStatus;
  provider: PaymentProvider | null;
  state: OrderState;
  description: string;
  sentCount: number;
  firstSentAt: string | null;
  lastSentAt: string | null;
  settleableAt: string | null;
};

export const {
  useWithdrawalsListQuery,
  useLazyWithdrawalsListQuery,
  useWithdrawGenericV2Mutation,
  useWithdrawTomaniGatewaysQuery,
  useLazyWithdrawTomaniGatewaysQuery,
  useWithdrawTomaniMutation,
  useWithdrawJbMutation,
  useWithdrawZiChargeMutation,
  useWithdrawParamHavaleMutation,
  useWithdrawParscoinpayMutation,
  useWithdrawFiatCryptoMutation,
  useWithdrawWitcherV1Mutation,
  useWithdrawSistemNakitMutation,
  useWithdrawUtopiaMutation,
  useWithdrawFxHavaleMutation,
  useWithdrawMaldoPayMutation,
  useWithdrawJbForceMutation,
  useWithdrawInProgressMutation,
  useWithdrawGenericV1Mutation,
  useWithdrawResendMutation,
  useWithdrawSettleMutation,
  useWithdrawFactsQuery,
  useLazyWithdrawFactsQuery,
  useWithdrawOrderQuery,
  useLazyWithdrawOrderQuery,
} = api;
