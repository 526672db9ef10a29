// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { NsStatus, SslMode, ZoneStatus } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    zonesV1: build.query<ZonesV1ApiResponse, ZonesV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones`,
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          page: queryArg.page,
          limit: queryArg.limit,
          domain: queryArg.domain,
        },
      }),
    }),
    domainLookup: build.query<DomainLookupApiResponse, DomainLookupApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/dns`,
        params: {
          domain: queryArg.domain,
        },
      }),
    }),
    zoneV1Create: build.mutation<ZoneV1CreateApiResponse, ZoneV1CreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/create`,
        method: "POST",
        body: queryArg.zoneForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    zoneV1Delete: build.mutation<ZoneV1DeleteApiResponse, ZoneV1DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones#zoneV1Delete`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
          opId: queryArg.opId,
          zoneName: queryArg.zoneName,
        },
      }),
    }),
    zoneV1DeleteById: build.mutation<ZoneV1DeleteByIdApiResponse, ZoneV1DeleteByIdApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones#zoneV1DeleteById`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    zoneCheck: build.mutation<ZoneCheckApiResponse, ZoneCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/check`,
        method: "POST",
        body: queryArg.zoneNamed,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    operatorDomains: build.query<OperatorDomainsApiResponse, OperatorDomainsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/show/domains`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    operatorDomainAdd: build.mutation<OperatorDomainAddApiResponse, OperatorDomainAddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/show/domains/`,
        method: "POST",
        body: queryArg.operatorDomainForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ZonesV1ApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: any;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  items: Zone[];
  result_info: ResultInfo;
};
export type ZonesV1ApiArg = {
  opId?: string;
  token: string;
  page?: number;
  limit?: number;
  domain?: string;
};
export type DomainLookupApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: any;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  nsRecords: string[];
};
export type DomainLookupApiArg = {
  domain: string;
};
export type ZoneV1CreateApiResponse = /** status 200 Done. */ ZoneCreated;
export type ZoneV1CreateApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  zoneForm: ZoneForm;
};
export type ZoneV1DeleteApiResponse = /** status 200 Done. */ any;
export type ZoneV1DeleteApiArg = {
  zoneId: string;
  token: string;
  opId?: string;
  zoneName?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type ZoneV1DeleteByIdApiResponse = /** status 200 Done. */ any;
export type ZoneV1DeleteByIdApiArg = {
  zoneId: string;
  token: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type ZoneCheckApiResponse = /** status 200 Done. */ ZoneCreated;
export type ZoneCheckApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  zoneNamed: ZoneNamed;
};
export type OperatorDomainsApiResponse = /** status 200 Done. */ OperatorDomain[];
export type OperatorDomainsApiArg = {
  opId?: string;
};
export type OperatorDomainAddApiResponse = /** status 200 Done. */ OperatorDomain;
export type OperatorDomainAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  operatorDomainForm: OperatorDomainForm;
};
export type ZoneAccount = {
  id: string;
  name: string;
};
export type Zone = {
  id: string;
  name: string;
  unicodeName: string;
  name_servers: string[];
  nsStatus: NsStatus | null;
  nsRecords: string[] | null;
  status: ZoneStatus;
  sslMode: SslMode;
  account: ZoneAccount;
  opId: string;
  opTitle: string;
  created_on: string;
  activated_on: string | null;
  statusSince: string;
  checkedOn: string | null;
  nextCheckOn: string;
  deletedOnUnless: string | null;
  token: string;
};
export type ResultInfo = {
  total_count: number;
  per_page: number;
};
export type ZoneCreated = {
  id: string;
  name: string;
  status: ZoneStatus;
  name_servers: string[];
};
export type ZoneForm = {
  domain: string;
  token: string;
};
export type ZoneNamed = {
  zoneId: string;
};
export type OperatorDomain = {
  domain: string;
  unicodeDomain: string;
  opId: string;
  isPrimary: boolean;
  isBackoffice: boolean;
  addedAt: string;
};
export type OperatorDomainForm = {
  opId: string;
  domain: string;
};

export const {
  useZonesV1Query,
  useLazyZonesV1Query,
  useDomainLookupQuery,
  useLazyDomainLookupQuery,
  useZoneV1CreateMutation,
  useZoneV1DeleteMutation,
  useZoneV1DeleteByIdMutation,
  useZoneCheckMutation,
  useOperatorDomainsQuery,
  useLazyOperatorDomainsQuery,
  useOperatorDomainAddMutation,
} = api;
