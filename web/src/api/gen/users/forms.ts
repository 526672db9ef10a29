// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { ownPasswordFormRules, preferencesRules } from "./rules";

export const usersMeUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "usersMeUpdate", "preferences", preferencesRules);
export const usersMePasswordForm = /* @__PURE__ */ formOf(api.endpoints, "usersMePassword", "ownPasswordForm", ownPasswordFormRules);
