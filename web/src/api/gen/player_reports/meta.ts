// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playersTotals: {"method": "GET", "path": "/api/players/totals", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  playersTotalUsers: {"method": "GET", "path": "/api/players/total-users", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  playersTotalTransactions: {"method": "GET", "path": "/api/players/total-users/transactions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  playerBonusSummary: {"method": "POST", "path": "/api/reports/bonus/player/summary", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Wallet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
