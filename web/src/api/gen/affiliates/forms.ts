// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { affiliateClaimDecisionRules, affiliateDeletionRules, affiliateDraftRules, affiliateSettingsFormRules } from "./rules";

export const affiliateCreateForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateCreate", "affiliateDraft", affiliateDraftRules);
export const affiliateDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateDelete", "affiliateDeletion", affiliateDeletionRules);
export const affiliateSettingsUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateSettingsUpdate", "affiliateSettingsForm", affiliateSettingsFormRules);
export const affiliateClaimRejectForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateClaimReject", "affiliateClaimDecision", affiliateClaimDecisionRules);
