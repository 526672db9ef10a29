// Generated from the contracts by `make contracts`. Never edited.

export const activeBetTypeValues = ["CASINO", "SPORT"] as const;
export type ActiveBetType = (typeof activeBetTypeValues)[number];

export const activeByValues = ["BET", "DEPOSIT", "WITHDRAW"] as const;
export type ActiveBy = (typeof activeByValues)[number];

export const playerDateFieldValues = ["createdAt", "firstVerifiedAt"] as const;
export type PlayerDateField = (typeof playerDateFieldValues)[number];

export const playerSourceValues = ["affId", "refId", "direct"] as const;
export type PlayerSource = (typeof playerSourceValues)[number];

export const registeredByValues = ["EMAIL", "GMAIL", "TELEGRAM"] as const;
export type RegisteredBy = (typeof registeredByValues)[number];
