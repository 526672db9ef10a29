// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, required, type Rules } from "../../rules";
import type { BankAccountReview } from "./endpoints";

export const bankAccountReviewRules: Rules<BankAccountReview> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  uuid: [required("Bank account is required.")],
  actionType: [required("Choose approve or reject.")],
  playerNote: [required("Note for the player is required"), maxLength(200, "At most 200 characters.")],
  playerCode: [required("Player code is required.")],
};
