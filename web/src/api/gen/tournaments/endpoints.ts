// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BetGame, BetStatus, BetType, DecisionFacts, FactsBlock, Named, PlayerOperator, RiskMark, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    tournaments: build.query<TournamentsApiResponse, TournamentsApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          status: queryArg.status,
          betType: queryArg.betType,
          scoring: queryArg.scoring,
          title: queryArg.title,
        },
      }),
    }),
    tournamentCreate: build.mutation<TournamentCreateApiResponse, TournamentCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament`,
        method: "POST",
        body: queryArg.tournamentDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    tournamentEdit: build.mutation<TournamentEditApiResponse, TournamentEditApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament`,
        method: "PUT",
        body: queryArg.tournamentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    tournamentDelete: build.mutation<TournamentDeleteApiResponse, TournamentDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          id: queryArg.id,
        },
      }),
    }),
    tournamentsWithWinners: build.query<
      TournamentsWithWinnersApiResponse,
      TournamentsWithWinnersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tournament/winners`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          status: queryArg.status,
          betType: queryArg.betType,
          scoring: queryArg.scoring,
          title: queryArg.title,
          hasPending: queryArg.hasPending,
        },
      }),
    }),
    tournamentChoices: build.query<TournamentChoicesApiResponse, TournamentChoicesApiArg>({
      query: () => ({ url: `/api/tournament/choices` }),
    }),
    tournament: build.query<TournamentApiResponse, TournamentApiArg>({
      query: (queryArg) => ({ url: `/api/tournament/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    tournamentRanking: build.query<TournamentRankingApiResponse, TournamentRankingApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/${encodeURIComponent(String(queryArg.id))}/ranking`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    tournamentCancel: build.mutation<TournamentCancelApiResponse, TournamentCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/cancel`,
        method: "POST",
        body: queryArg.tournamentCancel,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    tournamentWinners: build.query<TournamentWinnersApiResponse, TournamentWinnersApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/${encodeURIComponent(String(queryArg.id))}/winners`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          status: queryArg.status,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    tournamentWinner: build.query<TournamentWinnerApiResponse, TournamentWinnerApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/payouts/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    tournamentWinnerFacts: build.query<
      TournamentWinnerFactsApiResponse,
      TournamentWinnerFactsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tournament/payouts/${encodeURIComponent(String(queryArg.id))}/facts`,
      }),
    }),
    tournamentPayout: build.mutation<TournamentPayoutApiResponse, TournamentPayoutApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/payouts`,
        method: "POST",
        body: queryArg.payout,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    tournamentPrizeLimits: build.query<
      TournamentPrizeLimitsApiResponse,
      TournamentPrizeLimitsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tournament/prize-limits`,
        params: {
          opId: queryArg.opId,
          betType: queryArg.betType,
          games: queryArg.games,
          providers: queryArg.providers,
          sports: queryArg.sports,
          minBetAmountInUSD: queryArg.minBetAmountInUsd,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
        },
      }),
    }),
    betTournaments: build.query<BetTournamentsApiResponse, BetTournamentsApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/bets/${encodeURIComponent(String(queryArg.betId))}`,
      }),
    }),
    tournamentBets: build.query<TournamentBetsApiResponse, TournamentBetsApiArg>({
      query: (queryArg) => ({
        url: `/api/tournament/${encodeURIComponent(String(queryArg.id))}/bets`,
        params: {
          playerCode: queryArg.playerCode,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type TournamentsApiResponse = /** status 200 Done. */ PageTournament;
export type TournamentsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  status?: "ACTIVE" | "EXPIRED";
  betType?: "CASINO" | "SPORT";
  scoring?: "TOTAL_WAGER" | "HIGHEST_MULTIPLIER" | "NET_WIN";
  title?: string;
};
export type TournamentCreateApiResponse = /** status 200 Done. */ Tournament;
export type TournamentCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  tournamentDraft: TournamentDraft;
};
export type TournamentEditApiResponse = /** status 200 Done. */ Tournament;
export type TournamentEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  tournamentEdit: TournamentEdit;
};
export type TournamentDeleteApiResponse = /** status 200 Done. */ any;
export type TournamentDeleteApiArg = {
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type TournamentsWithWinnersApiResponse = /** status 200 Done. */ PageTournament;
export type TournamentsWithWinnersApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  status?: "ACTIVE" | "EXPIRED";
  betType?: "CASINO" | "SPORT";
  scoring?: "TOTAL_WAGER" | "HIGHEST_MULTIPLIER" | "NET_WIN";
  title?: string;
  hasPending?: boolean;
};
export type TournamentChoicesApiResponse = /** status 200 Done. */ TournamentChoices;
export type TournamentChoicesApiArg = void;
export type TournamentApiResponse = /** status 200 Done. */ Tournament;
export type TournamentApiArg = {
  id: string;
};
export type TournamentRankingApiResponse = /** status 200 Done. */ RankingPage;
export type TournamentRankingApiArg = {
  id: string;
  page?: number;
  limit?: number;
};
export type TournamentCancelApiResponse = /** status 200 Done. */ Tournament;
export type TournamentCancelApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  tournamentCancel: TournamentCancel;
};
export type TournamentWinnersApiResponse = /** status 200 Done. */ WinnersPage;
export type TournamentWinnersApiArg = {
  id: string;
  page?: number;
  limit?: number;
  sort?: string;
  status?: "PENDING" | "APPROVED" | "REJECTED";
  playerCode?: string;
};
export type TournamentWinnerApiResponse = /** status 200 Done. */ WinnerDetails;
export type TournamentWinnerApiArg = {
  id: string;
};
export type TournamentWinnerFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type TournamentWinnerFactsApiArg = {
  id: string;
};
export type TournamentPayoutApiResponse = /** status 200 Done. */ WinnerDetails;
export type TournamentPayoutApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  payout: Payout;
};
export type TournamentPrizeLimitsApiResponse = /** status 200 Done. */ PrizeLimits;
export type TournamentPrizeLimitsApiArg = {
  opId?: string;
  betType?: "CASINO" | "SPORT";
  games?: string[];
  providers?: string[];
  sports?: string[];
  minBetAmountInUsd?: number;
  startTime?: string;
  endTime?: string;
};
export type BetTournamentsApiResponse = /** status 200 Done. */ BetTournaments;
export type BetTournamentsApiArg = {
  betId: string;
};
export type TournamentBetsApiResponse = /** status 200 Done. */ TournamentBets;
export type TournamentBetsApiArg = {
  id: string;
  playerCode: string;
};
export type TournamentText = {
  language: string;
  title: string;
  description?: string;
};
export type Scoring = "TOTAL_WAGER" | "HIGHEST_MULTIPLIER" | "NET_WIN";
export type TournamentPrize = {
  rank: number;
  amountInUSD: number;
};
export type TournamentStatus = "ACTIVE" | "EXPIRED";
export type TournamentCancellation = {
  by: Named;
  at: string;
  note: string;
};
export type Tournament = {
  texts: TournamentText[];
  betType: BetType;
  games?: string[];
  providers?: string[];
  sports?: string[];
  scoring: Scoring;
  minBetAmountInUSD: number;
  startTime: string;
  endTime: string;
  prizes: TournamentPrize[];
  id: string;
  title: string;
  operator: PlayerOperator;
  status: TournamentStatus;
  cancellation: TournamentCancellation | null;
  isExtended: boolean;
  isArchived?: boolean;
  prizePoolInUSD: number;
  betCount: number;
  playerCount: number;
  wageredInUSD: number;
  winnerCount: number;
  pendingWinnerCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageTournament = {
  items: Tournament[];
  count: number;
  remaining: number;
};
export type TournamentDraft = {
  texts: TournamentText[];
  betType: BetType;
  games?: string[];
  providers?: string[];
  sports?: string[];
  scoring: Scoring;
  minBetAmountInUSD: number;
  startTime: string;
  endTime: string;
  prizes: TournamentPrize[];
  opId: string;
};
export type TournamentEdit = {
  texts: TournamentText[];
  betType: BetType;
  games?: string[];
  providers?: string[];
  sports?: string[];
  scoring: Scoring;
  minBetAmountInUSD: number;
  startTime: string;
  endTime: string;
  prizes: TournamentPrize[];
  id: string;
};
export type TournamentChoices = {
  games: BetGame[];
  providers: string[];
  sports: string[];
};
export type TournamentPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  nickName?: string;
  isBlocked: boolean;
  isDeleted: boolean;
};
export type RankedPlayer = {
  rank: number;
  player: TournamentPlayer;
  score: number;
  reachedAt: string;
  betCount: number;
  wageredInUSD: number;
  prizeInUSD: number | null;
};
export type RankingPage = {
  items: RankedPlayer[];
  count: number;
  remaining: number;
};
export type TournamentCancel = {
  id: string;
  note: string;
};
export type WinnerStatus = "PENDING" | "APPROVED" | "REJECTED";
export type Winner = {
  id: string;
  tournamentId: string;
  tournamentTitle: string;
  operator: PlayerOperator;
  rank: number;
  player: TournamentPlayer;
  score: number;
  scoring: Scoring;
  prizeInUSD: number;
  status: WinnerStatus;
  decidedBy: Named | null;
  decidedAt: string | null;
  noteForThePlayer: string;
  paidAmount: number | null;
  paidCurrency: string | null;
  txId: string | null;
  warnings?: WarningCode[] | null;
  block?: FactsBlock | null;
  risk?: RiskMark | null;
  createdAt: string;
  revision: number;
};
export type WinnersPage = {
  items: Winner[];
  count: number;
  remaining: number;
};
export type WinnerDetails = {
  id: string;
  tournamentId: string;
  tournamentTitle: string;
  operator: PlayerOperator;
  rank: number;
  player: TournamentPlayer;
  score: number;
  scoring: Scoring;
  prizeInUSD: number;
  status: WinnerStatus;
  decidedBy: Named | null;
  decidedAt: string | null;
  noteForThePlayer: string;
  paidAmount: number | null;
  paidCurrency: string | null;
  txId: string | null;
  warnings?: WarningCode[] | null;
  block?: FactsBlock | null;
  risk?: RiskMark | null;
  createdAt: string;
  revision: number;
  payAmount: number;
  payCurrency: string;
  exchangeRateInUSD: number;
  walletBalance: number;
};
export type PayoutType = "approve" | "reject";
export type Payout = {
  acknowledged?: WarningCode[] | null;
  type: PayoutType;
  winnerId: string;
  noteForThePlayer?: string;
};
export type PrizeLimits = {
  maxTournamentPrizesInUSD: number;
  wageredBeforeInUSD: number | null;
  warnAboveInUSD: number | null;
  since: string | null;
  until: string | null;
};
export type NotCounted =
  | "OPEN"
  | "CANCELED"
  | "TEST_PLAYER"
  | "FREE_BET"
  | "SETTLED_BY_HAND"
  | "PLACED_BEFORE"
  | "SETTLED_AFTER"
  | "BELOW_MINIMUM"
  | "OTHER_GAME"
  | "OTHER_SPORT"
  | "OPPOSITE_BET";
export type BetTournament = {
  tournamentId: string;
  title: string;
  counts: boolean;
  reason: NotCounted | null;
};
export type BetTournaments = {
  items: BetTournament[];
};
export type ScoreBet = {
  betId: string;
  generation: number;
  subject: string;
  status: BetStatus;
  stakeInUSD: number;
  winInUSD: number;
  settledAt: string;
};
export type TournamentBets = {
  items: ScoreBet[];
};

export const {
  useTournamentsQuery,
  useLazyTournamentsQuery,
  useTournamentCreateMutation,
  useTournamentEditMutation,
  useTournamentDeleteMutation,
  useTournamentsWithWinnersQuery,
  useLazyTournamentsWithWinnersQuery,
  useTournamentChoicesQuery,
  useLazyTournamentChoicesQuery,
  useTournamentQuery,
  useLazyTournamentQuery,
  useTournamentRankingQuery,
  useLazyTournamentRankingQuery,
  useTournamentCancelMutation,
  useTournamentWinnersQuery,
  useLazyTournamentWinnersQuery,
  useTournamentWinnerQuery,
  useLazyTournamentWinnerQuery,
  useTournamentWinnerFactsQuery,
  useLazyTournamentWinnerFactsQuery,
  useTournamentPayoutMutation,
  useTournamentPrizeLimitsQuery,
  useLazyTournamentPrizeLimitsQuery,
  useBetTournamentsQuery,
  useLazyBetTournamentsQuery,
  useTournamentBetsQuery,
  useLazyTournamentBetsQuery,
} = api;
