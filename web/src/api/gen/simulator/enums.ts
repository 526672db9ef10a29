// Generated from the contracts by `make contracts`. Never edited.

export const clockModeValues = ["real", "frozen"] as const;
export type ClockMode = (typeof clockModeValues)[number];

export const dialectValues = ["envelope", "bare", "message", "error_text", "error_object", "errors_list", "data_text", "problem", "html", "empty"] as const;
export type Dialect = (typeof dialectValues)[number];

export const faultKindValues = ["delay", "error", "cut", "garble", "drop_before", "drop_after", "error_after"] as const;
export type FaultKind = (typeof faultKindValues)[number];

export const scenarioNameValues = ["month-end", "fraud-ring", "provider-down", "friday-night", "partners-dispute"] as const;
export type ScenarioName = (typeof scenarioNameValues)[number];

export const stepKindValues = ["request", "clock", "event"] as const;
export type StepKind = (typeof stepKindValues)[number];
