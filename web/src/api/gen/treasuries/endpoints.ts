// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    treasuries: build.query<TreasuriesApiResponse, TreasuriesApiArg>({
      query: (queryArg) => ({
        url: `/api/withdraw/treasuries`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          provider: queryArg.provider,
          network: queryArg.network,
          status: queryArg.status,
        },
      }),
    }),
    treasuryAccounts: build.query<TreasuryAccountsApiResponse, TreasuryAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/treasury-account`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          treasuryId: queryArg.treasuryId,
          provider: queryArg.provider,
          network: queryArg.network,
          currency: queryArg.currency,
          address: queryArg.address,
          isActive: queryArg.isActive,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type TreasuriesApiResponse = /** status 200 Done. */ TreasuryPage;
export type TreasuriesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  provider?: string;
  network?: "ETHEREUM_MAIN" | "POLYGON_MAIN" | "CELO_MAIN" | "POLYGON_TEST";
  status?: "ACTIVE" | "LOW" | "DISABLED";
};
export type TreasuryAccountsApiResponse = /** status 200 Done. */ TreasuryAccountPage;
export type TreasuryAccountsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  treasuryId?: string;
  provider?: string;
  network?: "ETHEREUM_MAIN" | "POLYGON_MAIN" | "CELO_MAIN" | "POLYGON_TEST";
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  address?: string;
  isActive?: boolean;
};
export type Network = "ETHEREUM_MAIN" | "POLYGON_MAIN" | "CELO_MAIN" | "POLYGON_TEST";
export type TreasuryStatus = "ACTIVE" | "LOW" | "DISABLED";
export type Treasury = {
  treasuryId: string;
  title: string;
  opId: string;
  opTitle: string;
  provider: string;
  networks: Network[];
  accountCount: number;
  balanceInUSD: number;
  minimumInUSD: number;
  status: TreasuryStatus;
  createdAt: string;
  updatedAt: string;
};
export type TreasuryPage = {
  items: Treasury[];
  count: number;
  remaining: number;
  totalInUSD: number;
};
export type TreasuryAccount = {
  accountId: string;
  treasuryId: string;
  opId: string;
  opTitle: string;
  provider: string;
  network: Network;
  isTestNetwork: boolean;
  currency: string;
  address: string;
  balance: number;
  balanceInUSD: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};
export type TreasuryAccountPage = {
  items: TreasuryAccount[];
  count: number;
  remaining: number;
  totalInUSD: number;
};

export const {
  useTreasuriesQuery,
  useLazyTreasuriesQuery,
  useTreasuryAccountsQuery,
  useLazyTreasuryAccountsQuery,
} = api;
