// Generated from the contracts by `make contracts`. Never edited.

export const operatorTypeValues = ["parent", "brand"] as const;
export type OperatorType = (typeof operatorTypeValues)[number];
