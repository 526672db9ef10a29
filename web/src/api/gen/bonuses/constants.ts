// Generated from the contracts by `make contracts`. Never edited.

export const ENTER_AMOUNT = "Enter an amount." as const;
export const ENTER_MAXIMUM = "A percentage needs a maximum." as const;
export const ENTER_PERCENTAGE = "Enter a percentage." as const;
export const LARGEST_AMOUNT = 10000000 as const;
export const LARGEST_MULTIPLIER = 100 as const;
export const LARGEST_ODDS = 1000 as const;
export const LARGEST_PERCENTAGE = 500 as const;
export const LARGEST_WAGER = 1000000000 as const;
export const MOST_DAYS = 365 as const;
export const MOST_PLAYERS = 1000 as const;
export const MOST_TIERS = 20 as const;
export const NOTE_MAX = 200 as const;
export const RELEASE_IS_DELETED = "Please be advised the following Bonus Release is deleted." as const;
export const UNABLE_TO_CLAIM = "Unable to Claim" as const;
