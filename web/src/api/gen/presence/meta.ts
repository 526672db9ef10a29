// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  presence: {"method": "POST", "path": "/api/presence", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
