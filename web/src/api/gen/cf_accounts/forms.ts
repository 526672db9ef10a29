// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { cfAccountEditRules, cfAccountV1FormRules, cfAccountV2FormRules } from "./rules";

export const cfAccountV1AddForm = /* @__PURE__ */ formOf(api.endpoints, "cfAccountV1Add", "cfAccountV1Form", cfAccountV1FormRules);
export const cfAccountV2AddForm = /* @__PURE__ */ formOf(api.endpoints, "cfAccountV2Add", "cfAccountV2Form", cfAccountV2FormRules);
export const cfAccountV2UpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cfAccountV2Update", "cfAccountEdit", cfAccountEditRules);
