// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BetType, Granularity, PlayerOperator, ReportRow } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    quickDashboard: build.query<QuickDashboardApiResponse, QuickDashboardApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboards/quick`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
    dashboard: build.query<DashboardApiResponse, DashboardApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboards/period`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          period: queryArg.period,
          granularity: queryArg.granularity,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
    dashboardBetsChart: build.query<DashboardBetsChartApiResponse, DashboardBetsChartApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboards/bets`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          period: queryArg.period,
          granularity: queryArg.granularity,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type QuickDashboardApiResponse = /** status 200 Done. */ QuickDashboard;
export type QuickDashboardApiArg = {
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
};
export type DashboardApiResponse = /** status 200 Done. */ Dashboard;
export type DashboardApiArg = {
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
};
export type DashboardBetsChartApiResponse = /** status 200 Done. */ BetsChart;
export type DashboardBetsChartApiArg = {
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
};
export type QueueTile = {
  badge: string;
  count: number;
  sumInUSD: number | null;
  oldestAt: string | null;
};
export type DayFigures = {
  since: string;
  until: string;
  figures: {
    [key: string]: number | null;
  };
};
export type BigWin = {
  betId: string;
  generation: number;
  playerCode: string;
  operator: PlayerOperator;
  amountInUSD: number;
  at: string;
};
export type BigWithdrawal = {
  txId: string;
  playerCode: string;
  operator: PlayerOperator;
  amountInUSD: number;
  at: string;
};
export type QuickDashboard = {
  asOf: string;
  timezone: string;
  queues: QueueTile[];
  today: DayFigures;
  yesterday: DayFigures;
  activeNow: number;
  wins: BigWin[];
  withdrawals: BigWithdrawal[];
  tenants: {
    [key: string]: string;
  };
};
export type Dashboard = {
  asOf: string;
  timezone: string;
  granularity: Granularity;
  isRunning: boolean;
  holdsSums: boolean;
  total: DayFigures;
  before: DayFigures;
  steps: DayFigures[];
  stepsBefore: DayFigures[];
  topGames: ReportRow[];
  topOperators: ReportRow[];
  tenants: {
    [key: string]: string;
  };
};
export type BetsOfType = {
  betType: BetType;
  total: DayFigures;
  steps: DayFigures[];
};
export type BetsChart = {
  granularity: Granularity;
  types: BetsOfType[];
};

export const {
  useQuickDashboardQuery,
  useLazyQuickDashboardQuery,
  useDashboardQuery,
  useLazyDashboardQuery,
  useDashboardBetsChartQuery,
  useLazyDashboardBetsChartQuery,
} = api;
