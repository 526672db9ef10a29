// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { payoutRules, tournamentCancelRules, tournamentDraftRules, tournamentEditRules } from "./rules";

export const tournamentCreateForm = /* @__PURE__ */ formOf(api.endpoints, "tournamentCreate", "tournamentDraft", tournamentDraftRules);
export const tournamentEditForm = /* @__PURE__ */ formOf(api.endpoints, "tournamentEdit", "tournamentEdit", tournamentEditRules);
export const tournamentCancelForm = /* @__PURE__ */ formOf(api.endpoints, "tournamentCancel", "tournamentCancel", tournamentCancelRules);
export const tournamentPayoutForm = /* @__PURE__ */ formOf(api.endpoints, "tournamentPayout", "payout", payoutRules);
