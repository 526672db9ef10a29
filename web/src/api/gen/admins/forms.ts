// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { adminBlockRules, adminDeleteRules, adminDraftRules, adminMigrationRules, adminPasswordRules, adminRoleRules, adminSessionsEndRules, permissionsCloneRules, permissionsRefreshRules } from "./rules";

export const adminCreateForm = /* @__PURE__ */ formOf(api.endpoints, "adminCreate", "adminDraft", adminDraftRules);
export const adminBlockForm = /* @__PURE__ */ formOf(api.endpoints, "adminBlock", "adminBlock", adminBlockRules);
export const adminPasswordChangeForm = /* @__PURE__ */ formOf(api.endpoints, "adminPasswordChange", "adminPassword", adminPasswordRules);
export const adminDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "adminDelete", "adminDelete", adminDeleteRules);
export const adminMigrateForm = /* @__PURE__ */ formOf(api.endpoints, "adminMigrate", "adminMigration", adminMigrationRules);
export const adminRoleChangeForm = /* @__PURE__ */ formOf(api.endpoints, "adminRoleChange", "adminRole", adminRoleRules);
export const adminPermissionsCloneForm = /* @__PURE__ */ formOf(api.endpoints, "adminPermissionsClone", "permissionsClone", permissionsCloneRules);
export const adminPermissionsRefreshForm = /* @__PURE__ */ formOf(api.endpoints, "adminPermissionsRefresh", "permissionsRefresh", permissionsRefreshRules);
export const adminSessionsEndForm = /* @__PURE__ */ formOf(api.endpoints, "adminSessionsEnd", "adminSessionsEnd", adminSessionsEndRules);
