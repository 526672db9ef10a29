// Generated from the contracts by `make contracts`. Never edited.

export const outcomeStateValues = ["DONE", "RUNNING", "NOT_RECEIVED"] as const;
export type OutcomeState = (typeof outcomeStateValues)[number];
