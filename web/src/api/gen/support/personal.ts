// Generated from the contracts by `make contracts`. Never edited.

import type { PersonalKind } from "../shared/enums";

/** The fields with players' personal data, by model. */
export const personalFields = {
  TicketPlayer: {"firstName": "NAME", "lastName": "NAME"},
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, PersonalKind>>>
>;
