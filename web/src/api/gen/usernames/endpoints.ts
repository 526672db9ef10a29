// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { DecisionFacts, FactsBlock, Named, ReviewedPlayer, RiskMark, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    usernames: build.query<UsernamesApiResponse, UsernamesApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          from: queryArg["from"],
          to: queryArg.to,
          playerCode: queryArg.playerCode,
          status: queryArg.status,
          username: queryArg.username,
        },
      }),
    }),
    usernameUpdate: build.mutation<UsernameUpdateApiResponse, UsernameUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames`,
        method: "PUT",
        body: queryArg.usernameForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    username: build.query<UsernameApiResponse, UsernameApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames/${encodeURIComponent(String(queryArg.playerCode))}`,
      }),
    }),
    usernameFacts: build.query<UsernameFactsApiResponse, UsernameFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames/${encodeURIComponent(String(queryArg.playerCode))}/facts`,
      }),
    }),
  }),
  overrideExisting: false,
});

export type UsernamesApiResponse = /** status 200 Done. */ UsernameReviewPage;
export type UsernamesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  playerCode?: string;
  status?: "PENDING" | "APPROVE" | "REJECT";
  username?: string;
};
export type UsernameUpdateApiResponse = /** status 200 Done. */ UsernameReview;
export type UsernameUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  usernameForm: UsernameForm;
};
export type UsernameApiResponse = /** status 200 Done. */ UsernameReview;
export type UsernameApiArg = {
  playerCode: string;
};
export type UsernameFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type UsernameFactsApiArg = {
  playerCode: string;
};
export type UsernameStatus = "PENDING" | "APPROVE" | "REJECT";
export type UsernameReview = {
  playerCode: string;
  username: string;
  status: UsernameStatus;
  note: string;
  player: ReviewedPlayer;
  opId: string;
  opTitle: string;
  reviewedBy?: Named | null;
  reviewedAt?: string | null;
  warnings?: WarningCode[] | null;
  block?: FactsBlock | null;
  risk?: RiskMark | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type UsernameReviewPage = {
  items: UsernameReview[];
  count: number;
  remaining: number;
  oldestAt: string | null;
};
export type UsernameForm = {
  acknowledged?: WarningCode[] | null;
  playerCode: string;
  username?: string;
  status: UsernameStatus;
  note?: string;
};

export const {
  useUsernamesQuery,
  useLazyUsernamesQuery,
  useUsernameUpdateMutation,
  useUsernameQuery,
  useLazyUsernameQuery,
  useUsernameFactsQuery,
  useLazyUsernameFactsQuery,
} = api;
