// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Currency, DecisionFacts, Transaction, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    playerWallet: build.query<PlayerWalletApiResponse, PlayerWalletApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet`,
        params: {
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    walletFacts: build.query<WalletFactsApiResponse, WalletFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/facts`,
        params: {
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    walletTopup: build.mutation<WalletTopupApiResponse, WalletTopupApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/topup`,
        method: "POST",
        body: queryArg.walletTopup,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    walletTopupBonus: build.mutation<WalletTopupBonusApiResponse, WalletTopupBonusApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/topup-bonus`,
        method: "POST",
        body: queryArg.bonusTopup,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    walletConvert: build.mutation<WalletConvertApiResponse, WalletConvertApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/convert`,
        method: "POST",
        body: queryArg.balanceConversion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    exchangeRates: build.query<ExchangeRatesApiResponse, ExchangeRatesApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/deposit/exchange-rates`,
        method: "POST",
        body: queryArg.exchangeRatesForm,
      }),
    }),
  }),
  overrideExisting: false,
});

export type PlayerWalletApiResponse = /** status 200 Done. */ WalletsOfPlayer;
export type PlayerWalletApiArg = {
  playerCode: string;
};
export type WalletFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type WalletFactsApiArg = {
  playerCode: string;
};
export type WalletTopupApiResponse = /** status 200 Done. */ Transaction;
export type WalletTopupApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  walletTopup: WalletTopup;
};
export type WalletTopupBonusApiResponse = /** status 200 Done. */ Transaction;
export type WalletTopupBonusApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bonusTopup: BonusTopup;
};
export type WalletConvertApiResponse = /** status 200 Done. */ Conversion;
export type WalletConvertApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  balanceConversion: BalanceConversion;
};
export type ExchangeRatesApiResponse = /** status 200 Done. */ GatewayRates;
export type ExchangeRatesApiArg = {
  exchangeRatesForm: ExchangeRatesForm;
};
export type CurrencyWallet = {
  currency: string;
  balance: number;
  balanceInUSD: number;
  held: number;
  rateInUSD: number;
};
export type WalletsOfPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  opId: string;
  playerWalletList: CurrencyWallet[];
  totalInUSD: number;
  bonusInUSD: number;
  cashbackInUSD: number;
  affiliateInUSD: number;
  bonusHeldInUSD: number;
  cashbackHeldInUSD: number;
  affiliateHeldInUSD: number;
};
export type TopUpAction = "top-up" | "deduct";
export type TopUpReason = "CORRECTION" | "COMPENSATION" | "PROMOTION" | "TEST" | "OTHER";
export type WalletTopup = {
  acknowledged?: WarningCode[] | null;
  playerCode: string;
  currency: Currency;
  amount: number;
  action: TopUpAction;
  reason: TopUpReason;
  note: string;
};
export type BonusTopup = {
  acknowledged?: WarningCode[] | null;
  playerCode: string;
  amount: number;
  action: TopUpAction;
  note: string;
};
export type Conversion = {
  playerId: string;
  playerCode: string;
  fromCurrency: string;
  fromAmount: number;
  toCurrency: string;
  toAmount: number;
  rate: number;
  amountInUSD: number;
};
export type BalanceConversion = {
  acknowledged?: WarningCode[] | null;
  playerId: string;
  fromCurrency: Currency;
  toCurrency: Currency;
};
export type WalletRate = {
  autoRate: number;
  gatewayCurrency?: string | null;
  walletCurrency?: string | null;
};
export type GatewayRates = {
  rates: {
    [key: string]: {
      [key: string]: WalletRate;
    };
  };
};
export type ExchangeRatesForm = {
  playerWalletCurrencies?: Currency[] | null;
  gatewayCurrencies?: Currency[] | null;
};

export const {
  usePlayerWalletQuery,
  useLazyPlayerWalletQuery,
  useWalletFactsQuery,
  useLazyWalletFactsQuery,
  useWalletTopupMutation,
  useWalletTopupBonusMutation,
  useWalletConvertMutation,
  useExchangeRatesQuery,
  useLazyExchangeRatesQuery,
} = api;
