// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { operatorDraftRules, operatorGeneralRules, operatorSettingsEditRules } from "./rules";

export const operatorCreateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorCreate", "operatorDraft", operatorDraftRules);
export const operatorsGeneralUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorsGeneralUpdate", "operatorGeneral", operatorGeneralRules);
export const operatorsSettingsUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "operatorsSettingsUpdate", "operatorSettingsEdit", operatorSettingsEditRules);
