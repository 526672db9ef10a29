// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  tooltips: {"method": "GET", "path": "/api/tooltips", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Tooltip"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
