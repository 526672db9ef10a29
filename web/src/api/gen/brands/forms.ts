// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { brandDraftRules } from "./rules";

export const brandCreateForm = /* @__PURE__ */ formOf(api.endpoints, "brandCreate", "brandDraft", brandDraftRules);
