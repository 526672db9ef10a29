// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { NotificationNews, SessionCheck } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    general: build.query<GeneralApiResponse, GeneralApiArg>({
      query: () => ({ url: `/api/general` }),
    }),
    rates: build.query<RatesApiResponse, RatesApiArg>({
      query: () => ({ url: `/api/rates` }),
    }),
    adminBadges: build.query<AdminBadgesApiResponse, AdminBadgesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/badges`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
        },
      }),
    }),
    pulse: build.query<PulseApiResponse, PulseApiArg>({
      query: (queryArg) => ({
        url: `/api/pulse`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          parts: queryArg.parts,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type GeneralApiResponse = /** status 200 Done. */ General;
export type GeneralApiArg = void;
export type RatesApiResponse = /** status 200 Done. */ Rates;
export type RatesApiArg = void;
export type AdminBadgesApiResponse = /** status 200 Done. */ Badges;
export type AdminBadgesApiArg = {
  opId?: string;
  includeBrands?: boolean;
};
export type PulseApiResponse = /** status 200 Done. */ Pulse;
export type PulseApiArg = {
  opId?: string;
  includeBrands?: boolean;
  parts: string;
};
export type General = {
  now: string;
  isClockFrozen: boolean;
  firstInvoiceYear: number;
  languages: string[];
  absent?: string[] | null;
};
export type ExchangeRate = {
  currency: string;
  autoRate: number;
  updatedAt: string;
};
export type Rates = {
  rates: ExchangeRate[];
};
export type Badges = {
  affProfit: number;
  risk: number;
  playerUsernames: number;
  kyc: number;
  bankAccounts: number;
  cashback: number;
  overdueInvoices: number;
  tickets: number;
  deposit: number;
  withdraw: number;
};
export type PartFailure = {
  http: number;
  success: boolean;
  status: string;
  data: any;
  messages: string[];
  messagesFrom: string;
};
export type Pulse = {
  badges?: Badges | null;
  check?: SessionCheck | null;
  rates?: Rates | null;
  news?: NotificationNews | null;
  failures: {
    [key: string]: PartFailure;
  };
  identityVersion?: string;
};

export const {
  useGeneralQuery,
  useLazyGeneralQuery,
  useRatesQuery,
  useLazyRatesQuery,
  useAdminBadgesQuery,
  useLazyAdminBadgesQuery,
  usePulseQuery,
  useLazyPulseQuery,
} = api;
