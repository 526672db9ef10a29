// Generated from the contracts by `make contracts`. Never edited.

export const appStateValues = ["Running", "Stopped"] as const;
export type AppState = (typeof appStateValues)[number];
