// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Role } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    activities: build.query<ActivitiesApiResponse, ActivitiesApiArg>({
      query: (queryArg) => ({
        url: `/api/activities`,
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
          area: queryArg.area,
          action: queryArg.action,
          userCode: queryArg.userCode,
          who: queryArg.who,
          recordId: queryArg.recordId,
          recordTitle: queryArg.recordTitle,
          text: queryArg.text,
          role: queryArg.role,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ActivitiesApiResponse = /** status 200 Done. */ PageActivity;
export type ActivitiesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  area?:
    | "Auth"
    | "Bonus"
    | "Cms"
    | "Gateways"
    | "Operators"
    | "Players"
    | "Support"
    | "Transactions"
    | "Users"
    | "Billing"
    | "Tournament";
  action?: "created" | "updated" | "deleted" | "revealed" | "reviewed";
  userCode?: string;
  who?: string;
  recordId?: string;
  recordTitle?: string;
  text?: string;
  role?: "SUPER_ADMIN" | "ADMIN" | "DEV_OPS" | "OPERATOR_ADMIN" | "OPERATOR_MANAGER" | "AFFILIATE";
};
export type ActivityArea =
  | "Auth"
  | "Bonus"
  | "Cms"
  | "Gateways"
  | "Operators"
  | "Players"
  | "Support"
  | "Transactions"
  | "Users"
  | "Billing"
  | "Tournament";
export type ActivityAction = "created" | "updated" | "deleted" | "revealed" | "reviewed";
export type Activity = {
  _id: string;
  createdAt: string;
  area: ActivityArea;
  action: ActivityAction;
  userCode: string;
  nickname: string;
  role?: Role | null;
  opId?: string | null;
  opTitle?: string | null;
  recordKind: string;
  recordId: string;
  recordTitle: string;
  before: {
    [key: string]: any;
  } | null;
  after: {
    [key: string]: any;
  } | null;
  requestId: string;
};
export type PageActivity = {
  items: Activity[];
  count: number;
  remaining: number;
};

export const {
  useActivitiesQuery,
  useLazyActivitiesQuery,
} = api;
