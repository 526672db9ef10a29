// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { AdminBlock, AdminDelete, AdminDraft, AdminMigration, AdminPassword, AdminRole, AdminSessionsEnd, PermissionsClone, PermissionsEffectQuery, PermissionsRefresh } from "./endpoints";

export const adminBlockRules: Rules<AdminBlock> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
  action: [required("Choose block or unblock.")],
  adminEmail: [maxLength(254, "At most 254 characters.")],
};

export const adminDeleteRules: Rules<AdminDelete> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
  adminUsername: [maxLength(254, "At most 254 characters.")],
  adminEmail: [maxLength(254, "At most 254 characters.")],
};

export const adminDraftRules: Rules<AdminDraft> = {
  email: [required("Email is required."), maxLength(254, "At most 254 characters."), pattern("^(?:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$", "Invalid email address")],
  password: [required("Password is required.")],
  nickname: [required("Nickname is required."), pattern("^(?:[A-Za-z0-9 ]*)$", "Invalid nickname, special characters are not allowed in nickname"), minLength(3, "At least 3 characters."), maxLength(15, "At most 15 characters.")],
  userCode: [required("User code is required."), pattern("^(?:[A-Za-z0-9_-]*)$", "Only letters, digits, hyphens and underscores."), minLength(3, "At least 3 characters."), maxLength(15, "At most 15 characters.")],
  language: [maxLength(16, "At most 16 characters.")],
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  role: [required("Role is required. Make sure to select a role for this user")],
  opId: [],
  isHidden: [],
  roundReportNumbers: [],
  playerSubInfoType: [],
};

export const adminMigrationRules: Rules<AdminMigration> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
  opId: [required("Choose an operator.")],
  role: [required("Role is required. Make sure to select a role for this user")],
};

export const adminPasswordRules: Rules<AdminPassword> = {
  newPassword: [required("New password is required."), maxLength(128, "At most 128 characters.")],
  passwordConfirm: [required("Confirm the new password.")],
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
};

export const adminRoleRules: Rules<AdminRole> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
  targetUsername: [maxLength(254, "At most 254 characters.")],
  roles: [required("Invalid input, make sure to select a role")],
};

export const adminSessionsEndRules: Rules<AdminSessionsEnd> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
};

export const permissionsCloneRules: Rules<PermissionsClone> = {
  sourceUserId: [required("Invalid input, please check input fields and try again."), maxLength(64, "At most 64 characters.")],
  targetUserId: [required("Invalid input, please check input fields and try again."), maxLength(64, "At most 64 characters.")],
  sourceRole: [required("Invalid input, please check input fields and try again.")],
  permissions: [required("Invalid input, please check input fields and try again."), minLength(1, "Invalid input, please check input fields and try again."), maxItems(500, "At most 500 permissions.")],
};

export const permissionsEffectQueryRules: Rules<PermissionsEffectQuery> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
  role: [],
  opId: [],
  sourceUserId: [maxLength(64, "At most 64 characters.")],
};

export const permissionsRefreshRules: Rules<PermissionsRefresh> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
  targetUsername: [maxLength(254, "At most 254 characters.")],
  opId: [],
  roles: [required("Invalid input, make sure to select a role")],
};
