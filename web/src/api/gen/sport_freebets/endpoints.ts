// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BetStatus, Named, PlayerOperator, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    sportFreebetTemplates: build.query<
      SportFreebetTemplatesApiResponse,
      SportFreebetTemplatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bonus/sport`,
        params: {
          page: queryArg.page,
          opId: queryArg.opId,
        },
      }),
    }),
    appliedFreebets: build.query<AppliedFreebetsApiResponse, AppliedFreebetsApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/sport/applied`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          playerCode: queryArg.playerCode,
          templateId: queryArg.templateId,
          status: queryArg.status,
        },
      }),
    }),
    appliedFreebet: build.query<AppliedFreebetApiResponse, AppliedFreebetApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/sport/applied/${encodeURIComponent(String(queryArg.freeBetId))}`,
      }),
    }),
    appliedFreebetDetails: build.query<
      AppliedFreebetDetailsApiResponse,
      AppliedFreebetDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bonus/sport/applied/${encodeURIComponent(String(queryArg.freeBetId))}/details`,
      }),
    }),
    appliedFreebetPayload: build.query<
      AppliedFreebetPayloadApiResponse,
      AppliedFreebetPayloadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bonus/sport/applied/${encodeURIComponent(String(queryArg.freeBetId))}/json`,
      }),
    }),
    sportFreebetAdd: build.mutation<SportFreebetAddApiResponse, SportFreebetAddApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/sport/player/${encodeURIComponent(String(queryArg.playerId))}`,
        method: "POST",
        body: queryArg.freebetAdd,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type SportFreebetTemplatesApiResponse = /** status 200 Done. */ FreebetTemplates;
export type SportFreebetTemplatesApiArg = {
  page?: number;
  opId?: string;
};
export type AppliedFreebetsApiResponse = /** status 200 Done. */ PageAppliedFreebet;
export type AppliedFreebetsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  playerCode?: string;
  templateId?: string;
  status?: "ACTIVE" | "USED" | "EXPIRED";
};
export type AppliedFreebetApiResponse = /** status 200 Done. */ AppliedFreebet;
export type AppliedFreebetApiArg = {
  freeBetId: string;
};
export type AppliedFreebetDetailsApiResponse = /** status 200 Done. */ AppliedFreebetDetails;
export type AppliedFreebetDetailsApiArg = {
  freeBetId: string;
};
export type AppliedFreebetPayloadApiResponse = /** status 200 Done. */ AppliedFreebetPayload;
export type AppliedFreebetPayloadApiArg = {
  freeBetId: string;
};
export type SportFreebetAddApiResponse = /** status 200 Done. */ AppliedFreebet;
export type SportFreebetAddApiArg = {
  playerId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  freebetAdd: FreebetAdd;
};
export type FreebetType = "SPORT" | "VIRTUAL";
export type FreebetData = {
  minSelection: number;
  maxSelection: number;
  minOdd: number;
  maxOdd: number;
  betAmount: number;
  betCount: number;
  maxWin: number;
};
export type FreebetTemplate = {
  id: string;
  name: string;
  isEnable: boolean;
  type: FreebetType;
  stage: number;
  fromTime: number;
  toTime: number;
  daysToUse: number;
  activationDate: number;
  freebetData: FreebetData;
  disciplines: string[];
  opId: string;
  operator: PlayerOperator;
};
export type FreebetMetadata = {
  totalItems: number;
  itemsPerPage: number;
};
export type FreebetTemplates = {
  code: number;
  items: FreebetTemplate[];
  message: string;
  metadata: FreebetMetadata;
};
export type FreebetStatus = "ACTIVE" | "USED" | "EXPIRED";
export type AppliedFreebet = {
  freeBetId: string;
  playerCode: string;
  playerId: string;
  username: string;
  operator: PlayerOperator;
  templateId: string;
  templateName: string;
  stage: number;
  betCount: number;
  usedCount: number;
  betAmount: number;
  currency: string;
  status: FreebetStatus;
  givenBy: Named | null;
  createdAt: string;
  expiresAt: string;
};
export type PageAppliedFreebet = {
  items: AppliedFreebet[];
  count: number;
  remaining: number;
};
export type FreebetUse = {
  betId: string;
  generation: number;
  status: BetStatus;
  placedAt: string;
  odds: number | null;
  winInUSD: number;
};
export type AppliedFreebetDetails = {
  freeBetId: string;
  terms: FreebetData;
  disciplines: string[];
  daysToUse: number;
  usedPercentage: number;
  wonInUSD: number;
  bets: FreebetUse[];
};
export type AppliedFreebetPayload = {
  freeBetId: string;
  payload: {
    [key: string]: any;
  };
};
export type FreebetAdd = {
  acknowledged?: WarningCode[] | null;
  templateId: string;
  betCount: number;
  betAmount: number;
};

export const {
  useSportFreebetTemplatesQuery,
  useLazySportFreebetTemplatesQuery,
  useAppliedFreebetsQuery,
  useLazyAppliedFreebetsQuery,
  useAppliedFreebetQuery,
  useLazyAppliedFreebetQuery,
  useAppliedFreebetDetailsQuery,
  useLazyAppliedFreebetDetailsQuery,
  useAppliedFreebetPayloadQuery,
  useLazyAppliedFreebetPayloadQuery,
  useSportFreebetAddMutation,
} = api;
