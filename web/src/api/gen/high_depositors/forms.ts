// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { highDepositorsFormRules } from "./rules";

export const playersMaxDepositForm = /* @__PURE__ */ formOf(api.endpoints, "playersMaxDeposit", "highDepositorsForm", highDepositorsFormRules);
