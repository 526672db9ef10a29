// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, PlayerOperator } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    riskPlayers: build.query<RiskPlayersApiResponse, RiskPlayersApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/players`,
        method: "POST",
        body: queryArg.riskPlayersQuery,
      }),
    }),
    riskPlayer: build.query<RiskPlayerApiResponse, RiskPlayerApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/players/${encodeURIComponent(String(queryArg.playerCode))}`,
      }),
    }),
    riskReview: build.mutation<RiskReviewApiResponse, RiskReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/reviews`,
        method: "POST",
        body: queryArg.riskReviewForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    riskSettings: build.query<RiskSettingsApiResponse, RiskSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/settings`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    riskSettingsUpdate: build.mutation<RiskSettingsUpdateApiResponse, RiskSettingsUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/settings`,
        method: "PUT",
        body: queryArg.riskSettingsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type RiskPlayersApiResponse = /** status 200 Done. */ PageRiskPlayer;
export type RiskPlayersApiArg = {
  riskPlayersQuery: RiskPlayersQuery;
};
export type RiskPlayerApiResponse = /** status 200 Done. */ RiskDetails;
export type RiskPlayerApiArg = {
  playerCode: string;
};
export type RiskReviewApiResponse = /** status 200 Done. */ RiskDetails;
export type RiskReviewApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  riskReviewForm: RiskReviewForm;
};
export type RiskSettingsApiResponse = /** status 200 Done. */ RiskSettings;
export type RiskSettingsApiArg = {
  opId: string;
};
export type RiskSettingsUpdateApiResponse = /** status 200 Done. */ RiskSettings;
export type RiskSettingsUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  riskSettingsForm: RiskSettingsForm;
};
export type RiskLevel = "LOW" | "MEDIUM" | "HIGH";
export type RiskRule =
  | "CARD_SHARED"
  | "BANK_ACCOUNT_SHARED"
  | "DEVICE_SHARED"
  | "LARGE_DEPOSIT"
  | "QUICK_WITHDRAWAL"
  | "BONUS_WITHDRAWAL"
  | "CHARGEBACK";
export type RiskPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  isBlocked: boolean;
  operator: PlayerOperator;
  score: number;
  level: RiskLevel;
  rules: RiskRule[];
  isReviewed: boolean;
  reviewedBy?: Named | null;
  reviewedAt?: string | null;
  lastAt: string;
  lapsesAt: string;
  revision: number;
};
export type PageRiskPlayer = {
  items: RiskPlayer[];
  count: number;
  remaining: number;
};
export type RiskPlayersQuery = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string | null;
  includeBrands?: boolean | null;
  isBrand?: boolean | null;
  isTest?: boolean | null;
  playerCode?: string | null;
  level?: RiskLevel | null;
  rule?: RiskRule | null;
  minScore?: number | null;
  isReviewed?: boolean | null;
};
export type RiskMatch = {
  playerCode: string;
  username: string;
  opId: string;
};
export type RiskEvidence = {
  id: string;
  rule: RiskRule;
  points: number;
  counts: boolean;
  at: string;
  lapsesAt: string;
  cardNumber?: string | null;
  iban?: string | null;
  bankAccount?: string | null;
  ip?: string | null;
  deviceId?: string | null;
  matches: RiskMatch[];
  matchesElsewhere: number;
  txId?: string | null;
  depositTxId?: string | null;
  bonusTxId?: string | null;
  amountInUSD?: number | null;
  medianInUSD?: number | null;
  depositInUSD?: number | null;
  wagerInUSD?: number | null;
  bonusInUSD?: number | null;
  takenInUSD?: number | null;
};
export type RiskReview = {
  id: string;
  note: string;
  score: number;
  rules: RiskRule[];
  by: Named;
  at: string;
};
export type RiskDetails = {
  playerCode: string;
  username: string;
  operator: PlayerOperator;
  score: number;
  level: RiskLevel;
  rules: RiskRule[];
  isReviewed: boolean;
  revision: number;
  evidence: RiskEvidence[];
  reviews: RiskReview[];
};
export type RiskReviewForm = {
  playerCode: string;
  note: string;
  revision: number;
};
export type RiskSettings = {
  cardPoints: number;
  bankAccountPoints: number;
  devicePoints: number;
  deviceDays: number;
  largeDepositPoints: number;
  largeDepositTimes: number;
  largeDepositInUSD: number;
  largeDepositDays: number;
  quickWithdrawalPoints: number;
  quickWithdrawalHours: number;
  bonusWithdrawalPoints: number;
  bonusWithdrawalMinutes: number;
  chargebackPoints: number;
  mediumScore: number;
  highScore: number;
  opId: string;
  isInherited: boolean;
  revision: number;
  updatedAt?: string | null;
  updatedBy?: Named | null;
};
export type RiskSettingsForm = {
  cardPoints: number;
  bankAccountPoints: number;
  devicePoints: number;
  deviceDays: number;
  largeDepositPoints: number;
  largeDepositTimes: number;
  largeDepositInUSD: number;
  largeDepositDays: number;
  quickWithdrawalPoints: number;
  quickWithdrawalHours: number;
  bonusWithdrawalPoints: number;
  bonusWithdrawalMinutes: number;
  chargebackPoints: number;
  mediumScore: number;
  highScore: number;
  opId: string;
};

export const {
  useRiskPlayersQuery,
  useLazyRiskPlayersQuery,
  useRiskPlayerQuery,
  useLazyRiskPlayerQuery,
  useRiskReviewMutation,
  useRiskSettingsQuery,
  useLazyRiskSettingsQuery,
  useRiskSettingsUpdateMutation,
} = api;
