// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { gameCloneRules, gameEditRules, gameEntryUpdateRules, gameImageRules, gameOperatorsRules, gameOrderRules, gameStatusesRules } from "./rules";

export const gameEditForm = /* @__PURE__ */ formOf(api.endpoints, "gameEdit", "gameEdit", gameEditRules);
export const gameImageDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "gameImageDelete", "gameImage", gameImageRules);
export const gameOperatorsForm = /* @__PURE__ */ formOf(api.endpoints, "gameOperators", "gameOperators", gameOperatorsRules);
export const gameEntryUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "gameEntryUpdate", "gameEntryUpdate", gameEntryUpdateRules);
export const gamesOrderForm = /* @__PURE__ */ formOf(api.endpoints, "gamesOrder", "gameOrder", gameOrderRules);
export const gameStatusForm = /* @__PURE__ */ formOf(api.endpoints, "gameStatus", "gameStatuses", gameStatusesRules);
export const gamesCloneForm = /* @__PURE__ */ formOf(api.endpoints, "gamesClone", "gameClone", gameCloneRules);
