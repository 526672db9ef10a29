// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  treasuries: {"method": "GET", "path": "/api/withdraw/treasuries", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Treasury"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  treasuryAccounts: {"method": "GET", "path": "/api/treasury-account", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Treasury"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
