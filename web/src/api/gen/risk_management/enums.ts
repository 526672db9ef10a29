// Generated from the contracts by `make contracts`. Never edited.

export const cardUseStatusValues = ["CONFIRMED", "REJECTED"] as const;
export type CardUseStatus = (typeof cardUseStatusValues)[number];

export const cardUseTypeValues = ["DEPOSIT", "WITHDRAW"] as const;
export type CardUseType = (typeof cardUseTypeValues)[number];
