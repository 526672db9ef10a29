// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playersReveal: {"method": "POST", "path": "/api/players/reveal", "effect": "write", "isPublic": false, "success": null, "failure": "Nothing was revealed. Please try again.", "tags": [], "invalidates": ["Activity", "Reveal"], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  playersReveals: {"method": "GET", "path": "/api/players/reveals", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Reveal"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
