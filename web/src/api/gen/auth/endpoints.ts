// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Me, OperatorOption } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    authLogin: build.mutation<AuthLoginApiResponse, AuthLoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: "POST", body: queryArg.credentials }),
    }),
    authLogout: build.mutation<AuthLogoutApiResponse, AuthLogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "GET" }),
    }),
    authProve: build.mutation<AuthProveApiResponse, AuthProveApiArg>({
      query: (queryArg) => ({ url: `/api/auth/prove`, method: "POST", body: queryArg.proofForm }),
    }),
    authSessions: build.query<AuthSessionsApiResponse, AuthSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    authSessionEnd: build.mutation<AuthSessionEndApiResponse, AuthSessionEndApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions#authSessionEnd`,
        method: "DELETE",
        params: {
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    authSessionsEnd: build.mutation<AuthSessionsEndApiResponse, AuthSessionsEndApiArg>({
      query: () => ({ url: `/api/auth/sessions#authSessionsEnd`, method: "DELETE" }),
    }),
  }),
  overrideExisting: false,
});

export type AuthLoginApiResponse = /** status 200 Done. */ SignedIn;
export type AuthLoginApiArg = {
  credentials: Credentials;
};
export type AuthLogoutApiResponse = /** status 200 Done. */ any;
export type AuthLogoutApiArg = void;
export type AuthProveApiResponse = /** status 200 Done. */ Proof;
export type AuthProveApiArg = {
  proofForm: ProofForm;
};
export type AuthSessionsApiResponse = /** status 200 Done. */ SignedInSessions;
export type AuthSessionsApiArg = void;
export type AuthSessionEndApiResponse = /** status 200 Done. */ EndedSessions;
export type AuthSessionEndApiArg = {
  sessionId: string;
};
export type AuthSessionsEndApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: EndedSessions;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
};
export type AuthSessionsEndApiArg = void;
export type SignedIn = {
  user: Me;
  operators: OperatorOption[];
};
export type Credentials = {
  email: string;
  password: string;
  world?: string | null;
};
export type Proof = {
  provedAt: string;
};
export type ProofForm = {
  password: string;
};
export type SignedInSession = {
  _id: string;
  createdAt: string;
  lastSeenAt: string;
  address: string;
  userAgent: string;
  isCurrent: boolean;
};
export type SignedInSessions = {
  sessions: SignedInSession[];
};
export type EndedSessions = {
  endedCount: number;
  pendingCount: number;
  notQueuedCount: number;
};

export const {
  useAuthLoginMutation,
  useAuthLogoutMutation,
  useAuthProveMutation,
  useAuthSessionsQuery,
  useLazyAuthSessionsQuery,
  useAuthSessionEndMutation,
  useAuthSessionsEndMutation,
} = api;
