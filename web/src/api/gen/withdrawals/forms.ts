// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { genericWithdrawDecisionRules, inProgressDecisionRules, jbForceRules, tomaniDecisionRules, withdrawDecisionRules, withdrawResendRules, withdrawSettlementRules } from "./rules";

export const withdrawTomaniForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawTomani", "tomaniDecision", tomaniDecisionRules);
export const withdrawJbForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawJb", "withdrawDecision", withdrawDecisionRules);
export const withdrawZiChargeForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawZiCharge", "withdrawDecision", withdrawDecisionRules);
export const withdrawParamHavaleForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawParamHavale", "withdrawDecision", withdrawDecisionRules);
export const withdrawParscoinpayForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawParscoinpay", "withdrawDecision", withdrawDecisionRules);
export const withdrawFiatCryptoForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawFiatCrypto", "withdrawDecision", withdrawDecisionRules);
export const withdrawWitcherV1Form = /* @__PURE__ */ formOf(api.endpoints, "withdrawWitcherV1", "withdrawDecision", withdrawDecisionRules);
export const withdrawSistemNakitForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawSistemNakit", "withdrawDecision", withdrawDecisionRules);
export const withdrawUtopiaForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawUtopia", "withdrawDecision", withdrawDecisionRules);
export const withdrawFxHavaleForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawFxHavale", "withdrawDecision", withdrawDecisionRules);
export const withdrawMaldoPayForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawMaldoPay", "withdrawDecision", withdrawDecisionRules);
export const withdrawJbForceForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawJbForce", "jbForce", jbForceRules);
export const withdrawInProgressForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawInProgress", "inProgressDecision", inProgressDecisionRules);
export const withdrawGenericV2Form = /* @__PURE__ */ formOf(api.endpoints, "withdrawGenericV2", "genericWithdrawDecision", genericWithdrawDecisionRules);
export const withdrawGenericV1Form = /* @__PURE__ */ formOf(api.endpoints, "withdrawGenericV1", "genericWithdrawDecision", genericWithdrawDecisionRules);
export const withdrawResendForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawResend", "withdrawResend", withdrawResendRules);
export const withdrawSettleForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawSettle", "withdrawSettlement", withdrawSettlementRules);
