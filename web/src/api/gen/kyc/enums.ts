// Generated from the contracts by `make contracts`. Never edited.

export const documentActionValues = ["approve", "reject"] as const;
export type DocumentAction = (typeof documentActionValues)[number];

export const documentTypeValues = ["PASSPORT", "ID_CARD", "DRIVING_LICENCE", "PROOF_OF_ADDRESS", "SELFIE"] as const;
export type DocumentType = (typeof documentTypeValues)[number];
