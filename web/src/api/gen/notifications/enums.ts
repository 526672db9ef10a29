// Generated from the contracts by `make contracts`. Never edited.

export const notificationLevelValues = ["info", "warning", "critical"] as const;
export type NotificationLevel = (typeof notificationLevelValues)[number];
