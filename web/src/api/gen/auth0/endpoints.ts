// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    auth0Domains: build.query<Auth0DomainsApiResponse, Auth0DomainsApiArg>({
      query: () => ({ url: `/api/dev/auth0/domains` }),
    }),
    auth0DomainAdd: build.mutation<Auth0DomainAddApiResponse, Auth0DomainAddApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/auth0/domains`,
        method: "POST",
        body: queryArg.auth0DomainForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    auth0DomainDelete: build.mutation<Auth0DomainDeleteApiResponse, Auth0DomainDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/auth0/domains`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          domain: queryArg.domain,
          type: queryArg["type"],
        },
      }),
    }),
    auth0Organizations: build.query<Auth0OrganizationsApiResponse, Auth0OrganizationsApiArg>({
      query: () => ({ url: `/api/dev/auth0/organizations` }),
    }),
    auth0OrganizationDelete: build.mutation<
      Auth0OrganizationDeleteApiResponse,
      Auth0OrganizationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dev/auth0/organizations`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          orgId: queryArg.orgId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type Auth0DomainsApiResponse = /** status 200 Done. */ Auth0Domain[];
export type Auth0DomainsApiArg = void;
export type Auth0DomainAddApiResponse = /** status 200 Done. */ Auth0Domain;
export type Auth0DomainAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  auth0DomainForm: Auth0DomainForm;
};
export type Auth0DomainDeleteApiResponse = /** status 200 Done. */ any;
export type Auth0DomainDeleteApiArg = {
  domain: string;
  type: "Origin" | "Logout" | "Callback";
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type Auth0OrganizationsApiResponse = /** status 200 Done. */ Auth0Organization[];
export type Auth0OrganizationsApiArg = void;
export type Auth0OrganizationDeleteApiResponse = /** status 200 Done. */ any;
export type Auth0OrganizationDeleteApiArg = {
  orgId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type Auth0Type = "Origin" | "Logout" | "Callback";
export type Auth0Domain = {
  url: string;
  type: Auth0Type;
  createdAt: string;
  createdBy: Named;
};
export type Auth0DomainForm = {
  url: string;
  type: Auth0Type;
};
export type Auth0Organization = {
  orgId: string;
  name: string;
  displayName: string;
  opId: string | null;
  membersCount: number;
  createdAt: string;
};

export const {
  useAuth0DomainsQuery,
  useLazyAuth0DomainsQuery,
  useAuth0DomainAddMutation,
  useAuth0DomainDeleteMutation,
  useAuth0OrganizationsQuery,
  useLazyAuth0OrganizationsQuery,
  useAuth0OrganizationDeleteMutation,
} = api;
