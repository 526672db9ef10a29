// Generated from the contracts by `make contracts`. Never edited.

import { type Rules } from "../../rules";
import type { ActivityForm } from "./endpoints";

export const activityFormRules: Rules<ActivityForm> = {
  mode: [],
  staff: [],
};
