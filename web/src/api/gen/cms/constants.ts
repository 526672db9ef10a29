// Generated from the contracts by `make contracts`. Never edited.

export const SAFE_LINK = "(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*)" as const;
