// Generated from the contracts by `make contracts`. Never edited.

export const ROUTING_FAILED = "Error happened while routing your domain. Please try again or contact customer support." as const;
