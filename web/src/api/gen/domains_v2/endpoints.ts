// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { NsStatus, SslMode, ZoneStatus } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    domainsV2: build.query<DomainsV2ApiResponse, DomainsV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainsV2`,
        params: {
          opId: queryArg.opId,
          parentOpId: queryArg.parentOpId,
          includeBrands: queryArg.includeBrands,
          page: queryArg.page,
          limit: queryArg.limit,
          domain: queryArg.domain,
          cfAccountId: queryArg.cfAccountId,
          cfAccountCode: queryArg.cfAccountCode,
          cfZoneId: queryArg.cfZoneId,
          cfZoneStatus: queryArg.cfZoneStatus,
          cfZoneSSLMode: queryArg.cfZoneSslMode,
          cfDnsConfigured: queryArg.cfDnsConfigured,
          cfRulesConfigured: queryArg.cfRulesConfigured,
          afdProfileName: queryArg.afdProfileName,
          afdProvisionStatus: queryArg.afdProvisionStatus,
          afdValidationStatus: queryArg.afdValidationStatus,
          afdRoutesAssociated: queryArg.afdRoutesAssociated,
          defaultLang: queryArg.defaultLang,
          isPrimary: queryArg.isPrimary,
          isBackoffice: queryArg.isBackoffice,
          isCertificateEnding: queryArg.isCertificateEnding,
          sortByName: queryArg.sortByName,
          sortByOrder: queryArg.sortByOrder,
        },
      }),
    }),
    domainV2: build.query<DomainV2ApiResponse, DomainV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainV2`,
        params: {
          opId: queryArg.opId,
          domainName: queryArg.domainName,
          isForceFetch: queryArg.isForceFetch,
        },
      }),
    }),
    domainV2Create: build.mutation<DomainV2CreateApiResponse, DomainV2CreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones/create`,
        method: "POST",
        body: queryArg.domainV2Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    domainV2Act: build.mutation<DomainV2ActApiResponse, DomainV2ActApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainV2Act`,
        method: "PUT",
        body: queryArg.domainCommand,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainV2Edit: build.mutation<DomainV2EditApiResponse, DomainV2EditApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainV2Edit`,
        method: "PUT",
        body: queryArg.domainEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    zoneV2Delete: build.mutation<ZoneV2DeleteApiResponse, ZoneV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          zoneId: queryArg.zoneId,
          zoneName: queryArg.zoneName,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type DomainsV2ApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: DomainV2[];
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  dataInfo: DataInfo;
};
export type DomainsV2ApiArg = {
  opId?: string;
  parentOpId?: string;
  includeBrands?: boolean;
  page?: number;
  limit?: number;
  domain?: string;
  cfAccountId?: string;
  cfAccountCode?: string;
  cfZoneId?: string;
  cfZoneStatus?: "pending" | "active" | "moved" | "deleted";
  cfZoneSslMode?: "off" | "flexible" | "full" | "strict";
  cfDnsConfigured?: boolean;
  cfRulesConfigured?: boolean;
  afdProfileName?: string;
  afdProvisionStatus?: "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
  afdValidationStatus?:
    | "Unknown"
    | "Submitting"
    | "Pending"
    | "Approved"
    | "Rejected"
    | "TimedOut"
    | "PendingRevalidation"
    | "RefreshingValidationToken"
    | "InternalError";
  afdRoutesAssociated?: boolean;
  defaultLang?: string;
  isPrimary?: boolean;
  isBackoffice?: boolean;
  isCertificateEnding?: boolean;
  sortByName?: string;
  sortByOrder?: "asc" | "desc";
};
export type DomainV2ApiResponse = /** status 200 Done. */ DomainV2;
export type DomainV2ApiArg = {
  opId?: string;
  domainName: string;
  isForceFetch?: boolean;
};
export type DomainV2CreateApiResponse = /** status 200 Done. */ ZoneNameServers;
export type DomainV2CreateApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  domainV2Form: DomainV2Form;
};
export type DomainV2ActApiResponse = /** status 200 Done. */ ActionDone;
export type DomainV2ActApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  domainCommand: DomainCommand;
};
export type DomainV2EditApiResponse = /** status 200 Done. */ ActionDone;
export type DomainV2EditApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  domainEdit: DomainEdit;
};
export type ZoneV2DeleteApiResponse = /** status 200 Done. */ any;
export type ZoneV2DeleteApiArg = {
  opId?: string;
  token?: string;
  zoneId?: string;
  zoneName: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type AfdProvisionStatus = "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
export type AfdValidationStatus =
  | "Unknown"
  | "Submitting"
  | "Pending"
  | "Approved"
  | "Rejected"
  | "TimedOut"
  | "PendingRevalidation"
  | "RefreshingValidationToken"
  | "InternalError";
export type CfDnsRecord = {
  id: string;
  name: string;
  type: string;
  content: string;
  isProxied: boolean;
  isSetUp: boolean;
  created_on: string;
  modified_on: string;
};
export type DomainV2 = {
  domainName: string;
  unicodeName: string;
  opId: string;
  opTitle: string;
  parentOpId: string | null;
  isPrimary: boolean;
  cfAccountCode: string;
  cfAccountId: string;
  cfAccountTitle: string;
  cfZoneId: string | null;
  cfZoneSSLMode: SslMode | null;
  cfZoneNameServers: string[];
  nsStatus: NsStatus | null;
  nsRecords: string[] | null;
  cfZoneStatus: ZoneStatus;
  cfDnsConfigured: boolean;
  cfRulesConfigured: boolean;
  afdProfileName: string | null;
  afdEndpointName: string | null;
  afdRouteName: string | null;
  afdCustomDomainId: string | null;
  afdProvisionStatus: AfdProvisionStatus | null;
  afdValidationStatus: AfdValidationStatus | null;
  afdRoutesAssociated: boolean;
  isLocked: boolean;
  isB2CPFF: boolean;
  isBackoffice: boolean;
  isBrand: boolean;
  isInternal: boolean;
  description: string;
  defaultLang: string;
  cfDnsRecords: CfDnsRecord[];
  token: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type Pagination = {
  total: number;
  count: number;
};
export type DataInfo = {
  pagination: Pagination;
  certificatesEnding?: number | null;
};
export type ZoneNameServers = {
  domainName: string;
  cfZoneStatus: ZoneStatus;
  name_servers: string[];
};
export type DomainOptions = {
  skipCfZoneCheck?: boolean;
};
export type DomainV2Form = {
  isLocked?: boolean | null;
  isBackoffice?: boolean | null;
  isBrand?: boolean | null;
  isInternal?: boolean | null;
  isB2CPFF?: boolean | null;
  domainName: string;
  description?: string;
  options?: DomainOptions;
  cfAccountCode: string;
  afdProfileName?: string | null;
  isPrimary?: boolean;
  opId: string;
  defaultLang?: string;
};
export type DomainAction =
  | "SET_PRIMARY"
  | "ASSOCIATE"
  | "SYNC_CF"
  | "PURGE_CACHE"
  | "PURGE_CACHE_ALL"
  | "CF_DELETE"
  | "AFD_DELETE"
  | "DB_DELETE"
  | "EDIT";
export type ActionDone = {
  domainName: string;
  action: DomainAction;
  message: string;
  revision: number;
};
export type DomainDetails = {
  isLocked?: boolean | null;
  isBackoffice?: boolean | null;
  isBrand?: boolean | null;
  isInternal?: boolean | null;
  isB2CPFF?: boolean | null;
  domainName: string;
  opId: string;
  description?: string | null;
  defaultLang?: string | null;
};
export type DomainCommand = {
  domainDetails: DomainDetails;
  action: DomainAction;
};
export type DomainEdit = {
  domainDetails: DomainDetails;
  action?: DomainAction;
};

export const {
  useDomainsV2Query,
  useLazyDomainsV2Query,
  useDomainV2Query,
  useLazyDomainV2Query,
  useDomainV2CreateMutation,
  useDomainV2ActMutation,
  useDomainV2EditMutation,
  useZoneV2DeleteMutation,
} = api;
