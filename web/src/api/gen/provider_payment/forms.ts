// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { transferAssignmentRules, transferReversalRules } from "./rules";

export const providerTransferAssignForm = /* @__PURE__ */ formOf(api.endpoints, "providerTransferAssign", "transferAssignment", transferAssignmentRules);
export const providerTransferReverseForm = /* @__PURE__ */ formOf(api.endpoints, "providerTransferReverse", "transferReversal", transferReversalRules);
