// Generated from the contracts by `make contracts`. Never edited.

export const payoutTypeValues = ["approve", "reject"] as const;
export type PayoutType = (typeof payoutTypeValues)[number];

export const scoringValues = ["TOTAL_WAGER", "HIGHEST_MULTIPLIER", "NET_WIN"] as const;
export type Scoring = (typeof scoringValues)[number];

export const tournamentStatusValues = ["ACTIVE", "EXPIRED"] as const;
export type TournamentStatus = (typeof tournamentStatusValues)[number];

export const winnerStatusValues = ["PENDING", "APPROVED", "REJECTED"] as const;
export type WinnerStatus = (typeof winnerStatusValues)[number];
