// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { invoiceV1EditRules } from "../shared/rules";
import { operatorPaymentEditRules } from "./rules";

export const operatorBillingInvoiceUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorBillingInvoiceUpdate", "invoiceV1Edit", invoiceV1EditRules);
export const operatorBillingPaymentUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorBillingPaymentUpdate", "operatorPaymentEdit", operatorPaymentEditRules);
