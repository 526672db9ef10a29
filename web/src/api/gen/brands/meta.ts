// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  brands: {"method": "GET", "path": "/api/brands", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  brandBlockers: {"method": "GET", "path": "/api/brands/blockers", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  brandCreate: {"method": "POST", "path": "/api/brands", "effect": "write", "isPublic": false, "success": "Brand Created!", "failure": "The brand was not created. Please try again.", "tags": [], "invalidates": ["Me", "Operator"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  brandDelete: {"method": "DELETE", "path": "/api/brands", "effect": "write", "isPublic": false, "success": "Brand Deleted!", "failure": "The brand was not deleted. Please try again.", "tags": [], "invalidates": ["Me", "Operator"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
