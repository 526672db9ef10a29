// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    channels: build.query<ChannelsApiResponse, ChannelsApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/channels`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          query: queryArg.query,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    channelCreate: build.mutation<ChannelCreateApiResponse, ChannelCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/channels`,
        method: "POST",
        body: queryArg.newChannel,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    channelUpdate: build.mutation<ChannelUpdateApiResponse, ChannelUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/channels`,
        method: "PUT",
        body: queryArg.channelEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    channelDelete: build.mutation<ChannelDeleteApiResponse, ChannelDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/channels`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          channelId: queryArg.channelId,
        },
      }),
    }),
    channel: build.query<ChannelApiResponse, ChannelApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/channels/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    subChannels: build.query<SubChannelsApiResponse, SubChannelsApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/sub-channels`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          channelId: queryArg.channelId,
        },
      }),
    }),
    channelDomains: build.query<ChannelDomainsApiResponse, ChannelDomainsApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/domains`,
        params: {
          opId: queryArg.opId,
          affId: queryArg.affId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ChannelsApiResponse = /** status 200 Done. */ ChannelPage;
export type ChannelsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  query?: string;
  affId?: string;
  channelId?: string;
  isDeleted?: boolean;
};
export type ChannelCreateApiResponse = /** status 200 Done. */ Channel;
export type ChannelCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  newChannel: NewChannel;
};
export type ChannelUpdateApiResponse = /** status 200 Done. */ Channel;
export type ChannelUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  channelEdit: ChannelEdit;
};
export type ChannelDeleteApiResponse = /** status 200 Done. */ any;
export type ChannelDeleteApiArg = {
  channelId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type ChannelApiResponse = /** status 200 Done. */ Channel;
export type ChannelApiArg = {
  id: string;
};
export type SubChannelsApiResponse = /** status 200 Done. */ PageSubChannel;
export type SubChannelsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  channelId: string;
};
export type ChannelDomainsApiResponse = /** status 200 Done. */ ChannelDomains;
export type ChannelDomainsApiArg = {
  opId?: string;
  affId?: string;
};
export type Channel = {
  channelId: string;
  title: string;
  description: string;
  link: string;
  baseUrl: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  affId: string;
  affCode: string;
  affTitle: string;
  signups: number;
  firstDeposits: number;
  conversionPercentage: number | null;
  subChannels: number;
  isDeleted: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string | null;
  revision: number;
};
export type ChannelTotals = {
  signups: number;
  firstDeposits: number;
};
export type ChannelPage = {
  items: Channel[];
  count: number;
  remaining: number;
  totals: ChannelTotals;
};
export type NewChannel = {
  title: string;
  description: string;
  baseUrl: string;
  affId?: string | null;
  opId?: string | null;
};
export type ChannelEdit = {
  channelId: string;
  title: string;
  description: string;
};
export type SubChannel = {
  subChannelId: string;
  signups: number;
  firstDeposits: number;
  conversionPercentage: number | null;
  firstSignupAt: string;
  lastSignupAt: string;
};
export type PageSubChannel = {
  items: SubChannel[];
  count: number;
  remaining: number;
};
export type ChannelDomain = {
  domainName: string;
  isPrimary: boolean;
};
export type ChannelDomains = {
  domains: ChannelDomain[];
};

export const {
  useChannelsQuery,
  useLazyChannelsQuery,
  useChannelCreateMutation,
  useChannelUpdateMutation,
  useChannelDeleteMutation,
  useChannelQuery,
  useLazyChannelQuery,
  useSubChannelsQuery,
  useLazySubChannelsQuery,
  useChannelDomainsQuery,
  useLazyChannelDomainsQuery,
} = api;
