// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { betSettlementRules } from "./rules";

export const betSettleForm = /* @__PURE__ */ formOf(api.endpoints, "betSettle", "betSettlement", betSettlementRules);
