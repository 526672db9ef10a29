// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { activityFormRules } from "./rules";

export const simulatorActivitySetForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorActivitySet", "activityForm", activityFormRules);
