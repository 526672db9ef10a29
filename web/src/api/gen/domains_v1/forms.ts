// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { operatorDomainFormRules, zoneFormRules, zoneNamedRules } from "./rules";

export const zoneV1CreateForm = /* @__PURE__ */ formOf(api.endpoints, "zoneV1Create", "zoneForm", zoneFormRules);
export const zoneCheckForm = /* @__PURE__ */ formOf(api.endpoints, "zoneCheck", "zoneNamed", zoneNamedRules);
export const operatorDomainAddForm = /* @__PURE__ */ formOf(api.endpoints, "operatorDomainAdd", "operatorDomainForm", operatorDomainFormRules);
