// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, required, type Rules } from "../../rules";
import type { UsernameForm } from "./endpoints";

export const usernameFormRules: Rules<UsernameForm> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  playerCode: [required("Player code is required.")],
  username: [maxLength(100, "At most 100 characters.")],
  status: [required("Username status cannot be empty.")],
  note: [maxLength(20, "At most 20 characters.")],
};
