// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, minLength, required, type Rules } from "../../rules";
import type { DepositKey, DepositRejection } from "./endpoints";

export const depositKeyRules: Rules<DepositKey> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
};

export const depositRejectionRules: Rules<DepositRejection> = {
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
  rejectReason: [required("Reject reason is required."), minLength(20, "At least 20 characters."), maxLength(500, "At most 500 characters.")],
};
