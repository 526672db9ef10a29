// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BetGame, BetStatus, BetType, Named, PlayerOperator, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    betsList: build.query<BetsListApiResponse, BetsListApiArg>({
      query: (queryArg) => ({
        url: `/api/bets`,
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
          status: queryArg.status,
          betType: queryArg.betType,
          betMode: queryArg.betMode,
          gameTitle: queryArg.gameTitle,
          provider: queryArg.provider,
          sport: queryArg.sport,
          tournament: queryArg.tournament,
          event: queryArg.event,
          outcome: queryArg.outcome,
          betId: queryArg.betId,
          playerCode: queryArg.playerCode,
          minStakeInUSD: queryArg.minStakeInUsd,
          maxStakeInUSD: queryArg.maxStakeInUsd,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          countedIn: queryArg.countedIn,
          playerId: queryArg.playerId,
          stakeFrom: queryArg.stakeFrom,
          currency: queryArg.currency,
          minWinInUSD: queryArg.minWinInUsd,
          maxWinInUSD: queryArg.maxWinInUsd,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
          gameId: queryArg.gameId,
          providerName: queryArg.providerName,
        },
      }),
    }),
    operatorBetsList: build.query<OperatorBetsListApiResponse, OperatorBetsListApiArg>({
      query: (queryArg) => ({
        url: `/api/bets/operator`,
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
          status: queryArg.status,
          betType: queryArg.betType,
          betMode: queryArg.betMode,
          gameTitle: queryArg.gameTitle,
          provider: queryArg.provider,
          sport: queryArg.sport,
          tournament: queryArg.tournament,
          event: queryArg.event,
          outcome: queryArg.outcome,
          betId: queryArg.betId,
          playerCode: queryArg.playerCode,
          minStakeInUSD: queryArg.minStakeInUsd,
          maxStakeInUSD: queryArg.maxStakeInUsd,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          countedIn: queryArg.countedIn,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
          gameId: queryArg.gameId,
          providerName: queryArg.providerName,
        },
      }),
    }),
    quickBetsList: build.query<QuickBetsListApiResponse, QuickBetsListApiArg>({
      query: (queryArg) => ({
        url: `/api/quick-bets`,
        params: {
          status: queryArg.status,
          betType: queryArg.betType,
          betMode: queryArg.betMode,
          gameTitle: queryArg.gameTitle,
          provider: queryArg.provider,
          sport: queryArg.sport,
          tournament: queryArg.tournament,
          event: queryArg.event,
          outcome: queryArg.outcome,
          period: queryArg.period,
          page: queryArg.page,
          limit: queryArg.limit,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
    bet: build.query<BetApiResponse, BetApiArg>({
      query: (queryArg) => ({ url: `/api/bets/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    betV2: build.query<BetV2ApiResponse, BetV2ApiArg>({
      query: (queryArg) => ({ url: `/api/v2/bets/${encodeURIComponent(String(queryArg.betId))}` }),
    }),
    betSettle: build.mutation<BetSettleApiResponse, BetSettleApiArg>({
      query: (queryArg) => ({
        url: `/api/v2/bets/settle`,
        method: "POST",
        body: queryArg.betSettlement,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type BetsListApiResponse = /** status 200 Done. */ BetsPage;
export type BetsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  status?: ("OPEN" | "WON" | "LOST" | "CASHBACK" | "CANCELED")[];
  betType?: ("CASINO" | "SPORT")[];
  betMode?: ("SINGLE" | "COMBO" | "SYSTEM")[];
  gameTitle?: string;
  provider?: string;
  sport?: string;
  tournament?: string;
  event?: string;
  outcome?: string;
  betId?: string;
  playerCode?: string;
  minStakeInUsd?: number;
  maxStakeInUsd?: number;
  affId?: string;
  channelId?: string;
  countedIn?: "WAGER" | "GGR";
  playerId?: string;
  stakeFrom?: "MAIN" | "FREE_BET";
  currency?: string;
  minWinInUsd?: number;
  maxWinInUsd?: number;
  dateField?: "placedAt" | "settledAt";
  toExclusive?: boolean;
  gameId?: string;
  providerName?: string;
};
export type OperatorBetsListApiResponse = /** status 200 Done. */ BetsPage;
export type OperatorBetsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  status?: ("OPEN" | "WON" | "LOST" | "CASHBACK" | "CANCELED")[];
  betType?: ("CASINO" | "SPORT")[];
  betMode?: ("SINGLE" | "COMBO" | "SYSTEM")[];
  gameTitle?: string;
  provider?: string;
  sport?: string;
  tournament?: string;
  event?: string;
  outcome?: string;
  betId?: string;
  playerCode?: string;
  minStakeInUsd?: number;
  maxStakeInUsd?: number;
  affId?: string;
  channelId?: string;
  countedIn?: "WAGER" | "GGR";
  dateField?: "placedAt" | "settledAt";
  toExclusive?: boolean;
  gameId?: string;
  providerName?: string;
};
export type QuickBetsListApiResponse = /** status 200 Done. */ QuickBetsPage;
export type QuickBetsListApiArg = {
  status?: ("OPEN" | "WON" | "LOST" | "CASHBACK" | "CANCELED")[];
  betType?: ("CASINO" | "SPORT")[];
  betMode?: ("SINGLE" | "COMBO" | "SYSTEM")[];
  gameTitle?: string;
  provider?: string;
  sport?: string;
  tournament?: string;
  event?: string;
  outcome?: string;
  period?: "LAST_10_MINUTES" | "LAST_1_HOUR" | "TODAY" | "LAST_3_DAYS" | "THIS_MONTH";
  page?: number;
  limit?: number;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
};
export type BetApiResponse = /** status 200 Done. */ BetDetails;
export type BetApiArg = {
  id: string;
};
export type BetV2ApiResponse = /** status 200 Done. */ BetDetailsV2;
export type BetV2ApiArg = {
  betId: string;
};
export type BetSettleApiResponse = /** status 200 Done. */ BetDetails;
export type BetSettleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  betSettlement: BetSettlement;
};
export type BetMode = "SINGLE" | "COMBO" | "SYSTEM";
export type StakeFrom = "MAIN" | "FREE_BET";
export type BetEvent = {
  id: string;
  title: string;
  tournament: string;
  sport: string;
  startsAt?: string | null;
};
export type BetPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  nickName?: string;
};
export type Bet = {
  betId: string;
  generation: number;
  betType: BetType;
  betMode: BetMode | null;
  status: BetStatus;
  stakeFrom: StakeFrom;
  placedAt: string;
  settledAt: string | null;
  settledBy: Named | null;
  provider: string;
  game: BetGame | null;
  event: BetEvent | null;
  outcome: string | null;
  odds: number | null;
  currency: string;
  exchangeRateInUSD: number;
  stake: number;
  win: number;
  freeBetAmount: number;
  freeBetId?: string | null;
  stakeInUSD: number;
  winInUSD: number;
  isTest: boolean;
  player: BetPlayer;
  operator: PlayerOperator;
  maxWin?: number | null;
  revision: number;
};
export type BetSums = {
  count: number;
  settledCount: number;
  stakeInUSD: number;
  winInUSD: number;
  plInUSD: number;
};
export type BetsPage = {
  items: Bet[];
  count: number;
  remaining: number;
  unlisted: BetSums | null;
  totals: BetSums;
};
export type QuickBetsPage = {
  items: Bet[];
  count: number;
  remaining: number;
  totals: BetSums | null;
  unlisted?: BetSums | null;
};
export type ProviderReport = {
  status: BetStatus;
  win: number;
  at: string;
};
export type BetDetails = {
  betId: string;
  generation: number;
  betType: BetType;
  betMode: BetMode | null;
  status: BetStatus;
  stakeFrom: StakeFrom;
  placedAt: string;
  settledAt: string | null;
  settledBy: Named | null;
  provider: string;
  game: BetGame | null;
  event: BetEvent | null;
  outcome: string | null;
  odds: number | null;
  currency: string;
  exchangeRateInUSD: number;
  stake: number;
  win: number;
  freeBetAmount: number;
  freeBetId?: string | null;
  stakeInUSD: number;
  winInUSD: number;
  isTest: boolean;
  player: BetPlayer;
  operator: PlayerOperator;
  maxWin: number | null;
  revision: number;
  walletBalance: number;
  maxWinInUSD?: number | null;
  settleLimit?: number | null;
  settleLimitInUSD?: number | null;
  settledReason?: string | null;
  eventEndedAt?: string | null;
  eventResult?: string | null;
  providerReport?: ProviderReport | null;
};
export type SelectionStatus = "OPEN" | "WON" | "LOST" | "VOID";
export type BetSelection = {
  event: BetEvent;
  market: string;
  outcome: string;
  odds: number;
  status: SelectionStatus;
};
export type BetDetailsV2 = {
  betId: string;
  generation: number;
  betType: BetType;
  betMode: BetMode | null;
  status: BetStatus;
  stakeFrom: StakeFrom;
  placedAt: string;
  settledAt: string | null;
  settledBy: Named | null;
  provider: string;
  game: BetGame | null;
  event: BetEvent | null;
  outcome: string | null;
  odds: number | null;
  currency: string;
  exchangeRateInUSD: number;
  stake: number;
  win: number;
  freeBetAmount: number;
  freeBetId?: string | null;
  stakeInUSD: number;
  winInUSD: number;
  isTest: boolean;
  player: BetPlayer;
  operator: PlayerOperator;
  maxWin: number | null;
  revision: number;
  walletBalance: number;
  maxWinInUSD?: number | null;
  settleLimit?: number | null;
  settleLimitInUSD?: number | null;
  settledReason?: string | null;
  eventEndedAt?: string | null;
  eventResult?: string | null;
  providerReport?: ProviderReport | null;
  selections: BetSelection[];
  cashOutValue: number | null;
  rawPayload: {
    [key: string]: any;
  } | null;
};
export type BetSettlement = {
  acknowledged?: WarningCode[] | null;
  betId: string;
  winAmount: number;
  reason?: string | null;
};

export const {
  useBetsListQuery,
  useLazyBetsListQuery,
  useOperatorBetsListQuery,
  useLazyOperatorBetsListQuery,
  useQuickBetsListQuery,
  useLazyQuickBetsListQuery,
  useBetQuery,
  useLazyBetQuery,
  useBetV2Query,
  useLazyBetV2Query,
  useBetSettleMutation,
} = api;
