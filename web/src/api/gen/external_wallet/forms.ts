// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { externalTopupRules, externalWithdrawRules } from "./rules";

export const externalWalletTopupForm = /* @__PURE__ */ formOf(api.endpoints, "externalWalletTopup", "externalTopup", externalTopupRules);
export const externalWalletWithdrawForm = /* @__PURE__ */ formOf(api.endpoints, "externalWalletWithdraw", "externalWithdraw", externalWithdrawRules);
