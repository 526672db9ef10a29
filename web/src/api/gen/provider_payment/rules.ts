// Generated from the contracts by `make contracts`. Never edited.

import { ge, maxItems, maxLength, minLength, places, required, type Rules } from "../../rules";
import type { TransferAssignment, TransferReversal } from "./endpoints";

export const transferAssignmentRules: Rules<TransferAssignment> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txHash: [required("Transfer is required.")],
  opId: [required("Operator is required.")],
  exchangeRateInUSD: [required("Exchange rate is required."), places(8), ge(1e-08, "The exchange rate must be greater than 0.")],
};

export const transferReversalRules: Rules<TransferReversal> = {
  txHash: [required("Transfer is required.")],
  opId: [required("Operator is required.")],
  reason: [required("Enter a reason."), minLength(10, "At least 10 characters."), maxLength(200, "At most 200 characters.")],
};
