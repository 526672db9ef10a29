// Generated from the contracts by `make contracts`. Never edited.

export const revealFieldValues = ["firstName", "lastName", "email", "ip", "deviceId", "nameOnCard", "cardNumber", "iban", "address"] as const;
export type RevealField = (typeof revealFieldValues)[number];
