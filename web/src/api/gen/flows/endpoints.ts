// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    flows: build.query<FlowsApiResponse, FlowsApiArg>({
      query: (queryArg) => ({
        url: `/api/flows`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          title: queryArg.title,
          trigger: queryArg.trigger,
          isActive: queryArg.isActive,
        },
      }),
    }),
    flow: build.query<FlowApiResponse, FlowApiArg>({
      query: (queryArg) => ({ url: `/api/flows/${encodeURIComponent(String(queryArg.flowId))}` }),
    }),
    flowActivate: build.mutation<FlowActivateApiResponse, FlowActivateApiArg>({
      query: (queryArg) => ({
        url: `/api/flows/activate`,
        method: "POST",
        body: queryArg.flowKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    flowDeactivate: build.mutation<FlowDeactivateApiResponse, FlowDeactivateApiArg>({
      query: (queryArg) => ({
        url: `/api/flows/deactivate`,
        method: "POST",
        body: queryArg.flowKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    flowDelete: build.mutation<FlowDeleteApiResponse, FlowDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/flows/delete`,
        method: "POST",
        body: queryArg.flowKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type FlowsApiResponse = /** status 200 Done. */ PageFlow;
export type FlowsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  title?: string;
  trigger?: "REGISTRATION" | "VERIFICATION" | "FIRST_DEPOSIT" | "RE_ENGAGEMENT";
  isActive?: boolean;
};
export type FlowApiResponse = /** status 200 Done. */ Flow;
export type FlowApiArg = {
  flowId: string;
};
export type FlowActivateApiResponse = /** status 200 Done. */ Flow;
export type FlowActivateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  flowKey: FlowKey;
};
export type FlowDeactivateApiResponse = /** status 200 Done. */ Flow;
export type FlowDeactivateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  flowKey: FlowKey;
};
export type FlowDeleteApiResponse = /** status 200 Done. */ any;
export type FlowDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  flowKey: FlowKey;
};
export type FlowTrigger = "REGISTRATION" | "VERIFICATION" | "FIRST_DEPOSIT" | "RE_ENGAGEMENT";
export type FlowStepType = "EMAIL" | "SMS" | "MESSAGE" | "OFFER";
export type FlowStep = {
  type: FlowStepType;
  title: string;
  delayHours: number;
  playersWaiting: number;
};
export type Flow = {
  flowId: string;
  opId: string;
  opTitle: string;
  title: string;
  trigger: FlowTrigger;
  steps: FlowStep[];
  isActive: boolean;
  playersInside: number;
  playersFinished: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageFlow = {
  items: Flow[];
  count: number;
  remaining: number;
};
export type FlowKey = {
  flowId: string;
};

export const {
  useFlowsQuery,
  useLazyFlowsQuery,
  useFlowQuery,
  useLazyFlowQuery,
  useFlowActivateMutation,
  useFlowDeactivateMutation,
  useFlowDeleteMutation,
} = api;
