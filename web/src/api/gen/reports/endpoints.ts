// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Dimension, Granularity, ReportRow } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    reportTable: build.query<ReportTableApiResponse, ReportTableApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/tables`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          period: queryArg.period,
          granularity: queryArg.granularity,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          compare: queryArg.compare,
          betType: queryArg.betType,
          gameId: queryArg.gameId,
          providerName: queryArg.providerName,
          type: queryArg["type"],
          gateway: queryArg.gateway,
          currency: queryArg.currency,
          by: queryArg.by,
          chart: queryArg.chart,
          sort: queryArg.sort,
          page: queryArg.page,
          limit: queryArg.limit,
          report: queryArg.report,
        },
      }),
    }),
    reportChanges: build.query<ReportChangesApiResponse, ReportChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/tables/changes`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          period: queryArg.period,
          granularity: queryArg.granularity,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          compare: queryArg.compare,
          betType: queryArg.betType,
          gameId: queryArg.gameId,
          providerName: queryArg.providerName,
          type: queryArg["type"],
          gateway: queryArg.gateway,
          currency: queryArg.currency,
          report: queryArg.report,
          measure: queryArg.measure,
          by: queryArg.by,
        },
      }),
    }),
    partnerReportTable: build.query<PartnerReportTableApiResponse, PartnerReportTableApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/partners`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          period: queryArg.period,
          granularity: queryArg.granularity,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          compare: queryArg.compare,
          betType: queryArg.betType,
          gameId: queryArg.gameId,
          providerName: queryArg.providerName,
          type: queryArg["type"],
          gateway: queryArg.gateway,
          currency: queryArg.currency,
          by: queryArg.by,
          chart: queryArg.chart,
          sort: queryArg.sort,
          page: queryArg.page,
          limit: queryArg.limit,
          report: queryArg.report,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ReportTableApiResponse = /** status 200 Done. */ ReportPage;
export type ReportTableApiArg = {
  fromDate?: string;
  toDate?: string;
  period?:
    | "TODAY"
    | "YESTERDAY"
    | "LAST_7_DAYS"
    | "LAST_30_DAYS"
    | "THIS_WEEK"
    | "LAST_WEEK"
    | "THIS_MONTH"
    | "LAST_MONTH"
    | "THIS_YEAR"
    | "RANGE";
  granularity?: "HOUR" | "DAY" | "WEEK" | "MONTH";
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  compare?: boolean;
  betType?: "CASINO" | "SPORT";
  gameId?: string;
  providerName?: string;
  type?:
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION";
  gateway?: string;
  currency?: string;
  by?:
    | "time"
    | "operator"
    | "product"
    | "provider"
    | "game"
    | "type"
    | "subType"
    | "gateway"
    | "currency"
    | "source"
    | "affiliate"
    | "channel"
    | "release";
  chart?: string;
  sort?: string;
  page?: number;
  limit?: number;
  report:
    | "operator"
    | "game-operator"
    | "games"
    | "game-providers"
    | "game-financial"
    | "registration"
    | "transactions"
    | "transactionsV2"
    | "transaction-operator"
    | "bonus-releases"
    | "bonus-transactions";
};
export type ReportChangesApiResponse = /** status 200 Done. */ Changes;
export type ReportChangesApiArg = {
  fromDate?: string;
  toDate?: string;
  period?:
    | "TODAY"
    | "YESTERDAY"
    | "LAST_7_DAYS"
    | "LAST_30_DAYS"
    | "THIS_WEEK"
    | "LAST_WEEK"
    | "THIS_MONTH"
    | "LAST_MONTH"
    | "THIS_YEAR"
    | "RANGE";
  granularity?: "HOUR" | "DAY" | "WEEK" | "MONTH";
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  compare?: boolean;
  betType?: "CASINO" | "SPORT";
  gameId?: string;
  providerName?: string;
  type?:
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION";
  gateway?: string;
  currency?: string;
  report:
    | "operator"
    | "game-operator"
    | "games"
    | "game-providers"
    | "game-financial"
    | "registration"
    | "transactions"
    | "transactionsV2"
    | "transaction-operator"
    | "bonus-releases"
    | "bonus-transactions";
  measure: string;
  by?:
    | "time"
    | "operator"
    | "product"
    | "provider"
    | "game"
    | "type"
    | "subType"
    | "gateway"
    | "currency"
    | "source"
    | "affiliate"
    | "channel"
    | "release";
};
export type PartnerReportTableApiResponse = /** status 200 Done. */ ReportPage;
export type PartnerReportTableApiArg = {
  fromDate?: string;
  toDate?: string;
  period?:
    | "TODAY"
    | "YESTERDAY"
    | "LAST_7_DAYS"
    | "LAST_30_DAYS"
    | "THIS_WEEK"
    | "LAST_WEEK"
    | "THIS_MONTH"
    | "LAST_MONTH"
    | "THIS_YEAR"
    | "RANGE";
  granularity?: "HOUR" | "DAY" | "WEEK" | "MONTH";
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  compare?: boolean;
  betType?: "CASINO" | "SPORT";
  gameId?: string;
  providerName?: string;
  type?:
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION";
  gateway?: string;
  currency?: string;
  by?:
    | "time"
    | "operator"
    | "product"
    | "provider"
    | "game"
    | "type"
    | "subType"
    | "gateway"
    | "currency"
    | "source"
    | "affiliate"
    | "channel"
    | "release";
  chart?: string;
  sort?: string;
  page?: number;
  limit?: number;
  report: "top-affiliates" | "top-channels";
};
export type ChartPart = {
  title: string;
  now: number | null;
  before: number | null;
};
export type ReportPage = {
  items: ReportRow[];
  count: number;
  remaining: number;
  totals: ReportRow;
  chart: ChartPart[] | null;
  since: string;
  until: string;
  comparedSince: string | null;
  comparedUntil: string | null;
  granularity: Granularity | null;
  timezone: string;
  asOf: string;
  isRunning: boolean;
  holdsSums: boolean;
  tenants: {
    [key: string]: string;
  };
};
export type Cause = {
  title: string;
  now: number;
  before: number;
  difference: number;
  row: ReportRow | null;
};
export type Changes = {
  measure: string;
  by: Dimension;
  dimensions: Dimension[];
  now: number;
  before: number;
  difference: number;
  causes: Cause[];
  since: string;
  until: string;
  comparedSince: string;
  comparedUntil: string;
  tenants: {
    [key: string]: string;
  };
};

export const {
  useReportTableQuery,
  useLazyReportTableQuery,
  useReportChangesQuery,
  useLazyReportChangesQuery,
  usePartnerReportTableQuery,
  useLazyPartnerReportTableQuery,
} = api;
