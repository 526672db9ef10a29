// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  riskCardUsers: {"method": "POST", "path": "/api/reports/risk-management/card-users", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
