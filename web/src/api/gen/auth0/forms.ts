// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { auth0DomainFormRules } from "./rules";

export const auth0DomainAddForm = /* @__PURE__ */ formOf(api.endpoints, "auth0DomainAdd", "auth0DomainForm", auth0DomainFormRules);
