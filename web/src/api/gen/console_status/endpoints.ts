// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    consoleStatus: build.query<ConsoleStatusApiResponse, ConsoleStatusApiArg>({
      query: () => ({ url: `/api/settings/status` }),
    }),
  }),
  overrideExisting: false,
});

export type ConsoleStatusApiResponse = /** status 200 Done. */ ConsoleStatus;
export type ConsoleStatusApiArg = void;
export type ProcessSlots = {
  held: number;
  waiting: number;
  limit: number;
};
export type OpenBreaker = {
  area: string;
  operation: string;
  secondsLeft: number;
};
export type AreaPace = {
  area: string;
  calls: number;
  medianMs: number | null;
  usualMs: number | null;
  isSlow: boolean;
};
export type SeenDeviation = {
  operation: string;
  field: string;
  kind: string;
};
export type ConsoleProcess = {
  _id: string;
  host: string;
  pid: number;
  build: string;
  startedAt: string;
  toldAt: string;
  isStopping: boolean;
  sessions: number;
  connections: number;
  memoryMb: number;
  calls: ProcessSlots;
  downloads: ProcessSlots;
  breakers: OpenBreaker[];
  areas: AreaPace[];
  deviations: SeenDeviation[];
  deviationCount: number;
  redisFailures: number | null;
};
export type RedisStatus = {
  isReached: boolean;
  ms: number | null;
};
export type ConsoleStatus = {
  processes: ConsoleProcess[];
  redis: RedisStatus | null;
};

export const {
  useConsoleStatusQuery,
  useLazyConsoleStatusQuery,
} = api;
