// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    outcome: build.mutation<OutcomeApiResponse, OutcomeApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.key))}`,
        method: "GET",
      }),
    }),
  }),
  overrideExisting: false,
});

export type OutcomeApiResponse = /** status 200 Done. */ Outcome;
export type OutcomeApiArg = {
  key: string;
};
export type OutcomeState = "DONE" | "RUNNING" | "NOT_RECEIVED";
export type StoredAnswer = {
  httpStatus: number;
  body: {
    [key: string]: any;
  };
};
export type Outcome = {
  state: OutcomeState;
  answer?: StoredAnswer | null;
};

export const {
  useOutcomeMutation,
} = api;
