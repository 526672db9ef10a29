// Generated from the contracts by `make contracts`. Never edited.

export const PLAYERS_DELETED = "Players deleted successfully" as const;
