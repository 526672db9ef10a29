// Generated from the contracts by `make contracts`. Never edited.

export const INVALID_USERNAME = "Invalid username, please enter valid characters." as const;
