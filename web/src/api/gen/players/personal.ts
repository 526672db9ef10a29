// Generated from the contracts by `make contracts`. Never edited.

import type { PersonalKind } from "../shared/enums";

/** The fields with players' personal data, by model. */
export const personalFields = {
  PlayerProfile: {"email": "EMAIL", "firstName": "NAME", "lastName": "NAME"},
  PlayersQuery: {"email": "EMAIL"},
  RegisteredFrom: {"deviceId": "DEVICE", "ip": "IP"},
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, PersonalKind>>>
>;
