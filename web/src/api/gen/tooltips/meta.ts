// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  tooltips: {"method": "GET", "path": "/api/tooltips", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Tooltip"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
