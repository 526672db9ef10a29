// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { balanceConversionRules, bonusTopupRules, walletTopupRules } from "./rules";

export const walletTopupForm = /* @__PURE__ */ formOf(api.endpoints, "walletTopup", "walletTopup", walletTopupRules);
export const walletTopupBonusForm = /* @__PURE__ */ formOf(api.endpoints, "walletTopupBonus", "bonusTopup", bonusTopupRules);
export const walletConvertForm = /* @__PURE__ */ formOf(api.endpoints, "walletConvert", "balanceConversion", balanceConversionRules);
