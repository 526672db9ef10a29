// Generated from the contracts by `make contracts`. Never edited.

export const exportFormatValues = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormatValues)[number];

export const exportStageValues = ["WAITING", "RUNNING", "DONE", "FAILED", "CANCELED"] as const;
export type ExportStage = (typeof exportStageValues)[number];
