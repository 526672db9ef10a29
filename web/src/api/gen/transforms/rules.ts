// Generated from the contracts by `make contracts`. Never edited.

import { required, type Rules } from "../../rules";
import type { BrandToOperator, OperatorToBrand, OperatorToBrandForm } from "./endpoints";

export const brandToOperatorRules: Rules<BrandToOperator> = {
  opId: [required("Operator not found, please select an operator.")],
};

export const operatorToBrandRules: Rules<OperatorToBrand> = {
  dto: [],
};

export const operatorToBrandFormRules: Rules<OperatorToBrandForm> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [required("Choose a parent operator.")],
  parentOpTitle: [required("Choose a parent operator.")],
};
