// Generated from the contracts by `make contracts`. Never edited.

export const presenceKindValues = ["ticket"] as const;
export type PresenceKind = (typeof presenceKindValues)[number];
