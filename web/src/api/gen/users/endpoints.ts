// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Me, OperatorOption, PlayerSubInfo, SessionCheck } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    usersMe: build.query<UsersMeApiResponse, UsersMeApiArg>({
      query: () => ({ url: `/api/users/me` }),
    }),
    usersMeUpdate: build.mutation<UsersMeUpdateApiResponse, UsersMeUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/users/me`,
        method: "PUT",
        body: queryArg.preferences,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    usersMeCheck: build.query<UsersMeCheckApiResponse, UsersMeCheckApiArg>({
      query: () => ({ url: `/api/users/me/check` }),
    }),
    usersMePassword: build.mutation<UsersMePasswordApiResponse, UsersMePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/users/me/password`,
        method: "POST",
        body: queryArg.ownPasswordForm,
      }),
    }),
  }),
  overrideExisting: false,
});

export type UsersMeApiResponse = /** status 200 Done. */ MeAnswer;
export type UsersMeApiArg = void;
export type UsersMeUpdateApiResponse = /** status 200 Done. */ Me;
export type UsersMeUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  preferences: Preferences;
};
export type UsersMeCheckApiResponse = /** status 200 Done. */ SessionCheck;
export type UsersMeCheckApiArg = void;
export type UsersMePasswordApiResponse = /** status 200 Done. */ any;
export type UsersMePasswordApiArg = {
  ownPasswordForm: OwnPasswordForm;
};
export type MeAnswer = {
  user: Me;
  operators: OperatorOption[];
};
export type Preferences = {
  timezone: string;
  language: string;
  roundReportNumbers: boolean;
  playerSubInfoType?: PlayerSubInfo | null;
  startPage?: string | null;
};
export type OwnPasswordForm = {
  newPassword: string;
  passwordConfirm: string;
  currentPassword: string;
};

export const {
  useUsersMeQuery,
  useLazyUsersMeQuery,
  useUsersMeUpdateMutation,
  useUsersMeCheckQuery,
  useLazyUsersMeCheckQuery,
  useUsersMePasswordMutation,
} = api;
