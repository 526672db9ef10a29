// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { Preferences } from "./endpoints";

export const preferencesRules: Rules<Preferences> = {
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  language: [required("Language is required."), maxLength(16, "At most 16 characters.")],
  roundReportNumbers: [],
};
