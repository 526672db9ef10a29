// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    presence: build.query<PresenceApiResponse, PresenceApiArg>({
      query: (queryArg) => ({ url: `/api/presence`, method: "POST", body: queryArg.presenceForm }),
    }),
  }),
  overrideExisting: false,
});

export type PresenceApiResponse = /** status 200 Done. */ Presence;
export type PresenceApiArg = {
  presenceForm: PresenceForm;
};
export type Present = {
  nickname: string;
  userCode: string;
  isWriting: boolean;
};
export type Presence = {
  others: Present[];
  revision: number;
};
export type PresenceKind = "ticket";
export type PresenceForm = {
  kind: PresenceKind;
  id: string;
  isWriting?: boolean;
};

export const {
  usePresenceQuery,
  useLazyPresenceQuery,
} = api;
