// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  appServices: {"method": "GET", "path": "/api/dev/app-service/apps", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["AppService"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  appServiceMonitor: {"method": "GET", "path": "/api/dev/app-service/monitor", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": true},
} as const satisfies Record<string, OperationMeta>;
