// Generated from the contracts by `make contracts`. Never edited.

import { ge, maxItems, maxLength, pattern, places, required, type Rules } from "../../rules";
import type { BetSettlement } from "./endpoints";

export const betSettlementRules: Rules<BetSettlement> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  betId: [required("Bet ID is required."), maxLength(100, "At most 100 characters."), pattern("^(?:[A-Za-z0-9_/-]*)$", "Only letters, digits, hyphens, underscores and slashes.")],
  winAmount: [required("Win amount is required."), places(8), ge(0, "The win must not be negative.")],
  reason: [maxLength(200, "At most 200 characters.")],
};
