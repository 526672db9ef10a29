// Generated from the contracts by `make contracts`. Never edited.

export const SUB_CHANNEL_PATTERN = "[A-Za-z0-9_-]{1,40}" as const;
export const TITLE_MAX = 40 as const;
