// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playersMaxDeposit: {"method": "POST", "path": "/api/players/max-deposit", "effect": "write", "isPublic": false, "success": "High Depositors Exported!", "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
