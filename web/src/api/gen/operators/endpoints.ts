// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Currency, OperatorDetails, OperatorSettings, PageOperator, PaymentProvider } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    operatorsMenuList: build.query<OperatorsMenuListApiResponse, OperatorsMenuListApiArg>({
      query: () => ({ url: `/api/operators/menu-list` }),
    }),
    operatorsMe: build.query<OperatorsMeApiResponse, OperatorsMeApiArg>({
      query: (queryArg) => ({ url: `/api/operators/me`, method: "POST", body: queryArg.nothing }),
    }),
    operatorsShow: build.query<OperatorsShowApiResponse, OperatorsShowApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/show`,
        method: "POST",
        body: queryArg.operatorNamed,
      }),
    }),
    operatorsList: build.query<OperatorsListApiResponse, OperatorsListApiArg>({
      query: (queryArg) => ({
        url: `/api/operators`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          type: queryArg["type"],
          title: queryArg.title,
          isActive: queryArg.isActive,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    operatorCreate: build.mutation<OperatorCreateApiResponse, OperatorCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators`,
        method: "POST",
        body: queryArg.operatorDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    operatorsGeneralUpdate: build.mutation<
      OperatorsGeneralUpdateApiResponse,
      OperatorsGeneralUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/general`,
        method: "PUT",
        body: queryArg.operatorGeneral,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorsSettingsUpdate: build.mutation<
      OperatorsSettingsUpdateApiResponse,
      OperatorsSettingsUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/settings`,
        method: "PUT",
        body: queryArg.operatorSettingsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorsSettings: build.query<OperatorsSettingsApiResponse, OperatorsSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/settings`,
        params: {
          opId: queryArg.opId,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type OperatorsMenuListApiResponse = /** status 200 Done. */ MenuList;
export type OperatorsMenuListApiArg = void;
export type OperatorsMeApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorsMeApiArg = {
  nothing: Nothing;
};
export type OperatorsShowApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorsShowApiArg = {
  operatorNamed: OperatorNamed;
};
export type OperatorsListApiResponse = /** status 200 Done. */ PageOperator;
export type OperatorsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  type?: "parent" | "brand";
  title?: string;
  isActive?: boolean;
  isDeleted?: boolean;
};
export type OperatorCreateApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  operatorDraft: OperatorDraft;
};
export type OperatorsGeneralUpdateApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorsGeneralUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  operatorGeneral: OperatorGeneral;
};
export type OperatorsSettingsUpdateApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorsSettingsUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  operatorSettingsEdit: OperatorSettingsEdit;
};
export type OperatorsSettingsApiResponse = /** status 200 Done. */ OperatorSettings;
export type OperatorsSettingsApiArg = {
  opId?: string;
  playerCode?: string;
};
export type MenuOperator = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  isActive: boolean;
  wasOperator?: boolean;
  timezone?: string | null;
};
export type MenuList = {
  operators: MenuOperator[];
};
export type Nothing = {};
export type OperatorNamed = {
  opId: string;
};
export type OperatorDraft = {
  opId: string;
  title: string;
  supportEmail: string;
  defaultLanguage: string;
  timezone: string;
  allowedCurrenciesToPlay: Currency[];
  dailyTopupLimitInUSD: number;
  isActive?: boolean;
};
export type OperatorGeneral = {
  opId: string;
  title: string;
  supportEmail: string;
  defaultLanguage: string;
  timezone: string;
};
export type OperatorSettingsEdit = {
  opId: string;
  isActive: boolean;
  dailyTopupLimitInUSD?: number | null;
  maxTournamentPrizesInUSD?: number | null;
  allowedCurrenciesToPlay?: Currency[] | null;
  additionalTopupCurrencies: Currency[];
  depositGateways: PaymentProvider[];
  withdrawGateways: PaymentProvider[];
};

export const {
  useOperatorsMenuListQuery,
  useLazyOperatorsMenuListQuery,
  useOperatorsMeQuery,
  useLazyOperatorsMeQuery,
  useOperatorsShowQuery,
  useLazyOperatorsShowQuery,
  useOperatorsListQuery,
  useLazyOperatorsListQuery,
  useOperatorCreateMutation,
  useOperatorsGeneralUpdateMutation,
  useOperatorsSettingsUpdateMutation,
  useOperatorsSettingsQuery,
  useLazyOperatorsSettingsQuery,
} = api;
