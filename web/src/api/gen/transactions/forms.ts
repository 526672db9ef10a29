// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { transactionDecisionRules, transactionDeletionRules } from "./rules";

export const transactionDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "transactionDelete", "transactionDeletion", transactionDeletionRules);
export const transactionBonusForm = /* @__PURE__ */ formOf(api.endpoints, "transactionBonus", "transactionDecision", transactionDecisionRules);
export const transactionReferralClaimForm = /* @__PURE__ */ formOf(api.endpoints, "transactionReferralClaim", "transactionDecision", transactionDecisionRules);
export const transactionAffiliateWithdrawForm = /* @__PURE__ */ formOf(api.endpoints, "transactionAffiliateWithdraw", "transactionDecision", transactionDecisionRules);
