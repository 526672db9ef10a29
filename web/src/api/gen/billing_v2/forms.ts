// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { cpgTransferEditRules, invoiceEditRules, invoiceFormRules, invoiceSettingsFormRules, manualPaymentEditRules, manualPaymentFormRules } from "./rules";

export const billingV2InvoiceGenerateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV2InvoiceGenerate", "invoiceForm", invoiceFormRules);
export const billingV2InvoiceUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV2InvoiceUpdate", "invoiceEdit", invoiceEditRules);
export const billingV2InvoiceSettingsUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV2InvoiceSettingsUpdate", "invoiceSettingsForm", invoiceSettingsFormRules);
export const billingV2PaymentAddForm = /* @__PURE__ */ formOf(api.endpoints, "billingV2PaymentAdd", "manualPaymentForm", manualPaymentFormRules);
export const billingV2PaymentUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV2PaymentUpdate", "manualPaymentEdit", manualPaymentEditRules);
export const billingV2CpgTransferUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "billingV2CpgTransferUpdate", "cpgTransferEdit", cpgTransferEditRules);
