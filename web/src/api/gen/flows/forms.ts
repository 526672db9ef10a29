// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { flowKeyRules } from "./rules";

export const flowActivateForm = /* @__PURE__ */ formOf(api.endpoints, "flowActivate", "flowKey", flowKeyRules);
export const flowDeactivateForm = /* @__PURE__ */ formOf(api.endpoints, "flowDeactivate", "flowKey", flowKeyRules);
export const flowDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "flowDelete", "flowKey", flowKeyRules);
