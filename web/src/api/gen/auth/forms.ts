// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { credentialsRules, proofFormRules } from "./rules";

export const authLoginForm = /* @__PURE__ */ formOf(api.endpoints, "authLogin", "credentials", credentialsRules);
export const authProveForm = /* @__PURE__ */ formOf(api.endpoints, "authProve", "proofForm", proofFormRules);
