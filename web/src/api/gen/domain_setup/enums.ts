// Generated from the contracts by `make contracts`. Never edited.

export const dnsRecordTypeValues = ["NS", "CNAME", "TXT"] as const;
export type DnsRecordType = (typeof dnsRecordTypeValues)[number];

export const routingStatusValues = ["NOT COMPLETED", "COMPLETED"] as const;
export type RoutingStatus = (typeof routingStatusValues)[number];

export const setupStepNameValues = ["CNAME", "VALIDATION", "PROVISIONING", "ASSOCIATION", "SSL", "PLAYER_PLATFORM"] as const;
export type SetupStepName = (typeof setupStepNameValues)[number];

export const setupStepStateValues = ["WAITING", "RUNNING", "PASSED", "FAILED"] as const;
export type SetupStepState = (typeof setupStepStateValues)[number];

export const waitingOnValues = ["REGISTRAR", "DNS", "VALIDATION", "CERTIFICATE", "FRONT_DOOR", "STAFF"] as const;
export type WaitingOn = (typeof waitingOnValues)[number];
