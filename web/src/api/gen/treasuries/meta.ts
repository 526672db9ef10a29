// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  treasuries: {"method": "GET", "path": "/api/withdraw/treasuries", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Treasury"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  treasuryAccounts: {"method": "GET", "path": "/api/treasury-account", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Treasury"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
