// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { RoleEffectQuery, RoleUpdate, StaffPermissionEffectQuery, StaffPermissionForm } from "./endpoints";

export const roleEffectQueryRules: Rules<RoleEffectQuery> = {
  roleId: [required("Role is required."), maxLength(64, "At most 64 characters.")],
  permissions: [maxItems(1000, "At most 1000 permissions.")],
};

export const roleUpdateRules: Rules<RoleUpdate> = {
  roleId: [required("Role is required."), maxLength(64, "At most 64 characters.")],
  roleName: [required("Role name is required."), maxLength(60, "At most 60 characters.")],
  permissions: [maxItems(1000, "At most 1000 permissions.")],
};

export const staffPermissionEffectQueryRules: Rules<StaffPermissionEffectQuery> = {
  name: [maxLength(64, "At most 64 characters.")],
  requiredMenuItems: [maxLength(2000, "At most 2000 characters.")],
};

export const staffPermissionFormRules: Rules<StaffPermissionForm> = {
  _id: [],
  name: [required("Invalid data, make sure to fill all required input fields"), maxLength(64, "At most 64 characters."), pattern("^(?:[a-z][a-z0-9_]*)$", "Lower-case letters, digits and underscores, a letter first.")],
  desc: [required("Invalid data, make sure to fill all required input fields"), maxLength(300, "At most 300 characters.")],
  tags: [maxLength(200, "At most 200 characters.")],
  allowedRoles: [required("Invalid data, make sure to fill all required input fields"), minLength(1, "Invalid data, make sure to fill all required input fields")],
  requiredMenuItems: [maxLength(2000, "At most 2000 characters.")],
  edit: [],
};
