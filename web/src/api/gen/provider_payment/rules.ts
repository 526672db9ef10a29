// Generated from the contracts by `make contracts`. Never edited.

import { ge, maxItems, places, required, type Rules } from "../../rules";
import type { TransferAssignment } from "./endpoints";

export const transferAssignmentRules: Rules<TransferAssignment> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txHash: [required("Transfer is required.")],
  opId: [required("Operator is required.")],
  exchangeRateInUSD: [required("Exchange rate is required."), places(8), ge(0.01, "The exchange rate must be at least 0.01.")],
};
