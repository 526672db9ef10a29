// Generated from the contracts by `make contracts`. Never edited.

import { ge, places, required, type Rules } from "../../rules";
import type { HighDepositorsForm } from "./endpoints";

export const highDepositorsFormRules: Rules<HighDepositorsForm> = {
  from: [required("Choose a start date.")],
  to: [required("Choose an end date.")],
  opId: [required("Operator not found, please select an operator.")],
  includeBrands: [],
  trimDecimals: [],
  depositAmountInUSDThreshold: [required("Threshold is required; 0 for all depositors."), places(2), ge(0, "The threshold must be at least 0.")],
};
