// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, required, type Rules } from "../../rules";
import type { TransactionDecision, TransactionDeletion } from "./endpoints";

export const transactionDecisionRules: Rules<TransactionDecision> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
  actionType: [required("Choose approve or reject.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
};

export const transactionDeletionRules: Rules<TransactionDeletion> = {
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
};
