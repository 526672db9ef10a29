// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { referralOverrideRules, referralRestoreRules, referralWithdrawRules, withdrawJobCancelRules, withdrawJobStartRules } from "./rules";

export const referralSettingsOverrideForm = /* @__PURE__ */ formOf(api.endpoints, "referralSettingsOverride", "referralOverride", referralOverrideRules);
export const referralSettingsRestoreForm = /* @__PURE__ */ formOf(api.endpoints, "referralSettingsRestore", "referralRestore", referralRestoreRules);
export const referralWithdrawForm = /* @__PURE__ */ formOf(api.endpoints, "referralWithdraw", "referralWithdraw", referralWithdrawRules);
export const withdrawJobStartForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawJobStart", "withdrawJobStart", withdrawJobStartRules);
export const withdrawJobCancelForm = /* @__PURE__ */ formOf(api.endpoints, "withdrawJobCancel", "withdrawJobCancel", withdrawJobCancelRules);
