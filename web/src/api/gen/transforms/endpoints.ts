// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    transformPreview: build.query<TransformPreviewApiResponse, TransformPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/transform`,
        params: {
          opId: queryArg.opId,
          parentOpId: queryArg.parentOpId,
        },
      }),
    }),
    operatorToBrand: build.mutation<OperatorToBrandApiResponse, OperatorToBrandApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/transform`,
        method: "POST",
        body: queryArg.operatorToBrand,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    brandToOperator: build.mutation<BrandToOperatorApiResponse, BrandToOperatorApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/transform/brand`,
        method: "POST",
        body: queryArg.brandToOperator,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type TransformPreviewApiResponse = /** status 200 Done. */ TransformPreview;
export type TransformPreviewApiArg = {
  opId: string;
  parentOpId?: string;
};
export type OperatorToBrandApiResponse = /** status 200 Done. */ TransformReport;
export type OperatorToBrandApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  operatorToBrand: OperatorToBrand;
};
export type BrandToOperatorApiResponse = /** status 200 Done. */ TransformReport;
export type BrandToOperatorApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  brandToOperator: BrandToOperator;
};
export type TransformCheck =
  "PARENT_ACTIVE" | "NO_BRANDS" | "NO_DEBT" | "EMPTY_POOL" | "OWN_ZONES" | "OWN_GATEWAYS";
export type TransformCheckResult = {
  check: TransformCheck;
  blockers: string[];
};
export type TransformSubject = "ROLE" | "CASHBACK" | "AFFILIATES" | "TOPUP_LIMIT";
export type TransformChange = {
  subject: TransformSubject;
  title: string;
  before: string;
  after: string;
  accountCount?: number | null;
  added?: string[];
  removed?: string[];
};
export type TransformPreview = {
  opId: string;
  opTitle: string;
  isBrand: boolean;
  parentOpId: string | null;
  parentOpTitle: string | null;
  checks: TransformCheckResult[];
  isPossible: boolean;
  changes: TransformChange[];
  playersKept: number;
  accountsSignedOut: number;
};
export type TransformStep = "CHECK" | "MOVE" | "BILLING" | "AFFILIATES" | "STAFF" | "SESSIONS";
export type TransformStepDone = {
  step: TransformStep;
  count: number;
};
export type TransformReport = {
  opId: string;
  opTitle: string;
  parentOpId: string | null;
  parentOpTitle: string | null;
  steps: TransformStepDone[];
  changes: TransformChange[];
  transformedAt: string;
};
export type OperatorToBrandForm = {
  opId: string;
  parentOpId: string;
  parentOpTitle: string;
};
export type OperatorToBrand = {
  dto: OperatorToBrandForm;
};
export type BrandToOperator = {
  opId: string;
};

export const {
  useTransformPreviewQuery,
  useLazyTransformPreviewQuery,
  useOperatorToBrandMutation,
  useBrandToOperatorMutation,
} = api;
