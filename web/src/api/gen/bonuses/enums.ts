// Generated from the contracts by `make contracts`. Never edited.

export const bonusPrizeTypeValues = ["FIXED", "PERCENTAGE"] as const;
export type BonusPrizeType = (typeof bonusPrizeTypeValues)[number];

export const bonusStatusValues = ["ACTIVE", "DEACTIVE", "DELETED"] as const;
export type BonusStatus = (typeof bonusStatusValues)[number];

export const bonusTypeValues = ["DEPOSIT_BONUS", "MANUAL_BONUS", "REGISTRATION_BONUS"] as const;
export type BonusType = (typeof bonusTypeValues)[number];

export const listedBonusStatusValues = ["ACTIVE", "DEACTIVE"] as const;
export type ListedBonusStatus = (typeof listedBonusStatusValues)[number];

export const releaseScheduleValues = ["DAILY", "WEEKLY", "MONTHLY"] as const;
export type ReleaseSchedule = (typeof releaseScheduleValues)[number];

export const releaseStatusValues = ["ACTIVE", "EXPIRED", "DISABLED"] as const;
export type ReleaseStatus = (typeof releaseStatusValues)[number];
