// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { PlayerOperator, TransactionPage } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    playersTotals: build.query<PlayersTotalsApiResponse, PlayersTotalsApiArg>({
      query: (queryArg) => ({
        url: `/api/players/totals`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
    playersTotalUsers: build.query<PlayersTotalUsersApiResponse, PlayersTotalUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/players/total-users`,
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
          kind: queryArg.kind,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    playersTotalTransactions: build.query<
      PlayersTotalTransactionsApiResponse,
      PlayersTotalTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/players/total-users/transactions`,
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
          kind: queryArg.kind,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    playerBonusSummary: build.query<PlayerBonusSummaryApiResponse, PlayerBonusSummaryApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/bonus/player/summary`,
        method: "POST",
        body: queryArg.playerPanel,
      }),
    }),
  }),
  overrideExisting: false,
});

export type PlayersTotalsApiResponse = /** status 200 Done. */ PlayerTotals;
export type PlayersTotalsApiArg = {
  fromDate?: string;
  toDate?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
};
export type PlayersTotalUsersApiResponse = /** status 200 Done. */ PageTotalUser;
export type PlayersTotalUsersApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  kind: "JOINED" | "DEPOSIT" | "WITHDRAW";
  playerCode?: string;
};
export type PlayersTotalTransactionsApiResponse = /** status 200 Done. */ TransactionPage;
export type PlayersTotalTransactionsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  kind: "JOINED" | "DEPOSIT" | "WITHDRAW";
  playerCode?: string;
};
export type PlayerBonusSummaryApiResponse = /** status 200 Done. */ BonusSummary;
export type PlayerBonusSummaryApiArg = {
  playerPanel: PlayerPanel;
};
export type PlayerTotals = {
  joined: number;
  depositors: number;
  withdrawers: number;
  depositsInUSD: number;
  withdrawalsInUSD: number;
};
export type TotalUser = {
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  operator: PlayerOperator;
  createdAt: string;
  transactionCount: number;
  totalInUSD: number;
  lastTransactionAt?: string | null;
};
export type PageTotalUser = {
  items: TotalUser[];
  count: number;
  remaining: number;
};
export type BonusSummary = {
  bonusWalletBalanceInUSD: number;
  totalClaimedBonusesInUSD: number;
};
export type PlayerPanel = {
  playerCode: string;
  opId?: string | null;
  parentOpId?: string | null;
};

export const {
  usePlayersTotalsQuery,
  useLazyPlayersTotalsQuery,
  usePlayersTotalUsersQuery,
  useLazyPlayersTotalUsersQuery,
  usePlayersTotalTransactionsQuery,
  useLazyPlayersTotalTransactionsQuery,
  usePlayerBonusSummaryQuery,
  useLazyPlayerBonusSummaryQuery,
} = api;
