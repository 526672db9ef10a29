// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { FlowKey } from "./endpoints";

export const flowKeyRules: Rules<FlowKey> = {
  flowId: [required("Flow is required."), maxLength(100, "At most 100 characters.")],
};
