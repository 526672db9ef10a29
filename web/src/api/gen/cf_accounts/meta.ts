// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  cfAccountsV1: {"method": "GET", "path": "/api/operators/cf-tokens", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CfAccount"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  cfAccountV1Add: {"method": "POST", "path": "/api/operators/cf-tokens", "effect": "write", "isPublic": false, "success": "CF account is successfully added!", "failure": "Failed to add domain", "tags": [], "invalidates": ["CfAccount"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  cfAccountV1Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens", "effect": "write", "isPublic": false, "success": "CF account deleted.", "failure": "Failed to delete token", "tags": [], "invalidates": ["CfAccount"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  cfAccountsV2: {"method": "GET", "path": "/api/operators/cf-tokens/v2", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CfAccount"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  cfAccountV2Add: {"method": "POST", "path": "/api/operators/cf-tokens/v2", "effect": "write", "isPublic": false, "success": "CF account is successfully added!", "failure": "Failed to add cf account", "tags": [], "invalidates": ["CfAccount"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  cfAccountV2Update: {"method": "PUT", "path": "/api/operators/cf-tokens/v2", "effect": "write", "isPublic": false, "success": "CF account updated.", "failure": "Unable to perform this action", "tags": [], "invalidates": ["CfAccount"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  cfAccountV2Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens/v2", "effect": "write", "isPublic": false, "success": "CF account deleted.", "failure": "Failed to delete token", "tags": [], "invalidates": ["CfAccount"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
