// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  fileDownload: {"method": "GET", "path": "/api/files/{fileName}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
