// Generated from the contracts by `make contracts`. Never edited.

export const activityActionValues = ["created", "updated", "deleted", "revealed", "reviewed"] as const;
export type ActivityAction = (typeof activityActionValues)[number];

export const activityAreaValues = ["Auth", "Bonus", "Cms", "Gateways", "Operators", "Players", "Support", "Transactions", "Users", "Billing", "Tournament"] as const;
export type ActivityArea = (typeof activityAreaValues)[number];
