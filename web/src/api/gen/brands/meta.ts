// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  brands: {"method": "GET", "path": "/api/brands", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  brandBlockers: {"method": "GET", "path": "/api/brands/blockers", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  brandCreate: {"method": "POST", "path": "/api/brands", "effect": "write", "isPublic": false, "success": "Brand Created!", "failure": "The brand was not created. Please try again.", "tags": [], "makesStale": ["Me", "Operator"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  brandDelete: {"method": "DELETE", "path": "/api/brands", "effect": "write", "isPublic": false, "success": "Brand Deleted!", "failure": "The brand was not deleted. Please try again.", "tags": [], "makesStale": ["Me", "Operator"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
