// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { PresenceForm } from "./endpoints";

export const presenceFormRules: Rules<PresenceForm> = {
  kind: [required("Name the kind of the record.")],
  id: [required("Name the record."), maxLength(100, "At most 100 characters.")],
  isWriting: [],
};
