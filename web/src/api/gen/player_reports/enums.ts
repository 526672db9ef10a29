// Generated from the contracts by `make contracts`. Never edited.

export const totalKindValues = ["JOINED", "DEPOSIT", "WITHDRAW"] as const;
export type TotalKind = (typeof totalKindValues)[number];
