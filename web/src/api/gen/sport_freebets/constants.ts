// Generated from the contracts by `make contracts`. Never edited.

export const ERRORS = {"31": "FreeBet Template is expired.", "33": "No Active freebet template.", "34": "FreeBet template is already activated.", "37": "Bonus does not belong to freebet template.", "39": "Unknown currency."} as const;
export const STAGES = {"1": "Prematch", "2": "Live", "3": "Prematch+Live"} as const;
