// Generated from the contracts by `make contracts`. Never edited.

import type { PersonalKind } from "../shared/enums";

/** The fields with players' personal data, by model. */
export const personalFields = {
  DocumentInReview: {"firstName": "NAME", "images": "DOCUMENT_IMAGE", "lastName": "NAME"},
  DocumentUpload: {"file": "DOCUMENT_IMAGE"},
  KycDocument: {"images": "DOCUMENT_IMAGE"},
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, PersonalKind>>>
>;
