// Generated from the contracts by `make contracts`. Never edited.

import type { PersonalKind } from "./enums";

/** The fields with players' personal data, by model. */
export const personalFields = {
  DecisionFacts: {"playerName": "NAME"},
  FactsAccount: {"cardNumber": "CARD_NUMBER", "iban": "IBAN", "nameOnCard": "NAME"},
  FactsSharing: {"playerCodes": "SHARED_WITH"},
  ReviewedPlayer: {"firstName": "NAME", "lastName": "NAME"},
  TransactionPlayerProfile: {"email": "EMAIL", "firstName": "NAME", "lastName": "NAME"},
  WarningValues: {"cardNumber": "CARD_NUMBER", "nameOnCard": "NAME", "playerCodes": "SHARED_WITH", "playerName": "NAME"},
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, PersonalKind>>>
>;
