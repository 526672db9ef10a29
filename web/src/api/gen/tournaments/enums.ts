// Generated from the contracts by `make contracts`. Never edited.

export const notCountedValues = ["OPEN", "CANCELED", "TEST_PLAYER", "FREE_BET", "SETTLED_BY_HAND", "PLACED_BEFORE", "SETTLED_AFTER", "BELOW_MINIMUM", "OTHER_GAME", "OTHER_SPORT", "OPPOSITE_BET"] as const;
export type NotCounted = (typeof notCountedValues)[number];

export const payoutTypeValues = ["approve", "reject"] as const;
export type PayoutType = (typeof payoutTypeValues)[number];

export const scoringValues = ["TOTAL_WAGER", "HIGHEST_MULTIPLIER", "NET_WIN"] as const;
export type Scoring = (typeof scoringValues)[number];

export const tournamentStatusValues = ["ACTIVE", "EXPIRED"] as const;
export type TournamentStatus = (typeof tournamentStatusValues)[number];

export const winnerStatusValues = ["PENDING", "APPROVED", "REJECTED"] as const;
export type WinnerStatus = (typeof winnerStatusValues)[number];
