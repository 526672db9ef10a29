// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  views: {"method": "GET", "path": "/api/views", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["SavedView"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  viewAdd: {"method": "POST", "path": "/api/views", "effect": "write", "isPublic": false, "success": "View Saved!", "failure": "The view was not saved. Please try again.", "tags": [], "invalidates": ["SavedView"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  viewUpdate: {"method": "PUT", "path": "/api/views/{viewId}", "effect": "write", "isPublic": false, "success": "View Updated!", "failure": "The view was not changed. Please try again.", "tags": [], "invalidates": ["SavedView"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  viewDelete: {"method": "DELETE", "path": "/api/views/{viewId}", "effect": "write", "isPublic": false, "success": "View Deleted!", "failure": "The view was not deleted. Please try again.", "tags": [], "invalidates": ["SavedView"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
