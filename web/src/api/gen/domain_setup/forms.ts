// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { setupZoneByIdRules, setupZoneRules, validationCheckRules } from "./rules";

export const domainSetupForm = /* @__PURE__ */ formOf(api.endpoints, "domainSetup", "setupZone", setupZoneRules);
export const domainSetupCnameRedoForm = /* @__PURE__ */ formOf(api.endpoints, "domainSetupCnameRedo", "setupZoneById", setupZoneByIdRules);
export const domainSetupValidationCheckForm = /* @__PURE__ */ formOf(api.endpoints, "domainSetupValidationCheck", "validationCheck", validationCheckRules);
export const domainSetupValidationForm = /* @__PURE__ */ formOf(api.endpoints, "domainSetupValidation", "setupZoneById", setupZoneByIdRules);
export const domainSetupAssociationForm = /* @__PURE__ */ formOf(api.endpoints, "domainSetupAssociation", "setupZoneById", setupZoneByIdRules);
