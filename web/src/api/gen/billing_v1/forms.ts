// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { invoiceV1EditRules } from "../shared/rules";
import { invoiceV1FormRules, invoiceV1KeyRules, operatorPaymentFormRules, paymentV1KeyRules } from "./rules";

export const billingV1InvoiceGenerateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV1InvoiceGenerate", "invoiceV1Form", invoiceV1FormRules);
export const billingV1InvoiceUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV1InvoiceUpdate", "invoiceV1Edit", invoiceV1EditRules);
export const billingV1InvoiceDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "billingV1InvoiceDelete", "invoiceV1Key", invoiceV1KeyRules);
export const billingV1PaymentAddForm = /* @__PURE__ */ formOf(api.endpoints, "billingV1PaymentAdd", "operatorPaymentForm", operatorPaymentFormRules);
export const billingV1PaymentDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "billingV1PaymentDelete", "paymentV1Key", paymentV1KeyRules);
