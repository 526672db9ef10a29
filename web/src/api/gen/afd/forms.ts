// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { afdAssociationRules, afdDomainNamedRules, afdProfileEditRules, afdProfileFormRules, customDomainFormRules } from "./rules";

export const afdProfileCreateForm = /* @__PURE__ */ formOf(api.endpoints, "afdProfileCreate", "afdProfileForm", afdProfileFormRules);
export const afdProfileUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "afdProfileUpdate", "afdProfileEdit", afdProfileEditRules);
export const afdDomainCreateForm = /* @__PURE__ */ formOf(api.endpoints, "afdDomainCreate", "customDomainForm", customDomainFormRules);
export const afdDomainRevalidateForm = /* @__PURE__ */ formOf(api.endpoints, "afdDomainRevalidate", "afdDomainNamed", afdDomainNamedRules);
export const afdDomainAssociateForm = /* @__PURE__ */ formOf(api.endpoints, "afdDomainAssociate", "afdAssociation", afdAssociationRules);
