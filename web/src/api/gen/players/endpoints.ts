// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BlockAction, Named, PlayerOperator, VerificationStatus } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    playersSearch: build.query<PlayersSearchApiResponse, PlayersSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/players/search`,
        method: "POST",
        body: queryArg.playerSearch,
      }),
    }),
    playersList: build.query<PlayersListApiResponse, PlayersListApiArg>({
      query: (queryArg) => ({
        url: `/api/players`,
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
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          username: queryArg.username,
          email: queryArg.email,
          affId: queryArg.affId,
          refId: queryArg.refId,
          channelId: queryArg.channelId,
          currency: queryArg.currency,
          kycStatus: queryArg.kycStatus,
          isVerified: queryArg.isVerified,
          isBlocked: queryArg.isBlocked,
          isDeleted: queryArg.isDeleted,
          chatIsBlocked: queryArg.chatIsBlocked,
          hasDeposit: queryArg.hasDeposit,
          activeFrom: queryArg.activeFrom,
          activeTo: queryArg.activeTo,
          activeBy: queryArg.activeBy,
          activeBetType: queryArg.activeBetType,
          activeGameId: queryArg.activeGameId,
          activeProvider: queryArg.activeProvider,
          source: queryArg.source,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
    player: build.query<PlayerApiResponse, PlayerApiArg>({
      query: (queryArg) => ({ url: `/api/player`, method: "POST", body: queryArg.playerKey }),
    }),
    playersBlock: build.mutation<PlayersBlockApiResponse, PlayersBlockApiArg>({
      query: (queryArg) => ({
        url: `/api/players/block`,
        method: "POST",
        body: queryArg.playerBlockForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    playersDelete: build.mutation<PlayersDeleteApiResponse, PlayersDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/players/delete`,
        method: "DELETE",
        body: queryArg.playerDeletion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    playersBalances: build.query<PlayersBalancesApiResponse, PlayersBalancesApiArg>({
      query: (queryArg) => ({
        url: `/api/players/balances`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          username: queryArg.username,
          currency: queryArg.currency,
          hasBalance: queryArg.hasBalance,
          isBlocked: queryArg.isBlocked,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type PlayersSearchApiResponse = /** status 200 Done. */ PagePlayer;
export type PlayersSearchApiArg = {
  playerSearch: PlayerSearch;
};
export type PlayersListApiResponse = /** status 200 Done. */ PlayerPage;
export type PlayersListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  playerCode?: string;
  playerId?: string;
  username?: string;
  email?: string;
  affId?: string;
  refId?: string;
  channelId?: string;
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  kycStatus?: "CONFIRMED" | "PENDING" | "REJECTED";
  isVerified?: boolean;
  isBlocked?: boolean;
  isDeleted?: boolean;
  chatIsBlocked?: boolean;
  hasDeposit?: boolean;
  activeFrom?: string;
  activeTo?: string;
  activeBy?: "BET" | "DEPOSIT" | "WITHDRAW";
  activeBetType?: "CASINO" | "SPORT";
  activeGameId?: string;
  activeProvider?: string;
  source?: "affId" | "refId" | "direct";
  dateField?: "createdAt" | "firstVerifiedAt";
  toExclusive?: boolean;
};
export type PlayerApiResponse = /** status 200 Done. */ Player;
export type PlayerApiArg = {
  playerKey: PlayerKey;
};
export type PlayersBlockApiResponse = /** status 200 Done. */ Player;
export type PlayersBlockApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  playerBlockForm: PlayerBlockForm;
};
export type PlayersDeleteApiResponse = /** status 200 Done. */ any;
export type PlayersDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  playerDeletion: PlayerDeletion;
};
export type PlayersBalancesApiResponse = /** status 200 Done. */ BalancesPage;
export type PlayersBalancesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  playerCode?: string;
  playerId?: string;
  username?: string;
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  hasBalance?: boolean;
  isBlocked?: boolean;
  isDeleted?: boolean;
};
export type PlayerProfile = {
  nickname: string;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  language: string;
};
export type BalanceInUsd = {
  balance: number;
};
export type Balance = {
  balance: number;
};
export type PlayerWallet = {
  inUSD: BalanceInUsd;
  byCurrency: {
    [key: string]: Balance;
  };
};
export type PlayerStats = {
  totalBetCount: number;
  totalDepositCount: number;
  totalWithdrawCount: number;
  totalTopUpIncreaseCount: number;
};
export type Verification = {
  status: VerificationStatus;
};
export type PlayerKyc = {
  verifications: Verification[];
};
export type RegisteredBy = "EMAIL" | "GMAIL" | "TELEGRAM";
export type RegisteredFrom = {
  ip: string;
  deviceId: string;
};
export type PlayerBlock = {
  reason: string;
  by: Named;
  at: string;
};
export type Player = {
  playerCode: string;
  playerId: string;
  uuid: string;
  username: string;
  profile: PlayerProfile;
  isTest: boolean;
  isVerified: boolean;
  isDeleted: boolean;
  isBlocked: boolean;
  chatIsBlocked: boolean;
  affId?: string | null;
  refId?: string | null;
  channelId?: string | null;
  subChannelId?: string | null;
  activeCurrency: string;
  wallet: PlayerWallet;
  playerStats: PlayerStats;
  kyc: PlayerKyc;
  isAffCprCredited: boolean;
  isAffCpaCredited: boolean;
  registeredBy?: RegisteredBy | null;
  registeredFrom?: RegisteredFrom | null;
  createdAt: string;
  updatedAt: string;
  operator: PlayerOperator;
  block?: PlayerBlock | null;
  unblock?: PlayerBlock | null;
  revision: number;
};
export type PagePlayer = {
  items: Player[];
  count: number;
  remaining: number;
};
export type PlayerSearch = {
  query: string;
  opId?: string | null;
  page?: number;
  limit?: number;
};
export type PlayerCount = {
  count: number;
};
export type PlayerPage = {
  items: Player[];
  count: number;
  remaining: number;
  totals: PlayerCount;
};
export type PlayerKey = {
  playerId?: string | null;
  playerCode?: string | null;
};
export type PlayerBlockForm = {
  playerCode: string;
  action: BlockAction;
  reason: string;
};
export type PlayerDeletion = {
  playerId: string;
  playerUsername: string;
  uuid: string;
};
export type PlayerBalances = {
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  isBlocked: boolean;
  isDeleted: boolean;
  activeCurrency: string;
  operator: PlayerOperator;
  wallet: PlayerWallet;
  bonusInUSD: number;
  cashbackInUSD: number;
  affiliateInUSD: number;
  balanceInUSD: number;
  heldInUSD: number;
  createdAt: string;
};
export type BalanceTotals = {
  byCurrency: {
    [key: string]: Balance;
  };
  mainInUSD: number;
  bonusInUSD: number;
  cashbackInUSD: number;
  affiliateInUSD: number;
  balanceInUSD: number;
};
export type BalancesPage = {
  items: PlayerBalances[];
  count: number;
  remaining: number;
  totals: BalanceTotals;
};

export const {
  usePlayersSearchQuery,
  useLazyPlayersSearchQuery,
  usePlayersListQuery,
  useLazyPlayersListQuery,
  usePlayerQuery,
  useLazyPlayerQuery,
  usePlayersBlockMutation,
  usePlayersDeleteMutation,
  usePlayersBalancesQuery,
  useLazyPlayersBalancesQuery,
} = api;
