// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { viewEditRules, viewFormRules } from "./rules";

export const viewAddForm = /* @__PURE__ */ formOf(api.endpoints, "viewAdd", "viewForm", viewFormRules);
export const viewUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "viewUpdate", "viewEdit", viewEditRules);
