// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { affiliatePaymentEditRules, affiliatePaymentFormRules, affiliatePaymentKeyRules } from "./rules";

export const affiliateBillingPaymentAddForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateBillingPaymentAdd", "affiliatePaymentForm", affiliatePaymentFormRules);
export const affiliateBillingPaymentUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateBillingPaymentUpdate", "affiliatePaymentEdit", affiliatePaymentEditRules);
export const affiliateBillingPaymentDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "affiliateBillingPaymentDelete", "affiliatePaymentKey", affiliatePaymentKeyRules);
