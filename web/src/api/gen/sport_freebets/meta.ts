// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  sportFreebetTemplates: {"method": "GET", "path": "/api/bonus/sport", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Freebet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  appliedFreebets: {"method": "GET", "path": "/api/bonus/sport/applied", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Freebet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  appliedFreebet: {"method": "GET", "path": "/api/bonus/sport/applied/{freeBetId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Freebet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  appliedFreebetDetails: {"method": "GET", "path": "/api/bonus/sport/applied/{freeBetId}/details", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Freebet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  appliedFreebetPayload: {"method": "GET", "path": "/api/bonus/sport/applied/{freeBetId}/json", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Freebet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  sportFreebetAdd: {"method": "POST", "path": "/api/bonus/sport/player/{playerId}", "effect": "write", "isPublic": false, "success": "Sport FreeBet added successfully", "failure": "Unable to perform this action", "tags": [], "invalidates": ["Freebet"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "changeWallet", "body": "freebetAdd"}},
} as const satisfies Record<string, OperationMeta>;
