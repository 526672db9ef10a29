// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { brandInvoiceEditRules, brandInvoiceFormRules, brandInvoiceKeyRules, brandPaymentEditRules, brandPaymentFormRules, brandPaymentKeyRules } from "./rules";

export const brandBillingInvoiceGenerateForm = /* @__PURE__ */ formOf(api.endpoints, "brandBillingInvoiceGenerate", "brandInvoiceForm", brandInvoiceFormRules);
export const brandBillingInvoiceUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "brandBillingInvoiceUpdate", "brandInvoiceEdit", brandInvoiceEditRules);
export const brandBillingInvoiceDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "brandBillingInvoiceDelete", "brandInvoiceKey", brandInvoiceKeyRules);
export const brandBillingPaymentAddForm = /* @__PURE__ */ formOf(api.endpoints, "brandBillingPaymentAdd", "brandPaymentForm", brandPaymentFormRules);
export const brandBillingPaymentUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "brandBillingPaymentUpdate", "brandPaymentEdit", brandPaymentEditRules);
export const brandBillingPaymentDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "brandBillingPaymentDelete", "brandPaymentKey", brandPaymentKeyRules);
