// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, required, type Rules } from "../../rules";
import type { DocumentUpload, KycReview } from "./endpoints";

export const documentUploadRules: Rules<DocumentUpload> = {
  playerCode: [required("Player code is required.")],
  documentType: [required("Document type is required.")],
  file: [required("Choose a file.")],
};

export const kycReviewRules: Rules<KycReview> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  playerId: [required("Player ID is required.")],
  playerCode: [required("Player code is required.")],
  uuid: [required("Document is required.")],
  noteForThePlayer: [maxLength(500, "At most 500 characters.")],
  action: [required("Choose approve or reject.")],
};
