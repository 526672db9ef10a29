// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { PlayerOperator, TransactionStatus } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    riskCardUsers: build.query<RiskCardUsersApiResponse, RiskCardUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/card-users`,
        method: "POST",
        body: queryArg.cardUsersQuery,
      }),
    }),
  }),
  overrideExisting: false,
});

export type RiskCardUsersApiResponse = /** status 200 Done. */ PageCardUser;
export type RiskCardUsersApiArg = {
  cardUsersQuery: CardUsersQuery;
};
export type CardUseType = "DEPOSIT" | "WITHDRAW";
export type CardUser = {
  txId: string;
  cardNumber: string;
  playersOfCard: number;
  transactionType: CardUseType;
  status: TransactionStatus;
  fromAmount: number;
  fromCurrency: string;
  amountInUSD: number;
  createdAt: string;
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  isBlocked: boolean;
  operator: PlayerOperator;
};
export type PageCardUser = {
  items: CardUser[];
  count: number;
  remaining: number;
};
export type CardUseStatus = "CONFIRMED" | "REJECTED";
export type CardUsersQuery = {
  fromDate?: string | null;
  toDate?: string | null;
  cardNumber?: string | null;
  playerCode?: string | null;
  transactionType?: CardUseType | null;
  status?: CardUseStatus | null;
  isShared?: boolean | null;
  isTest?: boolean | null;
  opId?: string | null;
  includeBrands?: boolean | null;
  page?: number;
  limit?: number;
};

export const {
  useRiskCardUsersQuery,
  useLazyRiskCardUsersQuery,
} = api;
