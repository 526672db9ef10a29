// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  views: {"method": "GET", "path": "/api/views", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["SavedView"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  viewAdd: {"method": "POST", "path": "/api/views", "effect": "write", "isPublic": false, "success": "View Saved!", "failure": "The view was not saved. Please try again.", "tags": [], "makesStale": ["SavedView"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  viewUpdate: {"method": "PUT", "path": "/api/views/{viewId}", "effect": "write", "isPublic": false, "success": "View Updated!", "failure": "The view was not changed. Please try again.", "tags": [], "makesStale": ["SavedView"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  viewDelete: {"method": "DELETE", "path": "/api/views/{viewId}", "effect": "write", "isPublic": false, "success": "View Deleted!", "failure": "The view was not deleted. Please try again.", "tags": [], "makesStale": ["SavedView"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
