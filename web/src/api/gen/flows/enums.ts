// Generated from the contracts by `make contracts`. Never edited.

export const flowStepTypeValues = ["EMAIL", "SMS", "MESSAGE", "OFFER"] as const;
export type FlowStepType = (typeof flowStepTypeValues)[number];

export const flowTriggerValues = ["REGISTRATION", "VERIFICATION", "FIRST_DEPOSIT", "RE_ENGAGEMENT"] as const;
export type FlowTrigger = (typeof flowTriggerValues)[number];
