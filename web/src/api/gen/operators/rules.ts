// Generated from the contracts by `make contracts`. Never edited.

import { required, type Rules } from "../../rules";
import type { OperatorNamed } from "./endpoints";

export const operatorNamedRules: Rules<OperatorNamed> = {
  opId: [required("Operator not found, please select an operator.")],
};
