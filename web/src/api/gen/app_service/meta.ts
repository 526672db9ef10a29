// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  appServices: {"method": "GET", "path": "/api/dev/app-service/apps", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["AppService"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  appServiceMonitor: {"method": "GET", "path": "/api/dev/app-service/monitor", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": true},
} as const satisfies Record<string, OperationMeta>;
