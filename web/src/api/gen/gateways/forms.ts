// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { credentialsEditRules, gatewayCreateRules, gatewayEditRules, gatewayOrderingRules, gatewayRemovalRules, gatewaySwitchRules, instanceCreateRules, instanceRemovalRules, operatorTagsEditRules } from "./rules";

export const gatewayEditForm = /* @__PURE__ */ formOf(api.endpoints, "gatewayEdit", "gatewayEdit", gatewayEditRules);
export const gatewaySwitchForm = /* @__PURE__ */ formOf(api.endpoints, "gatewaySwitch", "gatewaySwitch", gatewaySwitchRules);
export const gatewayCredentialsForm = /* @__PURE__ */ formOf(api.endpoints, "gatewayCredentials", "credentialsEdit", credentialsEditRules);
export const gatewaysReorderForm = /* @__PURE__ */ formOf(api.endpoints, "gatewaysReorder", "gatewayOrdering", gatewayOrderingRules);
export const depositGatewayCreateForm = /* @__PURE__ */ formOf(api.endpoints, "depositGatewayCreate", "gatewayCreate", gatewayCreateRules);
export const withdrawGatewayCreateForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawGatewayCreate", "gatewayCreate", gatewayCreateRules);
export const depositGatewayDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "depositGatewayDelete", "gatewayRemoval", gatewayRemovalRules);
export const withdrawGatewayDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawGatewayDelete", "gatewayRemoval", gatewayRemovalRules);
export const gatewayInstanceCreateForm = /* @__PURE__ */ formOf(api.endpoints, "gatewayInstanceCreate", "instanceCreate", instanceCreateRules);
export const gatewayInstanceDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "gatewayInstanceDelete", "instanceRemoval", instanceRemovalRules);
export const operatorTagsEditForm = /* @__PURE__ */ formOf(api.endpoints, "operatorTagsEdit", "operatorTagsEdit", operatorTagsEditRules);
