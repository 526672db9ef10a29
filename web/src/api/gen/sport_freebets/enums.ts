// Generated from the contracts by `make contracts`. Never edited.

export const freebetStatusValues = ["ACTIVE", "USED", "EXPIRED"] as const;
export type FreebetStatus = (typeof freebetStatusValues)[number];

export const freebetTypeValues = ["SPORT", "VIRTUAL"] as const;
export type FreebetType = (typeof freebetTypeValues)[number];
