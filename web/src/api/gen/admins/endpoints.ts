// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BlockAction, PlayerSubInfo, Role } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    admins: build.query<AdminsApiResponse, AdminsApiArg>({
      query: (queryArg) => ({
        url: `/api/users`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          query: queryArg.query,
          userCode: queryArg.userCode,
          role: queryArg.role,
          isBlocked: queryArg.isBlocked,
          hasOwnPermissions: queryArg.hasOwnPermissions,
        },
      }),
    }),
    adminCreate: build.mutation<AdminCreateApiResponse, AdminCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/users`,
        method: "POST",
        body: queryArg.adminDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    admin: build.query<AdminApiResponse, AdminApiArg>({
      query: (queryArg) => ({
        url: `/api/users/admins/${encodeURIComponent(String(queryArg.userCode))}`,
      }),
    }),
    adminBlock: build.mutation<AdminBlockApiResponse, AdminBlockApiArg>({
      query: (queryArg) => ({
        url: `/api/users/block`,
        method: "POST",
        body: queryArg.adminBlock,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPasswordChange: build.mutation<AdminPasswordChangeApiResponse, AdminPasswordChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/users/change-password`,
        method: "POST",
        body: queryArg.adminPassword,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminDelete: build.mutation<AdminDeleteApiResponse, AdminDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/users/delete`,
        method: "POST",
        body: queryArg.adminDelete,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminMigrate: build.mutation<AdminMigrateApiResponse, AdminMigrateApiArg>({
      query: (queryArg) => ({
        url: `/api/users/migrate`,
        method: "POST",
        body: queryArg.adminMigration,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPermissionsEffect: build.query<
      AdminPermissionsEffectApiResponse,
      AdminPermissionsEffectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/permissions/preview`,
        method: "POST",
        body: queryArg.permissionsEffectQuery,
      }),
    }),
    adminRoleChange: build.mutation<AdminRoleChangeApiResponse, AdminRoleChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/users/change-roles`,
        method: "POST",
        body: queryArg.adminRole,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPermissionsClone: build.mutation<
      AdminPermissionsCloneApiResponse,
      AdminPermissionsCloneApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/clone-permissions`,
        method: "POST",
        body: queryArg.permissionsClone,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPermissionsRefresh: build.mutation<
      AdminPermissionsRefreshApiResponse,
      AdminPermissionsRefreshApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/refresh-permissions`,
        method: "POST",
        body: queryArg.permissionsRefresh,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSessions: build.query<AdminSessionsApiResponse, AdminSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/users/admins/${encodeURIComponent(String(queryArg.userCode))}/sessions`,
      }),
    }),
    adminSessionsEnd: build.mutation<AdminSessionsEndApiResponse, AdminSessionsEndApiArg>({
      query: (queryArg) => ({
        url: `/api/users/end-sessions`,
        method: "POST",
        body: queryArg.adminSessionsEnd,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type AdminsApiResponse = /** status 200 Done. */ PageAdmin;
export type AdminsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  query?: string;
  userCode?: string;
  role?: "SUPER_ADMIN" | "ADMIN" | "DEV_OPS" | "OPERATOR_ADMIN" | "OPERATOR_MANAGER" | "AFFILIATE";
  isBlocked?: boolean;
  hasOwnPermissions?: boolean;
};
export type AdminCreateApiResponse = /** status 200 Done. */ Admin;
export type AdminCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminDraft: AdminDraft;
};
export type AdminApiResponse = /** status 200 Done. */ Admin;
export type AdminApiArg = {
  userCode: string;
};
export type AdminBlockApiResponse = /** status 200 Done. */ Admin;
export type AdminBlockApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminBlock: AdminBlock;
};
export type AdminPasswordChangeApiResponse = /** status 200 Done. */ Admin;
export type AdminPasswordChangeApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminPassword: AdminPassword;
};
export type AdminDeleteApiResponse = /** status 200 Done. */ any;
export type AdminDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminDelete: AdminDelete;
};
export type AdminMigrateApiResponse = /** status 200 Done. */ Admin;
export type AdminMigrateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminMigration: AdminMigration;
};
export type AdminPermissionsEffectApiResponse = /** status 200 Done. */ PermissionsEffect;
export type AdminPermissionsEffectApiArg = {
  permissionsEffectQuery: PermissionsEffectQuery;
};
export type AdminRoleChangeApiResponse = /** status 200 Done. */ Admin;
export type AdminRoleChangeApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminRole: AdminRole;
};
export type AdminPermissionsCloneApiResponse = /** status 200 Done. */ Admin;
export type AdminPermissionsCloneApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  permissionsClone: PermissionsClone;
};
export type AdminPermissionsRefreshApiResponse = /** status 200 Done. */ Admin;
export type AdminPermissionsRefreshApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  permissionsRefresh: PermissionsRefresh;
};
export type AdminSessionsApiResponse = /** status 200 Done. */ AdminSessions;
export type AdminSessionsApiArg = {
  userCode: string;
};
export type AdminSessionsEndApiResponse = /** status 200 Done. */ any;
export type AdminSessionsEndApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  adminSessionsEnd: AdminSessionsEnd;
};
export type AdminDenials = {
  block?: string | null;
  changePassword?: string | null;
  changeRole?: string | null;
  migrate?: string | null;
  clonePermissions?: string | null;
  refreshPermissions?: string | null;
  endSessions?: string | null;
  delete?: string | null;
};
export type Admin = {
  userCode: string;
  nickname: string;
  email: string;
  role: Role;
  opId?: string | null;
  opTitle?: string | null;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
  affId?: string | null;
  timezone: string;
  language: string;
  roundReportNumbers: boolean;
  playerSubInfoType: PlayerSubInfo;
  isBlocked: boolean;
  mustChangePassword?: boolean;
  isHidden?: boolean | null;
  permissions: string[];
  hasOwnPermissions?: boolean | null;
  closedMenuItems?: string[] | null;
  denials?: AdminDenials;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type PageAdmin = {
  items: Admin[];
  count: number;
  remaining: number;
};
export type AdminDraft = {
  email: string;
  password: string;
  nickname: string;
  userCode: string;
  language?: string;
  timezone?: string;
  role: Role;
  opId?: string | null;
  isHidden?: boolean | null;
  roundReportNumbers?: boolean;
  playerSubInfoType?: PlayerSubInfo;
};
export type AdminBlock = {
  adminId: string;
  action: BlockAction;
  adminEmail: string;
};
export type AdminPassword = {
  newPassword: string;
  passwordConfirm: string;
  adminId: string;
};
export type AdminDelete = {
  adminId: string;
  adminUsername: string;
  adminEmail: string;
};
export type AdminMigration = {
  adminId: string;
  opId: string;
  role: Role;
};
export type NamedPermission = {
  name: string;
  title: string;
};
export type PermissionsEffect = {
  added: NamedPermission[];
  removed: NamedPermission[];
  notGrantable: NamedPermission[];
};
export type PermissionsEffectQuery = {
  adminId: string;
  role?: Role | null;
  opId?: string | null;
  sourceUserId?: string | null;
};
export type AdminRole = {
  adminId: string;
  targetUsername: string;
  roles: Role | Role[];
};
export type PermissionsClone = {
  sourceUserId: string;
  targetUserId: string;
  sourceRole: Role;
  permissions: string[];
};
export type PermissionsRefresh = {
  adminId: string;
  targetUsername: string;
  opId?: string | null;
  roles: Role | Role[];
};
export type AdminSession = {
  _id: string;
  createdAt: string;
  provedAt: string;
  expiresAt: string;
  isCurrent: boolean;
};
export type AdminSessions = {
  sessions: AdminSession[];
};
export type AdminSessionsEnd = {
  adminId: string;
};

export const {
  useAdminsQuery,
  useLazyAdminsQuery,
  useAdminCreateMutation,
  useAdminQuery,
  useLazyAdminQuery,
  useAdminBlockMutation,
  useAdminPasswordChangeMutation,
  useAdminDeleteMutation,
  useAdminMigrateMutation,
  useAdminPermissionsEffectQuery,
  useLazyAdminPermissionsEffectQuery,
  useAdminRoleChangeMutation,
  useAdminPermissionsCloneMutation,
  useAdminPermissionsRefreshMutation,
  useAdminSessionsQuery,
  useLazyAdminSessionsQuery,
  useAdminSessionsEndMutation,
} = api;
