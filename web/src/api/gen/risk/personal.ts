// Generated from the contracts by `make contracts`. Never edited.

import type { PersonalKind } from "../shared/enums";

/** The fields with players' personal data, by model. */
export const personalFields = {
  RiskEvidence: {"cardNumber": "CARD_NUMBER", "deviceId": "DEVICE", "iban": "IBAN", "ip": "IP", "matches": "SHARED_WITH"},
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, PersonalKind>>>
>;
