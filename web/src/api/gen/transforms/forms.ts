// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { brandToOperatorRules, operatorToBrandRules } from "./rules";

export const operatorToBrandForm = /* @__PURE__ */ formOf(api.endpoints, "operatorToBrand", "operatorToBrand", operatorToBrandRules);
export const brandToOperatorForm = /* @__PURE__ */ formOf(api.endpoints, "brandToOperator", "brandToOperator", brandToOperatorRules);
