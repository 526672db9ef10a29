// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  usernames: {"method": "GET", "path": "/api/players/usernames", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["UsernameReview"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  username: {"method": "GET", "path": "/api/players/usernames/{playerCode}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["UsernameReview"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  usernameFacts: {"method": "GET", "path": "/api/players/usernames/{playerCode}/facts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["UsernameReview"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  usernameUpdate: {"method": "PUT", "path": "/api/players/usernames", "effect": "write", "isPublic": false, "success": {"field": "status", "byValue": {"PENDING": "Username saved!", "APPROVE": "Username approved!", "REJECT": "Username rejected!"}}, "failure": "The username was not changed. Please try again.", "tags": [], "invalidates": ["Badges", "Player", "UsernameReview"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false, "act": {"name": "approveUsername", "body": "usernameForm"}},
} as const satisfies Record<string, OperationMeta>;
