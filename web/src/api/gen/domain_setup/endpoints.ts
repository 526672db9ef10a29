// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { SslMode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    domainSetup: build.mutation<DomainSetupApiResponse, DomainSetupApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/setup-domain`,
        method: "POST",
        body: queryArg.setupZone,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupCheck: build.query<DomainSetupCheckApiResponse, DomainSetupCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/setup-domain/check`,
        method: "POST",
        body: queryArg.setupZone,
      }),
    }),
    domainSetupCname: build.query<DomainSetupCnameApiResponse, DomainSetupCnameApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/cname`,
        method: "POST",
        body: queryArg.setupZone,
      }),
    }),
    domainSetupCnameRedo: build.mutation<
      DomainSetupCnameRedoApiResponse,
      DomainSetupCnameRedoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/cname/redo`,
        method: "POST",
        body: queryArg.setupZoneById,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupValidationCheck: build.mutation<
      DomainSetupValidationCheckApiResponse,
      DomainSetupValidationCheckApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/afd#domainSetupValidationCheck`,
        method: "POST",
        body: queryArg.validationCheck,
      }),
    }),
    domainSetupValidation: build.mutation<
      DomainSetupValidationApiResponse,
      DomainSetupValidationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/afd#domainSetupValidation`,
        method: "POST",
        body: queryArg.setupZoneById,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupAssociation: build.mutation<
      DomainSetupAssociationApiResponse,
      DomainSetupAssociationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/association`,
        method: "POST",
        body: queryArg.setupZoneById,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupSsl: build.query<DomainSetupSslApiResponse, DomainSetupSslApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/ssl`,
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    domainSetupSslUpdate: build.mutation<
      DomainSetupSslUpdateApiResponse,
      DomainSetupSslUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/ssl`,
        method: "PUT",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type DomainSetupApiResponse = /** status 200 Done. */ any;
export type DomainSetupApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZone: SetupZone;
};
export type DomainSetupCheckApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: SetupProgress;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  step1: boolean;
  step2: boolean;
  step3: boolean;
  step4: boolean;
};
export type DomainSetupCheckApiArg = {
  setupZone: SetupZone;
};
export type DomainSetupCnameApiResponse = /** status 200 Done. */ SetupStep;
export type DomainSetupCnameApiArg = {
  setupZone: SetupZone;
};
export type DomainSetupCnameRedoApiResponse = /** status 200 Done. */ any;
export type DomainSetupCnameRedoApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZoneById: SetupZoneById;
};
export type DomainSetupValidationCheckApiResponse = /** status 200 Done. */ SetupStep;
export type DomainSetupValidationCheckApiArg = {
  validationCheck: ValidationCheck;
};
export type DomainSetupValidationApiResponse = /** status 200 Done. */ any;
export type DomainSetupValidationApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZoneById: SetupZoneById;
};
export type DomainSetupAssociationApiResponse = /** status 200 Done. */ any;
export type DomainSetupAssociationApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZoneById: SetupZoneById;
};
export type DomainSetupSslApiResponse = /** status 200 Done. */ SslState;
export type DomainSetupSslApiArg = {
  zoneId: string;
  token: string;
};
export type DomainSetupSslUpdateApiResponse = /** status 200 Done. */ SslState;
export type DomainSetupSslUpdateApiArg = {
  zoneId: string;
  token: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type SetupZone = {
  token: string;
  zoneId: string;
  zoneName: string;
};
export type RoutingStatus = "NOT COMPLETED" | "COMPLETED";
export type SetupStepName =
  "CNAME" | "VALIDATION" | "PROVISIONING" | "ASSOCIATION" | "SSL" | "PLAYER_PLATFORM";
export type SetupStepState = "WAITING" | "RUNNING" | "PASSED" | "FAILED";
export type WaitingOn = "REGISTRAR" | "DNS" | "VALIDATION" | "CERTIFICATE" | "FRONT_DOOR" | "STAFF";
export type SetupStep = {
  name: SetupStepName;
  state: SetupStepState;
  reason: string | null;
  awaitedFrom: WaitingOn | null;
  since: string | null;
};
export type DnsRecordType = "NS" | "CNAME" | "TXT";
export type SetupRecord = {
  type: DnsRecordType;
  name: string;
  content: string;
  isSet: boolean;
};
export type SetupProgress = {
  zoneId: string;
  zoneName: string;
  opId: string;
  status: RoutingStatus;
  steps: SetupStep[];
  records: SetupRecord[];
  next: string | null;
  nextStep: SetupStepName | null;
  canRedo: boolean;
  renewBy: string | null;
  warning: string | null;
};
export type SetupZoneById = {
  token: string;
  zoneId: string;
  zoneName?: string | null;
};
export type ValidationCheck = {
  zoneName: string;
  action: string;
  zoneId?: string | null;
  token?: string | null;
};
export type SslState = {
  sslMode: SslMode;
  isFull: boolean;
};

export const {
  useDomainSetupMutation,
  useDomainSetupCheckQuery,
  useLazyDomainSetupCheckQuery,
  useDomainSetupCnameQuery,
  useLazyDomainSetupCnameQuery,
  useDomainSetupCnameRedoMutation,
  useDomainSetupValidationCheckMutation,
  useDomainSetupValidationMutation,
  useDomainSetupAssociationMutation,
  useDomainSetupSslQuery,
  useLazyDomainSetupSslQuery,
  useDomainSetupSslUpdateMutation,
} = api;
