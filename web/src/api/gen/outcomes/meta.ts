// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  outcome: {"method": "GET", "path": "/api/outcomes/{key}", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
