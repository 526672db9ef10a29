// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    afdProfiles: build.query<AfdProfilesApiResponse, AfdProfilesApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/afds`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    afdProfileCreate: build.mutation<AfdProfileCreateApiResponse, AfdProfileCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/afds`,
        method: "POST",
        body: queryArg.afdProfileForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    afdProfileUpdate: build.mutation<AfdProfileUpdateApiResponse, AfdProfileUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/afds`,
        method: "PUT",
        body: queryArg.afdProfileEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    afdDomains: build.query<AfdDomainsApiResponse, AfdDomainsApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/domains`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          query: queryArg.query,
          domainValidationState: queryArg.domainValidationState,
          provisioningState: queryArg.provisioningState,
          deploymentStatus: queryArg.deploymentStatus,
          target: queryArg.target,
          afdProfileName: queryArg.afdProfileName,
          isCertificateEnding: queryArg.isCertificateEnding,
        },
      }),
    }),
    afdEndpoints: build.query<AfdEndpointsApiResponse, AfdEndpointsApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/endpoints`,
        params: {
          domainId: queryArg.domainId,
        },
      }),
    }),
    afdDomainCreate: build.mutation<AfdDomainCreateApiResponse, AfdDomainCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/create`,
        method: "POST",
        body: queryArg.customDomainForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    afdDomainDelete: build.mutation<AfdDomainDeleteApiResponse, AfdDomainDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          name: queryArg.name,
          targetId: queryArg.targetId,
        },
      }),
    }),
    afdDomainRevalidate: build.mutation<AfdDomainRevalidateApiResponse, AfdDomainRevalidateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/revalidate`,
        method: "POST",
        body: queryArg.afdDomainNamed,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    afdDomainAssociate: build.mutation<AfdDomainAssociateApiResponse, AfdDomainAssociateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/association`,
        method: "POST",
        body: queryArg.afdAssociation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type AfdProfilesApiResponse = /** status 200 Done. */ AfdProfile[];
export type AfdProfilesApiArg = {
  opId?: string;
};
export type AfdProfileCreateApiResponse = /** status 200 Done. */ AfdProfile;
export type AfdProfileCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  afdProfileForm: AfdProfileForm;
};
export type AfdProfileUpdateApiResponse = /** status 200 Done. */ AfdProfile;
export type AfdProfileUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  afdProfileEdit: AfdProfileEdit;
};
export type AfdDomainsApiResponse = /** status 200 Done. */ AfdDomainPage;
export type AfdDomainsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  query?: string;
  domainValidationState?:
    | "Unknown"
    | "Submitting"
    | "Pending"
    | "Approved"
    | "Rejected"
    | "TimedOut"
    | "PendingRevalidation"
    | "RefreshingValidationToken"
    | "InternalError";
  provisioningState?: "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
  deploymentStatus?: "NotStarted" | "InProgress" | "Succeeded" | "Failed";
  target?: "player" | "backoffice";
  afdProfileName?: string;
  isCertificateEnding?: boolean;
};
export type AfdEndpointsApiResponse = /** status 200 Done. */ AfdEndpoint[];
export type AfdEndpointsApiArg = {
  domainId: string;
};
export type AfdDomainCreateApiResponse = /** status 200 Done. */ AfdDomain;
export type AfdDomainCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  customDomainForm: CustomDomainForm;
};
export type AfdDomainDeleteApiResponse = /** status 200 Done. */ any;
export type AfdDomainDeleteApiArg = {
  name: string;
  targetId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type AfdDomainRevalidateApiResponse = /** status 200 Done. */ AfdDomain;
export type AfdDomainRevalidateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  afdDomainNamed: AfdDomainNamed;
};
export type AfdDomainAssociateApiResponse = /** status 200 Done. */ AfdDomain;
export type AfdDomainAssociateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  afdAssociation: AfdAssociation;
};
export type AfdProfile = {
  resourceGroup: string;
  afdProfileName: string;
  isDefault: boolean;
  title: string;
  description: string;
  note: string;
  extraData: string;
  managedIdentityClientId: string;
  endpointNamePrefix: string;
  ppfRouteNamePrefix: string;
  apiRouteNamePrefix: string;
  boRouteNamePrefix: string;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  revision: number;
};
export type AfdProfileOptions = {
  skipExistingAfdProfileCheck?: boolean;
};
export type AfdProfileForm = {
  title: string;
  isDefault?: boolean;
  description?: string | null;
  note?: string | null;
  extraData?: string | null;
  endpointNamePrefix?: string | null;
  ppfRouteNamePrefix?: string | null;
  apiRouteNamePrefix?: string | null;
  boRouteNamePrefix?: string | null;
  options?: AfdProfileOptions | null;
  managedIdentityClientId: string;
  resourceGroup: string;
  afdProfileName: string;
};
export type AfdProfileEdit = {
  title: string;
  isDefault?: boolean;
  description?: string | null;
  note?: string | null;
  extraData?: string | null;
  endpointNamePrefix?: string | null;
  ppfRouteNamePrefix?: string | null;
  apiRouteNamePrefix?: string | null;
  boRouteNamePrefix?: string | null;
  options?: AfdProfileOptions | null;
  afdProfileName: string;
  managedIdentityClientId?: string | null;
  resourceGroup?: string | null;
};
export type ValidationProperties = {
  validationToken: string;
  expirationDate: string;
};
export type DomainValidationState =
  | "Unknown"
  | "Submitting"
  | "Pending"
  | "Approved"
  | "Rejected"
  | "TimedOut"
  | "PendingRevalidation"
  | "RefreshingValidationToken"
  | "InternalError";
export type ProvisioningState = "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
export type DeploymentStatus = "NotStarted" | "InProgress" | "Succeeded" | "Failed";
export type AfdTarget = "player" | "backoffice";
export type AfdDomain = {
  id: string;
  name: string;
  hostName: string;
  validationProperties: ValidationProperties;
  domainValidationState: DomainValidationState;
  validationSince: string;
  provisioningState: ProvisioningState;
  provisioningSince: string;
  deploymentStatus: DeploymentStatus;
  deploymentSince: string;
  reason: string | null;
  target: AfdTarget;
  afdProfileName: string;
  afdEndpointName: string;
  endpointHostName: string;
  routeNames: string[];
  isAssociated: boolean;
  certificateExpiresAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type AfdDomainPage = {
  items: AfdDomain[];
  count: number;
  remaining: number;
  certificatesEnding: number;
};
export type AfdRoute = {
  name: string;
  isAssociated: boolean;
};
export type AfdEndpoint = {
  id: string;
  name: string;
  hostName: string;
  afdProfileName: string;
  target: AfdTarget;
  isEnabled: boolean;
  routes: AfdRoute[];
};
export type CustomDomainForm = {
  domain: string;
  target: AfdTarget;
};
export type AfdDomainNamed = {
  domainId: string;
};
export type AfdAssociation = {
  domainId: string;
  isAssociated: boolean;
};

export const {
  useAfdProfilesQuery,
  useLazyAfdProfilesQuery,
  useAfdProfileCreateMutation,
  useAfdProfileUpdateMutation,
  useAfdDomainsQuery,
  useLazyAfdDomainsQuery,
  useAfdEndpointsQuery,
  useLazyAfdEndpointsQuery,
  useAfdDomainCreateMutation,
  useAfdDomainDeleteMutation,
  useAfdDomainRevalidateMutation,
  useAfdDomainAssociateMutation,
} = api;
