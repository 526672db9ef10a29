// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  usersMe: {"method": "GET", "path": "/api/users/me", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Me"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  usersMeCheck: {"method": "GET", "path": "/api/users/me/check", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  usersMeUpdate: {"method": "PUT", "path": "/api/users/me", "effect": "write", "isPublic": false, "success": "Profile Updated!", "failure": null, "tags": [], "makesStale": ["Me"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  usersMePassword: {"method": "POST", "path": "/api/users/me/password", "effect": "write", "isPublic": false, "success": "Password updated!", "failure": "Failed to update password", "tags": [], "makesStale": ["Me"], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
