// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { devDnsEditRules, devDnsFormRules } from "./rules";

export const devDnsAddForm = /* @__PURE__ */ formOf(api.endpoints, "devDnsAdd", "devDnsForm", devDnsFormRules);
export const devDnsUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "devDnsUpdate", "devDnsEdit", devDnsEditRules);
