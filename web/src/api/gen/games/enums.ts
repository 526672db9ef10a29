// Generated from the contracts by `make contracts`. Never edited.

export const gameStatusValues = ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"] as const;
export type GameStatus = (typeof gameStatusValues)[number];
