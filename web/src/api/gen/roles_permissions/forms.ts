// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { roleUpdateRules, staffPermissionFormRules } from "./rules";

export const roleUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "roleUpdate", "roleUpdate", roleUpdateRules);
export const staffPermissionSaveForm = /* @__PURE__ */ formOf(api.endpoints, "staffPermissionSave", "staffPermissionForm", staffPermissionFormRules);
