// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { KycReview } from "./endpoints";

export const kycReviewRules: Rules<KycReview> = {
  playerId: [required("Player ID is required.")],
  playerCode: [required("Player code is required.")],
  uuid: [required("Document is required.")],
  noteForThePlayer: [maxLength(500, "At most 500 characters.")],
  action: [required("Choose approve or reject.")],
};
