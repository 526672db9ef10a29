// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  general: {"method": "GET", "path": "/api/general", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["General"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  rates: {"method": "GET", "path": "/api/rates", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Rates"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  adminBadges: {"method": "GET", "path": "/api/admin/badges", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Badges"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  pulse: {"method": "GET", "path": "/api/pulse", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
