// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { cashbackSettingsEditRules, referralSettingsEditRules } from "./rules";

export const operatorsAffiliatesUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorsAffiliatesUpdate", "referralSettingsEdit", referralSettingsEditRules);
export const operatorsCashbackUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorsCashbackUpdate", "cashbackSettingsEdit", cashbackSettingsEditRules);
