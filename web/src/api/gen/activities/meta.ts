// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  activities: {"method": "GET", "path": "/api/activities", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Activity"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
