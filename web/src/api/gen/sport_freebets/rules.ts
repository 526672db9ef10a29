// Generated from the contracts by `make contracts`. Never edited.

import { ge, maxItems, maxLength, places, required, type Rules } from "../../rules";
import type { FreebetAdd } from "./endpoints";

export const freebetAddRules: Rules<FreebetAdd> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  templateId: [required("Choose a template."), maxLength(100, "At most 100 characters.")],
  betCount: [required("Number of bets is required."), ge(1, "At least 1 bet.")],
  betAmount: [required("Amount is required."), places(2), ge(0.01, "The amount must be at least 0.01.")],
};
