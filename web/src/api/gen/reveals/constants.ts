// Generated from the contracts by `make contracts`. Never edited.

export const LONGEST_REASON = 200 as const;
export const MASK = "•••" as const;
export const MOST_REVEALS = 50 as const;
export const REASON_TOO_SHORT = "Enter a reason of at least 10 characters." as const;
export const SHORTEST_REASON = 10 as const;
export const SHOWN_SECONDS = 60 as const;
