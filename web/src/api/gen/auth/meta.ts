// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  authLogin: {"method": "POST", "path": "/api/auth/login", "effect": "write", "isPublic": true, "success": null, "failure": "Email or password is incorrect.", "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  authLogout: {"method": "GET", "path": "/api/auth/logout", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  authProve: {"method": "POST", "path": "/api/auth/prove", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  authSessions: {"method": "GET", "path": "/api/auth/sessions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Session"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  authSessionEnd: {"method": "DELETE", "path": "/api/auth/sessions", "effect": "write", "isPublic": false, "success": "Session Ended!", "failure": null, "tags": [], "invalidates": ["Session"], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  authSessionsEnd: {"method": "DELETE", "path": "/api/auth/sessions", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": ["Session"], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": true},
} as const satisfies Record<string, OperationMeta>;
