// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { DnsTypeV2 } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    dnsRecords: build.query<DnsRecordsApiResponse, DnsRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/dns-records`,
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    dnsRecordV1Add: build.mutation<DnsRecordV1AddApiResponse, DnsRecordV1AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/dns-records`,
        method: "POST",
        body: queryArg.dnsRecordV1Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    dnsRecordV1Delete: build.mutation<DnsRecordV1DeleteApiResponse, DnsRecordV1DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/dns-records`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          recordId: queryArg.recordId,
          zoneId: queryArg.zoneId,
        },
      }),
    }),
    dnsRecordV2Add: build.mutation<DnsRecordV2AddApiResponse, DnsRecordV2AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones/dns-records`,
        method: "POST",
        body: queryArg.dnsRecordV2Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dnsRecordV2Delete: build.mutation<DnsRecordV2DeleteApiResponse, DnsRecordV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones/dns-records`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          dnsRecordName: queryArg.dnsRecordName,
          dnsRecordType: queryArg.dnsRecordType,
          domainName: queryArg.domainName,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type DnsRecordsApiResponse = /** status 200 Done. */ DnsRecord[];
export type DnsRecordsApiArg = {
  zoneId: string;
  token: string;
};
export type DnsRecordV1AddApiResponse = /** status 200 Done. */ DnsRecord;
export type DnsRecordV1AddApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  dnsRecordV1Form: DnsRecordV1Form;
};
export type DnsRecordV1DeleteApiResponse = /** status 200 Done. */ string;
export type DnsRecordV1DeleteApiArg = {
  opId?: string;
  token: string;
  recordId: string;
  zoneId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DnsRecordV2AddApiResponse = /** status 200 Done. */ DnsRecord;
export type DnsRecordV2AddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  dnsRecordV2Form: DnsRecordV2Form;
};
export type DnsRecordV2DeleteApiResponse = /** status 200 Done. */ string;
export type DnsRecordV2DeleteApiArg = {
  opId?: string;
  dnsRecordName: string;
  dnsRecordType: "TXT" | "CNAME" | "A" | "AAA";
  domainName: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DnsTypeV1 = "TXT" | "CNAME" | "A" | "AAA";
export type DnsRecord = {
  id: string;
  zoneId: string;
  zoneName: string;
  opId: string;
  type: DnsTypeV1;
  name: string;
  content: string;
  isProxied: boolean;
  isSetUp: boolean;
  created_on: string;
  modified_on: string;
};
export type DnsRecordV1Form = {
  zoneId: string;
  token: string;
  name: string;
  type: DnsTypeV1;
  content: string;
};
export type DnsRecordV2Form = {
  opId: string;
  domainName: string;
  dnsRecordName: string;
  dnsRecordType: DnsTypeV2;
  dnsRecordContent: string;
  isDnsRecordProxied?: boolean;
};

export const {
  useDnsRecordsQuery,
  useLazyDnsRecordsQuery,
  useDnsRecordV1AddMutation,
  useDnsRecordV1DeleteMutation,
  useDnsRecordV2AddMutation,
  useDnsRecordV2DeleteMutation,
} = api;
