// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  cfAccountsV1: {"method": "GET", "path": "/api/operators/cf-tokens", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CfAccount"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cfAccountV1Add: {"method": "POST", "path": "/api/operators/cf-tokens", "effect": "write", "isPublic": false, "success": "CF account is successfully added!", "failure": "Failed to add domain", "tags": [], "makesStale": ["CfAccount"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cfAccountV1Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens", "effect": "write", "isPublic": false, "success": "CF account deleted.", "failure": "Failed to delete token", "tags": [], "makesStale": ["CfAccount"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cfAccountsV2: {"method": "GET", "path": "/api/operators/cf-tokens/v2", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CfAccount"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cfAccountV2Add: {"method": "POST", "path": "/api/operators/cf-tokens/v2", "effect": "write", "isPublic": false, "success": "CF account is successfully added!", "failure": "Failed to add cf account", "tags": [], "makesStale": ["CfAccount"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cfAccountV2Update: {"method": "PUT", "path": "/api/operators/cf-tokens/v2", "effect": "write", "isPublic": false, "success": "CF account updated.", "failure": "Unable to perform this action", "tags": [], "makesStale": ["CfAccount"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  cfAccountV2Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens/v2", "effect": "write", "isPublic": false, "success": "CF account deleted.", "failure": "Failed to delete token", "tags": [], "makesStale": ["CfAccount"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
