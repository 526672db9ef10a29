// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { riskReviewFormRules, riskSettingsFormRules } from "./rules";

export const riskReviewForm = /* @__PURE__ */ formOf(api.endpoints, "riskReview", "riskReviewForm", riskReviewFormRules);
export const riskSettingsUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "riskSettingsUpdate", "riskSettingsForm", riskSettingsFormRules);
