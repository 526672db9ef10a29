// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { DnsTypeV2 } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    devDns: build.query<DevDnsApiResponse, DevDnsApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    devDnsAdd: build.mutation<DevDnsAddApiResponse, DevDnsAddApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        method: "POST",
        body: queryArg.devDnsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    devDnsUpdate: build.mutation<DevDnsUpdateApiResponse, DevDnsUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        method: "PUT",
        body: queryArg.devDnsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    devDnsDelete: build.mutation<DevDnsDeleteApiResponse, DevDnsDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          id: queryArg.id,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type DevDnsApiResponse = /** status 200 Done. */ DevDnsRecord[];
export type DevDnsApiArg = {
  opId?: string;
};
export type DevDnsAddApiResponse = /** status 200 Done. */ any;
export type DevDnsAddApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  devDnsForm: DevDnsForm;
};
export type DevDnsUpdateApiResponse = /** status 200 Done. */ any;
export type DevDnsUpdateApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  devDnsEdit: DevDnsEdit;
};
export type DevDnsDeleteApiResponse = /** status 200 Done. */ any;
export type DevDnsDeleteApiArg = {
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DevDnsRecord = {
  id: string;
  type: string;
  name: string;
  content: string;
  zoneName: string;
  opId: string;
  isSetUp: boolean;
  createdAt: string;
};
export type DevDnsForm = {
  type: DnsTypeV2;
  name: string;
  content: string;
};
export type DevDnsEdit = {
  id: string;
  type: DnsTypeV2;
  name: string;
  content: string;
};

export const {
  useDevDnsQuery,
  useLazyDevDnsQuery,
  useDevDnsAddMutation,
  useDevDnsUpdateMutation,
  useDevDnsDeleteMutation,
} = api;
