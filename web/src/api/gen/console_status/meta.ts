// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  consoleStatus: {"method": "GET", "path": "/api/settings/status", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["ConsoleStatus"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
