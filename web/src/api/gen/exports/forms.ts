// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { exportFormRules } from "./rules";

export const exportCreateForm = /* @__PURE__ */ formOf(api.endpoints, "exportCreate", "exportForm", exportFormRules);
