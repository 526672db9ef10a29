// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { operatorGeneralRules, operatorSettingsEditRules } from "./rules";

export const operatorsGeneralUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorsGeneralUpdate", "operatorGeneral", operatorGeneralRules);
export const operatorsSettingsUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorsSettingsUpdate", "operatorSettingsEdit", operatorSettingsEditRules);
