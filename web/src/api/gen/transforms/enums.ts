// Generated from the contracts by `make contracts`. Never edited.

export const transformCheckValues = ["PARENT_ACTIVE", "NO_BRANDS", "NO_DEBT", "EMPTY_POOL", "OWN_ZONES", "OWN_GATEWAYS"] as const;
export type TransformCheck = (typeof transformCheckValues)[number];

export const transformStepValues = ["CHECK", "MOVE", "BILLING", "AFFILIATES", "STAFF", "SESSIONS"] as const;
export type TransformStep = (typeof transformStepValues)[number];

export const transformSubjectValues = ["ROLE", "CASHBACK", "AFFILIATES", "TOPUP_LIMIT"] as const;
export type TransformSubject = (typeof transformSubjectValues)[number];
