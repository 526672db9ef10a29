// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  exportCreate: {"method": "POST", "path": "/api/exports", "effect": "write", "isPublic": false, "success": null, "failure": "The export could not begin. Please try again.", "tags": [], "invalidates": [], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  exportDownload: {"method": "GET", "path": "/api/exports/{exportId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  exportState: {"method": "GET", "path": "/api/exports/{exportId}/state", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  exportCancel: {"method": "DELETE", "path": "/api/exports/{exportId}", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
