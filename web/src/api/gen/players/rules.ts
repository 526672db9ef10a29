// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxLength, required, type Rules } from "../../rules";
import type { PlayerBlockForm, PlayerDeletion, PlayerKey, PlayerSearch } from "./endpoints";

export const playerBlockFormRules: Rules<PlayerBlockForm> = {
  playerCode: [required("Missing player code.")],
  action: [],
  reason: [required("Enter a reason."), maxLength(200, "At most 200 characters.")],
};

export const playerDeletionRules: Rules<PlayerDeletion> = {
  playerId: [required("Missing player ID.")],
  playerUsername: [required("Missing username.")],
  uuid: [required("Missing UUID.")],
};

export const playerKeyRules: Rules<PlayerKey> = {
  playerId: [],
  playerCode: [],
};

export const playerSearchRules: Rules<PlayerSearch> = {
  query: [required("Enter a code, ID, name or email."), maxLength(100, "At most 100 characters.")],
  opId: [],
  page: [ge(1, "Pages are counted from 1."), le(1000000000, "There is no page beyond 1000000000.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
};
