// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, Role } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    roles: build.query<RolesApiResponse, RolesApiArg>({
      query: (queryArg) => ({
        url: `/api/users/roles#roles`,
        params: {
          query: queryArg.query,
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
        },
      }),
    }),
    role: build.query<RoleApiResponse, RoleApiArg>({
      query: (queryArg) => ({
        url: `/api/users/roles#role`,
        params: {
          role: queryArg.role,
        },
      }),
    }),
    roleEffect: build.query<RoleEffectApiResponse, RoleEffectApiArg>({
      query: (queryArg) => ({
        url: `/api/users/roles/preview`,
        method: "POST",
        body: queryArg.roleEffectQuery,
      }),
    }),
    roleProgress: build.query<RoleProgressApiResponse, RoleProgressApiArg>({
      query: (queryArg) => ({
        url: `/api/users/roles/progress`,
        params: {
          role: queryArg.role,
        },
      }),
    }),
    roleUpdate: build.mutation<RoleUpdateApiResponse, RoleUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/users/roles`,
        method: "PUT",
        body: queryArg.roleUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    roleDelete: build.mutation<RoleDeleteApiResponse, RoleDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/users/roles`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          templateId: queryArg.templateId,
        },
      }),
    }),
    staffPermissions: build.query<StaffPermissionsApiResponse, StaffPermissionsApiArg>({
      query: (queryArg) => ({
        url: `/api/users/permissions-v2`,
        params: {
          query: queryArg.query,
          role: queryArg.role,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
        },
      }),
    }),
    staffPermissionSave: build.mutation<StaffPermissionSaveApiResponse, StaffPermissionSaveApiArg>({
      query: (queryArg) => ({
        url: `/api/users/permissions-v2`,
        method: "POST",
        body: queryArg.staffPermissionForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    staffPermissionDelete: build.mutation<
      StaffPermissionDeleteApiResponse,
      StaffPermissionDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/permissions-v2`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          permissionId: queryArg.permissionId,
        },
      }),
    }),
    staffPermissionEffect: build.query<
      StaffPermissionEffectApiResponse,
      StaffPermissionEffectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/permissions-v2/preview`,
        method: "POST",
        body: queryArg.staffPermissionEffectQuery,
      }),
    }),
  }),
  overrideExisting: false,
});

export type RolesApiResponse = /** status 200 Done. */ PageRoleTemplate;
export type RolesApiArg = {
  query?: string;
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
};
export type RoleApiResponse = /** status 200 Done. */ RoleDetails;
export type RoleApiArg = {
  role: string;
};
export type RoleEffectApiResponse = /** status 200 Done. */ RoleEffect;
export type RoleEffectApiArg = {
  roleEffectQuery: RoleEffectQuery;
};
export type RoleProgressApiResponse = /** status 200 Done. */ RoleProgress;
export type RoleProgressApiArg = {
  role: string;
};
export type RoleUpdateApiResponse = /** status 200 Done. */ RoleDetails;
export type RoleUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  roleUpdate: RoleUpdate;
};
export type RoleDeleteApiResponse = /** status 200 Done. */ any;
export type RoleDeleteApiArg = {
  templateId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type StaffPermissionsApiResponse = /** status 200 Done. */ PageStaffPermission;
export type StaffPermissionsApiArg = {
  query?: string;
  role?: "SUPER_ADMIN" | "ADMIN" | "DEV_OPS" | "OPERATOR_ADMIN" | "OPERATOR_MANAGER" | "AFFILIATE";
  page?: number;
  limit?: number;
  sort?: string;
};
export type StaffPermissionSaveApiResponse = /** status 200 Done. */ StaffPermission;
export type StaffPermissionSaveApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  staffPermissionForm: StaffPermissionForm;
};
export type StaffPermissionDeleteApiResponse = /** status 200 Done. */ any;
export type StaffPermissionDeleteApiArg = {
  permissionId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type StaffPermissionEffectApiResponse = /** status 200 Done. */ StaffPermissionEffect;
export type StaffPermissionEffectApiArg = {
  staffPermissionEffectQuery: StaffPermissionEffectQuery;
};
export type RoleTemplate = {
  _id: string;
  name: string;
  role: Role;
  opId?: string | null;
  opTitle?: string | null;
  accountCount: number;
  ownCount?: number;
  closedMenuItems?: string[] | null;
  isEditable: boolean;
  isDeletable: boolean;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  permissions: {
    [key: string]: boolean;
  };
};
export type PageRoleTemplate = {
  items: RoleTemplate[];
  count: number;
  remaining: number;
};
export type RolePermission = {
  name: string;
  title: string;
  desc: string;
  allowedRoles?: Role[] | null;
};
export type RoleDetails = {
  _id: string;
  name: string;
  role: Role;
  opId?: string | null;
  opTitle?: string | null;
  accountCount: number;
  ownCount?: number;
  closedMenuItems?: string[] | null;
  isEditable: boolean;
  isDeletable: boolean;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  permissions: RolePermission[];
  available: RolePermission[];
};
export type RoleEffect = {
  added: string[];
  removed: string[];
  cannotRegrant: string[];
  accountCount: number;
};
export type RoleEffectQuery = {
  roleId: string;
  permissions: string[];
};
export type RoleProgress = {
  accountCount: number;
  updatedCount: number;
  dueAt?: string | null;
  isClockFrozen: boolean;
};
export type RoleUpdate = {
  roleId: string;
  roleName: string;
  permissions: string[];
};
export type StaffPermission = {
  _id: string;
  name: string;
  title: string;
  desc: string;
  tags: string;
  allowedRoles: Role[];
  requiredMenuItems: string;
  edit: boolean;
  isBuiltIn: boolean;
  roleCount: number;
  accountCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageStaffPermission = {
  items: StaffPermission[];
  count: number;
  remaining: number;
};
export type StaffPermissionForm = {
  _id?: string | null;
  name: string;
  desc: string;
  tags?: string;
  allowedRoles: Role[];
  requiredMenuItems?: string;
  edit: boolean;
};
export type ClosedToRole = {
  role: Role;
  closedCount: number;
  accountCount: number;
  keptMenuItems: string[];
};
export type StaffPermissionEffect = {
  roles: ClosedToRole[];
};
export type StaffPermissionEffectQuery = {
  name?: string;
  requiredMenuItems?: string;
};

export const {
  useRolesQuery,
  useLazyRolesQuery,
  useRoleQuery,
  useLazyRoleQuery,
  useRoleEffectQuery,
  useLazyRoleEffectQuery,
  useRoleProgressQuery,
  useLazyRoleProgressQuery,
  useRoleUpdateMutation,
  useRoleDeleteMutation,
  useStaffPermissionsQuery,
  useLazyStaffPermissionsQuery,
  useStaffPermissionSaveMutation,
  useStaffPermissionDeleteMutation,
  useStaffPermissionEffectQuery,
  useLazyStaffPermissionEffectQuery,
} = api;
