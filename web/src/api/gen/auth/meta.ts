// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  authLogin: {"method": "POST", "path": "/api/auth/login", "effect": "write", "isPublic": true, "success": null, "failure": "Email or password is incorrect.", "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  authLogout: {"method": "GET", "path": "/api/auth/logout", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  authProve: {"method": "POST", "path": "/api/auth/prove", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  authSessions: {"method": "GET", "path": "/api/auth/sessions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Session"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  authSessionEnd: {"method": "DELETE", "path": "/api/auth/sessions", "effect": "write", "isPublic": false, "success": "Session Ended!", "failure": null, "tags": [], "makesStale": ["Session"], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  authSessionsEnd: {"method": "DELETE", "path": "/api/auth/sessions", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": ["Session"], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": true},
} as const satisfies Record<string, OperationMeta>;
