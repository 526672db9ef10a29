// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { CashbackSettings } from "../shared/types";
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
    operatorsSettings: build.query<OperatorsSettingsApiResponse, OperatorsSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/settings`,
        params: {
          opId: queryArg.opId,
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
export type OperatorsSettingsApiResponse = /** status 200 Done. */ OperatorSettings;
export type OperatorsSettingsApiArg = {
  opId?: string;
};
export type MenuOperator = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  isActive: boolean;
};
export type MenuList = {
  operators: MenuOperator[];
};
export type OperatorExtraData = {
  additionalTopupCurrencies: string[];
};
export type BillingWallets = {
  address: string;
};
export type OperatorStats = {
  todayTotalTopupInUSD: number;
};
export type OperatorLimits = {
  dailyTopupLimitInUSD: number;
};
export type OperatorDetails = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
  isActive: boolean;
  allowedCurrenciesToPlay: string[];
  extraData: OperatorExtraData;
  cpgBillingWallets: BillingWallets;
  stats: OperatorStats;
  limits: OperatorLimits;
};
export type Nothing = {};
export type OperatorNamed = {
  opId: string;
};
export type AffiliateLevel = {
  level: number;
  requiredWagerInUSD: number;
  emailCpr: number;
  gmailCpr: number;
  telegramCpr: number;
  maxCpr: number;
  cpa: number;
};
export type RevenueShare = {
  monthlyReferredPlayersTotalWagerInUSD: number;
  revenueSharePercentage: number;
};
export type AffiliateSettings = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: number;
  claimedBonusAdminFeePercentage: number;
  cashbackAdminFeePercentage: number;
  affiliatesAdminFeePercentage: number;
  minWithdrawableAmountInUSD: number;
  levelSettings: AffiliateLevel[];
  revenueShareSettings: RevenueShare[];
};
export type AffiliateConfig = {
  settings: AffiliateSettings;
};
export type OperatorSettings = {
  affiliates: AffiliateConfig | null;
  cashback: CashbackSettings | null;
};

export const {
  useOperatorsMenuListQuery,
  useLazyOperatorsMenuListQuery,
  useOperatorsMeQuery,
  useLazyOperatorsMeQuery,
  useOperatorsShowQuery,
  useLazyOperatorsShowQuery,
  useOperatorsSettingsQuery,
  useLazyOperatorsSettingsQuery,
} = api;
