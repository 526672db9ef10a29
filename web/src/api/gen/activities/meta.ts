// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  activities: {"method": "GET", "path": "/api/activities", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Activity"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
