// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    games: build.query<GamesApiResponse, GamesApiArg>({
      query: (queryArg) => ({
        url: `/api/games`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          title: queryArg.title,
          provider: queryArg.provider,
          aggregator: queryArg.aggregator,
          category: queryArg.category,
          tag: queryArg.tag,
          status: queryArg.status,
          operatorStatus: queryArg.operatorStatus,
          restrictedIn: queryArg.restrictedIn,
        },
      }),
    }),
    gameSearch: build.query<GameSearchApiResponse, GameSearchApiArg>({
      query: (queryArg) => ({ url: `/api/games`, method: "POST", body: queryArg.gameSearch }),
    }),
    gameEdit: build.mutation<GameEditApiResponse, GameEditApiArg>({
      query: (queryArg) => ({
        url: `/api/games`,
        method: "PUT",
        body: queryArg.gameEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gameChoices: build.query<GameChoicesApiResponse, GameChoicesApiArg>({
      query: () => ({ url: `/api/games/choices` }),
    }),
    game: build.query<GameApiResponse, GameApiArg>({
      query: (queryArg) => ({
        url: `/api/games/${encodeURIComponent(String(queryArg.gameId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    gameEntries: build.query<GameEntriesApiResponse, GameEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/games/${encodeURIComponent(String(queryArg.gameId))}/operators`,
      }),
    }),
    gameImageDelete: build.mutation<GameImageDeleteApiResponse, GameImageDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/games/image`,
        method: "DELETE",
        body: queryArg.gameImage,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gameOperators: build.mutation<GameOperatorsApiResponse, GameOperatorsApiArg>({
      query: (queryArg) => ({
        url: `/api/games/operators`,
        method: "PUT",
        body: queryArg.gameOperators,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gameEntryUpdate: build.mutation<GameEntryUpdateApiResponse, GameEntryUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/games/update`,
        method: "PUT",
        body: queryArg.gameEntryUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gamesOrder: build.mutation<GamesOrderApiResponse, GamesOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/games/order`,
        method: "PUT",
        body: queryArg.gameOrder,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    gameStatusPreview: build.query<GameStatusPreviewApiResponse, GameStatusPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/games/status/preview`,
        method: "POST",
        body: queryArg.gameStatuses,
      }),
    }),
    gameStatus: build.mutation<GameStatusApiResponse, GameStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/games/status`,
        method: "PUT",
        body: queryArg.gameStatuses,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    gameClonePreview: build.query<GameClonePreviewApiResponse, GameClonePreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/games/clone/preview`,
        method: "POST",
        body: queryArg.gameClone,
      }),
    }),
    gamesClone: build.mutation<GamesCloneApiResponse, GamesCloneApiArg>({
      query: (queryArg) => ({
        url: `/api/games/clone`,
        method: "POST",
        body: queryArg.gameClone,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    gameLaunch: build.query<GameLaunchApiResponse, GameLaunchApiArg>({
      query: (queryArg) => ({
        url: `/api/games/launch`,
        method: "POST",
        body: queryArg.gameLaunch,
      }),
    }),
  }),
  overrideExisting: false,
});

export type GamesApiResponse = /** status 200 Done. */ PageGame;
export type GamesApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  title?: string;
  provider?: string;
  aggregator?: string;
  category?: string;
  tag?: string;
  status?: "ACTIVE" | "DISABLED" | "MAINTENANCE" | "DEPRECATE";
  operatorStatus?: "ACTIVE" | "DISABLED" | "MAINTENANCE" | "DEPRECATE";
  restrictedIn?: string;
};
export type GameSearchApiResponse = /** status 200 Done. */ GameFound[];
export type GameSearchApiArg = {
  gameSearch: GameSearch;
};
export type GameEditApiResponse = /** status 200 Done. */ Game;
export type GameEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gameEdit: GameEdit;
};
export type GameChoicesApiResponse = /** status 200 Done. */ GameChoices;
export type GameChoicesApiArg = void;
export type GameApiResponse = /** status 200 Done. */ Game;
export type GameApiArg = {
  gameId: string;
  opId?: string;
};
export type GameEntriesApiResponse = /** status 200 Done. */ GameEntries;
export type GameEntriesApiArg = {
  gameId: string;
};
export type GameImageDeleteApiResponse = /** status 200 Done. */ Game;
export type GameImageDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gameImage: GameImage;
};
export type GameOperatorsApiResponse = /** status 200 Done. */ GameOperatorsSet;
export type GameOperatorsApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gameOperators: GameOperators;
};
export type GameEntryUpdateApiResponse = /** status 200 Done. */ GameEntry;
export type GameEntryUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gameEntryUpdate: GameEntryUpdate;
};
export type GamesOrderApiResponse = /** status 200 Done. */ GamesOrdered;
export type GamesOrderApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  gameOrder: GameOrder;
};
export type GameStatusPreviewApiResponse = /** status 200 Done. */ GameChanges;
export type GameStatusPreviewApiArg = {
  gameStatuses: GameStatuses;
};
export type GameStatusApiResponse = /** status 200 Done. */ GameChanges;
export type GameStatusApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  gameStatuses: GameStatuses;
};
export type GameClonePreviewApiResponse = /** status 200 Done. */ GameChanges;
export type GameClonePreviewApiArg = {
  gameClone: GameClone;
};
export type GamesCloneApiResponse = /** status 200 Done. */ GameChanges;
export type GamesCloneApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  gameClone: GameClone;
};
export type GameLaunchApiResponse = /** status 200 Done. */ GameLaunched;
export type GameLaunchApiArg = {
  gameLaunch: GameLaunch;
};
export type GameStatus = "ACTIVE" | "DISABLED" | "MAINTENANCE" | "DEPRECATE";
export type OperatorGame = {
  status: GameStatus;
  order: number;
};
export type SoftGamings = {
  ImageFullPath: string;
};
export type GameEntry = {
  status: GameStatus;
  order: number;
  opId: string;
  opTitle: string;
  isOn: boolean;
  updatedAt?: string | null;
  updatedBy?: Named | null;
  revision: number;
};
export type GamePlay = {
  bets: number;
  stakeInUSD: number;
  ggrInUSD: number;
  actualRTP?: number | null;
};
export type Game = {
  id: string;
  title: string;
  imageUrl?: string | null;
  provider: string;
  aggregator: string;
  categories: string;
  subCategories: string;
  tag: string;
  status: GameStatus;
  reason: string;
  order: number;
  displayRTP: number;
  restrictedCountries: string;
  operators: {
    [key: string]: OperatorGame;
  };
  SOFT_GAMINGS?: SoftGamings | null;
  entry?: GameEntry | null;
  play?: GamePlay | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageGame = {
  items: Game[];
  count: number;
  remaining: number;
};
export type GameFound = {
  id: string;
  title: string;
  provider: string;
  imageUrl?: string | null;
  status: GameStatus;
};
export type GameSearch = {
  text?: string;
  opId?: string | null;
  limit?: number;
};
export type GameUpdate = {
  title: string;
  categories: string;
  subCategories?: string;
  tag?: string;
  status: GameStatus;
  reason?: string;
  displayRTP: number;
  restrictedCountries?: string;
  order: number;
};
export type GameEdit = {
  id: string;
  update: GameUpdate;
  imageFile?: Blob;
};
export type GameChoices = {
  providers: string[];
  aggregators: string[];
  categories: string[];
  tags: string[];
};
export type GameEntries = {
  items: GameEntry[];
  revision: number;
};
export type GameImage = {
  gameId: string;
  blobName: string;
};
export type GameOperatorsSet = {
  game: Game;
  added: number;
  removed: number;
};
export type GameOperators = {
  gameId: string;
  opIds: string[];
};
export type OperatorGameUpdate = {
  gameId: string;
  order: number;
  status: GameStatus;
};
export type GameEntryUpdate = {
  dto: OperatorGameUpdate;
  opId: string;
  gameTitle?: string;
};
export type OrderedGame = {
  gameId: string;
  title: string;
  order: number;
  revision: number;
};
export type GamesOrdered = {
  items: OrderedGame[];
  revision: number;
  changed: number;
};
export type GameOrder = {
  opId: string;
  gameIds: string[];
};
export type ChangedGame = {
  gameId: string;
  title: string;
  before?: OperatorGame | null;
  after: OperatorGame;
  refused?: string | null;
};
export type GameChanges = {
  added: ChangedGame[];
  changed: ChangedGame[];
  removed: ChangedGame[];
  refused: ChangedGame[];
};
export type GameStatuses = {
  opId: string;
  gameIds: string[];
  status: GameStatus;
};
export type GameClone = {
  sourceOpId: string;
  destOpId: string;
};
export type GameLaunched = {
  launchUrl: string;
};
export type GameLaunch = {
  playerCode: string;
  ip: string;
  gameId: string;
  country: string;
  language: string;
  currency: string;
  isDemo?: boolean;
  isUniversalLaunch?: boolean;
  isMobile?: boolean;
};

export const {
  useGamesQuery,
  useLazyGamesQuery,
  useGameSearchQuery,
  useLazyGameSearchQuery,
  useGameEditMutation,
  useGameChoicesQuery,
  useLazyGameChoicesQuery,
  useGameQuery,
  useLazyGameQuery,
  useGameEntriesQuery,
  useLazyGameEntriesQuery,
  useGameImageDeleteMutation,
  useGameOperatorsMutation,
  useGameEntryUpdateMutation,
  useGamesOrderMutation,
  useGameStatusPreviewQuery,
  useLazyGameStatusPreviewQuery,
  useGameStatusMutation,
  useGameClonePreviewQuery,
  useLazyGameClonePreviewQuery,
  useGamesCloneMutation,
  useGameLaunchQuery,
  useLazyGameLaunchQuery,
} = api;
