// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { usernameFormRules } from "./rules";

export const usernameUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "usernameUpdate", "usernameForm", usernameFormRules);
