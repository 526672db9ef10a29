// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, minLength, required, type Rules } from "../../rules";
import type { RevealForm } from "./endpoints";

export const revealFormRules: Rules<RevealForm> = {
  playerCode: [required("Player code is required.")],
  fields: [required("Choose at least one field."), minLength(1, "Choose at least one field."), maxItems(20, "At most 20 fields.")],
  reason: [required("Enter a reason."), minLength(10, "Enter a reason of at least 10 characters."), maxLength(200, "At most 200 characters.")],
};
