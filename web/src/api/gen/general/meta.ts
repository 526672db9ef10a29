// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  general: {"method": "GET", "path": "/api/general", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["General"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  rates: {"method": "GET", "path": "/api/rates", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Rates"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  adminBadges: {"method": "GET", "path": "/api/admin/badges", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Badges"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  pulse: {"method": "GET", "path": "/api/pulse", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
