// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { playerBlockFormRules, playerDeletionRules } from "./rules";

export const playersBlockForm = /* @__PURE__ */ formOf(api.endpoints, "playersBlock", "playerBlockForm", playerBlockFormRules);
export const playersDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "playersDelete", "playerDeletion", playerDeletionRules);
