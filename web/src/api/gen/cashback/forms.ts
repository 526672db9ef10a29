// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { cashbackClaimRules, cashbackDecisionRules, cashbackOverrideRules, cashbackRestoreRules } from "./rules";

export const cashbackSettingsOverrideForm = /* @__PURE__ */ formOf(api.endpoints, "cashbackSettingsOverride", "cashbackOverride", cashbackOverrideRules);
export const cashbackSettingsRestoreForm = /* @__PURE__ */ formOf(api.endpoints, "cashbackSettingsRestore", "cashbackRestore", cashbackRestoreRules);
export const cashbackClaimForm = /* @__PURE__ */ formOf(api.endpoints, "cashbackClaim", "cashbackClaim", cashbackClaimRules);
export const cashbackDecideForm = /* @__PURE__ */ formOf(api.endpoints, "cashbackDecide", "cashbackDecision", cashbackDecisionRules);
