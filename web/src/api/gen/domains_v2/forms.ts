// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { domainCommandRules, domainEditRules, domainV2FormRules } from "./rules";

export const domainV2CreateForm = /* @__PURE__ */ formOf(api.endpoints, "domainV2Create", "domainV2Form", domainV2FormRules);
export const domainV2ActForm = /* @__PURE__ */ formOf(api.endpoints, "domainV2Act", "domainCommand", domainCommandRules);
export const domainV2EditForm = /* @__PURE__ */ formOf(api.endpoints, "domainV2Edit", "domainEdit", domainEditRules);
