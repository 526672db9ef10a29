// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { depositKeyRules, depositRejectionRules } from "./rules";

export const depositVerifyForm = /* @__PURE__ */ formOf(api.endpoints, "depositVerify", "depositKey", depositKeyRules);
export const depositRejectOrderForm = /* @__PURE__ */ formOf(api.endpoints, "depositRejectOrder", "depositRejection", depositRejectionRules);
