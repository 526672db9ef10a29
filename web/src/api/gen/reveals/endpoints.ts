// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Role } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    playersReveal: build.mutation<PlayersRevealApiResponse, PlayersRevealApiArg>({
      query: (queryArg) => ({
        url: `/api/players/reveal`,
        method: "POST",
        body: queryArg.revealForm,
      }),
    }),
    playersReveals: build.query<PlayersRevealsApiResponse, PlayersRevealsApiArg>({
      query: (queryArg) => ({
        url: `/api/players/reveals`,
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
          who: queryArg.who,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type PlayersRevealApiResponse = /** status 200 Done. */ Revealed;
export type PlayersRevealApiArg = {
  revealForm: RevealForm;
};
export type PlayersRevealsApiResponse = /** status 200 Done. */ PageReveal;
export type PlayersRevealsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  who?: string;
  playerCode?: string;
};
export type RevealField =
  | "firstName"
  | "lastName"
  | "email"
  | "ip"
  | "deviceId"
  | "nameOnCard"
  | "cardNumber"
  | "iban"
  | "address";
export type RevealedValue = {
  field: RevealField;
  masked: string;
  value: string;
  records: string[];
};
export type Revealed = {
  playerCode: string;
  values: RevealedValue[];
  shownForSeconds: number;
  remaining: number;
};
export type RevealForm = {
  playerCode: string;
  fields: string[];
  reason: string;
};
export type Reveal = {
  _id: string;
  createdAt: string;
  userCode: string;
  nickname: string;
  role?: Role | null;
  playerCode: string;
  username: string;
  opId: string;
  opTitle: string;
  fields: RevealField[];
  reason: string;
};
export type PageReveal = {
  items: Reveal[];
  count: number;
  remaining: number;
};

export const {
  usePlayersRevealMutation,
  usePlayersRevealsQuery,
  useLazyPlayersRevealsQuery,
} = api;
