// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  usersMe: {"method": "GET", "path": "/api/users/me", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Me"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  usersMeCheck: {"method": "GET", "path": "/api/users/me/check", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  usersMeUpdate: {"method": "PUT", "path": "/api/users/me", "effect": "write", "isPublic": false, "success": "Profile Updated!", "failure": null, "tags": [], "invalidates": ["Me"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  usersMePassword: {"method": "POST", "path": "/api/users/me/password", "effect": "write", "isPublic": false, "success": "Password updated!", "failure": "Failed to update password", "tags": [], "invalidates": ["Me"], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
