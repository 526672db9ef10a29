// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  flows: {"method": "GET", "path": "/api/flows", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Flow"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  flow: {"method": "GET", "path": "/api/flows/{flowId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Flow"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  flowActivate: {"method": "POST", "path": "/api/flows/activate", "effect": "write", "isPublic": false, "success": "Flow activated!", "failure": "The flow was not activated. Please try again.", "tags": [], "invalidates": ["Flow"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  flowDeactivate: {"method": "POST", "path": "/api/flows/deactivate", "effect": "write", "isPublic": false, "success": "Flow deactivated!", "failure": "The flow was not deactivated. Please try again.", "tags": [], "invalidates": ["Flow"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  flowDelete: {"method": "POST", "path": "/api/flows/delete", "effect": "write", "isPublic": false, "success": "Flow deleted!", "failure": "Failed to delete flow", "tags": [], "invalidates": ["Flow"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
